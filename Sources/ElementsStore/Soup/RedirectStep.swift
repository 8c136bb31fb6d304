import CSoup
import Elements
import GLib

/// One request on the way of redirects. Looks at the address that it is connected to before anything is sent there,
/// because a name tells little: the network resolves it, and anybody can let it lead to this computer.
final class RedirectStep {
  /// Why the connection was not used.
  private(set) var refusal: RedirectRefusal?
  let origin: WebOrigin
  /// The request whose answer redirects to this one.
  let last: RedirectStep?
  private let remoteAddress: (OpaquePointer?) -> UnsafeMutablePointer<GSocketAddress>?
  private let cancellable: Cancellable
  /// How far the connected server is away; nil where a proxy is connected in its place.
  private var connected: NetworkScope?

  /// - Parameters:
  ///   - last: nil for the first request, which goes wherever the user says.
  ///   - remoteAddress: `soup_message_get_remote_address`.
  ///   - cancellable: of the request.
  init(
    to origin: WebOrigin, from last: RedirectStep?,
    _ remoteAddress: @escaping (OpaquePointer?) -> UnsafeMutablePointer<GSocketAddress>?,
    _ cancellable: Cancellable
  ) {
    self.origin = origin
    self.last = last
    self.remoteAddress = remoteAddress
    self.cancellable = cancellable
  }

  private var scope: NetworkScope { connected ?? origin.scope }

  /// The address that `location`, relative to `uri`, names. Throws where it is not to be followed.
  func target(of location: String, from uri: OpaquePointer?) throws(HTTPError) -> String {
    let nowhere = HTTPError.redirected(RedirectRefusal(reason: .noWebAddress, host: ""))
    guard let target = g_uri_parse_relative(uri, location, Self.flags, nil) else { throw nowhere }
    defer { g_uri_unref(target) }
    // Other letters than ASCII's can be another spelling of what the rule looks for.
    guard g_uri_get_userinfo(target) == nil, let origin = Self.origin(of: target),
      origin.name.utf8.allSatisfy({ $0 < 0x80 }), let text = g_uri_to_string(target)
    else { throw nowhere }
    defer { g_free(text) }
    if let refusal = RedirectRule.refusal(from: self.origin, scope, to: origin, origin.scope) {
      throw .redirected(refusal)
    }
    return String(cString: text)
  }

  /// How addresses are read: what is encoded in them stays so.
  static let flags = GUriFlags(
    rawValue: G_URI_FLAGS_ENCODED_PATH.rawValue | G_URI_FLAGS_ENCODED_QUERY.rawValue
      | G_URI_FLAGS_ENCODED_FRAGMENT.rawValue | G_URI_FLAGS_SCHEME_NORMALIZE.rawValue)

  /// The server in an address; nil where that is none of the web.
  static func origin(of uri: OpaquePointer?) -> WebOrigin? {
    guard let name = g_uri_get_host(uri), let scheme = g_uri_get_scheme(uri) else { return nil }
    let port = g_uri_get_port(uri)
    return WebOrigin(
      scheme: String(cString: scheme), name: String(cString: name),
      port: port == -1 ? nil : Int(port))
  }

  // MARK: The connection

  /// Looks at the connection as soon as there is one (`SoupMessage::starting`).
  func watch(_ message: OpaquePointer) {
    let handler: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    handler = { message, step in
      Unmanaged<RedirectStep>.fromOpaque(step).takeUnretainedValue().look(at: message)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "starting",
      unsafeBitCast(handler, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { step, _ in step.map { Unmanaged<RedirectStep>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }

  private func look(at message: OpaquePointer) {
    connected = scope(ofConnectionOf: message)
    guard let last, let connected else { return }
    refusal = RedirectRule.refusal(from: last.origin, last.scope, to: origin, connected)
    // Before anything is sent.
    if refusal != nil { cancellable.cancel() }
  }

  private func scope(ofConnectionOf message: OpaquePointer) -> NetworkScope? {
    guard let address = remoteAddress(message) else { return nil }
    let instance = UnsafeMutableRawPointer(address).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, g_inet_socket_address_get_type()) != 0,
      g_type_check_instance_is_a(instance, g_proxy_address_get_type()) == 0
    else { return nil }
    let socket = UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)
    let inet = g_inet_socket_address_get_address(socket)
    let bytes = UnsafeRawBufferPointer(
      start: g_inet_address_to_bytes(inet), count: Int(g_inet_address_get_native_size(inet)))
    return IPAddress(bytes: Array(bytes)).map { NetworkScope($0) }
  }
}
