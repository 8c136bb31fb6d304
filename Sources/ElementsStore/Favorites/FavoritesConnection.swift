import Elements
import GLib

/// Open connection to the database of favorites. For one thread at a time. Throws `SQLiteError` or `GLibError`, or
/// `FavoritesProblem` if the database must not be touched.
final class FavoritesConnection {
  typealias Change = @Sendable (inout FavoritesState) -> Void

  /// One of the database's three paths now leads to another file, or to none.
  struct FilesReplacedError: Error {}

  /// State of the database at the last read or write.
  private(set) var state: FavoritesState

  private let path: String
  private let database: SQLiteDatabase
  private let tables: FavoritesTables
  private let lockTimeout: LockTimeout
  /// Inodes of the files when they were opened.
  private(set) var files: DatabaseFiles
  /// Last value of `PRAGMA data_version`; it changes when another connection writes.
  private var dataVersion: Int64 = 0

  /// Opens the existing file at `path`. An empty one becomes a database that holds `initial`.
  /// - Parameters:
  ///   - program: version of the program, shown by an older version that finds the database newer than itself.
  ///   - lockTimeout: timeout for locks of other connections.
  init(path: String, initial: FavoritesState, program: String, lockTimeout: LockTimeout) throws {
    self.path = path
    self.lockTimeout = lockTimeout
    files = DatabaseFiles(at: path)
    let main = files.main
    try Files.checkWritable(path)
    database = try SQLiteDatabase(path: path)
    tables = FavoritesTables(database: database)
    state = initial
    disableCheckpoint()
    let mode = try waiting {
      try FavoritesSchema.check(database, path: path)
      return try database.text("PRAGMA journal_mode = WAL")
    }
    try database.run("PRAGMA synchronous = FULL")
    try database.run("PRAGMA foreign_keys = ON")
    if try database.integer("PRAGMA user_version") < FavoritesSchema.version {
      try transaction("IMMEDIATE") { try migrate(initial, program) }
    }
    try checkIntegrity()
    try transaction("DEFERRED") { try read() }
    // The log exists by now.
    files = DatabaseFiles(at: path)
    guard files.main == main, files.log != nil || mode != "wal" else { throw FilesReplacedError() }
    database.keepsLogOnClose = false
  }

  // Closing would checkpoint the log, which nobody else sees any more, into a database that others have written
  // since.
  deinit { if !isInPlace { disableCheckpoint() } }

  /// Disables the checkpoint on close, which would modify the files of a damaged or foreign database.
  func disableCheckpoint() { database.keepsLogOnClose = true }

  /// True while the three paths lead to the open files.
  var isInPlace: Bool { DatabaseFiles(at: path) == files }

  /// Applies changes to the stored state in one transaction. On return they are on the disk.
  func apply(_ changes: [Change]) throws {
    try checkFiles()
    let new = try transaction("IMMEDIATE") {
      if try database.integer("PRAGMA data_version") != dataVersion { try read() }
      var new = state
      for change in changes { change(&new) }
      try tables.write(from: state, to: new)
      return new
    }
    try checkFiles()
    guard new != state else { return }
    state = new
    // inotify reports a write to the log before the transaction is visible. This write comes after it
    // (`DirectoryMonitor`).
    Files.touch(path)
  }

  /// Reads the state again if another connection has written.
  func refresh() throws {
    try checkFiles()
    try transaction("DEFERRED") {
      if try database.integer("PRAGMA data_version") != dataVersion { try read() }
    }
  }

  private func read() throws {
    dataVersion = try database.integer("PRAGMA data_version")
    state = try tables.read(installation: state.installation)
  }

  private func migrate(_ initial: FavoritesState, _ program: String) throws {
    // Another instance may have migrated it meanwhile.
    let version = try database.integer("PRAGMA user_version")
    guard version < FavoritesSchema.version else { return }
    try FavoritesSchema.migrate(database, from: version)
    try tables.set(FavoritesSchema.programFact, program)
    if version == 0 { try tables.write(from: nil, to: initial) }
  }

  private func checkIntegrity() throws {
    let verdict = try database.text("PRAGMA integrity_check(1)") ?? ""
    guard verdict == "ok" else { throw SQLiteError(damage: verdict) }
  }

  /// Throws if a write would go to a file that the next start does not find.
  private func checkFiles() throws { if !isInPlace { throw FilesReplacedError() } }

  // MARK: Transactions

  private func transaction<Result>(_ kind: String, _ body: () throws -> Result) throws -> Result {
    try waiting {
      try database.run("BEGIN \(kind)")
      do {
        let result = try body()
        try database.run("COMMIT")
        return result
      } catch {
        database.rollBack()
        throw error
      }
    }
  }

  /// Retries `body` while the database is busy.
  private func waiting<Result>(_ body: () throws -> Result) throws -> Result {
    let start = Clock.monotonicSeconds
    var isFirst = true
    while true {
      do { return try body() } catch let error as SQLiteError
        where error.isBusy && lockTimeout.allowsWaiting(since: start)
      {
        // SQLite reports a busy database also if the file system refuses locks.
        if isFirst { try Files.checkLocks(in: Files.parent(of: path)) }
        isFirst = false
        Clock.sleep(seconds: LockTimeout.delay(since: start))
      }
    }
  }
}
