import GLib

/// Clocks, random numbers and wake-ups for syncing.
public protocol SyncEnvironment: Sendable {
  /// Monotonic clock in milliseconds.
  var now: Int64 { get }
  /// Wall clock in milliseconds since 1970.
  var time: Int64 { get }
  /// Returns a random number in 0..<1.
  func random() -> Double
  /// Returns a unique random string of letters and digits.
  func randomText() -> String

  /// Calls `ring` once after a delay in milliseconds, and before that on each network change. The next `wait` or
  /// `cancel` cancels it.
  func wait(
    _ milliseconds: Int64, _ ring: @escaping @Sendable (_ hasNetworkChanged: Bool) -> Void)
  func cancel()
}

/// The system's clocks and random numbers, one timer and the network monitor. Timer and monitor exist only during a
/// wait.
public final class SystemSyncEnvironment: SyncEnvironment {
  /// Number of calls, made on any thread; only the last one takes effect.
  private let calls = Guarded(0)
  @MainActor private var timer: Timer?
  @MainActor private var watch: NetworkWatch?

  public init() {}

  public var now: Int64 { Int64(Clock.monotonicSeconds * 1000) }
  public var time: Int64 { Clock.time }
  public func random() -> Double { Double.random(in: 0..<1) }
  /// Returns two random 64-bit numbers in base 36.
  public func randomText() -> String {
    (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
  }

  /// Starts the timer and the network watch on the main actor, on which `ring` is called.
  public func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    onMain { environment in
      environment.timer = Timer(after: milliseconds) { ring(false) }
      environment.watch = NetworkWatch { ring(true) }
    }
  }

  /// Cancels the wait on the main actor. Returns immediately.
  public func cancel() { onMain { _ in } }

  /// Cancels the wait and runs `body` on the main actor, unless another call followed.
  private func onMain(_ body: @escaping @MainActor @Sendable (SystemSyncEnvironment) -> Void) {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    Task { @MainActor in
      guard call == self.calls.withLock({ $0 }) else { return }
      self.timer = nil
      self.watch?.end()
      self.watch = nil
      body(self)
    }
  }
}
