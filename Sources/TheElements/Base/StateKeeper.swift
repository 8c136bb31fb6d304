import Elements
import ElementsStore
import GLib

/// The state for the next start, saved at most once a second, and at the end: a kill loses at most a second.
@MainActor
final class StateKeeper {
  private(set) var state = SavedState()
  private let store: any StateStore
  private let now: @MainActor () -> Int64
  private var schedule = SaveSchedule()
  private var timer: Timer?

  /// - Parameter now: returns the monotonic time in milliseconds.
  init(
    _ store: any StateStore,
    now: @escaping @MainActor () -> Int64 = { Int64(Clock.monotonicSeconds * 1000) }
  ) {
    self.store = store
    self.now = now
  }

  /// Adopts the state read from the file, without saving it again.
  func adopt(_ state: SavedState) { self.state = state }

  /// Changes the state; it is saved soon.
  func change(_ body: (inout SavedState) -> Void) {
    let old = state
    body(&state)
    guard state != old, let delay = schedule.change(at: now()) else { return }
    guard delay > 0 else { return save() }
    timer = Timer(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  private func save() {
    timer = nil
    store.save(state)
    schedule.save(at: now())
  }

  /// Saves a change that waits, and blocks until the file is written.
  func finish() {
    if schedule.isPending { save() }
    store.flush()
  }
}
