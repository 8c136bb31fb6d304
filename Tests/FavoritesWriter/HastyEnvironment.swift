import ElementsStore
import GLib

/// The system's clock and chance, with pauses that are all short: who is killed soon cannot wait for long. Needs
/// no main loop.
final class HastyEnvironment: SyncEnvironment {
  /// Counts the calls, so that only the last one takes effect.
  private let calls = Guarded(0)
  private let worker = Worker()
  private let turned = Guarded<Int64>(0)

  /// Seconds of every pause.
  private static let pause = 0.005

  var now: Int64 { Int64(Clock.monotonicSeconds * 1000) + turned.withLock { $0 } }
  var time: Int64 { Clock.time }
  func random() -> Double { Double.random(in: 0..<1) }
  func randomText() -> String { String(UInt64.random(in: 0 ... .max), radix: 36) }

  func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    let call = next()
    worker.run { [self] in
      Clock.sleep(seconds: Self.pause)
      guard call == calls.withLock({ $0 }) else { return }
      turned.withLock { $0 += max(milliseconds, 0) }
      ring(false)
    }
  }

  func cancel() { _ = next() }

  private func next() -> Int {
    calls.withLock { calls in
      calls += 1
      return calls
    }
  }
}
