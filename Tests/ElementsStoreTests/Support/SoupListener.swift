import CSoup
import GLib

/// Listener of the tests' web servers on the loopback address and the main loop (SoupServer).
@MainActor
final class SoupListener {
  /// Port, from the first `listen` on.
  private(set) var port: UInt16 = 0

  nonisolated(unsafe) private let server: UnsafeMutablePointer<SoupServer>?
  private let isEncrypted: Bool
  private let answer: @MainActor (_ message: OpaquePointer, _ path: String) -> Void

  /// - Parameters:
  ///   - certificate: a certificate and its key in PEM; nil for plain HTTP.
  ///   - answer: called with each request.
  init(
    certificate: String? = nil,
    answer: @escaping @MainActor (_ message: OpaquePointer, _ path: String) -> Void
  ) throws {
    let made = UnsafeMutableRawPointer(
      g_object_new_with_properties(soup_server_get_type(), 0, nil, nil))
    server = made?.assumingMemoryBound(to: SoupServer.self)
    isEncrypted = certificate != nil
    self.answer = answer
    if let certificate {
      let pair = try throwing { g_tls_certificate_new_from_pem(certificate, -1, $0) }
      soup_server_set_tls_certificate(server, pair)
      g_object_unref(pair)
    }
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, data in
        guard let path else { return }
        let (request, listener) = (UInt(bitPattern: message), UInt(bitPattern: data))
        let name = String(cString: path)
        MainActor.assumeIsolated {
          guard let message = OpaquePointer(bitPattern: request),
            let data = UnsafeRawPointer(bitPattern: listener)
          else { return }
          Unmanaged<SoupListener>.fromOpaque(data).takeUnretainedValue().answer(message, name)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    try listen()
  }

  deinit { g_object_unref(server) }

  /// URL of the server.
  var url: String { "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)" }

  /// Listens; on the same port if it did before.
  func listen() throws {
    let options = SoupServerListenOptions(
      rawValue: SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue
        | (isEncrypted ? SOUP_SERVER_LISTEN_HTTPS.rawValue : 0))
    _ = try throwing { soup_server_listen_local(server, guint(port), options, $0) }
    guard port == 0, let list = soup_server_get_uris(server) else { return }
    port = UInt16(g_uri_get_port(list.pointee.data.map { OpaquePointer($0) }))
    g_slist_free_full(list) { g_uri_unref($0.map { OpaquePointer($0) }) }
  }

  /// Closes all connections and stops listening.
  func stop() { soup_server_disconnect(server) }
}

/// Connection detached from its server, to write any bytes to it.
@MainActor
struct StolenConnection {
  private let stream: UnsafeMutablePointer<GIOStream>

  /// Returns nil if the connection is closed.
  init?(of message: OpaquePointer) {
    guard let stream = soup_server_message_steal_connection(message) else { return nil }
    self.stream = stream
  }

  func write(_ bytes: [UInt8]) {
    g_output_stream_write_all(
      g_io_stream_get_output_stream(stream), bytes, gsize(bytes.count), nil, nil, nil)
  }

  /// Closes the connection.
  func close() {
    g_io_stream_close(stream, nil, nil)
    g_object_unref(stream)
  }
}
