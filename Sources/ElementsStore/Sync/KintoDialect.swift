import Elements
import GLib

/// Kinto's interface: the favorites of a class are the records of a bucket's collection. The ID of a record is made of
/// the element and the user, so that an addition can be repeated without harm, and the server's list is requested as
/// what changed since the last one.
final class KintoDialect: SyncDialect {
  /// What is known of the server as long as the sync lasts.
  struct Memory: Sendable {
    var list = KintoList()
    /// The digest of the user; nil before the first request.
    var owner: String?
  }

  private let connection: SyncConnection
  private let server: SyncServer
  private let memory: Guarded<Memory>
  private let environment: any SyncEnvironment
  private let path: [String]

  /// Number of records requested at a time. A server may send fewer.
  private static let pageSize = 1000
  /// Maximum length of a header field in bytes.
  private static let maximumFieldLength = 2000

  init(
    _ server: SyncServer, _ connection: SyncConnection, _ memory: Guarded<Memory>,
    _ environment: any SyncEnvironment
  ) {
    self.server = server
    self.environment = environment
    self.connection = connection
    self.memory = memory
    path = ["buckets", server.bucket, "collections", "favorites", "records"]
  }

  // MARK: The list

  func list() throws(SyncFailure) -> FavoriteList {
    let owner = try owner()
    var list = memory.withLock { $0.list }
    do throws(SyncFailure) {
      var isUpdated = false
      if let since = list.changesSince(now: environment.time) {
        isUpdated = try update(&list, since: since)
      }
      // A server that was restored from a backup knows neither the time nor what has changed since.
      if !isUpdated { _ = try update(&list, since: nil) }
    } catch {
      // A class that is there again after it was not has the name of the former one, and nothing else.
      if error.problem.isFinal { memory.withLock { $0.list = KintoList() } }
      throw error
    }
    let favorites = list.favorites(owner: owner)
    memory.withLock { [list] in $0.list = list }
    return favorites
  }

  /// Requests all records, or those changed since a time. Returns false if the server's time is earlier.
  private func update(_ list: inout KintoList, since: Int64?) throws(SyncFailure) -> Bool {
    let since = since.map { "&_since=%22\($0)%22" } ?? ""
    var query: String? = "_limit=\(Self.pageSize)\(since)"
    var next = since.isEmpty ? KintoList() : list
    var (time, pages, count, bytes): (Int64?, Int, Int, Int) = (nil, 0, 0, 0)
    let end = Clock.monotonicSeconds + InputLimits.classSeconds
    while let text = query {
      let left = end - Clock.monotonicSeconds
      guard pages < InputLimits.classPages, count <= 2 * InputLimits.classCount, left > 0,
        bytes <= InputLimits.classLength
      else {
        throw SyncFailure(problem: .server(.tooLong))
      }
      let response = try connection.exchange(
        HTTPRequest(address: "\(url)?\(text)", headers: [("Cache-Control", "no-cache")]), 200..<201,
        seconds: left)
      let page = try connection.decoded { () throws(CatalogError) in
        try KintoReader.page(bytes: response.body, server: connection.host)
      }
      do throws(CatalogError) { try next.take(page, server: connection.host) } catch {
        memory.withLock { $0.list = KintoList() }
        throw SyncFailure(problem: .unusable(error.text))
      }
      pages += 1
      count += page.records.count
      bytes += response.body.count
      if time == nil { time = try self.time(of: response) }
      query = try response.nextPage.map { text throws(SyncFailure) in try nextQuery(text) }
    }
    guard let time, list.time.map({ $0 <= time }) ?? true || since.isEmpty else { return false }
    next.finish(at: time, isWhole: since.isEmpty, now: environment.time)
    list = next
    return true
  }

  /// Returns the time of a list, from its `ETag`.
  private func time(of response: HTTPResponse) throws(SyncFailure) -> Int64 {
    let text = response.etag ?? ""
    let digits = text.utf8.count <= 32 ? text.drop { $0 == "\"" }.prefix { $0 != "\"" } : ""
    guard let time = Int64(digits), time > 0 else {
      throw SyncFailure(problem: .unusable(KintoReader.noTime))
    }
    return time
  }

  /// Returns the query of the next page. Another host, or another path there, is refused: the user's password goes
  /// nowhere else.
  private func nextQuery(_ text: String) throws(SyncFailure) -> String {
    guard text.utf8.count <= Self.maximumFieldLength, let mark = text.firstIndex(of: "?"),
      let page = try? WebAddress(String(text[..<mark])), page.host == server.root.host,
      Self.path(of: page) == Self.path(of: url),
      text[mark...].utf8.allSatisfy({ 0x21...0x7e ~= $0 && $0 != UInt8(ascii: "#") })
    else {
      throw SyncFailure(problem: .redirected(to: connection.destination(text)))
    }
    return String(text[mark...].dropFirst())
  }

