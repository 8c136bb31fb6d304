/// Parses the responses of a Kinto server: `{"data": …}` with a record or a list of records. Invalid records of a list
/// are left out, as `FavoriteReader` does.
public enum KintoReader {
  /// One page of a list.
  public struct Page: Sendable, Hashable {
    public internal(set) var records: [KintoRecord] = []
    /// Warnings about malformed records.
    public internal(set) var warnings = CatalogWarnings()
  }

  /// The root of a server.
  public struct Root: Sendable, Hashable {
    /// True for a Kinto server.
    public let isKinto: Bool
    /// The server's name of the user, `account:ada`; nil if it does not accept the user.
    public let user: String?
  }

  /// The fault of a list without the time of its last change.
  public static let noTime = Message.missing("ETag")

  /// Valid versions of a record.
  static let versions = 1...(1 << 53)

  /// Parses a page of records.
  /// - Parameter server: its name, for messages.
  public static func page(bytes: [UInt8], server: String) throws(CatalogError) -> Page {
    var page = Page()
    var count = 0
    let document = try CatalogError.naming(server) { () throws(JSONError) in
      try JSONParser.parse(
        bytes, list: "data", recordBytes: InputLimits.recordLength
      ) { value, range in
        count += 1
        guard count <= InputLimits.favoritesCount else { return false }
        do throws(CatalogError) {
          let fields = try RecordFields(
            file: server, position: count, value: value, length: range.count)
          page.records.append(try record(fields, &page.warnings))
        } catch { page.warnings.add(error) }
        return true
      }
    }
    guard case .object(let members) = document, case .array? = members["data"] else {
      throw CatalogError(
        file: server, message: .expected(.objects, found: document.summary).of("data"))
    }
    return page
  }

  /// Parses the answer to a change of one record.
  public static func record(bytes: [UInt8], server: String) throws(CatalogError) -> KintoRecord {
    var warnings = CatalogWarnings()
    return try record(try fields(bytes, server, ["data"]), &warnings)
  }

  /// Parses the record that prevents a change, from an answer of status 412; nil if the answer does not have it.
  public static func existing(bytes: [UInt8]) -> KintoRecord? {
    var warnings = CatalogWarnings()
    guard let fields = try? fields(bytes, "", ["details", "existing"]) else { return nil }
    return try? record(fields, &warnings)
  }

  /// Parses the reason of a refusal, from an answer of status 403; nil if the answer has none that is known.
  public static func refusal(bytes: [UInt8]) -> SyncRefusal? {
    guard case .object(let details)? = (try? object(bytes, ""))?["details"],
      case .string(let reason)? = details["reason"]
    else { return nil }
    return SyncRefusal(rawValue: reason)
  }

  /// The guard's message for a body that was lost on the way, and its reason.
  private static let lostBody = (message: "The body is not JSON.", reason: "unreadable-body")

  /// Returns the message of an answer to a request whose body was lost on the way; nil for any other. The favorite itself
  /// is not refused.
  public static func lostBody(bytes: [UInt8]) -> ExternalText? {
    guard let members = try? object(bytes, "") else { return nil }
    var isLost = members["message"] == .string(lostBody.message)
    if case .object(let details)? = members["details"] {
      isLost = details["reason"] == .string(lostBody.reason)
    }
    return isLost ? ExternalText(lostBody.message) : nil
  }

  /// Parses the root.
  public static func root(bytes: [UInt8], server: String) throws(CatalogError) -> Root {
    let members = try object(bytes, server)
    var user: String?
    if case .object(let known)? = members["user"], case .string(let id)? = known["id"],
      1...maximumUserLength ~= id.utf8.count
    {
      user = id
    }
    guard case .string(let name)? = members["project_name"] else {
      return Root(isKinto: false, user: user)
    }
    return Root(isKinto: name.lowercased() == "kinto", user: user)
  }

  /// Maximum length of the server's name of a user in bytes.
  private static let maximumUserLength = 1000

  private static func object(
    _ bytes: [UInt8], _ server: String
  ) throws(CatalogError) -> [String: JSONValue] {
    guard bytes.count <= InputLimits.serverAnswerLength else {
      throw CatalogError(
        file: server,
        message: .expected(
          .atMost(InputLimits.serverAnswerLength, Message.bytes), found: .integer(bytes.count)))
    }
    let document = try CatalogError.naming(server) { () throws(JSONError) in
      try JSONParser.parse(bytes)
    }
    guard case .object(let members) = document else {
      throw CatalogError(file: server, message: .expected(.anObject, found: document.summary))
    }
    return members
  }

  /// Returns the object at a path of keys.
  private static func fields(
    _ bytes: [UInt8], _ server: String, _ path: [String]
  ) throws(CatalogError) -> RecordFields {
    var value = JSONValue.object(try object(bytes, server))
    for key in path {
      guard case .object(let members) = value, let next = members[key] else {
        throw CatalogError(file: server, message: .missing(key))
      }
      value = next
    }
    return try RecordFields(file: server, position: 1, value: value, length: 0)
  }

  private static let wrongID = Message.text(
    translatable("the ID is not that of the favorite", context: "record of a server"))

  private static func record(
    _ fields: RecordFields, _ warnings: inout CatalogWarnings
  ) throws(CatalogError) -> KintoRecord {
    let length = Favorite.maximumIDLength
    let id = try fields.requiredText(FavoriteRecord.idKey, atMost: length, run: length)
    guard Favorite.isServerID(id) else { throw fields.error(wrongID) }
    let version = Int64(try fields.requiredInteger("last_modified", in: versions))
    if case .bool(true)? = fields.members["deleted"] {
      return KintoRecord(id: id, version: version, content: .deleted)
    }
    do throws(CatalogError) {
      let favorite = try FavoriteReader.favorite(fields)
      guard KintoRecord.isID(id, ofElement: favorite.number) else {
        throw fields.error(wrongID)
      }
      return KintoRecord(id: id, version: version, content: .favorite(favorite))
    } catch {
      warnings.add(error)
      return KintoRecord(id: id, version: version, content: .malformed)
    }
  }
}
