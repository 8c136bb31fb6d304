import Elements
import GLib

/// A Kinto server's bucket: records with versions, lists of what changed by pages, and deleted records.
extension FavoritesService {
  /// The account of the program that is tested.
  static let account = "ada"
  static let bucket = "10b"

  /// Returns the digest of a user, in the IDs of the user's records.
  static func owner(_ account: String) -> String {
    String(Checksum.sha256(Array("account:\(account)".utf8)).prefix(32))
  }

  /// Returns the ID of a record. Names that begin as that of the program's user are the user's.
  static func kintoID(_ number: Int, by name: String) -> String {
    let account = name.hasPrefix(SyncBench.userAtFirst) ? account : name.lowercased()
    return KintoRecord.id(ofElement: number, owner: owner(account))
  }

  private static let records = "/v1/buckets/\(bucket)/collections/favorites/records"

  /// Processes a request. Returns status, header fields and body of the response.
  func performKinto(_ request: TestServer.Request) -> (Int, String, String) {
    if request.path == "/v1/" {
      let user = #"{"id": "account:\#(Self.account)"}"#
      return (200, "", #"{"project_name": "kinto", "user": \#(user)}"#)
    }
    guard request.path.hasPrefix(Self.records) else { return (403, "", #"{"code": 403}"#) }
    let id = String(request.path.dropFirst(Self.records.count + 1))
    let known = records.first { $0.serverID == id }
    switch request.method {
    case "GET": return list(request)
    case "PUT":
      if request.etag == "*", let known { return existing(known) }
      if let match = request.match, match != "\"\(versions[id] ?? 0)\"" {
        return known.map { existing($0) } ?? (412, "", #"{"code": 412}"#)
      }
      guard let sent = request.kintoRecord else { return (400, "", #"{"code": 400}"#) }
      if let reason = refusals[sent.favoritedBy] {
        return (403, "", #"{"code": 403, "details": {"reason": "\#(reason.rawValue)"}}"#)
      }
      let favorite = Favorite(
        number: sent.number, favoritedBy: storedName(sent.favoritedBy), time: sent.time ?? 0,
        serverID: id)
      store(favorite)
      return (known == nil ? 201 : 200, "", #"{"data": \#(kintoJSON(favorite))}"#)
    case "DELETE":
      guard let known else { return (404, "", #"{"code": 404}"#) }
      if let match = request.match, match != "\"\(versions[id] ?? 0)\"" { return existing(known) }
      remove { $0.serverID == id }
      return (200, "", #"{"data": \#(tombstone(id))}"#)
    default: return (405, "", "{}")
    }
  }

  private func existing(_ favorite: Favorite) -> (Int, String, String) {
    (412, "", #"{"code": 412, "details": {"existing": \#(kintoJSON(favorite))}}"#)
  }

  /// Returns a page of the records, or of those changed since a time.
  private func list(_ request: TestServer.Request) -> (Int, String, String) {
    let parameters = (request.query ?? "").split(separator: "&").map(String.init)
    func number(_ key: String) -> Int? {
      parameters.first { $0.hasPrefix(key + "=") }
        .flatMap { Int($0.dropFirst(key.count + 1).filter(\.isNumber)) }
    }
    // The percent-encoded quotation marks have digits of their own.
    let since = parameters.first { $0.hasPrefix("_since=") }
      .flatMap { Int($0.dropFirst("_since=%22".count).prefix { $0 != "%" && $0 != "\"" }) }
    let shown = records.compactMap(\.serverID).map { (id: $0, isGone: false) }
    let gone = since == nil ? [] : deletedIDs.map { (id: $0, isGone: true) }
    let changed = (shown + gone).filter { versions[$0.id] ?? 0 > since ?? 0 }
      .sorted { versions[$0.id] ?? 0 > versions[$1.id] ?? 0 }
    // A page begins after the last record of the one before, whatever has changed since.
    let rest = changed.filter { versions[$0.id] ?? 0 < number("_token") ?? .max }
    let page = rest.prefix(pageSize)
    var headers = "ETag: \"\(version)\"\r\n"
    if page.count < rest.count, let last = page.last {
      let since = since.map { "&_since=%22\($0)%22" } ?? ""
      headers +=
        "Next-Page: \(http.url)\(Self.records)?_token=\(versions[last.id] ?? 0)\(since)\r\n"
    }
    let texts = page.map { entry in
      entry.isGone
        ? tombstone(entry.id)
        : records.first { $0.serverID == entry.id }.map(kintoJSON) ?? "null"
    }
    return (200, headers, #"{"data": ["# + texts.joined(separator: ",") + "]}")
  }

  private func kintoJSON(_ favorite: Favorite) -> String {
    let id = favorite.serverID ?? ""
    return #"{"id":"\#(id)","last_modified":\#(versions[id] ?? 0),"number":\#(favorite.number),"#
      + #""favoritedBy":"\#(favorite.favoritedBy)","#
      + #""favoritedAt":"\#(Timestamp.text(of: favorite.time))"}"#
  }

  private func tombstone(_ id: String) -> String {
    #"{"id":"\#(id)","last_modified":\#(versions[id] ?? 0),"deleted":true}"#
  }
}

extension TestServer.Request {
  /// Favorite in the body for a Kinto server.
  var kintoRecord: FavoriteRecord? {
    let record = body.drop { $0 != ":" }.dropFirst()
    guard let end = record.lastIndex(of: "}") else { return nil }
    return try? FavoriteReader.read(
      bytes: Array("[\(record[..<end])]".utf8), file: path, limit: 1
    ).records.first
  }
}
