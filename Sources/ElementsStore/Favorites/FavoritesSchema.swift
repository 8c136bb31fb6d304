import GLib

/// The tables of the database of favorites, and the way to them from those of each older version.
enum FavoritesSchema {
  /// Tells the database from those of other programs (`PRAGMA application_id`): "Elem".
  static let application: Int64 = 0x456c_656d

  /// For each version the statements that make it of the one before; the first makes it of nothing. What
  /// has been released is never changed.
  static let versions: [[String]] = [
    [
      // The facts' names: `installation`, `lastEntry`, `server`, and `programFact`.
      "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
      """
      CREATE TABLE mine (
        number INTEGER PRIMARY KEY,
        favorited_by TEXT NOT NULL,
        position INTEGER NOT NULL,
        time INTEGER NOT NULL,
        server_id TEXT
      ) STRICT
      """,
      """
      CREATE TABLE others (
        number INTEGER NOT NULL,
        favorited_by TEXT NOT NULL,
        position INTEGER NOT NULL,
        time INTEGER NOT NULL,
        server_id TEXT,
        PRIMARY KEY (number, favorited_by)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY,
        act TEXT NOT NULL,
        number INTEGER NOT NULL,
        favorited_by TEXT NOT NULL,
        time INTEGER NOT NULL,
        server_id TEXT,
        is_attempted INTEGER NOT NULL
      ) STRICT
      """,
    ],
    [
      // An entry that the first version has begun lacks it, and so has one that a copy of that version begins
      // while it still runs: its key is made of the installation and the number.
      "ALTER TABLE outbox ADD COLUMN key TEXT"
    ],
  ]

  /// The version that this program reads and writes (`PRAGMA user_version`).
  static var version: Int64 { Int64(versions.count) }

  /// The name of the fact that tells which version of the program made these tables.
  static let programFact = "program"

  /// Throws where the database is none that this program may write, which is left alone, or is damaged: the
  /// header contradicts the tables.
  static func check(_ database: SQLiteDatabase, path: String) throws {
    let version = try database.integer("PRAGMA user_version")
    let isMarked = try database.integer("PRAGMA application_id") == application
    guard !database.isReadOnly else { throw SQLiteError(damage: "the header forbids writing") }
    if isMarked, (1...self.version).contains(version) { return }
    if try version == 0 && database.integer("SELECT count(*) FROM sqlite_schema") == 0 { return }
    if self.version(ofTables: database) != nil || isMarked && version < 1 {
      throw SQLiteError(damage: "the header says version \(version)")
    }
    guard isMarked else {
      throw FavoritesProblem(path: path, message: tr("this is another program’s database"))
    }
    let statement = "SELECT value FROM facts WHERE name = '\(programFact)'"
    let program = (try? database.text(statement)) ?? nil
    throw FavoritesProblem(
      path: path,
      message: tr(
        "it was written by a newer version of the program ({1})", program ?? String(version)))
  }

  /// Makes the tables of an older version those of this one; of version 0 there are none.
  static func migrate(_ database: SQLiteDatabase, from version: Int64) throws(SQLiteError) {
    for statement in versions.dropFirst(max(0, Int(clamping: version))).joined() {
      try database.run(statement)
    }
    try database.run("PRAGMA application_id = \(application)")
    try database.run("PRAGMA user_version = \(self.version)")
  }

  /// The version whose tables a database has, whatever its header says; nil where they are not the program's.
  static func version(ofTables database: SQLiteDatabase) -> Int64? {
    guard let found = try? columns(of: database), !found.isEmpty,
      let model = try? SQLiteDatabase(path: ":memory:")
    else { return nil }
    for (index, statements) in versions.enumerated() {
      for statement in statements { try? model.run(statement) }
      if let expected = try? columns(of: model), expected == found { return Int64(index + 1) }
    }
    return nil
  }

  /// The tables with their columns, in the order of the names.
  private static func columns(of database: SQLiteDatabase) throws(SQLiteError) -> String {
    try database.text(
      """
      SELECT group_concat(name) FROM (
        SELECT tables.name || '.' || columns.name AS name
        FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' ORDER BY 1)
      """) ?? ""
  }
}
