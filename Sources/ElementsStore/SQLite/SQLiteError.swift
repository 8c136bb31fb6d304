import CSQLite
import GLib
import Glibc

/// What SQLite reports when something fails.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  /// SQLite's extended code.
  let code: Int32
  /// SQLite's own words.
  let message: String
  /// The system's words, where it was the system that refused.
  var reason: String?

  /// What failed last on a connection.
  init(_ database: OpaquePointer?, code: Int32) {
    self.code = code
    message = String(cString: sqlite3_errmsg(database))
    let number = sqlite3_system_errno(database)
    if number != 0, Self.isOfTheSystem(code) { reason = String(cString: strerror(number)) }
  }

  /// Damage that SQLite itself did not run into.
  init(damage message: String) {
    code = SQLITE_CORRUPT
    self.message = message
  }

  private var primary: Int32 { code & 0xff }

  private static func isOfTheSystem(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY].contains(code & 0xff)
  }

  /// Whether another connection was at work, and it may be tried again.
  var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }

  /// Codes that tell of the contents. The program's statements never change, so a table or a column that one of
  /// them does not find, and a value that does not fit, is damage as well.
  private static let contentCodes: Set<Int32> = [
    SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_TOOBIG, SQLITE_CONSTRAINT,
    SQLITE_MISMATCH, SQLITE_FORMAT, SQLITE_RANGE,
  ]

  /// True where the file is no database, or no sound one of the program's.
  var isDamage: Bool { Self.contentCodes.contains(primary) }

  /// Whether the connection can be used on, and may succeed later.
  var isPassing: Bool { isBusy || isFull }

  private var isFull: Bool { primary == SQLITE_FULL }

  /// What is wrong, for a person to read.
  var description: String {
    if isFull { return String(cString: strerror(ENOSPC)) }
    if isDamage { return tr("the file is damaged") }
    return reason ?? message
  }
}
