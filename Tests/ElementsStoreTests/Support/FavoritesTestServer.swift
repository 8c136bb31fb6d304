import CSoup
import Elements
import GLib

/// A web server on the loopback address, on the main loop, that keeps favourites (SoupServer). Between it and
/// whoever asks stand the faults that it was told of, each for one request.
@MainActor
final class FavoritesTestServer {
  /// What goes wrong with one request.
  enum Fault {
    /// The connection is closed before the server has got anything, or after it has done what was asked.
    case close(isDone: Bool)
    /// The answer ends after so many bytes.
    case cut(Int)
    /// There is no answer until `release`.
    case silence
    /// Another answer than the server's own, which may have done what was asked.
    case answer(Int, headers: String = "", body: String = "", isDone: Bool = false)
    /// The list, if it is asked for, as it was before its last change.
    case oldList
    /// The list, if it is asked for, with each favourite twice.
    case doubleList
  }

  struct Request: Equatable {
    let method: String
    let path: String
    let key: String?
    let authorization: String?
    let body: String
  }

  /// What goes wrong with the next requests, each with one; nil where nothing does.
  var faults: [Fault?] = []
  /// Closes every connection as long as it holds.
  var isOffline = false
  /// Whether it answers a request that comes twice as it answered the first.
  var knowsKeys = true
  private(set) var requests: [Request] = []
  private(set) var records: [Favorite] = []
  private var oldRecords: [Favorite] = []
  private var made: [String: Favorite] = [:]
  private var lastID = 0
  private var silent: [UnsafeMutablePointer<GIOStream>] = []

  nonisolated(unsafe) private let server: UnsafeMutablePointer<SoupServer>?
  private var port: UInt16 = 0
  private let isEncrypted: Bool

  /// - Parameter certificate: a certificate and its key in PEM; without, the server is not encrypted.
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
    try listen()
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
          Unmanaged<FavoritesTestServer>.fromOpaque(data).takeUnretainedValue()
            .answer(message, name)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit { g_object_unref(server) }

  /// Its address.
  var url: String { "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)" }

  /// Ends all connections, and listens no longer. What it has stays.
  func stop() {
    release()
    soup_server_disconnect(server)
  }

  /// Listens where it did before.
  func listen() throws {
    let options = SoupServerListenOptions(
      rawValue: SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue
        | (isEncrypted ? SOUP_SERVER_LISTEN_HTTPS.rawValue : 0))
    _ = try throwing { soup_server_listen_local(server, guint(port), options, $0) }
    guard port == 0, let list = soup_server_get_uris(server) else { return }
    port = UInt16(g_uri_get_port(list.pointee.data.map { OpaquePointer($0) }))
    g_slist_free_full(list) { g_uri_unref($0.map { OpaquePointer($0) }) }
  }

  /// Closes the connections on which nothing was answered.
  func release() {
    for connection in silent { close(connection) }
    silent = []
  }

  // MARK: What it has

  /// Somebody else's request.
  @discardableResult
  func add(_ number: Int, by name: String, at time: Int64 = 0) -> Favorite {
    oldRecords = records
    lastID += 1
    let favorite = Favorite(number: number, favoritedBy: name, time: time, serverID: "\(lastID)")
    records.append(favorite)
    return favorite
  }

  /// Somebody else's request.
  func remove(where isGone: (Favorite) -> Bool) {
    oldRecords = records
    records.removeAll(where: isGone)
  }

  /// Status and body of the answer to a request, after what it asks for was done.
  private func perform(_ request: Request) -> (Int, String) {
    switch (request.method, request.path.split(separator: "/").map(String.init)) {
    case ("GET", ["favorites"]): return (200, Self.json(records))
    case ("POST", ["favorites"]):
      guard
        let sent = try? FavoriteReader.readOne(bytes: Array(request.body.utf8), file: "POST")
      else { return (400, "{}") }
      if knowsKeys, let key = request.key, let known = made[key] { return (201, Self.json(known)) }
      let favorite = add(sent.number, by: sent.favoritedBy, at: sent.time ?? 0)
      if let key = request.key { made[key] = favorite }
      return (201, Self.json(favorite))
    case ("DELETE", let path) where path.count == 2 && path[0] == "favorites":
      guard records.contains(where: { $0.serverID == path[1] }) else { return (404, "{}") }
      remove { $0.serverID == path[1] }
      return (200, "{}")
    default: return (404, "{}")
    }
  }

  static func json(_ favorites: [Favorite]) -> String {
    "[" + favorites.map { json($0) }.joined(separator: ",") + "]"
  }

  private static func json(_ favorite: Favorite) -> String {
    #"{"id":"\#(favorite.serverID ?? "")","number":\#(favorite.number),"#
      + #""favoritedBy":"\#(favorite.favoritedBy)","#
      + #""favoritedAt":"\#(Timestamp.text(of: favorite.time))","name":"an element","new":[1]}"#
  }

  // MARK: Answers

  private func answer(_ message: OpaquePointer, _ path: String) {
    let request = Self.request(message, path)
    if isOffline { return send("", message) }
    requests.append(request)
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    switch fault {
    case nil:
      let (status, body) = perform(request)
      send(Self.text(status, "", body), message)
    case .close(let isDone):
      if isDone { _ = perform(request) }
      send("", message)
    case .cut(let count):
      let (status, body) = perform(request)
      send(String(Self.text(status, "", body).prefix(count)), message)
    case .silence:
      if let connection = soup_server_message_steal_connection(message) {
        silent.append(connection)
      }
    case .answer(let status, let headers, let body, let isDone):
      if isDone { _ = perform(request) }
      send(Self.text(status, headers, body), message)
    case .oldList, .doubleList:
      let old = Self.json(oldRecords)
      let double = Self.json(records + records)
      let (status, body) = perform(request)
      var answer = body
      if request.method == "GET", case .oldList? = fault { answer = old }
      if request.method == "GET", case .doubleList? = fault { answer = double }
      send(Self.text(status, "", answer), message)
    }
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
      key: header("Idempotency-Key"), authorization: header("Authorization"),
      body: String(decoding: bytes ?? UnsafeRawBufferPointer(start: nil, count: 0), as: UTF8.self))
  }

  /// An answer as it goes over the connection.
  private static func text(_ status: Int, _ headers: String, _ body: String) -> String {
    let length = headers.contains("Content-Length") ? "" : "Content-Length: \(body.utf8.count)\r\n"
    return "HTTP/1.1 \(status) Status\r\n\(headers)\(length)Connection: close\r\n\r\n\(body)"
  }

  /// Writes these very bytes, and closes the connection.
  private func send(_ text: String, _ message: OpaquePointer) {
    guard let connection = soup_server_message_steal_connection(message) else { return }
    let bytes = Array(text.utf8)
    g_output_stream_write_all(
      g_io_stream_get_output_stream(connection), bytes, gsize(bytes.count), nil, nil, nil)
    close(connection)
  }

  private func close(_ connection: UnsafeMutablePointer<GIOStream>) {
    g_io_stream_close(connection, nil, nil)
    g_object_unref(connection)
  }
}
