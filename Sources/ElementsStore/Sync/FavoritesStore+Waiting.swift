import Elements
import GLib

/// Result of a change of the favorites that was waited for.
struct SavedChange<Result: Sendable>: Sendable {
  /// Result of the change; nil if it was not applied.
  fileprivate(set) var result: Result?
  /// The reason why it could not be saved.
  fileprivate(set) var problem: FavoritesProblem?
  fileprivate var isDone = false
}

extension FavoritesStore {
  /// Changes the favorites and blocks until the store has answered: never on the main thread.
  @discardableResult
  func changeAndWait<Result: Sendable>(
    _ body: @escaping @Sendable (inout FavoritesState) -> Result
  ) -> SavedChange<Result> {
    let outcome = Guarded(SavedChange<Result>())
    change(
      { state in
        let result = body(&state)
        outcome.withLock { $0.result = result }
      },
      done: { problem in
        outcome.withLock { ($0.problem, $0.isDone) = (problem, true) }
      })
    outcome.wait { $0.isDone }
    return outcome.withLock { $0 }
  }
}
