import Elements
import GLib

/// Reads the tables of the database and writes differences. The caller has begun a transaction.
struct FavoritesTables {
  let database: SQLiteDatabase
  /// True to leave out unreadable rows instead of failing.
  var isLenient = false

  private struct Row: Hashable {
    let favorite: Favorite
    let position: Int64

    /// The values in the order of the columns.
    var values: [SQLiteValue] {
      [
        .init(favorite.number), .text(favorite.favoritedBy), .integer(position),
        .integer(favorite.time), .init(favorite.serverID),
      ]
    }
  }

  // MARK: Reading

  // `Favorite` and `OutboxEntry` define the valid values: their initializers normalize any time, name and server ID.
  // Only an invalid atomic number is damage.

  /// Returns the state in the tables.
  /// - Parameter installation: identifier for the state, if the tables have no valid one.
  func read(installation: String) throws(SQLiteError) -> FavoritesState {
    let facts = try facts()
    guard isLenient || facts["installation"] != nil else {
      throw SQLiteError(damage: tr("a row is missing"))
    }
    let installation = facts["installation"] ?? installation
    return FavoritesState(
      installation: installation, mine: try mine(), others: try others(),
      outbox: try outbox(installation), lastEntry: facts["lastEntry"].flatMap { Int64($0) } ?? 0,
      server: facts["server"] ?? "", records: try records())
  }

  private func facts() throws(SQLiteError) -> [String: String] {
    let rows = try rows("SELECT name, value FROM facts", key: "name") { row -> (String, String)? in
      guard let name = row.text(0), let value = row.text(1) else { return nil }
      let isSound =
        switch name {
        case "lastEntry": Int64(value).map(OutboxEntry.ids.contains) ?? false
        case "installation": OutboxEntry.isKey("\(value)-")
        default: true
        }
      return isSound ? (name, value) : nil
    }
    return Dictionary(rows) { first, _ in first }
  }

  private func mine() throws(SQLiteError) -> [Favorite] {
    // Sorted here, because SQLite returns no row of a damaged table if it has to sort it.
    let sorted = try favorites("mine", key: "number").sorted { $0.position < $1.position }
    guard isLenient || sorted.map(\.position).elementsEqual(0..<Int64(sorted.count)) else {
      throw SQLiteError(damage: tr("invalid row"))
    }
    return sorted.map(\.favorite)
  }

  /// Returns other people's favorites. Positions of those from a server mean nothing. Those of one person share the memory
  /// of the name.
  private func others() throws(SQLiteError) -> [Favorite] {
    try favorites("others", key: "number, favorited_by").sorted { $0.position < $1.position }
      .map(\.favorite)
  }

  private func favorites(_ table: String, key: String) throws(SQLiteError) -> [Row] {
    var names: [String: String] = [:]
    return try rows(
      "SELECT number, favorited_by, position, time, server_id FROM \(table)", key: key
    ) { row -> Row? in
      // The tables are strict: values of other types belong to another table, to whose pages a damaged schema leads.
      guard let name = row.text(1), Self.isNumber(row.integer(0)),
        row.storageClass(2) == .integer, row.storageClass(3) == .integer,
        [.text, .null].contains(row.storageClass(4))
      else { return nil }
      // Of equal names the forms stay as they are (Unicode normalization).
      let known = names[name].flatMap { $0.utf8.elementsEqual(name.utf8) ? $0 : nil }
      let favorite = Favorite(
        number: Int(row.integer(0)), favoritedBy: known ?? name, time: row.integer(3),
        serverID: row.text(4))
      names[name] = favorite.favoritedBy
      return Row(favorite: favorite, position: row.integer(2))
    }
  }

  /// Returns the records. A read-only database of an older version has no tables of them.
  private func records() throws(SQLiteError) -> Records {
    var records = Records()
    for table in RecordTable.allCases {
      let known = "SELECT count(*) FROM sqlite_schema WHERE name = '\(table.rawValue)'"
      let isKnown = isLenient ? true : try database.integer(known) > 0
      guard isKnown else { continue }
      let entries = try rows(
        "SELECT key, value FROM \(table.rawValue)", key: "key"
      ) { row -> (String, String)? in
        guard let key = row.text(0), let value = row.text(1) else { return nil }
        return Records.accepts(key: key, value: value) ? (key, value) : nil
      }
      for (key, value) in entries where records[table, key] == nil {
        records.set(table, key, value)
      }
    }
    return records
  }

  private static func isNumber(_ number: Int64) -> Bool {
    Int(exactly: number).map(Favorite.numbers.contains) ?? false
  }

  private func outbox(_ installation: String) throws(SQLiteError) -> [OutboxEntry] {
    // The tables of version 1 have no keys. A read-only database is not migrated.
    let keys = "SELECT name FROM pragma_table_info('outbox') WHERE name = 'key'"
    let key = ((try? database.text(keys)) ?? nil) ?? "NULL"
    let entries = try rows(
      "SELECT id, act, number, favorited_by, time, server_id, is_attempted, \(key) FROM outbox",
      key: "id"
    ) { row -> OutboxEntry? in
      let id = row.integer(0)
      guard let action = OutboxEntry.Action(rawValue: row.text(1) ?? ""), let name = row.text(3),
        OutboxEntry.ids.contains(id), Self.isNumber(row.integer(2)),
        row.storageClass(4) == .integer
      else { return nil }
      let isAttempted = row.integer(6) != 0
      let key = isAttempted ? row.text(7) ?? "\(installation)-\(id)" : nil
      guard key.map(OutboxEntry.isKey) ?? true else { return nil }
      return OutboxEntry(
        id: id, action: action, number: Int(row.integer(2)), favoritedBy: name,
        time: row.integer(4),
        serverID: row.text(5), key: key)
    }
    return entries.sorted { $0.id < $1.id }
  }

