import Glibc

/// A value that several threads share: each has it to itself while it holds the lock.
///
/// The lock is POSIX's, neither GLib's nor Swift's own: of those the thread sanitizer knows nothing, and
/// would report whatever they guard.
public final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Under the mutex.
  private var value: Value

  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(change)
    mutex.deallocate()
    change.deallocate()
  }

  /// Calls `body` with the value while no other thread has it. Not to be called again from `body`.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Waits until other threads have made the value such that `condition` holds.
  public func wait(until condition: (Value) -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !condition(value) { pthread_cond_wait(change, mutex) }
  }
}
