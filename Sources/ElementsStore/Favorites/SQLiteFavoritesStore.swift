public import Elements
public import GLib

/// Favorites in a database in the user's data directory (SQLite), safe from a kill at any moment, and
/// shared with all copies of the program that run. All work is done on a thread of its own.
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

  /// When to try again to keep what could not be kept.
  private struct Retry {
    var alarm: Alarm?
    var delay = Retry.shortest

    /// Milliseconds until the first attempt, and between the later ones, each twice as late as the one before.
    static let shortest: Int64 = 1000
    static let longest: Int64 = 60_000
  }

  private let path: String
  private let patience: Patience
  private let nextRetry = Guarded(Retry())
  private let inbox = Guarded(Inbox())
  private let keeper: Guarded<RecoveringFavoritesStore>
  private let worker = Worker()

  /// - Parameters:
  ///   - path: of the file; directories that are missing are made.
  ///   - program: the program's version, which an older one tells whoever opens the database with it.
  ///   - patience: seconds that other programs may keep the database until that is a problem.
  public init(path: String, program: String, patience: Double = 30) {
    self.path = path
    self.patience = Patience(seconds: patience)
    keeper = Guarded(
      RecoveringFavoritesStore(path: path, program: program, patience: self.patience))
    keeper.withLock { $0.onOutsideChange = { [weak self] in self?.look() } }
  }

  /// The user's own.
  /// - Parameter program: the program's version.
  public static func standard(program: String) -> SQLiteFavoritesStore {
    SQLiteFavoritesStore(
      path: "\(Files.dataDirectory)/the-elements/favorites.sqlite", program: program)
  }

  public func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
    inbox.withLock { ($0.onChange, $0.lastReport) = (onChange, nil) }
    worker.run { [self] in save(andLook: true) }
  }

  public func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    inbox.withLock { $0.changes.append(Change(apply: change, done: done)) }
    worker.run { [self] in save(andLook: false) }
  }

  public func retry() { worker.run { [self] in save(andLook: true) } }

  public func flush() { worker.wait() }

  public func finish(within seconds: Double) -> FavoritesProblem? {
    patience.end(within: seconds)
    defer { patience.resume() }
    let problem = Guarded<FavoritesProblem?>(nil)
    worker.run { [self] in
      save(andLook: false)
      let result = keeper.withLock { $0.finish() }
      problem.withLock { $0 = result }
    }
    worker.wait()
    return problem.withLock { $0 }
  }

  public func makeExchangeLock() -> FileLock? {
    // It may be asked for before the database has been made.
    try? Files.makeDirectory(Files.parent(of: path))
    return FileLock(path + "-sync")
  }

  // MARK: On the worker's thread

  /// Brings all that waits to the disk, in one transaction: what came in while the disk was busy waits for it
  /// only once.
  private func save(andLook isLooking: Bool) {
    let changes = inbox.withLock { inbox in
      defer { inbox.changes = [] }
      return inbox.changes
    }
    guard isLooking || !changes.isEmpty else { return }
    let problem = keeper.withLock { $0.save(changes.map(\.apply)) }
    for change in changes { change.done(problem) }
    notify()
    setRetry(isFirst: !changes.isEmpty)
  }

  /// Tries again later where something is not on the disk, soon where that is new. With nothing to be kept,
  /// nothing wakes the program.
  private func setRetry(isFirst: Bool) {
    let isWaiting = keeper.withLock { $0.isWaiting }
    nextRetry.withLock { retry in
      if isFirst || !isWaiting { retry = Retry() }
      guard isWaiting else { return }
      retry.alarm = Alarm(after: retry.delay) { [weak self] in self?.retry() }
      retry.delay = min(retry.delay * 2, Retry.longest)
    }
  }

  private func look() {
    worker.run { [self] in
      keeper.withLock { $0.look() }
      notify()
      setRetry(isFirst: false)
    }
  }

  private func notify() {
    let report = keeper.withLock { $0.report() }
    let onChange = inbox.withLock { inbox -> (@Sendable (FavoritesReport) -> Void)? in
      guard report != inbox.lastReport else { return nil }
      // What is over is told once.
      inbox.lastReport =
        report.problem?.isOver == true
        ? .init(state: report.state, hasRead: report.hasRead) : report
      return inbox.onChange
    }
    onChange?(report)
  }
}
