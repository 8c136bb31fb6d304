import TestSupport
import XCTest

@testable import GLib

/// Waiting for cancellation.
final class CancellableTests: QuietTestCase {
  func testWaitingEndsWithTheFirstCancellation() {
    let (first, second) = (Cancellable(), Cancellable())
    let start = Clock.monotonicSeconds
    Worker().run {
      Clock.sleep(seconds: 0.05)
      second.cancel()
    }
    Cancellable.wait(forAnyOf: [first, second], upTo: 20)
    XCTAssertTrue(second.isCancelled)
    XCTAssertFalse(first.isCancelled)
    XCTAssertLessThan(Clock.monotonicSeconds - start, 10)
    // Waiting for a canceled one returns at once.
    Cancellable.wait(forAnyOf: [second], upTo: 20)
    XCTAssertLessThan(Clock.monotonicSeconds - start, 10)
  }

  func testWaitingEndsAtTheTimeout() {
    let start = Clock.monotonicSeconds
    Cancellable.wait(forAnyOf: [Cancellable()], upTo: 0.05)
    XCTAssertGreaterThanOrEqual(Clock.monotonicSeconds - start, 0.05)
  }
}
