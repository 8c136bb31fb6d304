public import Elements
public import GLib

/// Keeps everybody's favorites, and what the server is to be told, between starts.
public protocol FavoritesStore: Sendable {
  /// Opens the store. `onChange` is called, on a thread of the store's, with what is there, and again
  /// whenever that has changed, by whatever program.
  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void)

  /// Changes the favorites, after the changes that were handed in before. Returns at once. `done` is
  /// called on a thread of the store's when the change is on disk, or with what keeps it from there:
  /// then it holds in memory, and the store tries again from time to time.
  /// - Parameter change: may be called more than once, each time with what is there then.
  func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void)

  /// Tries again after a problem at once, and keeps what was changed meanwhile.
  func retry()

  /// Waits until all that was handed in is done.
  func flush()

  /// Tries, when the program ends, to keep what is not kept yet, and waits for that about so many seconds. Returns
  /// what keeps it from the disk, and what has become of it.
  func finish(within seconds: Double) -> FavoritesProblem?

  /// What whoever exchanges the store's favorites with a server has to have meanwhile, so that several copies
  /// of the program never do at the same time; nil where there can be no other copy.
  func makeExchangeLock() -> FileLock?
}

extension FavoritesStore {
  public func makeExchangeLock() -> FileLock? { nil }

  public func finish(within seconds: Double) -> FavoritesProblem? {
    flush()
    return nil
  }
}

/// What a store has, and what is wrong with it.
public struct FavoritesReport: Sendable, Hashable {
  /// What it has, with the changes that are not on the disk yet.
  public let state: FavoritesState
  /// Nil while every change comes to the disk.
  public let problem: FavoritesProblem?
  /// Whether the state is made of what was kept before. Else that is not known, and there may be more.
  public let hasRead: Bool

  public init(state: FavoritesState, problem: FavoritesProblem? = nil, hasRead: Bool = true) {
    self.state = state
    self.problem = problem
    self.hasRead = hasRead
  }
}
