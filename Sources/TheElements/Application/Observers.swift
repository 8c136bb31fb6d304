/// Those who want to be told of a change, for as long as each keeps what it was given.
@MainActor
final class Observers {
  private var observations: [WeakObservation] = []

  private struct WeakObservation {
    weak var object: Observation?
  }

  /// Calls `change` at each change, until the returned token is dropped.
  func add(_ change: @escaping @MainActor () -> Void) -> Observation {
    let observation = Observation(change)
    observations.removeAll { $0.object == nil }
    observations.append(WeakObservation(object: observation))
    return observation
  }

  /// Tells all.
  func tell() {
    for observation in observations { observation.object?.change() }
  }
}

/// As long as it lives, its observer is told of changes.
@MainActor
final class Observation {
  fileprivate let change: @MainActor () -> Void
  fileprivate init(_ change: @escaping @MainActor () -> Void) { self.change = change }
}
