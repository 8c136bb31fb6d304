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
    Cancellable.wait(forAnyOf: [first, second], upTo: patience)
    XCTAssertTrue(second.isCancelled)
    XCTAssertFalse(first.isCancelled)
    XCTAssertLessThan(Clock.monotonicSeconds - start, patience)
    // Waiting for a canceled one returns at once.
    Cancellable.wait(forAnyOf: [second], upTo: patience)
    XCTAssertLessThan(Clock.monotonicSeconds - start, 2 * patience)
  }

  func testWaitingEndsAtTheTimeout() {
    let start = Clock.monotonicSeconds
    Cancellable.wait(forAnyOf: [Cancellable()], upTo: 0.05)
    XCTAssertGreaterThanOrEqual(Clock.monotonicSeconds - start, 0.05)
  }
}
