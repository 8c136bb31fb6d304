import Elements
import GLib

/// A database of favorites that is open. For one thread at a time; what fails is thrown as an
/// `SQLiteError` or a `GLibError`, or as a `FavoritesProblem` where the database is to be left alone.
final class FavoritesConnection {
  typealias Change = @Sendable (inout FavoritesState) -> Void

  /// A name of the database's three leads to another file by now, or to none.
  struct Moved: Error {}

  /// What the database held when it was read or written last.
  private(set) var state: FavoritesState

  private let path: String
  private let database: SQLiteDatabase
  private let tables: FavoritesTables
  private let patience: Patience
  /// What is open, by its names when it was opened.
  private(set) var files: DatabaseFiles
  /// Another number than this tells that another connection has written (`PRAGMA data_version`).
  private var dataVersion: Int64 = 0

  /// Opens the database in the file at `path`, which has to be there. Where it is empty, it gets `initial`.
  /// - Parameters:
  ///   - program: the version of the program, for whoever finds the database newer than itself.
  ///   - patience: how long other connections may keep the database.
  init(path: String, initial: FavoritesState, program: String, patience: Patience) throws {
    self.path = path
    self.patience = patience
    files = DatabaseFiles(at: path)
    let main = files.main
    try Files.checkWritable(path)
    database = try SQLiteDatabase(path: path)
    tables = FavoritesTables(database: database)
    state = initial
    leaveAsItIs()
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
    // The log has been made by now.
    files = DatabaseFiles(at: path)
    guard files.main == main, files.log != nil || mode != "wal" else { throw Moved() }
    database.keepsLog = false
  }

  // Closing would bring the log, which nobody else sees any more, into a database that others have written since.
  deinit { if !isInPlace { leaveAsItIs() } }

  /// Lets the files of a damaged or strange database be the same when it has been closed.
  func leaveAsItIs() { database.keepsLog = true }

  /// True while the three names lead to the files that are open.
  var isInPlace: Bool { DatabaseFiles(at: path) == files }

  /// Applies changes to what is there, in one transaction. On return they are on the disk.
  func apply(_ changes: [Change]) throws {
    try checkPlace()
    let new = try transaction("IMMEDIATE") {
      if try database.integer("PRAGMA data_version") != dataVersion { try read() }
      var new = state
      for change in changes { change(&new) }
      try tables.write(from: state, to: new)
      return new
    }
    try checkPlace()
    guard new != state else { return }
    state = new
    // A write to the log is seen before the transaction is. This is seen after it, by `DirectoryMonitor`.
    Files.touch(path)
  }

  /// Reads again what another connection has written.
  func refresh() throws {
    try checkPlace()
    try transaction("DEFERRED") {
      if try database.integer("PRAGMA data_version") != dataVersion { try read() }
    }
  }

  private func read() throws {
    dataVersion = try database.integer("PRAGMA data_version")
    state = try tables.read(installation: state.installation)
  }

  private func migrate(_ initial: FavoritesState, _ program: String) throws {
    // Another copy may have been quicker.
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

  /// Throws where what is written goes to a file that no start would find.
  private func checkPlace() throws { if !isInPlace { throw Moved() } }

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

  /// Calls `body` again while other connections are at work.
  private func waiting<Result>(_ body: () throws -> Result) throws -> Result {
    let start = Clock.monotonicSeconds
    var isFirst = true
    while true {
      do { return try body() } catch let error as SQLiteError
        where error.isBusy && patience.lasts(since: start)
      {
        // SQLite takes a refusal of the system's for somebody else's lock.
        if isFirst { try Files.checkLocks(in: Files.parent(of: path)) }
        isFirst = false
        Clock.sleep(seconds: Patience.pause(since: start))
      }
    }
  }
}
