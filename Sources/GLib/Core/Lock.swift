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
    pthread_cond_init(change, nil)
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
}
