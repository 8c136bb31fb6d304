/// Reads favourites from a file or a server's answer, strictly: either all of them make sense, or an
/// error says which file, which record and which field do not. Of each record only the element's number
/// and the name of whoever marked it are needed; keys that it does not know are left alone.
public enum FavoriteReader {
  /// What a file or an answer may have at most: bytes, unpacked, and favourites.
  public static let maximumLength = 10_000_000
  public static let maximumCount = 10_000
  /// Unicode characters that a server's name for a favourite has at most.
  static let maximumIDLength = 200

  /// - Parameters:
  ///   - bytes: a JSON list of records.
  ///   - file: its name, for messages.
  ///   - limit: how many records there may be.
  public static func read(
    bytes: [UInt8], file: String, limit: Int
  ) throws(CatalogueError) -> [FavoriteRecord] {
    let document = try parse(bytes, file: file)
    guard case .array(let values) = document else {
      throw CatalogueError(
        file: file, message: "expected a list of favourites, found \(document.summary)")
    }
    guard values.count <= limit else {
      throw CatalogueError(
        file: file, message: "expected at most \(limit) favourites, found \(values.count)")
    }
    var records: [FavoriteRecord] = []
    records.reserveCapacity(values.count)
    for (position, value) in values.enumerated() {
      records.append(try record(RecordFields(file: file, position: position + 1, value: value)))
    }
    return records
  }

  /// The same of one record alone, as a server answers with it.
  public static func readOne(bytes: [UInt8], file: String) throws(CatalogueError) -> FavoriteRecord
  {
    try record(RecordFields(file: file, position: 1, value: parse(bytes, file: file)))
  }

  private static func parse(_ bytes: [UInt8], file: String) throws(CatalogueError) -> JSONValue {
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw CatalogueError(file: file, error)
    }
  }

  private static func record(_ fields: RecordFields) throws(CatalogueError) -> FavoriteRecord {
    let name = try fields.requiredText(FavoriteRecord.nameKey)
    try check(name, FavoriteRecord.nameKey, fields, atMost: UserName.maximumLength)
    return FavoriteRecord(
      number: try fields.requiredInteger("number", in: 1...118), favoritedBy: name,
      id: try id(fields), time: try time(fields))
  }

  /// A text or a whole number. What would name another address than that of a favourite is none.
  private static func id(_ fields: RecordFields) throws(CatalogueError) -> String? {
    let key = FavoriteRecord.idKey
    switch fields.members[key] {
    case nil, .null?: return nil
    case .number(let digits)? where Int64(digits) != nil: return digits
    case .string(let text)? where !["", ".", ".."].contains(text):
      try check(text, key, fields, atMost: maximumIDLength)
      return text
    case let value?:
      throw fields.error("\"\(key)\": expected a text or a whole number, found \(value.summary)")
    }
  }

  private static func time(_ fields: RecordFields) throws(CatalogueError) -> Int64? {
    guard let text = try fields.text(FavoriteRecord.timeKey) else { return nil }
    guard let time = Timestamp.time(of: text) else {
      throw fields.error(
        "\"\(FavoriteRecord.timeKey)\": expected a moment like 2026-11-21T15:57:42Z, "
          + "found \"\(JSONValue.shortened(text))\"")
    }
    return time
  }

  private static func check(
    _ text: String, _ key: String, _ fields: RecordFields, atMost limit: Int
  ) throws(CatalogueError) {
    let length = text.unicodeScalars.count
    guard length <= limit else {
      throw fields.error("\"\(key)\": expected at most \(limit) characters, found \(length)")
    }
    guard text.unicodeScalars.allSatisfy(UserName.isAllowed) else {
      throw fields.error("\"\(key)\": a control character stands in it")
    }
  }
}
