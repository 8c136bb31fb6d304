import ElementsStore
import GLib

/// The waits of all programs, on one thread.
final class Alarm: Sendable {
  private struct Wait {
    let end: Double
    let ring: @Sendable (Bool) -> Void
  }

  private let waits = Guarded<[ObjectIdentifier: Wait]>([:])

  func set(
    _ owner: ObjectIdentifier, _ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void
  ) {
    let wait = Wait(end: Clock.monotonicSeconds + Double(milliseconds) / 1000, ring: ring)
    waits.withLock { $0[owner] = wait }
  }

  func remove(_ owner: ObjectIdentifier) { waits.withLock { $0[owner] = nil } }

  /// Ends the waits whose time has come.
  func ring() {
    let now = Clock.monotonicSeconds
    let due = waits.withLock { waits in
      let due = waits.filter { $0.value.end <= now }
      for owner in due.keys { waits[owner] = nil }
      return due
    }
    for wait in due.values { wait.ring(false) }
  }
}

/// The system's clocks, with waits at the alarm.
final class AlarmEnvironment: SyncEnvironment {
  private let alarm: Alarm

  init(_ alarm: Alarm) { self.alarm = alarm }

  var now: Int64 { Int64(Clock.monotonicSeconds * 1000) }
  var time: Int64 { Clock.time }
  func random() -> Double { .random(in: 0..<1) }
  func randomText() -> String { String(UInt64.random(in: 0 ... .max), radix: 36) }

  func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    alarm.set(ObjectIdentifier(self), milliseconds, ring)
  }

  func cancel() { alarm.remove(ObjectIdentifier(self)) }
}
