import Elements
import GLib

/// Stores favorites in the database, or in memory while that fails. For one thread at a time, never the main one.
final class RecoveringFavoritesStore {
  typealias Change = FavoritesConnection.Change

  /// Called on the main thread when another program has written.
  var onExternalChange: (@Sendable () -> Void)?

  private let location: FavoritesDirectory
  private let program: String
  private let lockTimeout: LockTimeout
  private var file: FavoritesConnection?
  /// Identity of the file that was opened last, successfully or not.
  private var identity: FileAttributes.Identity?
  /// Files that were open before the database was replaced.
  private var previous: DatabaseFiles?
  private var monitor: DirectoryMonitor?
  /// Last known state of the database.
  private var saved: FavoritesState
  /// True if `saved` was read from the database.
  private var hasRead = false
  /// Hash values of all states that the database has had.
  private var history: Set<Int> = []
  /// Changes since then that are not on the disk.
  private var unsaved: [Change] = []
  /// Changes that earlier runs could not save; nil until looked for.
  private var leftovers: UnsavedFavorites?
  private var problem: FavoritesProblem?
  /// Repaired problem, not reported yet.
  private var notice: FavoritesProblem?

  /// Attempts with a damaged or replaced file before that is reported.
  private static let attempts = 3

  init(path: String, program: String, lockTimeout: LockTimeout) {
    location = FavoritesDirectory(path: path, lockTimeout: lockTimeout)
    self.program = program
    self.lockTimeout = lockTimeout
    let random = [UInt64.random(in: 0 ... .max), .random(in: 0 ... .max)]
    saved = FavoritesState(installation: random.map { String($0, radix: 36) }.joined())
  }

  /// Returns the current state and error. A repaired problem is reported once.
  func report() -> FavoritesReport {
    defer { notice = nil }
    return FavoritesReport(
      state: current, problem: problem ?? notice, hasRead: hasRead || location.isMissing)
  }

  /// Last known state of the database with the pending changes applied.
  private var current: FavoritesState {
    var state = saved
    for change in pending { change(&state) }
    return state
  }

  /// Pending changes.
  private var pending: [Change] { (leftovers?.changes ?? []) + unsaved }

  /// True while changes are pending.
  var hasPendingChanges: Bool { !unsaved.isEmpty || leftovers?.files.isEmpty == false }

  /// Saves these changes and those that failed before; without any, reads changes by others. Returns the error that
  /// prevents it.
  func save(_ changes: [Change]) -> FavoritesProblem? {
    unsaved += changes
    leftovers = leftovers ?? UnsavedFavorites(besideDatabase: location.path)
    do {
      try save(attempts: Self.attempts)
      problem = nil
    } catch {
      problem = makeProblem(from: error)
      // After any other error the connection may be unusable.
      if (error as? SQLiteError)?.isTransient != true { close() }
    }
    return problem
  }

  /// Reads changes by others, unless the database is closed after an error.
  func refresh() {
    if file != nil { _ = save([]) }
  }

  /// Tries a last time to save everything. If that fails, writes the changes beside the database for the next start.
  /// Returns the error; nil if everything is in the database.
  func finish() -> FavoritesProblem? {
    guard file != nil || !unsaved.isEmpty, let problem = save([]), !unsaved.isEmpty else {
      return nil
    }
    let difference = FavoritesDifference(from: saved, to: current)
    guard !difference.isEmpty else { return nil }
    guard let name = try? UnsavedFavorites.write(difference, besideDatabase: location.path) else {
      return problem.adding(tr("The last changes are lost."))
    }
    leftovers?.remove()
    return problem.adding(
      tr("The last changes are kept for the next start, as {1}.", "\(name)"))
  }

  private func save(attempts: Int) throws {
    do {
      let file = try self.file ?? open()
      let changes = pending
      if changes.isEmpty { try file.refresh() } else { try file.apply(changes) }
      accept(file.state)
      unsaved = []
      leftovers?.remove()
      leftovers = UnsavedFavorites.none
    } catch is FavoritesConnection.FilesReplacedError where attempts > 1 {
      closeReplaced()
      try save(attempts: attempts - 1)
    } catch let error as SQLiteError where error.isDamage && attempts > 1 {
      try setAside(error)
      try save(attempts: attempts - 1)
    }
  }

