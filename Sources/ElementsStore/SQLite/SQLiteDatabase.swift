import CSQLite

/// Connection to a database (`sqlite3`). For one thread at a time.
final class SQLiteDatabase {
  private let connection: OpaquePointer?
  private let budget: SQLiteBudget

  /// Busy timeout of a statement in seconds (`sqlite3_busy_timeout`).
  static let busyTimeout = 0.5

  /// Opens the existing file at `path`, which may be empty; read-only if the file is.
  /// - Parameters:
  ///   - isShared: false for a file that nobody else opens. It is not locked, so its file system needs no locks.
  ///   - steps: greatest number of steps of a statement.
  init(
    path: String, isShared: Bool = true, steps: Int = SQLiteBudget.usual
  ) throws(SQLiteError) {
    budget = SQLiteBudget(steps)
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &connection, flags, isShared ? nil : "unix-none")
    guard code == SQLITE_OK else {
      let error = SQLiteError(connection, code: code)
      sqlite3_close_v2(connection)
      throw error
    }
    self.connection = connection
    csqlite_distrust_schema(connection)
    budget.limit(connection)
    sqlite3_busy_timeout(connection, Int32(Self.busyTimeout * 1000))
    // Without locks SQLite reads a write-ahead log in this mode only.
    if !isShared { try run("PRAGMA locking_mode = EXCLUSIVE") }
  }

  deinit { sqlite3_close_v2(connection) }

  /// True if closing leaves file and log unchanged (`SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`). Otherwise the last
  /// connection to close checkpoints the log and removes it.
  var keepsLogOnClose = false {
    didSet { _ = csqlite_set_keeps_log(connection, keepsLogOnClose ? 1 : 0) }
  }

  /// True if the header forbids writing, or the file was opened read-only.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, nil) == 1 }

  /// Prepares a statement that can be run repeatedly, with `?` for its parameters.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(connection, sql, budget)
  }

  /// Runs a statement once and ignores the rows that it returns.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// Returns the integer in the first row of a statement; 0 if there is none.
  func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Returns the text in the first row of a statement; nil if there is none.
  func text(_ sql: String) throws(SQLiteError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(0) : nil
  }

  /// Rolls back the transaction, if there is one.
  func rollBack() {
    // Some errors have rolled it back already.
    if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
  }
}
