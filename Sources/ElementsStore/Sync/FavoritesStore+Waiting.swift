import Elements
import GLib

extension FavoritesStore {
  /// Changes the favorites and blocks until the store has answered: never on the main thread. Returns the result, nil if
  /// the change was not applied, and the reason why it could not be saved.
  @discardableResult
  func changeAndWait<Result: Sendable>(
    _ body: @escaping @Sendable (inout FavoritesState) -> Result
  ) -> (result: Result?, problem: FavoritesProblem?) {
    let (outcome, answer) = (Guarded<Result?>(nil), Guarded<FavoritesProblem??>(nil))
    change(
      { state in
        let result = body(&state)
        outcome.withLock { $0 = result }
      },
      done: { problem in answer.withLock { $0 = .some(problem) } })
    let problem = answer.awaitValue { $0 }
    return (outcome.withLock { $0 }, problem)
  }
}
