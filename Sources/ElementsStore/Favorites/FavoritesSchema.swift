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

  /// Throws where the database is none that this program may write: it is left alone.
  static func check(_ database: SQLiteDatabase, path: String) throws {
    let version = try database.integer("PRAGMA user_version")
    let isEmpty = try database.integer("SELECT count(*) FROM sqlite_schema") == 0 && version == 0
    guard try isEmpty || database.integer("PRAGMA application_id") == application else {
      throw FavoritesProblem(path: path, message: tr("this is another program’s database"))
    }
    guard version <= self.version else {
      let statement = "SELECT value FROM facts WHERE name = '\(programFact)'"
      let program = (try? database.text(statement)) ?? nil
      throw FavoritesProblem(
        path: path,
        message: "\(tr("it was written by a newer version of the program")) "
          + "(\(program ?? String(version)))")
    }
  }
}
