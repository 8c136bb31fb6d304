extension FavoritesDifference {
  /// The difference as a JSON object, which `init(json:)` reads back.
  public var json: String {
    let lists = [
      ("removed", removed), ("added", added), ("excluded", excluded), ("included", included),
    ].map { "  \"\($0)\": [\($1.map(Self.record).joined(separator: ", "))]" }
    let order = order.map { ["  \"order\": [\($0.map(String.init).joined(separator: ", "))]"] }
    return "{\n" + (lists + (order ?? []) + recordsJSON).joined(separator: ",\n") + "\n}\n"
  }

  private static func record(_ favorite: Favorite) -> String {
    "{\"number\": \(favorite.number), \"time\": \(favorite.time), \"favoritedBy\": "
      + CatalogWriter.quoted(favorite.favoritedBy) + "}"
  }

  /// Member with the changed records, each as a table, a key, and a value or null; none without any.
  private var recordsJSON: [String] {
    let changes = records.sorted {
      ($0.key.table.rawValue, $0.key.key) < ($1.key.table.rawValue, $1.key.key)
    }
    .map { id, value in
      let value = value.map(CatalogWriter.quoted) ?? "null"
      return "[\"\(id.table.rawValue)\", \(CatalogWriter.quoted(id.key)), \(value)]"
    }
    return changes.isEmpty ? [] : ["  \"records\": [\(changes.joined(separator: ", "))]"]
  }

  /// Parses a difference; nil if any part is invalid.
  public init?(json bytes: [UInt8]) {
    guard case .object(let members)? = try? JSONParser.parse(bytes) else { return nil }
    func favorites(_ key: String) -> [Favorite]? {
      guard case .array(let values)? = members[key] else { return nil }
      let favorites = values.compactMap(Self.favorite)
      return favorites.count == values.count ? favorites : nil
    }
    guard let removed = favorites("removed"), let added = favorites("added"),
      let excluded = favorites("excluded"), let included = favorites("included")
    else { return nil }
    let records = Self.records(members["records"] ?? .array([]))
    guard let records else { return nil }
    var order: [Int]?
    if case .array(let values)? = members["order"] { order = values.compactMap(Self.integer) }
    self.init(
      removed: removed, added: added, order: order, excluded: excluded, included: included,
      records: records)
  }

  private static func records(_ value: JSONValue) -> [RecordID: String?]? {
    guard case .array(let items) = value else { return nil }
    var records: [RecordID: String?] = [:]
    for item in items {
      guard case .array(let parts) = item, parts.count == 3, case .string(let name) = parts[0],
        let table = RecordTable(rawValue: name), case .string(let key) = parts[1]
      else { return nil }
      switch parts[2] {
      case .string(let text): records[RecordID(table: table, key: key)] = .some(text)
      case .null: records[RecordID(table: table, key: key)] = .some(nil)
      default: return nil
      }
    }
    return records
  }

  private static func favorite(_ value: JSONValue) -> Favorite? {
    guard case .object(let members) = value, let number = members["number"].flatMap(integer),
      let time = members["time"].flatMap(integer), case .string(let name)? = members["favoritedBy"],
      Favorite.numbers.contains(number), Timestamp.range.contains(Int64(time))
    else { return nil }
    return Favorite(number: number, favoritedBy: name, time: Int64(time))
  }

  private static func integer(_ value: JSONValue) -> Int? {
    guard case .number(let digits) = value else { return nil }
    return Int(digits)
  }
}
