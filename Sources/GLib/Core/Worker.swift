import CGLib

/// Does jobs one after the other on a thread of its own, which ends when there are none.
///
/// Not Dispatch's threads: from their first use on, Dispatch looks after their pool once a second, and
/// the program would never rest.
public final class Worker: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  private let isIdle = UnsafeMutablePointer<GCond>.allocate(capacity: 1)
  // Both under the mutex.
  private var jobs: [@Sendable () -> Void] = []
  private var isWorking = false

  public init() {
    g_mutex_init(mutex)
    g_cond_init(isIdle)
  }

  deinit {
    g_mutex_clear(mutex)
    g_cond_clear(isIdle)
    mutex.deallocate()
    isIdle.deallocate()
  }

  /// Does `job` after those that were handed in before. Returns at once.
  public func run(_ job: @escaping @Sendable () -> Void) {
    g_mutex_lock(mutex)
    jobs.append(job)
    let needsThread = !isWorking
    isWorking = true
    g_mutex_unlock(mutex)
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
  public func wait() {
    g_mutex_lock(mutex)
    while isWorking { g_cond_wait(isIdle, mutex) }
    g_mutex_unlock(mutex)
  }

  private func work() {
    while let job = nextJob() { job() }
  }

  private func nextJob() -> (@Sendable () -> Void)? {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    if jobs.isEmpty {
      isWorking = false
      g_cond_broadcast(isIdle)
      return nil
    }
    return jobs.removeFirst()
  }
}
