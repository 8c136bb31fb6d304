import CSoup
import GLib

/// A web server on the loopback address, on the main loop (SoupServer). It answers as it was told to, path
/// by path; every other path is 404.
@MainActor
final class TestServer {
  /// How a path is answered.
  enum Answer {
    case content([UInt8], etag: String? = nil)
    case status(Int)
    case redirect(to: String)
    /// A redirect of any status, to any text.
    case redirectOf(status: Int, to: String)
    /// The request stays open until `release`, which then sends the content.
    case held([UInt8])
    /// These very bytes instead of an answer; then the connection is closed, or left open.
    case raw([UInt8], closes: Bool)
    /// So many bytes, without having told how many.
    case flood(Int)
  }

  struct Request: Equatable {
    let path: String
    let etag: String?
    let userAgent: String?
  }

  var answers: [String: Answer] = [:]
  /// What it was asked, in the order of arrival.
  private(set) var requests: [Request] = []
  /// The paths of the requests that are held.
  var held: [String] { waiting.map(\.path) }
  private(set) var flood: Flood?

  private var listener: SoupListener?
  private var waiting: [(path: String, message: OpaquePointer)] = []
  private var connections: [StolenConnection] = []

  /// - Parameter certificate: a certificate and its key in PEM; without, the server is not encrypted.
  init(certificate: String? = nil) throws {
    listener = try SoupListener(certificate: certificate) { [unowned self] in answer($0, $1) }
  }

  /// Refuses connections from now on, and ends those there are.
  func stop() {
    for (_, message) in waiting { g_object_unref(UnsafeMutableRawPointer(message)) }
    waiting = []
    for connection in connections { connection.close() }
    connections = []
    listener?.stop()
  }

  /// The port that it listens on.
  var port: UInt16 { listener?.port ?? 0 }

  /// The address of a path.
  func address(_ path: String) -> String { (listener?.url ?? "") + path }

  /// Sends what was held for a path.
  func release(_ path: String) {
    guard let index = waiting.firstIndex(where: { $0.path == path }) else { return }
    let (_, message) = waiting.remove(at: index)
    if case .held(let bytes) = answers[path] { send(bytes, etag: nil, message) }
    soup_server_message_unpause(message)
    g_object_unref(UnsafeMutableRawPointer(message))
  }

  private func answer(_ message: OpaquePointer, _ path: String) {
    let headers = soup_server_message_get_request_headers(message)
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let etag = header("If-None-Match")
    requests.append(Request(path: path, etag: etag, userAgent: header("User-Agent")))
    switch answers[path] {
    case nil: soup_server_message_set_status(message, 404, nil)
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
      guard let connection = StolenConnection(of: message) else { return }
      connection.write(bytes)
      if closes { connection.close() } else { connections.append(connection) }
    case .flood(let count):
      guard let connection = soup_server_message_steal_connection(message) else { return }
      flood = Flood(count, into: UInt(bitPattern: connection))
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

/// Bytes without end, from a thread of their own, until nobody takes them.
final class Flood: @unchecked Sendable {
  private let worker = Worker()
  private var count = 0

  init(_ limit: Int, into connection: UInt) {
    worker.run { [self] in
      guard let stream = UnsafeMutablePointer<GIOStream>(bitPattern: connection) else { return }
      let output = g_io_stream_get_output_stream(stream)
      let head = Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)
      var piece = head + [UInt8](repeating: 0, count: 1 << 16)
      while count < limit {
        var written: gsize = 0
        let isTaken = g_output_stream_write_all(
          output, piece, gsize(piece.count), &written, nil, nil)
        count += Int(written)
        guard isTaken != 0 else { break }
        piece = [UInt8](repeating: 0, count: 1 << 16)
      }
      g_io_stream_close(stream, nil, nil)
      g_object_unref(stream)
    }
  }

  /// How many were sent; waits for the last.
  var sent: Int {
    worker.wait()
    return count
  }
}
