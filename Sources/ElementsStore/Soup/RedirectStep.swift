import CSoup
import Elements
import GLib

/// One request in a chain of redirects. Checks the address of the connection before anything is sent, because a host
/// name can resolve to any address, also to this computer.
final class RedirectStep {
  /// Reason why the connection was refused.
  private(set) var refusal: RedirectRefusal?
  let origin: WebOrigin
  /// Previous request in the chain.
  let previous: RedirectStep?
  private let remoteAddress: (OpaquePointer?) -> UnsafeMutablePointer<GSocketAddress>?
  private let cancellable: Cancellable
  /// Network scope of the connected server; nil behind a proxy.
  private var connected: NetworkScope?

  /// - Parameters:
  ///   - previous: nil for the first request, which goes to the user's URL without a check.
  ///   - remoteAddress: `soup_message_get_remote_address`.
  ///   - cancellable: cancels the request.
  init(
    to origin: WebOrigin, from previous: RedirectStep?,
    _ remoteAddress: @escaping (OpaquePointer?) -> UnsafeMutablePointer<GSocketAddress>?,
    _ cancellable: Cancellable
  ) {
    self.origin = origin
    self.previous = previous
    self.remoteAddress = remoteAddress
    self.cancellable = cancellable
  }

  private var scope: NetworkScope { connected ?? origin.scope }

  /// Resolves `location` relative to `uri`. Throws if the redirect must not be followed.
  func target(of location: String, from uri: OpaquePointer?) throws(HTTPError) -> String {
    let nowhere = HTTPError.redirected(RedirectRefusal(reason: .noWebAddress, host: ""))
    guard let target = g_uri_parse_relative(uri, location, Self.flags, nil) else { throw nowhere }
    defer { g_uri_unref(target) }
    // Non-ASCII characters could be another spelling of a name that the rule refuses.
    guard g_uri_get_userinfo(target) == nil, let origin = Self.origin(of: target),
      origin.name.utf8.allSatisfy({ $0 < 0x80 }), let text = g_uri_to_string(target)
    else { throw nowhere }
    defer { g_free(text) }
    if let refusal = RedirectRule.refusal(from: self.origin, scope, to: origin, origin.scope) {
      throw .redirected(refusal)
    }
    return String(cString: text)
  }

  /// Flags for parsing URLs: percent-encoded parts stay encoded.
  static let flags = GUriFlags(
    rawValue: G_URI_FLAGS_ENCODED_PATH.rawValue | G_URI_FLAGS_ENCODED_QUERY.rawValue
      | G_URI_FLAGS_ENCODED_FRAGMENT.rawValue | G_URI_FLAGS_SCHEME_NORMALIZE.rawValue)

  /// Returns the origin of a URL; nil if it has none.
  static func origin(of uri: OpaquePointer?) -> WebOrigin? {
    guard let name = g_uri_get_host(uri), let scheme = g_uri_get_scheme(uri) else { return nil }
    let port = g_uri_get_port(uri)
    return WebOrigin(
      scheme: String(cString: scheme), name: String(cString: name),
      port: port == -1 ? nil : Int(port))
  }

  // MARK: The connection

  /// Checks the connection once it is established (`SoupMessage::starting`).
  func observe(_ message: OpaquePointer) {
    let handler: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    handler = { message, step in
      Unmanaged<RedirectStep>.fromOpaque(step).takeUnretainedValue().checkConnection(of: message)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "starting",
      unsafeBitCast(handler, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { step, _ in step.map { Unmanaged<RedirectStep>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }

  private func checkConnection(of message: OpaquePointer) {
    connected = scope(ofConnectionOf: message)
    guard let previous, let connected else { return }
    refusal = RedirectRule.refusal(from: previous.origin, previous.scope, to: origin, connected)
    // Before anything is sent.
    if refusal != nil { cancellable.cancel() }
  }

  private func scope(ofConnectionOf message: OpaquePointer) -> NetworkScope? {
    guard let address = remoteAddress(message) else { return nil }
    let instance = UnsafeMutableRawPointer(address)
    guard instance.isInstance(of: g_inet_socket_address_get_type()),
      !instance.isInstance(of: g_proxy_address_get_type())
    else { return nil }
    let socket = instance.assumingMemoryBound(to: GInetSocketAddress.self)
    let inet = g_inet_socket_address_get_address(socket)
    let bytes = UnsafeRawBufferPointer(
      start: g_inet_address_to_bytes(inet), count: Int(g_inet_address_get_native_size(inet)))
    return IPAddress(bytes: Array(bytes)).map { NetworkScope($0) }
  }
}
