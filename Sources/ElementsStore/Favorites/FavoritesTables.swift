import Elements
import GLib

/// Reads the favorites from the tables of a database, and writes what differs. Whoever calls has begun a
/// transaction.
struct FavoritesTables {
  let database: SQLiteDatabase
  /// Whether what cannot be read is left out, instead of nothing being read.
  var isLenient = false

  private struct Row: Hashable {
    let favorite: Favorite
    let position: Int64
  }

  // MARK: Reading

  /// Milliseconds since 1970 that a clock may have shown: until the year 9999.
  private static let times = 0...Int64(253_402_300_799_999)
  /// The numbers of entries that there may have been: many more than can be counted.
  private static let entries = 0...(Int64(1) << 53)

  /// All that the tables hold.
  /// - Parameter installation: the state's, where the tables name none that can be read.
  func read(installation: String) throws(SQLiteError) -> FavoritesState {
    let facts = try facts()
    guard isLenient || facts["installation"] != nil else {
      throw SQLiteError(damage: tr("a row is missing"))
    }
    let outbox = try outbox()
    return FavoritesState(
      installation: facts["installation"] ?? installation, mine: try favorites("mine"),
      others: try favorites("others"), outbox: outbox,
      lastEntry: max(facts["lastEntry"].flatMap { Int64($0) } ?? 0, outbox.last?.id ?? 0),
      server: facts["server"] ?? "")
  }

  private func facts() throws(SQLiteError) -> [String: String] {
    let rows = try rows("SELECT name, value FROM facts", key: "name") { row -> (String, String)? in
      guard let name = row.text(0), let value = row.text(1) else { return nil }
      let isSound = name != "lastEntry" || Int64(value).map(Self.entries.contains) ?? false
      return isSound ? (name, value) : nil
    }
    return Dictionary(rows) { first, _ in first }
  }

  private func favorites(_ table: String) throws(SQLiteError) -> [Favorite] {
    let rows = try rows(
      "SELECT number, favorited_by, position, time, server_id FROM \(table)",
      key: table == "mine" ? "number" : "number, favorited_by"
    ) { row -> Row? in
      guard let name = row.text(1), row.integer(0) > 0, Self.times.contains(row.integer(3)) else {
        return nil
      }
      let favorite = Favorite(
        number: Int(row.integer(0)), favoritedBy: name, time: row.integer(3), serverID: row.text(4))
      return Row(favorite: favorite, position: row.integer(2))
    }
    // Sorted here, because SQLite gives no row of a damaged table that it has to sort.
    let sorted = rows.sorted { $0.position < $1.position }
    guard isLenient || sorted.map(\.position).elementsEqual(0..<Int64(sorted.count)) else {
      throw SQLiteError(damage: tr("a row makes no sense"))
    }
    return sorted.map(\.favorite)
  }

  private func outbox() throws(SQLiteError) -> [OutboxEntry] {
    let entries = try rows(
      "SELECT id, act, number, favorited_by, time, server_id, is_attempted FROM outbox", key: "id"
    ) { row -> OutboxEntry? in
      guard let act = OutboxEntry.Act(rawValue: row.text(1) ?? ""), let name = row.text(3),
        Self.entries.contains(row.integer(0)), row.integer(2) > 0,
        Self.times.contains(row.integer(4))
      else { return nil }
      return OutboxEntry(
        id: row.integer(0), act: act, number: Int(row.integer(2)), favoritedBy: name,
        time: row.integer(4), serverID: row.text(5), isAttempted: row.integer(6) != 0)
    }
    return entries.sorted { $0.id < $1.id }
  }

  /// What stands in the rows that a statement gives; nil for a row that makes no sense is damage.
  /// - Parameter key: the table's, by which it is read backward where it cannot be read on.
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
          throw SQLiteError(damage: tr("a row makes no sense"))
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

  /// Makes the tables, which hold `old`, hold `new`; nil stands for empty tables.
  func write(from old: FavoritesState?, to new: FavoritesState) throws(SQLiteError) {
    try write("mine", from: old?.mine ?? [], to: new.mine)
    try write("others", from: old?.others ?? [], to: new.others)
    try write(from: old?.outbox ?? [], to: new.outbox)
    let known = old.map(facts) ?? [:]
    for (name, value) in facts(of: new) where known[name] != value { try set(name, value) }
  }

  /// Notes a fact by its name.
  func set(_ name: String, _ value: String) throws(SQLiteError) {
    try database.run("INSERT OR REPLACE INTO facts VALUES (?, ?)", .text(name), .text(value))
  }

  private func facts(of state: FavoritesState) -> [String: String] {
    [
      "installation": state.installation, "lastEntry": String(state.lastEntry),
      "server": state.server,
    ]
  }

  private func write(
    _ table: String, from old: [Favorite], to new: [Favorite]
  ) throws(SQLiteError) {
    guard old != new else { return }
    let (before, after) = (rows(of: old), rows(of: new))
    let delete = try database.prepare(
      "DELETE FROM \(table) WHERE number = ? AND favorited_by = ?")
    for row in before.subtracting(after) {
      try delete.run([.init(row.favorite.number), .text(row.favorite.favoritedBy)])
    }
    let insert = try database.prepare(
      "INSERT OR REPLACE INTO \(table) (number, favorited_by, position, time, server_id)"
        + " VALUES (?, ?, ?, ?, ?)")
    for row in after.subtracting(before) {
      let favorite = row.favorite
      try insert.run([
        .init(favorite.number), .text(favorite.favoritedBy), .integer(row.position),
        .integer(favorite.time), .init(favorite.serverID),
      ])
    }
  }

  private func rows(of favorites: [Favorite]) -> Set<Row> {
    Set(favorites.enumerated().map { Row(favorite: $1, position: Int64($0)) })
  }

  private func write(
    from old: [OutboxEntry], to new: [OutboxEntry]
  ) throws(SQLiteError) {
    guard old != new else { return }
    let (before, after) = (Set(old), Set(new))
    let delete = try database.prepare("DELETE FROM outbox WHERE id = ?")
    for entry in before.subtracting(after) { try delete.run([.integer(entry.id)]) }
    let insert = try database.prepare(
      "INSERT OR REPLACE INTO outbox (id, act, number, favorited_by, time, server_id, is_attempted)"
        + " VALUES (?, ?, ?, ?, ?, ?, ?)")
    for entry in after.subtracting(before) {
      try insert.run([
        .integer(entry.id), .text(entry.act.rawValue), .init(entry.number),
        .text(entry.favoritedBy), .integer(entry.time), .init(entry.serverID),
        .init(entry.isAttempted ? 1 : 0),
      ])
    }
  }
}