  /// Returns the address without its scheme, which behind a proxy may differ.
  private static func path(of address: WebAddress) -> Substring { path(of: address.text) }

  private static func path(of text: String) -> Substring { text.drop { $0 != ":" } }

  // MARK: Changes

  func add(_ entry: OutboxEntry, key: String, json: String) throws(SyncFailure) -> SyncAddition {
    let id = KintoRecord.id(ofElement: entry.number, owner: try owner())
    let favorite = Favorite(
      number: entry.number, favoritedBy: entry.favoritedBy, time: entry.time)
    var request = HTTPRequest(method: .put, address: url(of: id))
    request.json = favorite.kintoBody
    request.headers = [("If-None-Match", "*")]
    var response = try put(request, of: entry, orElse: 412)
    if response.status == 412 {
      // It is there already: as it was sent before, or under another name of the user.
      let existing = KintoReader.existing(bytes: response.body)
      guard let existing, existing.id == id, existing.favorite?.mark != entry.mark else {
        // What changed since the last list may not have it.
        if existing?.id == id { memory.withLock { $0.list.take(existing, id: id) } }
        return .stored(id: id)
      }
      request.headers = [("If-Match", "\"\(existing.version)\"")]
      response = try put(request, of: entry)
    }
    let record: KintoRecord
    do throws(SyncFailure) {
      record = try connection.decoded { [response] () throws(CatalogError) in
        try KintoReader.record(bytes: response.body, server: connection.host)
      }
    } catch { return .undecodable(error.problem) }
    guard record.id == id, record.favorite?.mark == entry.mark else { return .mismatched }
    memory.withLock { $0.list.take(record, id: id) }
    return .stored(id: id)
  }

  /// Sends an addition, and tells a refusal by the server's guard from one of the user as such.
  private func put(
    _ request: HTTPRequest, of entry: OutboxEntry, orElse other: Int? = nil
  ) throws(SyncFailure) -> HTTPResponse {
    let others = Set([403, other].compactMap { $0 })
    let response = try connection.exchange(request, 200..<300, orElse: others)
    guard response.status == 403 else { return response }
    if let message = KintoReader.lostBody(bytes: response.body) {
      throw SyncFailure(problem: .server(.noResponse(message)))
    }
    throw SyncFailure(
      problem: KintoReader.refusal(bytes: response.body).map {
        .refused($0, name: entry.favoritedBy)
      } ?? .server(.status(403)))
  }

  func remove(_ entry: OutboxEntry, key: String) throws(SyncFailure) {
    let own = KintoRecord.id(ofElement: entry.number, owner: try owner())
    let id = entry.serverID ?? own
    var request = HTTPRequest(method: .delete, address: url(of: id))
    if let version = memory.withLock({ $0.list.version(of: id) }) {
      request.headers = [("If-Match", "\"\(version)\"")]
    }
    var response = try connection.exchange(request, 200..<300, orElse: [404, 412])
    if response.status == 412, let existing = KintoReader.existing(bytes: response.body),
      existing.id == id
    {
      // Changed since the list, by another computer of the user.
      request.headers = [("If-Match", "\"\(existing.version)\"")]
      response = try connection.exchange(request, 200..<300, orElse: [404])
    }
    guard response.status != 412 else { throw SyncFailure(problem: .server(.status(412))) }
    memory.withLock { $0.list.take(nil, id: id) }
  }

  // MARK: The user

  /// The digest of the server's name of the user, which its root tells.
  private func owner() throws(SyncFailure) -> String {
    if let owner = memory.withLock({ $0.owner }) { return owner }
    let response = try connection.exchange(
      HTTPRequest(address: server.root.text + "/"), 200..<201)
    let root = try connection.decoded { () throws(CatalogError) in
      try KintoReader.root(bytes: response.body, server: connection.host)
    }
    guard let user = root.user else { throw SyncFailure(problem: .server(.status(401))) }
    let owner = String(Checksum.sha256(Array(user.utf8)).prefix(32))
    memory.withLock { $0.owner = owner }
    return owner
  }

  private var url: String { path.reduce(server.root.text) { $0 + "/" + $1 } }

  private func url(of id: String) -> String {
    (try? WebAddress(url))?.appending(id) ?? url
  }
}