  /// Returns the decoded rows of a statement. `content` returns nil for an invalid row, which is damage.
  /// - Parameter key: primary key of the table, by which it is read backward after a read error.
  private func rows<Content>(
    _ sql: String, key: String, _ content: (SQLiteStatement) -> Content?
  ) throws(SQLiteError) -> [Content] {
    var rows: [Content] = []
    func read(_ sql: String) throws(SQLiteError) {
      let statement = try database.prepare(sql)
      while try statement.step() {
        if let row = content(statement) {
          rows.append(row)
        } else if !isLenient {
          throw SQLiteError(damage: tr("invalid row"))
        }
      }
    }
    do throws(SQLiteError) { try read(sql) } catch {
      guard isLenient else { throw error }
      let columns = key.split(separator: ",").map { $0 + " DESC" }
      try? read("\(sql) ORDER BY \(columns.joined(separator: ","))")
    }
    return rows
  }

  // MARK: Writing

  /// Updates the tables from `old` to `new`; nil stands for empty tables.
  func write(from old: FavoritesState?, to new: FavoritesState) throws(SQLiteError) {
    try write("mine", from: rows(of: old?.mine ?? []), to: rows(of: new.mine))
    if old?.others ?? [] != new.others { try writeOthers(from: old?.others ?? [], to: new.others) }
    try write(from: old?.outbox ?? [], to: new.outbox)
    try write(from: old?.records ?? Records(), to: new.records)
    let known = old.map(facts) ?? [:]
    for (name, value) in facts(of: new) where known[name] != value { try set(name, value) }
    try expectCounts(of: new, after: old)
  }

  /// Sets a fact.
  func set(_ name: String, _ value: String) throws(SQLiteError) {
    try database.run("INSERT OR REPLACE INTO facts VALUES (?, ?)", .text(name), .text(value))
    try expect([[.text(value)]], "SELECT value FROM facts WHERE name = ?", .text(name))
  }

  private func facts(of state: FavoritesState) -> [String: String] {
    [
      "installation": state.installation, "lastEntry": String(state.lastEntry),
      "server": state.server,
    ]
  }

  /// Writes other people's favorites, of the elements whose have changed. Only imported ones have positions.
  private func writeOthers(from old: [Favorite], to new: [Favorite]) throws(SQLiteError) {
    func rows(_ favorites: [Favorite]) -> [Int: [Row]] {
      let imported = self.rows(of: favorites.filter { $0.serverID == nil })
      let served = favorites.lazy.filter { $0.serverID != nil }.map {
        Row(favorite: $0, position: 0)
      }
      return Dictionary(grouping: imported + served, by: \.favorite.number)
    }
    let (before, after) = (rows(old), rows(new))
    for number in Favorite.numbers where before[number] != after[number] {
      try write("others", from: before[number] ?? [], to: after[number] ?? [])
    }
  }

  private func write(_ table: String, from old: [Row], to new: [Row]) throws(SQLiteError) {
    guard old != new else { return }
    // By atomic number alone: names that are equal in Swift can be different texts in SQLite (Unicode normalization).
    let changed = Set(Set(old).symmetricDifference(new).map(\.favorite.number))
    let delete = try database.prepare("DELETE FROM \(table) WHERE number = ?")
    for number in changed { try delete.run([.init(number)]) }
    let columns = "number, favorited_by, position, time, server_id"
    let insert = try database.prepare(
      "INSERT OR REPLACE INTO \(table) (\(columns)) VALUES (?, ?, ?, ?, ?)")
    let values = Dictionary(
      grouping: new.lazy.filter { changed.contains($0.favorite.number) }.map(\.values)
    ) { $0[0] }
    for row in values.values.joined() { try insert.run(row) }
    let find = try database.prepare("SELECT \(columns) FROM \(table) WHERE number = ?")
    for number in changed {
      try expect(values[.init(number)] ?? [], find, .init(number))
    }
  }

  private func rows(of favorites: [Favorite]) -> [Row] {
    favorites.enumerated().map { Row(favorite: $1, position: Int64($0)) }
  }

  private func write(from old: Records, to new: Records) throws(SQLiteError) {
    for (id, value) in old.changes(to: new) {
      let table = id.table.rawValue
      if let value {
        try database.run(
          "INSERT OR REPLACE INTO \(table) VALUES (?, ?)", .text(id.key), .text(value))
      } else {
        try database.run("DELETE FROM \(table) WHERE key = ?", .text(id.key))
      }
      try expect(
        value.map { [[.text($0)]] } ?? [], "SELECT value FROM \(table) WHERE key = ?",
        .text(id.key))
    }
  }

  private func write(
    from old: [OutboxEntry], to new: [OutboxEntry]
  ) throws(SQLiteError) {
    guard old != new else { return }
    let (before, after) = (Set(old), Set(new))
    let delete = try database.prepare("DELETE FROM outbox WHERE id = ?")
    for entry in before.subtracting(after) { try delete.run([.integer(entry.id)]) }
    let columns = "id, act, number, favorited_by, time, server_id, is_attempted, key"
    let insert = try database.prepare(
      "INSERT OR REPLACE INTO outbox (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    let find = try database.prepare("SELECT \(columns) FROM outbox WHERE id = ?")
    for entry in after.subtracting(before) {
      let values: [SQLiteValue] = [
        .integer(entry.id), .text(entry.action.rawValue), .init(entry.number),
        .text(entry.favoritedBy), .integer(entry.time), .init(entry.serverID),
        .init(entry.isAttempted ? 1 : 0), .init(entry.key),
      ]
      try insert.run(values)
      try expect([values], find, .integer(entry.id))
    }
  }
}
