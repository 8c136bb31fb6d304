import GLib

/// How long the store waits for other programs. Shared by all threads, so that the end of the program can cut
/// short a wait that has begun.
final class Patience: Sendable {
  private let seconds: Double
  /// Monotonic second at which every wait ends.
  private let end = Guarded(Double.infinity)

  /// - Parameter seconds: length of one wait.
  init(seconds: Double) { self.seconds = seconds }

  /// Ends every wait at the latest so many seconds from now, also those under way, until `resume`.
  func end(within seconds: Double) { end.withLock { $0 = Clock.monotonicSeconds + seconds } }

  /// Lets waits take their usual time again.
  func resume() { end.withLock { $0 = .infinity } }

  /// True while a wait that began at a monotonic second may go on.
  func lasts(since start: Double) -> Bool {
    let now = Clock.monotonicSeconds
    return now - start < seconds && now < end.withLock { $0 }
  }

  /// The time from one attempt to the next in a wait that began then: short at first, then longer, so that a
  /// long wait does not keep the processor awake.
  static func pause(since start: Double) -> Double {
    min(max((Clock.monotonicSeconds - start) / 10, 0.01), 0.25)
  }
}
