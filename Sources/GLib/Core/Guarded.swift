import Glibc

/// A value shared by several threads and protected by a lock with a condition variable.
///
/// Uses POSIX threads instead of GLib or Swift locks: the thread sanitizer does not know those, and would
/// report everything they protect.
public final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  public init(_ value: Value) {
    self.value = value
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

  /// Calls `body` with exclusive access to the value. Not reentrant.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Blocks until `part` returns a value, and returns that. It is called, with the lock held, each time another thread
  /// releases the lock.
  public func awaitValue<Result>(_ part: (Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = part(value) { return result }
      pthread_cond_wait(change, mutex)
    }
  }

  /// Blocks until `part` returns a value, and returns that; nil if none came within `seconds`.
  public func awaitValue<Result>(for seconds: Double, _ part: (Value) -> Result?) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + Int(min(max(seconds, 0), 60) * 1e9)
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = part(value) { return result }
      guard pthread_cond_timedwait(change, mutex, &end) == 0 else { return part(value) }
    }
  }

  /// Blocks until `condition` is true for the value.
  public func wait(until condition: (Value) -> Bool) {
    awaitValue({ condition($0) ? () : nil })
  }
}