  private func accept(_ state: FavoritesState) {
    guard saved != state || !hasRead else { return }
    saved = state
    hasRead = true
    history.insert(state.hashValue)
  }

  // MARK: The file

  private func open() throws -> FavoritesConnection {
    let file = try location.withPreparedFile(after: previous) { identity in
      self.identity = identity
      return try open(identity)
    }
    self.file = file
    previous = nil
    accept(file.state)
    monitor = onExternalChange.flatMap { DirectoryMonitor(location.directory, onChange: $0) }
    return file
  }

  private func open(_ identity: FileAttributes.Identity) throws -> FavoritesConnection {
    do {
      return try FavoritesConnection(
        path: location.path, initial: saved, program: program, lockTimeout: lockTimeout)
    } catch {
      // Another process may just have replaced the file.
      guard location.identity == identity else { throw FavoritesConnection.FilesReplacedError() }
      // A damaged file is read when it is set aside, and another program's not at all.
      let isDamage = (error as? SQLiteError)?.isDamage ?? false
      if !isDamage, (error as? FavoritesProblem)?.isReadable ?? true { salvage(isDamaged: false) }
      throw error
    }
  }

  private func close() {
    monitor = nil
    file = nil
  }

  /// Closes a database of which a file was removed or replaced.
  private func closeReplaced() {
    guard let files = file?.files else { return }
    close()
    if location.identity == files.main {
      // Only the log was removed, and with it all transactions since the last checkpoint.
      unsaved.insert(recovery, at: 0)
    } else {
      previous = files
    }
  }

  /// Restores the state that was on the disk.
  private var recovery: Change {
    let (lost, history) = (saved, history)
    return { state in state.recover(lost, isEarlier: history.contains(state.hashValue)) }
  }

  // MARK: Problems

  /// Sets a damaged database aside. The new one gets its content, as far as that is known.
  private func setAside(_ error: SQLiteError) throws {
    file?.disableCheckpoint()
    close()
    var loss = tr("The favorites shown are kept.")
    let name = try location.setAside(identity) { path in
      if !hasRead { loss = salvaged() }
      try Files.create(path)
      _ = try FavoritesConnection(
        path: path, initial: saved, program: program, lockTimeout: lockTimeout)
    }
    guard let name else { return }
    notice = FavoritesProblem(
      path: location.path,
      message: tr(
        "the file was damaged. {1} It is kept as {2}.", loss, Files.name(of: name)),
      isOver: true, detail: error.message)
  }

  /// Reads a damaged database, and returns the sentence on what may be lost.
  private func salvaged() -> String {
    guard salvage(isDamaged: true), !saved.mine.isEmpty else {
      return tr("No favorites could be read from it.")
    }
    let count = saved.mine.count
    return ntr(
      "{1} favorite could be read from it, others may be lost.",
      "{1} favorites could be read from it, others may be lost.", count,
      NumberFormat.text(String(count)))
  }

  /// Reads a database that cannot be opened, unless a state is known. Returns true if it could be read.
  @discardableResult
  private func salvage(isDamaged: Bool) -> Bool {
    guard !hasRead,
      let state = FavoritesSalvage.read(
        location.path, installation: saved.installation, isDamaged: isDamaged)
    else { return false }
    accept(state)
    return true
  }

  private func makeProblem(from error: any Error) -> FavoritesProblem {
    switch error {
    case let problem as FavoritesProblem: problem
    case let error as SQLiteError where error.isBusy:
      FavoritesProblem(busy: location.path)
    case is FavoritesConnection.FilesReplacedError:
      FavoritesProblem(path: location.path, message: tr("the files were replaced repeatedly"))
    default:
      FavoritesProblem(path: location.path, message: "\(error)")
    }
  }
}
