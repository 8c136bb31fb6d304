import Glibc

/// Mutual exclusion lock with a condition variable.
///
/// Uses POSIX threads instead of GLib or Swift locks: the thread sanitizer does not know those, and would
/// report everything they protect.
public final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // Waits do not depend on the time of day, which may be set.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(change, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(change)
    mutex.deallocate()
    change.deallocate()
  }

  /// Calls `body` while holding the lock. Not reentrant.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }

  /// Waits until `condition` is true; it is checked, with the lock held, each time another thread releases the
  /// lock.
  public func wait(until condition: () -> Bool) {
    awaitValue({ condition() ? () : nil })
  }

  /// Waits until what other threads did with the lock makes `result` return something, and returns that.
  public func awaitValue<Result>(_ result: () -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = result() { return result }
      pthread_cond_wait(change, mutex)
    }
  }

  /// Waits like `awaitValue`, but not longer than `seconds`; nil if nothing came by then.
  public func awaitValue<Result>(
    for seconds: Double, _ result: () -> Result?
  ) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + Int(min(max(seconds, 0), 60) * 1e9)
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = result() { return result }
      guard pthread_cond_timedwait(change, mutex, &end) == 0 else { return result() }
    }
  }
}
