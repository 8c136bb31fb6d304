import Glibc

/// Lets one thread at a time do what must not be done by two at once.
///
/// The lock is POSIX's, neither GLib's nor Swift's own: of those the thread sanitizer knows nothing, and
/// would report whatever they guard.
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

  /// Calls `body` while no other thread is in it. Not to be called again from `body`.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }

  /// Waits until what other threads did with the lock makes `condition` hold.
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
