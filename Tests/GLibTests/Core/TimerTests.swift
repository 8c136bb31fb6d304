import GLib
import TestSupport
import XCTest

/// Timers on the main loop.
final class TimerTests: QuietTestCase {
  func testItFiresOnce() throws {
    onMain {
      let calls = Guarded(0)
      let timer = Timer(after: 5) { calls.withLock { $0 += 1 } }
      waitUntil("it fires") { calls.withLock { $0 } == 1 }
      pump(for: 0.05)
      XCTAssertEqual(calls.withLock { $0 }, 1)
      withExtendedLifetime(timer) {}
    }
  }

  func testReleasingTheTimerCancelsItAndReleasesTheCaptures() throws {
    onMain {
      final class Held: Sendable {}
      let calls = Guarded(0)
      weak var held: Held?
      do {
        let object = Held()
        held = object
        let timer = Timer(after: 5) { [object] in
          withExtendedLifetime(object) { calls.withLock { $0 += 1 } }
        }
        withExtendedLifetime(timer) {}
      }
      pump(for: 0.05)
      XCTAssertEqual(calls.withLock { $0 }, 0)
      XCTAssertNil(held)
    }
  }

  func testATimeInThePastFiresAtOnce() throws {
    onMain {
      let calls = Guarded(0)
      let timer = Timer(after: -1_000) { calls.withLock { $0 += 1 } }
      waitUntil("it fires") { calls.withLock { $0 } == 1 }
      withExtendedLifetime(timer) {}
    }
  }
}
