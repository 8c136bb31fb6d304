/// Handlers called on each event, until their token is dropped.
@MainActor
final class Observers<Event> {
  private var observations: [WeakObserver] = []

  private struct WeakObserver {
    weak var object: Observer<Event>?
  }

  /// Adds a handler, which is called until the returned token is dropped.
  func add(_ handler: @escaping @MainActor (Event) -> Void) -> Observation {
    let observer = Observer(handler)
    observations.removeAll { $0.object == nil }
    observations.append(WeakObserver(object: observer))
    return observer
  }

  /// Calls all handlers.
  func notify(_ event: Event) {
    for observation in observations { observation.object?.handler(event) }
  }
}

extension Observers<Void> {
  /// Calls all handlers.
  func notify() { notify(()) }
}

/// A token: its handler is called while it lives.
@MainActor
class Observation {
  fileprivate init() {}
}

private final class Observer<Event>: Observation {
  let handler: @MainActor (Event) -> Void
  init(_ handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }
}
