/// Parses favorites. A file is parsed strictly: an error names file, record and field of the first fault. In a
/// server's list, invalid records are left out. A record needs only the atomic number and the user name, in a
/// server's list also the server ID; unknown keys are ignored.
public enum FavoriteReader {
  /// Parses a file. A record of a note alone has no user name.
  /// - Parameters:
  ///   - bytes: a JSON list of records.
  ///   - file: its name, for messages.
  ///   - limit: maximum number of records.
  public static func read(
    bytes: [UInt8], file: String, limit: Int
  ) throws(CatalogError) -> FavoriteFile {
    var content = FavoriteFile()
    var failure: CatalogError?
    try forEachRecord(of: bytes, file, limit) { position, value, length in
      guard failure == nil else { return }
      do throws(CatalogError) {
        let fields = try RecordFields(
          file: file, position: position, value: value, length: length)
        if let record = try record(fields) { content.records.append(record) }
        for (number, note) in try notes(fields) {
          content.notes[number] = content.notes[number]?.joined(with: note) ?? note
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return content
  }

  /// Parses a server's list.
  /// - Parameter server: its name, for messages.
  public static func list(bytes: [UInt8], server: String) throws(CatalogError) -> FavoriteList {
    var list = FavoriteList()
    try forEachRecord(of: bytes, server, InputLimits.favoritesCount) { position, value, length in
      do throws(CatalogError) {
        let fields = try RecordFields(
          file: server, position: position, value: value, length: length)
        do throws(CatalogError) {
          list.favorites.append(try favorite(fields))
        } catch {
          if let odd = malformedRecord(fields) { list.malformedRecords.append(odd) }
          throw error
        }
      } catch {
        if length > InputLimits.recordLength { list.malformedRecords.append(.any) }
        list.warnings.add(error)
      }
    }
    return list
  }

  /// Parses a server's response with a single favorite.
  public static func favorite(bytes: [UInt8], server: String) throws(CatalogError) -> Favorite {
    let isRecord = bytes.count <= InputLimits.recordLength
    let value = isRecord ? try parse(bytes, file: server) : .null
    return try favorite(
      RecordFields(file: server, position: 1, value: value, length: bytes.count))
  }

  /// Throws if a server's response is not JSON, such as the page of a captive portal.
  public static func checkAnswer(bytes: [UInt8], server: String) throws(CatalogError) {
    _ = try parse(bytes, file: server)
  }

  /// Returns the favorite of a record.
  static func favorite(_ fields: RecordFields) throws(CatalogError) -> Favorite {
    let (number, name) = try mark(fields)
    guard let id = try id(fields) else { throw fields.error(.missing(FavoriteRecord.idKey)) }
    // An invalid time is no reason to lose the favorite.
    return Favorite(
      number: number, favoritedBy: name, time: (try? time(fields)) ?? 0, serverID: id)
  }

  /// Returns the known fields of an invalid record; nil if there are none.
  private static func malformedRecord(_ fields: RecordFields) -> MalformedFavorite? {
    let number: Int? =
      switch fields.members["number"] {
      case .number(let digits)?: Double(digits).flatMap { Int(exactly: $0) } ?? 0
      case .string(let digits)?: Int(digits)
      default: nil
      }
    var name: String?
    if case .string(let text)? = fields.members[FavoriteRecord.nameKey] {
      name = UserName.cleaned(text)
    }
    guard number != nil || name != nil else { return nil }
    return MalformedFavorite(
      number: number, favoritedBy: name, serverID: (try? id(fields)) ?? nil)
  }

  /// Passes the records of a list to `handler` one by one: position, value and length in bytes.
  private static func forEachRecord(
    of bytes: [UInt8], _ file: String, _ limit: Int,
    handler: @escaping (Int, JSONValue, Int) -> Void
  ) throws(CatalogError) {
    var count = 0
    let document: JSONValue
    do throws(CatalogError) {
      document = try parse(bytes, file: file) { value, range in
        count += 1
        guard count <= limit else { return false }
        handler(count, value, range.count)
        return true
      }
    } catch {
      guard count > limit else { throw error }
      throw CatalogError(
        file: file,
        message: .expected(.atMost(limit, Message.records), found: .more))
    }
    guard case .array = document else {
      throw CatalogError(
        file: file,
        message: .expected(.text(translatable("a list of favorites")), found: document.summary))
    }
  }

  private static func parse(
    _ bytes: [UInt8], file: String, handler: @escaping JSONParser.RecordHandler = { _, _ in true }
  ) throws(CatalogError) -> JSONValue {
    try CatalogError.naming(file) { () throws(JSONError) in
      try JSONParser.parse(
        bytes, recordBytes: InputLimits.recordLength, handler: handler)
    }
  }

  /// Returns the favorite of a record; nil for one with a note alone.
  private static func record(_ fields: RecordFields) throws(CatalogError) -> FavoriteRecord? {
    if !fields.has(FavoriteRecord.nameKey), fields.has(NotePacking.noteKey) { return nil }
    let (number, name) = try mark(fields)
    return FavoriteRecord(
      number: number, favoritedBy: name, id: try id(fields), time: try time(fields))
  }

  /// Returns the notes of a record by atomic number.
  private static func notes(_ fields: RecordFields) throws(CatalogError) -> [Int: Note] {
    let (limit, run) = (InputLimits.noteLength, InputLimits.noteLength)
    var notes: [Int: Note] = [:]
    if let text = try fields.text(NotePacking.noteKey, atMost: limit, run: run) {
      notes[try fields.requiredInteger("number", in: Favorite.numbers)] = Note(text)
    }
    let others = try fields.texts(NotePacking.notesKey, atMost: limit, run: run, hasLines: true)
    for (key, text) in others.except([]) {
      guard let number = Int(key), Favorite.numbers.contains(number) else {
        throw fields.error(
          // TRANSLATORS: {1} is a number of an element in a file, in quotation marks.
          Message.format(translatable("there is no element {1}"), .quoted(key))
            .of(NotePacking.notesKey))
      }
      if let note = Note(text) { notes[number] = notes[number]?.joined(with: note) ?? note }
    }
    return notes
  }

  /// Returns the atomic number, and the name without surrounding spaces.
  private static func mark(_ fields: RecordFields) throws(CatalogError) -> (Int, String) {
    let (key, limit) = (FavoriteRecord.nameKey, InputLimits.userNameLength)
    let name = UserName.cleaned(try fields.requiredText(key, atMost: limit, run: limit))
    guard !name.isEmpty else { throw fields.error(.invisible.of(key)) }
    return (try fields.requiredInteger("number", in: Favorite.numbers), name)
  }

  /// Returns the ID, a text or an integer. Throws for a text that is not a single path component.
  private static func id(_ fields: RecordFields) throws(CatalogError) -> String? {
    let key = FavoriteRecord.idKey
    switch fields.members[key] {
    case nil, .null?: return nil
    case .number(let digits)? where Int64(digits) != nil: return digits
    case .string(let text)? where Favorite.isServerID(text): return text
    case let value?:
      if case .string = value {
        let limit = Favorite.maximumIDLength
        _ = try fields.requiredText(key, atMost: limit, run: limit)
      }

      let expected = Message.text(translatable("a text or a whole number"))
      throw fields.error(.expected(expected, found: value.summary).of(key))
    }
  }

  private static func time(_ fields: RecordFields) throws(CatalogError) -> Int64? {
    guard let text = try fields.text(FavoriteRecord.timeKey) else { return nil }
    guard let time = Timestamp.time(of: text) else {
      throw fields.error(
        .expected(
          .format(
            // TRANSLATORS: What a file must have: {1} is an example.
            translatable("a date and time like {1}"), .verbatim("2026-11-21T15:57:42Z")),
          found: .quoted(text)
        ).of(FavoriteRecord.timeKey))
    }
    return time
  }
}
