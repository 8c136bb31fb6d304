import CSoup
import GLib

/// The body of a request. libsoup sends a request again whose connection the server has closed unanswered, and then without
/// its body, unless that is set once more.
final class RequestBody {
  private let soup: CSoupFunctions
  private let bytes: Bytes

  init(json: String, _ soup: CSoupFunctions) {
    self.soup = soup
    bytes = Bytes(Array(json.utf8))
  }

  /// Gives `message` the body, now and each time when it is sent again (`SoupMessage::restarted`).
  func set(of message: OpaquePointer) {
    write(to: message)
    let handler: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    handler = { message, body in
      Unmanaged<RequestBody>.fromOpaque(body).takeUnretainedValue().write(to: message)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "restarted", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { body, _ in body.map { Unmanaged<RequestBody>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }

  private func write(to message: OpaquePointer) {
    soup.soup_message_set_request_body_from_bytes(message, "application/json", bytes.pointer)
  }
}
