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

  private let path: String
  private let inbox = Guarded(Inbox())
  private let keeper: Guarded<RecoveringFavoritesStore>
  private let worker = Worker()

  /// - Parameters:
  ///   - path: of the file; directories that are missing are made.
  ///   - program: the program's version, which an older one tells whoever opens the database with it.
  ///   - patience: seconds that other programs may keep the database until that is a problem.
  public init(path: String, program: String, patience: Double = 30) {
    self.path = path
    keeper = Guarded(RecoveringFavoritesStore(path: path, program: program, patience: patience))
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
  }

  private func look() {
    worker.run { [self] in
      keeper.withLock { $0.look() }
      notify()
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
