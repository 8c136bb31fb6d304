import Elements

/// What was written is read back before the transaction ends: a database can undo it.
extension FavoritesTables {
  /// Throws unless a statement with this parameter has these rows, in any order.
  func expect(
    _ rows: [[SQLiteValue]], _ statement: SQLiteStatement, _ key: SQLiteValue
  ) throws(SQLiteError) {
    let kept = try statement.rows([key])
    guard kept.count == rows.count, Set(kept) == Set(rows) else {
      throw SQLiteError(damage: "a row was not kept")
    }
  }

  func expect(
    _ rows: [[SQLiteValue]], _ sql: String, _ key: SQLiteValue
  ) throws(SQLiteError) {
    try expect(rows, try database.prepare(sql), key)
  }

  /// Throws unless the changed tables of the user's own data have as many rows as the state. Of other people's favorites
  /// there may be more, of names that are equal in Swift (Unicode normalization).
  func expectCounts(
    of new: FavoritesState, after old: FavoritesState?
  ) throws(SQLiteError) {
    var counts: [(table: String, count: Int)] = []
    if old?.mine != new.mine { counts.append(("mine", new.mine.count)) }
    if old?.outbox != new.outbox { counts.append(("outbox", new.outbox.count)) }
    for table in (old?.records ?? Records()).changedTables(in: new.records) {
      counts.append((table.rawValue, new.records.entries(of: table).count))
    }
    for (table, count) in counts {
      guard try database.integer("SELECT count(*) FROM \(table)") == count else {
        throw SQLiteError(damage: "\(table): a row was not kept")
      }
    }
  }
}
