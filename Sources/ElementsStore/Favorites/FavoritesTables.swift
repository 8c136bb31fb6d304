import Elements

/// Reads the favourites from the tables of a database, and writes what differs. Whoever calls has begun a
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

  /// All that the tables hold.
  /// - Parameter installation: the state's, where the tables name none.
  func read(installation: String) throws(SQLiteError) -> FavoritesState {
    var facts: [String: String] = [:]
    for (name, value) in try rows(
      "SELECT name, value FROM facts", { ($0.text(0) ?? "", $0.text(1) ?? "") })
    {
      facts[name] = value
    }
    let outbox = try outbox()
    let lastEntry = facts["lastEntry"].flatMap { Int64($0) } ?? 0
    return FavoritesState(
      installation: facts["installation"] ?? installation, mine: try favorites("mine"),
      others: try favorites("others"), outbox: outbox,
      lastEntry: max(lastEntry, outbox.last?.id ?? 0), server: facts["server"] ?? "")
  }

  private func favorites(_ table: String) throws(SQLiteError) -> [Favorite] {
    let rows = try rows(
      "SELECT number, favorited_by, position, time, server_id FROM \(table)",
      { row in
        Row(
          favorite: Favorite(
            number: Int(row.integer(0)), favoritedBy: row.text(1) ?? "", time: row.integer(3),
            serverID: row.text(4)), position: row.integer(2))
      })
    // Sorted here, because SQLite gives no row of a damaged table that it has to sort.
    return rows.sorted { $0.position < $1.position }.map(\.favorite)
  }

  private func outbox() throws(SQLiteError) -> [OutboxEntry] {
    let entries = try rows(
      "SELECT id, act, number, favorited_by, time, server_id, is_attempted FROM outbox",
      { row in
        OutboxEntry.Act(rawValue: row.text(1) ?? "").map { act in
          OutboxEntry(
            id: row.integer(0), act: act, number: Int(row.integer(2)),
            favoritedBy: row.text(3) ?? "", time: row.integer(4), serverID: row.text(5),
            isAttempted: row.integer(6) != 0)
        }
      })
    return entries.compactMap { $0 }.sorted { $0.id < $1.id }
  }

  private func rows<Content>(
    _ sql: String, _ content: (SQLiteStatement) -> Content
  ) throws(SQLiteError) -> [Content] {
    var rows: [Content] = []
    do throws(SQLiteError) {
      let statement = try database.prepare(sql)
      while try statement.step() { rows.append(content(statement)) }
    } catch {
      if !isLenient { throw error }
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
