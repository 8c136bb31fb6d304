import Elements
import ElementsStore
import GLib

/// Favorites in memory, which outlast the simulated program as a disk does.
final class MemoryStore: FavoritesStore {
  private let contents: Guarded<FavoritesState>

  init(_ state: FavoritesState) { contents = Guarded(state) }

  var state: FavoritesState { contents.withLock { $0 } }

  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {}

  func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    contents.withLock { change(&$0) }
    done(nil)
  }

  func retry() {}
  func flush() {}
}
