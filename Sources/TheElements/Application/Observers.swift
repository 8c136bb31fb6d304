/// Those who want to be told of something, for as long as each keeps what it was given.
@MainActor
final class Observers<Event> {
  private var observations: [WeakObserver] = []

  private struct WeakObserver {
    weak var object: Observer<Event>?
  }

  /// Calls `handler` at each event, until the returned token is dropped.
  func add(_ handler: @escaping @MainActor (Event) -> Void) -> Observation {
    let observer = Observer(handler)
    observations.removeAll { $0.object == nil }
    observations.append(WeakObserver(object: observer))
    return observer
  }

  /// Tells all.
  func notify(_ event: Event) {
    for observation in observations { observation.object?.handler(event) }
  }
}

extension Observers<Void> {
  /// Tells all that something has changed.
  func notify() { notify(()) }
}

/// As long as it lives, its observer is told.
@MainActor
class Observation {
  fileprivate init() {}
}

private final class Observer<Event>: Observation {
  let handler: @MainActor (Event) -> Void
  init(_ handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }
}
