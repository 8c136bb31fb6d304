import GLib
import TestSupport
import XCTest

/// Timers on the main loop.
final class AlarmTests: QuietTestCase {
  func testItFiresOnce() throws {
    onMain {
      let rings = Guarded(0)
      let alarm = Alarm(after: 5) { rings.withLock { $0 += 1 } }
      waitUntil("it rings") { rings.withLock { $0 } == 1 }
      pump(for: 0.05)
      XCTAssertEqual(rings.withLock { $0 }, 1)
      withExtendedLifetime(alarm) {}
    }
  }

  func testReleasingTheAlarmCancelsItAndReleasesTheCaptures() throws {
    onMain {
      final class Held: Sendable {}
      let rings = Guarded(0)
      weak var held: Held?
      do {
        let object = Held()
        held = object
        let alarm = Alarm(after: 5) { [object] in
          withExtendedLifetime(object) { rings.withLock { $0 += 1 } }
        }
        withExtendedLifetime(alarm) {}
      }
      pump(for: 0.05)
      XCTAssertEqual(rings.withLock { $0 }, 0)
      XCTAssertNil(held)
    }
  }

  func testATimeInThePastFiresAtOnce() throws {
    onMain {
      let rings = Guarded(0)
      let alarm = Alarm(after: -1_000) { rings.withLock { $0 += 1 } }
      waitUntil("it rings") { rings.withLock { $0 } == 1 }
      withExtendedLifetime(alarm) {}
    }
  }
}
