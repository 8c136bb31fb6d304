import Elements
import GLib

/// Schema of the database of favorites, and the migrations from each older version.
enum FavoritesSchema {
  /// `PRAGMA application_id` of the program's databases: "Elem".
  static let application: Int64 = 0x456c_656d

  /// Statements of each version that migrate the previous one; the first creates the tables. A released version is
  /// never changed.
  static let versions: [[String]] = [
    [
      // Names of the facts: `installation`, `lastEntry`, `server`, and `programFact`.
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
      // NULL in an entry whose sending was begun by version 1, also by an instance of version 1 that still runs: its
      // key is built from the installation and the ID.
      "ALTER TABLE outbox ADD COLUMN key TEXT"
    ],
    ["notes", "own_values", "own_columns", "quiz_cards", "quiz_rounds"].map(records),
    // Other people's favorites from a server have no positions any longer: one more changed those of thousands.
    ["UPDATE others SET position = 0 WHERE server_id IS NOT NULL"],
  ]

  /// The statement that creates a table of records.
  private static func records(_ table: String) -> String {
    "CREATE TABLE \(table) (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"
  }

  /// Current version (`PRAGMA user_version`).
  static var version: Int64 { Int64(versions.count) }

  /// Name of the fact with the version of the program that created these tables.
  static let programFact = "program"

  /// Last version of the schema that a newer program may have: a greater one is damage.
  private static let lastVersion: Int64 = 255

  /// Throws a `FavoritesProblem` if the database is another program's or a newer version's, which must not be
  /// touched, and an `SQLiteError` if it is damaged: the header contradicts the tables, or there is more than the
  /// program's tables.
  static func check(_ database: SQLiteDatabase, path: String) throws {
    let version = try database.integer("PRAGMA user_version")
    let mark = try database.integer("PRAGMA application_id")
    guard !database.isReadOnly else { throw SQLiteError(damage: "the header forbids writing") }
    if mark == application, (1...self.version).contains(version) {
      return try checkObjects(database)
    }
    if try version == 0 && database.integer("SELECT count(*) FROM sqlite_schema") == 0 { return }
    let isKnown = self.version(ofTables: database) != nil
    let isNewer = mark == application && (self.version + 1...lastVersion).contains(version)
    let isForeign = mark != 0 && !isDamaged(mark: mark)
    if isKnown && !isNewer && !isForeign || mark == application && version < 1 {
      throw SQLiteError(damage: "the header says version \(version)")
    }
    var problem = FavoritesProblem(path: path, message: tr("this is another program’s database"))
    if mark == application {
      let statement = "SELECT value FROM facts WHERE name = '\(programFact)'"
      let program = (try? database.text(statement)) ?? nil
      problem = FavoritesProblem(
        path: path,
        message: tr(
          "it was written by a newer version of the program ({1})", program ?? String(version)))
    }
    problem.isReadable = isKnown
    throw problem
  }

  /// True if one byte of the program's mark is wrong at most: another program's differs in more.
  private static func isDamaged(mark: Int64) -> Bool {
    let difference = (mark ^ application) & 0xffff_ffff
    return (0..<4).contains { difference & ~(0xff << ($0 * 8)) == 0 }
  }

  /// Throws if there are triggers, views, indexes or virtual tables: the program makes none, and they could undo what it
  /// writes.
  private static func checkObjects(_ database: SQLiteDatabase) throws(SQLiteError) {
    let other = try database.text(
      """
      SELECT type || ' ' || name FROM sqlite_schema WHERE type NOT IN ('table', 'index')
        OR type = 'index' AND sql IS NOT NULL OR coalesce(rootpage, 0) = 0
      """)
    if let other { throw SQLiteError(damage: other) }
  }

  /// Migrates the tables from an older version; version 0 has none.
  static func migrate(_ database: SQLiteDatabase, from version: Int64) throws(SQLiteError) {
    for statement in versions.dropFirst(max(0, Int(clamping: version))).joined() {
      try database.run(statement)
    }
    try database.run("PRAGMA application_id = \(application)")
    try database.run("PRAGMA user_version = \(self.version)")
  }

  /// Returns the version that the tables match, independent of the header; nil if they are not the program's.
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

  /// Returns all table and column names, sorted.
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
