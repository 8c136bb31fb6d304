import GLib

/// Timeout for the locks of other programs. Shared by all threads, so that the end of the program can shorten a wait
/// that has begun.
final class LockTimeout: Sendable {
  private let seconds: Double
  /// Time at which every wait ends, in monotonic seconds.
  private let end = Guarded(Double.infinity)

  /// - Parameter seconds: timeout of one wait.
  init(seconds: Double) { self.seconds = seconds }

  /// Ends every wait, including those in progress, at most this many seconds from now, until `reset`.
  func expire(within seconds: Double) { end.withLock { $0 = Clock.monotonicSeconds + seconds } }

  /// Restores the normal timeout.
  func reset() { end.withLock { $0 = .infinity } }

  /// True if a wait that began at `start`, in monotonic seconds, may continue.
  func allowsWaiting(since start: Double) -> Bool {
    let now = Clock.monotonicSeconds
    return now - start < seconds && now < end.withLock { $0 }
  }

  /// Returns the delay before the next attempt in seconds. It grows with the time since `start`, so that a long wait
  /// does not keep the processor awake.
  static func delay(since start: Double) -> Double {
    min(max((Clock.monotonicSeconds - start) / 10, 0.01), 0.25)
  }
}
