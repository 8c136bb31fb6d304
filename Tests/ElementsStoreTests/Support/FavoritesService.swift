import Elements
import GLib

/// The favorites API, or Kinto's, on a `TestServer`. Each fault applies to one request.
@MainActor
final class FavoritesService {
  /// Fault of one request.
  enum Fault {
    /// The connection is closed, before or after the request is processed.
    case close(isDone: Bool)
    /// The response ends after this many bytes.
    case cut(Int)
    /// There is no response until `closeConnections`.
    case silence
    /// The request is processed, without a response, by `processLateRequests`.
    case late
    /// The connection is closed, and the request processed after so many others.
    case delay(Int)
    /// A different response; the request may have been processed.
    case answer(Int, headers: String = "", body: String = "", isDone: Bool = false)
    /// A list is sent as it was before its last change.
    case oldList
    /// A list is sent with each favorite twice.
    case doubleList
  }

  let http: TestServer
  let kind: ServerKind
  /// Faults of the next requests, one each; nil for none.
  var faults: [Fault?] = []
  /// True if it answers a repeated key with its first response.
  var knowsKeys = true
  /// Drops random requests, some before and some after processing them, without a response.
  var dropping: SplitMix64?
  /// Maps the name in a request to the one that it stores.
  var storedName: (String) -> String = { $0 }
  /// Body of the response to a POST; nil for the favorite.
  var answerToPost: String?
  /// True if its responses contain IDs.
  var tellsIDs = true
  /// Further records of the list, in JSON.
  var malformedRecords: [String] = []
  private(set) var records: [Favorite] = []
  /// Requests that are not processed yet.
  private(set) var lateRequests: [TestServer.Request] = []
  private var delayedRequests: [(request: TestServer.Request, remaining: Int)] = []
  private var oldRecords: [Favorite] = []
  private var made: [String: Favorite] = [:]
  private var lastID = 0

  /// The version of each record of a Kinto server, deleted ones included, and the newest of all.
  private(set) var versions: [String: Int] = [:]
  private(set) var version = 1
  private(set) var deletedIDs: Set<String> = []
  /// The reason for which a Kinto server refuses additions under each name.
  var refusals: [String: SyncRefusal] = [:]
  /// Number of records of a page of a Kinto server.
  var pageSize = 1000

  /// - Parameter certificate: a trusted certificate and its key in PEM; nil for plain HTTP.
  init(_ kind: ServerKind = .simple, certificate: String? = nil) throws {
    self.kind = kind
    http = try TestServer(certificate: certificate)
    http.handler = { [unowned self] in answer(to: $0) }
  }

  // MARK: Favorites

  /// Simulates another client's request.
  @discardableResult
  func add(_ number: Int, by name: String, at time: Int64 = 0) -> Favorite {
    lastID += 1
    let id = kind == .kinto ? Self.kintoID(number, by: name) : "\(lastID)"
    let favorite = Favorite(number: number, favoritedBy: name, time: time, serverID: id)
    store(favorite)
    return favorite
  }

  /// Simulates another client's request.
  func remove(where isGone: (Favorite) -> Bool) {
    oldRecords = records
    for id in records.filter(isGone).compactMap(\.serverID) {
      deletedIDs.insert(id)
      touch(id)
    }
    records.removeAll(where: isGone)
  }

  /// Stores a favorite, in place of one with the same ID.
  func store(_ favorite: Favorite) {
    oldRecords = records
    records.removeAll { $0.serverID == favorite.serverID }
    records.append(favorite)
    guard let id = favorite.serverID else { return }
    deletedIDs.remove(id)
    touch(id)
  }

  /// Forgets the marks of deletions, as `kinto purge-deleted` does.
  func purgeDeleted() { deletedIDs = [] }

  private func touch(_ id: String) {
    version += 1
    versions[id] = version
  }

  /// Processes the late requests, and closes their connections.
  func processLateRequests() {
    for request in lateRequests { _ = perform(request) }
    lateRequests = []
    http.closeConnections()
  }

  /// Processes a request. Returns status, header fields and body of the response.
  private func perform(_ request: TestServer.Request) -> (Int, String, String) {
    if kind == .kinto { return performKinto(request) }
    let (status, body) = performSimple(request)
    return (status, "", body)
  }

  private func performSimple(_ request: TestServer.Request) -> (Int, String) {
    switch (request.method, request.path.split(separator: "/").map(String.init)) {
    case ("GET", ["favorites"]): return (200, json(records))
    case ("POST", ["favorites"]):
      guard let sent = request.record else { return (400, "{}") }
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

  // MARK: Responses

  private func answer(to request: TestServer.Request) -> TestServer.Answer {
    defer { processDelayedRequests() }
    switch faults.isEmpty ? drop() : faults.removeFirst() {
    case nil:
      let (status, headers, body) = perform(request)
      return Self.response(status, headers: headers, body)
    case .close(let isDone):
      if isDone { _ = perform(request) }
      return .raw([], closes: true)
    case .cut(let count):
      let (status, headers, body) = perform(request)
      return Self.response(status, headers: headers, body, upTo: count)
    case .silence: return .raw([], closes: false)
    case .late:
      lateRequests.append(request)
      return .raw([], closes: false)
    case .delay(let count):
      delayedRequests.append((request, count + 1))
      return .raw([], closes: true)
    case .answer(let status, let headers, let body, let isDone):
      if isDone { _ = perform(request) }
      return Self.response(status, headers: headers, body)
    case .oldList: return response(to: request, list: json(oldRecords))
    case .doubleList: return response(to: request, list: json(records + records))
    }
  }

  private func processDelayedRequests() {
    for index in delayedRequests.indices { delayedRequests[index].remaining -= 1 }
    for (request, remaining) in delayedRequests where remaining == 0 { _ = perform(request) }
    delayedRequests.removeAll { $0.remaining == 0 }
  }

  /// Returns the response to a request, with `list` if that is a GET.
  private func response(to request: TestServer.Request, list: String) -> TestServer.Answer {
    let (status, _, body) = perform(request)
    return Self.response(status, request.method == "GET" ? list : body)
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

  /// Returns a response as raw bytes, truncated to `count`.
  private static func response(
    _ status: Int, headers: String = "", _ body: String, upTo count: Int = .max
  ) -> TestServer.Answer {
    let length = headers.contains("Content-Length") ? "" : "Content-Length: \(body.utf8.count)\r\n"
    let text = "HTTP/1.1 \(status) Status\r\n\(headers)\(length)Connection: close\r\n\r\n\(body)"
    return .raw(Array(text.prefix(count).utf8), closes: true)
  }
}

extension TestServer.Request {
  /// Favorite in the body.
  var record: FavoriteRecord? {
    try? FavoriteReader.read(bytes: Array("[\(body)]".utf8), file: path, limit: 1).records.first
  }
}
