import GLib

/// What the exchange with a server needs to know of the world: clocks, chance, and being woken.
public protocol SyncEnvironment: Sendable {
  /// Milliseconds from some moment on, steadily.
  var now: Int64 { get }
  /// The moment, in milliseconds since 1970.
  var time: Int64 { get }
  /// From 0 up to 1, by chance.
  func random() -> Double
  /// Letters and digits that nobody gets twice, by chance.
  func randomText() -> String

  /// Calls `ring` once after so many milliseconds, and before that whenever the network has changed; not
  /// after `cancel` or another call of this.
  func wait(
    _ milliseconds: Int64, _ ring: @escaping @Sendable (_ hasNetworkChanged: Bool) -> Void)
  func cancel()
}

/// The system's clocks, its random numbers, one timer and the network's changes. It does nothing and listens to
/// nothing unless something waits.
public final class SystemSyncEnvironment: SyncEnvironment {
  /// Counts the calls, which come on any thread, so that only the last one takes effect.
  private let calls = Guarded(0)
  @MainActor private var alarm: Alarm?
  @MainActor private var watch: NetworkWatch?

  public init() {}

  public var now: Int64 { Int64(Clock.monotonicSeconds * 1000) }
  public var time: Int64 { Clock.time }
  public func random() -> Double { Double.random(in: 0..<1) }
  public func randomText() -> String {
    (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
  }

  public func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    onMain { environment in
      environment.alarm = Alarm(after: milliseconds) { ring(false) }
      environment.watch = NetworkWatch { ring(true) }
    }
  }

  public func cancel() { onMain { _ in } }

  /// Ends what was waited for, and goes on with `body`, unless another call has come meanwhile.
  private func onMain(_ body: @escaping @MainActor @Sendable (SystemSyncEnvironment) -> Void) {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    Task { @MainActor in
      guard call == self.calls.withLock({ $0 }) else { return }
      self.alarm = nil
      self.watch?.end()
      self.watch = nil
      body(self)
    }
  }
}
