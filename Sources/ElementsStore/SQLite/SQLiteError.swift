import CSQLite
import GLib
import Glibc

/// Error of SQLite.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  /// Extended result code.
  let code: Int32
  /// SQLite's message (`sqlite3_errmsg`).
  let message: String
  /// The system's message, if a system call failed (`sqlite3_system_errno`).
  var reason: String?

  /// Makes an error from the last failure on a connection.
  init(_ database: OpaquePointer?, code: Int32) {
    self.code = code
    message = String(cString: sqlite3_errmsg(database))
    let number = sqlite3_system_errno(database)
    if number != 0, Self.isSystemError(code) { reason = String(cString: strerror(number)) }
  }

  /// Makes an error for damage that SQLite itself did not detect.
  init(damage message: String) {
    code = SQLITE_CORRUPT
    self.message = message
  }

  private var primary: Int32 { code & 0xff }

  private static func isSystemError(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY].contains(code & 0xff)
  }

  /// True if another connection holds a lock; a retry may succeed.
  var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }

  /// Result codes caused by the contents. The program's statements are constant, so a missing table or column and a
  /// value that violates a constraint are damage as well.
  private static let damageCodes: Set<Int32> = [
    SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_TOOBIG, SQLITE_CONSTRAINT,
    SQLITE_MISMATCH, SQLITE_FORMAT, SQLITE_RANGE,
    // A statement that took too many steps: none of the program's does.
    SQLITE_INTERRUPT,
  ]

  /// True if the file is no valid database of the program.
  var isDamage: Bool { Self.damageCodes.contains(primary) }

  /// True if the connection remains usable and a retry may succeed.
  var isTransient: Bool { isBusy || isFull }

  private var isFull: Bool { primary == SQLITE_FULL }

  /// Message for the user.
  var description: String {
    if isFull { return String(cString: strerror(ENOSPC)) }
    if isDamage { return tr("the file is damaged") }
    return reason ?? message
  }
}
