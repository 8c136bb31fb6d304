public import Elements
import GLib

/// Store in memory, for tests and for an instance that must not write.
public final class FavoritesMemory: FavoritesStore {
  private struct Contents {
    var state: FavoritesState
    var onChange: (@Sendable (FavoritesReport) -> Void)?
  }

  private let contents: Guarded<Contents>
  private let worker = Worker()

  public init(_ state: FavoritesState = FavoritesState(installation: "memory")) {
    contents = Guarded(Contents(state: state))
  }

  public func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
    contents.withLock { $0.onChange = onChange }
    worker.run { [weak self] in self?.notify() }
  }

  public func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    worker.run { [weak self] in
      self?.contents.withLock { change(&$0.state) }
      done(nil)
      self?.notify()
    }
  }

  public func retry() {}

  public func flush() { worker.wait() }

  private func notify() {
    let (state, onChange) = contents.withLock { ($0.state, $0.onChange) }
    onChange?(FavoritesReport(state: state))
  }
}
