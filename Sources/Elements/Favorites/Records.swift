/// What the user writes beside the favorites: texts by key in each table. They are saved with the favorites, and never
/// sent to a server. What a text means is known to its writer only, who reads it as anything from outside.
public struct Records: Sendable, Hashable {
  /// Length limit of a key in bytes.
  public static let maximumKeyLength = 200
  /// Length limit of a value in bytes.
  public static let maximumValueLength = 65_536
  /// Number of records that a table holds at most.
  public static let maximumCount = 10_000

  private var tables: [RecordTable: [String: String]] = [:]

  /// No records.
  public init() {}

  /// The value of a key; nil if there is none. Setting it is `set` without the result.
  public subscript(table: RecordTable, key: String) -> String? {
    get { tables[table]?[key] }
    set { set(table, key, newValue) }
  }

  /// All keys and values of a table.
  public func entries(of table: RecordTable) -> [String: String] { tables[table] ?? [:] }

  /// Number of records in all tables.
  public var count: Int { tables.values.reduce(0) { $0 + $1.count } }

  /// Sets the value of a key, or removes the record with nil. Returns false, and changes nothing, if the key is not of
  /// 1 to 200 printable ASCII characters, if the value is too long or contains a NUL, or if the table is full.
  @discardableResult
  public mutating func set(_ table: RecordTable, _ key: String, _ value: String?) -> Bool {
    guard let value else {
      tables[table]?[key] = nil
      if tables[table]?.isEmpty == true { tables[table] = nil }
      return true
    }
    guard Self.accepts(key: key, value: value) else { return false }
    let entries = tables[table] ?? [:]
    guard entries.count < Self.maximumCount || entries[key] != nil else { return false }
    tables[table, default: [:]][key] = value
    return true
  }

  /// Returns true if a table takes this key and value, unless it is full.
  public static func accepts(key: String, value: String) -> Bool {
    (1...maximumKeyLength).contains(key.utf8.count)
      && key.utf8.allSatisfy { (33...126).contains($0) }
      && value.utf8.count <= maximumValueLength && !value.utf8.contains(0)
  }

  /// The tables whose records differ in `other`.
  public func changedTables(in other: Records) -> Set<RecordTable> {
    Set(RecordTable.allCases.filter { tables[$0] != other.tables[$0] })
  }

  /// The records that differ in `new`, with their new values; nil stands for a removed one.
  public func changes(to new: Records) -> [RecordID: String?] {
    var changes: [RecordID: String?] = [:]
    for table in RecordTable.allCases {
      let (before, after) = (entries(of: table), new.entries(of: table))
      guard before != after else { continue }
      for (key, value) in after where before[key] != value {
        changes[RecordID(table: table, key: key)] = .some(value)
      }
      for key in before.keys where after[key] == nil {
        changes[RecordID(table: table, key: key)] = .some(nil)
      }
    }
    return changes
  }

  /// Sets the values that `changes(to:)` returned.
  mutating func apply(_ changes: [RecordID: String?]) {
    for (id, value) in changes { set(id.table, id.key, value) }
  }
}
