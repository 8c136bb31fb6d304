import Elements
import ElementsStore
import GLib

/// Store of favorites in memory.
final class FavoritesMemory: FavoritesStore {
  private struct Contents {
    var state: FavoritesState
    var onChange: (@Sendable (FavoritesReport) -> Void)?
  }

  private let contents: Guarded<Contents>
  private let worker = Worker()

  init(_ state: FavoritesState = FavoritesState(installation: "memory")) {
    contents = Guarded(Contents(state: state))
  }

  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
    contents.withLock { $0.onChange = onChange }
    worker.run { [weak self] in self?.notify() }
  }

  func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    worker.run { [weak self] in
      self?.contents.withLock { change(&$0.state) }
      done(nil)
      self?.notify()
    }
  }

  func retry() {}

  func flush() { worker.wait() }

  private func notify() {
    let (state, onChange) = contents.withLock { ($0.state, $0.onChange) }
    onChange?(FavoritesReport(state: state))
  }
}
