public import Elements
public import GLib

/// Persistent store of everybody's favorites and of the outbox.
public protocol FavoritesStore: Sendable {
  /// Opens the store. `onChange` is called on the store's thread with the current state, and again whenever that
  /// changes, also through another program.
  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void)

  /// Enqueues a change of the favorites and returns immediately. `done` is called on the store's thread: with nil
  /// when the change is on the disk, or with the error that prevents it. Then the change holds in memory, and the
  /// store retries from time to time.
  /// - Parameter change: may be called more than once, each time with the state at that time.
  func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void)

  /// Retries immediately after an error, with all changes made since.
  func retry()

  /// Blocks until all changes are processed.
  func flush()

  /// Tries to save all pending changes before the program exits. Blocks for about `seconds`. Returns the error that
  /// prevents it, with the whereabouts of the changes.
  func finish(within seconds: Double) -> FavoritesProblem?

  /// Returns the lock to hold while syncing, so that only one instance of the program syncs at a time; nil if no
  /// other instance can use this store.
  func makeExchangeLock() -> FileLock?
}

extension FavoritesStore {
  /// Returns nil: no other instance can use the store.
  public func makeExchangeLock() -> FileLock? { nil }

  /// Blocks until all changes are processed, however long that takes, and returns nil.
  public func finish(within seconds: Double) -> FavoritesProblem? {
    flush()
    return nil
  }
}

/// Current state of a store, and its error.
public struct FavoritesReport: Sendable, Hashable {
  /// Favorites and outbox, including changes that are not on the disk yet.
  public let state: FavoritesState
  /// Current error; nil while all changes reach the disk.
  public let problem: FavoritesProblem?
  /// True if the state is based on the saved one. Otherwise that could not be read, and may contain more.
  public let hasRead: Bool

  public init(state: FavoritesState, problem: FavoritesProblem? = nil, hasRead: Bool = true) {
    self.state = state
    self.problem = problem
    self.hasRead = hasRead
  }
}
