import CGLib

/// Does jobs one after the other on a thread of its own, which ends when there are none.
///
/// Not Dispatch's threads: from their first use on, Dispatch looks after their pool once a second, and
/// the program would never rest.
public final class Worker: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isWorking = false
  }

  private let state = Guarded(State())

  public init() {}

  /// Does `job` after those that were handed in before. Returns at once.
  public func run(_ job: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      defer { state.isWorking = true }
      return !state.isWorking
    }
    guard needsThread else { return }
    let worker = Unmanaged.passRetained(self).toOpaque()
    let thread = g_thread_new(
      "worker",
      { worker in
        guard let worker else { return nil }
        Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue().work()
        return nil
      }, worker)
    g_thread_unref(thread)
  }

  /// Waits until all jobs are done.
  public func wait() { state.wait { !$0.isWorking } }

  private func work() {
    while let job = nextJob() { job() }
  }

  private func nextJob() -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.isWorking = !state.jobs.isEmpty
      return state.isWorking ? state.jobs.removeFirst() : nil
    }
  }
}
