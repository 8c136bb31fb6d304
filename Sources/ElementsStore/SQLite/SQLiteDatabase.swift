import CSQLite

/// A connection to a database (`sqlite3`), for one thread at a time.
final class SQLiteDatabase {
  private let connection: OpaquePointer?

  /// Seconds that a statement waits for other connections before it reports that they are busy.
  static let patience = 0.5

  /// Connects to the database in the file at `path`, which has to be there; an empty file will do. Where the
  /// file may only be read, so can the database.
  init(path: String) throws(SQLiteError) {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK else {
      let error = SQLiteError(connection, code: code)
      sqlite3_close_v2(connection)
      throw error
    }
    self.connection = connection
    sqlite3_busy_timeout(connection, Int32(Self.patience * 1000))
  }

  deinit { sqlite3_close_v2(connection) }

  /// Whether closing leaves file and log as they are. Else the last connection to close brings the log into
  /// the file and removes it.
  var keepsLog = false {
    didSet { _ = csqlite_set_keeps_log(connection, keepsLog ? 1 : 0) }
  }

  /// True where the header forbids writing, or the file was opened only for reading.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, nil) == 1 }

  /// A statement to be run any number of times, with `?` where values are to stand.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(connection, sql)
  }

  /// Runs a statement once and passes over the rows that it gives.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// The whole number in the first row of what a statement gives; 0 where there is none.
  func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The text in the first row of what a statement gives; nil where there is none.
  func text(_ sql: String) throws(SQLiteError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(0) : nil
  }

  /// Gives back what the transaction has done, if one is under way.
  func rollBack() {
    // Some errors have ended it already.
    if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
  }
}
