import CSoup
import GLib

/// Web server on the loopback address and the main loop (SoupServer). Each request goes to `handler`, which by default
/// looks up the path in `answers`.
@MainActor
final class TestServer {
  struct Request: Equatable {
    let method: String
    let path: String
    /// The query, still percent-encoded.
    var query: String?
    /// `If-None-Match`.
    let etag: String?
    /// `If-Match`.
    var match: String?
    let userAgent: String?
    /// `Idempotency-Key`.
    let key: String?
    let authorization: String?
    let body: String
  }

  /// Response to a request.
  enum Answer {
    case content([UInt8], etag: String? = nil)
    case status(Int)
    case redirect(to: String)
    /// A redirect with any status and `Location`.
    case redirectOf(status: Int, to: String)
    /// The response is sent on `release`.
    case held([UInt8])
    /// Raw bytes instead of a response; then the connection is closed, or left open.
    case raw([UInt8], closes: Bool)
    /// This many bytes without a `Content-Length`.
    case flood(Int)
  }

  /// Returns the response to each request.
  var handler: (@MainActor (Request) -> Answer)?
  /// Responses of the default handler by path; 404 for others.
  var answers: [String: Answer] = [:]
  /// True to close every connection. Such requests are not recorded.
  var isOffline = false
  /// Requests in their order.
  private(set) var requests: [Request] = []
  /// Paths of the held requests.
  var held: [String] { waiting.map(\.path) }
  private(set) var flood: Flood?
  /// Port, from the first `listen` on.
  private(set) var port: UInt16 = 0

  nonisolated(unsafe) private let server: UnsafeMutablePointer<SoupServer>?
  private let isEncrypted: Bool
  private var waiting: [(path: String, message: OpaquePointer)] = []
  /// Connections left open.
  private var connections: [DetachedConnection] = []

  /// - Parameter certificate: a trusted certificate and its key in PEM; nil for plain HTTP.
  init(certificate: String? = nil) throws {
    let made = UnsafeMutableRawPointer(
      g_object_new_with_properties(soup_server_get_type(), 0, nil, nil))
    server = made?.assumingMemoryBound(to: SoupServer.self)
    isEncrypted = certificate != nil
    if let certificate {
      let pair = try throwing { g_tls_certificate_new_from_pem(certificate, -1, $0) }
      soup_server_set_tls_certificate(server, pair)
      g_object_unref(pair)
    }
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, data in
        guard let path else { return }
        let (request, server) = (UInt(bitPattern: message), UInt(bitPattern: data))
        let name = String(cString: path)
        MainActor.assumeIsolated {
          guard let message = OpaquePointer(bitPattern: request),
            let data = UnsafeRawPointer(bitPattern: server)
          else { return }
          Unmanaged<TestServer>.fromOpaque(data).takeUnretainedValue().receive(message, name)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    try listen()
  }

  deinit { g_object_unref(server) }

  /// URL of the server.
  var url: String { "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)" }

  /// Returns the URL of a path.
  func address(_ path: String) -> String { url + path }

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
  func stop() {
    for (_, message) in waiting { g_object_unref(UnsafeMutableRawPointer(message)) }
    waiting = []
    closeConnections()
    soup_server_disconnect(server)
  }

  /// Closes the connections left open.
  func closeConnections() {
    for connection in connections { connection.close() }
    connections = []
  }

  /// Sends the held response of a path.
  func release(_ path: String) {
    guard let index = waiting.firstIndex(where: { $0.path == path }) else { return }
    let (_, message) = waiting.remove(at: index)
    if case .held(let bytes) = answers[path] { send(bytes, etag: nil, message) }
    soup_server_message_unpause(message)
    g_object_unref(UnsafeMutableRawPointer(message))
  }

  // MARK: Requests

  private func receive(_ message: OpaquePointer, _ path: String) {
    if isOffline { return answer(message, .raw([], closes: true), etag: nil, path) }
    let request = Self.request(message, path)
    requests.append(request)
    let response = handler?(request) ?? answers[path] ?? .status(404)
    answer(message, response, etag: request.etag, path)
  }

  private static func request(_ message: OpaquePointer, _ path: String) -> Request {
    let headers = soup_server_message_get_request_headers(message)
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let body = soup_server_message_get_request_body(message)
    let bytes = body.map {
      UnsafeRawBufferPointer(start: $0.pointee.data, count: Int($0.pointee.length))
    }
    return Request(
      method: String(cString: soup_server_message_get_method(message)), path: path,
      query: g_uri_get_query(soup_server_message_get_uri(message)).map { String(cString: $0) },
      etag: header("If-None-Match"), match: header("If-Match"), userAgent: header("User-Agent"),
      key: header("Idempotency-Key"), authorization: header("Authorization"),
      body: String(decoding: bytes ?? UnsafeRawBufferPointer(start: nil, count: 0), as: UTF8.self))
  }

  // MARK: Responses

  private func answer(
    _ message: OpaquePointer, _ answer: Answer, etag: String?, _ path: String
  ) {
    switch answer {
    case .status(let status): soup_server_message_set_status(message, guint(status), nil)
    case .redirect(let place):
      let target = place.hasPrefix("http") ? place : address(place)
      soup_server_message_set_redirect(message, 302, target)
    case .redirectOf(let status, let place):
      let reply = soup_server_message_get_response_headers(message)
      soup_message_headers_replace(reply, "Location", place)
      soup_server_message_set_status(message, guint(status), nil)
    case .content(_, let mark?) where mark == etag:
      soup_server_message_set_status(message, 304, nil)
    case .content(let bytes, let mark): send(bytes, etag: mark, message)
    case .held:
      g_object_ref(UnsafeMutableRawPointer(message))
      waiting.append((path, message))
      soup_server_message_pause(message)
    case .raw(let bytes, let closes):
      guard let connection = DetachedConnection(of: message) else { return }
      connection.write(bytes)
      if closes { connection.close() } else { connections.append(connection) }
    case .flood(let count):
      guard let connection = DetachedConnection(of: message) else { return }
      flood = Flood(count, into: connection)
    }
  }

  private func send(_ bytes: [UInt8], etag: String?, _ message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    if let etag { soup_message_headers_replace(headers, "ETag", etag) }
    soup_server_message_set_status(message, 200, nil)
    bytes.withUnsafeBytes { buffer in
      soup_server_message_set_response(
        message, "image/png", SOUP_MEMORY_COPY,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(buffer.count))
    }
  }
}
