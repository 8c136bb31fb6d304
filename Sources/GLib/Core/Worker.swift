import CGLib

/// Serial queue of jobs on a thread of its own, which ends when the queue is empty.
///
/// Does not use Dispatch's threads: from their first use on, Dispatch checks their pool once a second, and the
/// program would never be idle.
public final class Worker: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isWorking = false
  }

  private let state = Guarded(State())

  /// Makes an empty queue; its thread starts with the first job.
  public init() {}

  /// Enqueues `job` after the jobs before it. Returns at once.
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

  /// Enqueues `compute`, then calls `done` with its result on the main thread.
  public func run<Value: Sendable>(
    _ compute: @escaping @Sendable () -> Value, then done: @escaping @MainActor (Value) -> Void
  ) {
    run {
      let value = compute()
      Task { @MainActor in done(value) }
    }
  }

  /// Waits until all jobs have finished.
  public func wait() { state.wait { !$0.isWorking } }

  /// Returns what `body` returns on a thread of its own.
  public static func result<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value
  {
    await withCheckedContinuation { continuation in
      Worker().run { continuation.resume(returning: body()) }
    }
  }

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
