import CSoup
import Elements
import GLib

/// A web server on the loopback address, on the main loop, that keeps favorites (SoupServer). Between it and
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
    /// The list, if it is asked for, with each favorite twice.
    case doubleList
  }

  struct Request: Equatable {
    let method: String
    let path: String
    let key: String?
    let authorization: String?
    let body: String

    /// What it sends.
    var record: FavoriteRecord? {
      try? FavoriteReader.read(bytes: Array("[\(body)]".utf8), file: path, limit: 1).first
    }
  }

  /// What goes wrong with the next requests, each with one; nil where nothing does.
  var faults: [Fault?] = []
  /// Closes every connection as long as it holds.
  var isOffline = false
  /// Whether it answers a request that comes twice as it answered the first.
  var knowsKeys = true
  /// Drops requests by chance: some before they are done, some when they are, without an answer.
  var dropping: SplitMix64?
  /// The name under which it keeps what is sent to it under another.
  var storedName: (String) -> String = { $0 }
  /// The body of its answers to a favorite that was added; nil for the favorite.
  var answerToPost: String?
  /// Whether it tells what it calls the favorites.
  var tellsIDs = true
  /// What it lists beside the favorites, in JSON.
  var malformedRecords: [String] = []
  private(set) var requests: [Request] = []
  private(set) var records: [Favorite] = []
  private var oldRecords: [Favorite] = []
  private var made: [String: Favorite] = [:]
  private var lastID = 0
  private var silent: [StolenConnection] = []
  private var listener: SoupListener?

  /// - Parameter certificate: a certificate and its key in PEM; without, the server is not encrypted.
  init(certificate: String? = nil) throws {
    listener = try SoupListener(certificate: certificate) { [unowned self] in answer($0, $1) }
  }

  /// Its address.
  var url: String { listener?.url ?? "" }

  /// Ends all connections, and listens no longer. What it has stays.
  func stop() {
    release()
    listener?.stop()
  }

  /// Listens where it did before.
  func listen() throws { try listener?.listen() }

  /// Closes the connections on which nothing was answered.
  func release() {
    for connection in silent { connection.close() }
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
    case ("GET", ["favorites"]): return (200, json(records))
    case ("POST", ["favorites"]):
      guard
        let sent = request.record
      else { return (400, "{}") }
      if knowsKeys, let key = request.key, let known = made[key] { return (201, json(known)) }
      let favorite = add(sent.number, by: storedName(sent.favoritedBy), at: sent.time ?? 0)
      if let key = request.key { made[key] = favorite }
      return (201, answerToPost ?? json(favorite))
    case ("DELETE", let path) where path.count == 2 && path[0] == "favorites":
      guard records.contains(where: { $0.serverID == path[1] }) else { return (404, "{}") }
      remove { $0.serverID == path[1] }
      return (200, "{}")
    default: return (404, "{}")
    }
  }

  func json(_ favorites: [Favorite]) -> String {
    "[" + (favorites.map { json($0) } + malformedRecords).joined(separator: ",") + "]"
  }

  private func json(_ favorite: Favorite) -> String {
    let id = tellsIDs ? #""id":"\#(favorite.serverID ?? "")","# : ""
    return #"{\#(id)"number":\#(favorite.number),"#
      + #""favoritedBy":"\#(favorite.favoritedBy)","#
      + #""favoritedAt":"\#(Timestamp.text(of: favorite.time))","name":"an element","new":[1]}"#
  }

  // MARK: Answers

  private func answer(_ message: OpaquePointer, _ path: String) {
    let request = Self.request(message, path)
    if isOffline { return send("", message) }
    requests.append(request)
    let fault = faults.isEmpty ? drop() : faults.removeFirst()
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
      if let connection = StolenConnection(of: message) { silent.append(connection) }
    case .answer(let status, let headers, let body, let isDone):
      if isDone { _ = perform(request) }
      send(Self.text(status, headers, body), message)
    case .oldList, .doubleList:
      let old = json(oldRecords)
      let double = json(records + records)
      let (status, body) = perform(request)
      var answer = body
      if request.method == "GET", case .oldList? = fault { answer = old }
      if request.method == "GET", case .doubleList? = fault { answer = double }
      send(Self.text(status, "", answer), message)
    }
  }

  private func drop() -> Fault? {
    guard var chance = dropping else { return nil }
    defer { dropping = chance }
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: return .close(isDone: false)
    case 1, 2: return .close(isDone: true)
    default: return nil
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
    guard let connection = StolenConnection(of: message) else { return }
    connection.write(Array(text.utf8))
    connection.close()
  }
}
