public import Elements
public import GLib

/// Store in a SQLite database in the user's data directory. Survives a kill at any moment, and is shared with all
/// running instances of the program. All work is done on a thread of its own.
public final class SQLiteFavoritesStore: FavoritesStore {
  private struct Change {
    let apply: FavoritesConnection.Change
    let done: @Sendable (FavoritesProblem?) -> Void
  }

  private struct Inbox {
    var changes: [Change] = []
    var onChange: (@Sendable (FavoritesReport) -> Void)?
    var lastReport: FavoritesReport?
  }

  /// Timer and delay of the next retry.
  private struct Retry {
    var timer: Timer?
    var delay = Retry.shortest

    /// Delay of the first retry in milliseconds; it doubles each time, up to `longest`.
    static let shortest: Int64 = 1000
    static let longest: Int64 = 60_000
  }

  private let path: String
  private let lockTimeout: LockTimeout
  private let nextRetry = Guarded(Retry())
  private let inbox = Guarded(Inbox())
  private let recovering: Guarded<RecoveringFavoritesStore>
  private let worker = Worker()

  /// - Parameters:
  ///   - path: database file; missing directories are created.
  ///   - program: version of the program, shown by an older version that opens the database.
  ///   - lockTimeout: timeout for locks of other programs, in seconds.
  public init(path: String, program: String, lockTimeout: Double = 30) {
    self.path = path
    self.lockTimeout = LockTimeout(seconds: lockTimeout)
    recovering = Guarded(
      RecoveringFavoritesStore(path: path, program: program, lockTimeout: self.lockTimeout))
    recovering.withLock { $0.onExternalChange = { [weak self] in self?.refresh() } }
  }

  /// Returns the store in the user's data directory.
  /// - Parameter program: version of the program.
  public static func standard(program: String) -> SQLiteFavoritesStore {
    SQLiteFavoritesStore(path: standardPath, program: program)
  }

  /// The database in the user's data directory.
  static var standardPath: String { "\(Files.dataDirectory)/the-elements/favorites.sqlite" }

  /// Opens the database on the store's thread. Returns immediately.
  public func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
    inbox.withLock { ($0.onChange, $0.lastReport) = (onChange, nil) }
    worker.run { [self] in save(andRefresh: true) }
  }

  public func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    inbox.withLock { $0.changes.append(Change(apply: change, done: done)) }
    worker.run { [self] in save(andRefresh: false) }
  }

  public func retry() { worker.run { [self] in save(andRefresh: true) } }

  public func flush() { worker.wait() }

  public func finish(within seconds: Double) -> FavoritesProblem? {
    lockTimeout.expire(within: seconds)
    defer { lockTimeout.reset() }
    let problem = Guarded<FavoritesProblem?>(nil)
    worker.run { [self] in
      save(andRefresh: false)
      let result = recovering.withLock { $0.finish() }
      problem.withLock { $0 = result }
    }
    worker.wait()
    return problem.withLock { $0 }
  }

  /// Returns the lock of a file beside the database, whose directory is made if it is missing.
  public func makeExchangeLock() -> FileLock? {
    // This may be called before the database exists.
    try? Files.makeDirectory(Files.parent(of: path))
    return FileLock(path + "-sync")
  }

  // MARK: On the worker's thread

  /// Saves all queued changes in one transaction: changes that came in while the disk was busy share the next one.
  private func save(andRefresh isRefreshing: Bool) {
    let changes = inbox.withLock { inbox in
      defer { inbox.changes = [] }
      return inbox.changes
    }
    guard isRefreshing || !changes.isEmpty else { return }
    let problem = recovering.withLock { $0.save(changes.map(\.apply)) }
    for change in changes { change.done(problem) }
    notify()
    setRetry(isFirst: !changes.isEmpty)
  }

  /// Schedules a retry if changes are pending, soon if some of them are new. Without pending changes there is no
  /// timer.
  private func setRetry(isFirst: Bool) {
    let hasPendingChanges = recovering.withLock { $0.hasPendingChanges }
    nextRetry.withLock { retry in
      if isFirst || !hasPendingChanges { retry = Retry() }
      guard hasPendingChanges else { return }
      retry.timer = Timer(after: retry.delay) { [weak self] in self?.retry() }
      retry.delay = min(retry.delay * 2, Retry.longest)
    }
  }

  private func refresh() {
    worker.run { [self] in
      recovering.withLock { $0.refresh() }
      notify()
      setRetry(isFirst: false)
    }
  }

  private func notify() {
    let report = recovering.withLock { $0.report() }
    let onChange = inbox.withLock { inbox -> (@Sendable (FavoritesReport) -> Void)? in
      guard report != inbox.lastReport else { return nil }
      // A repaired problem is reported once.
      inbox.lastReport =
        report.problem?.isOver == true
        ? .init(state: report.state, hasRead: report.hasRead) : report
      return inbox.onChange
    }
    onChange?(report)
  }
}
