import TestSupport
import XCTest

@testable import GLib

/// Waiting for the end of a job.
final class CancellableTests: QuietTestCase {
  func testWaitingEndsWithTheFirstThatIsCancelled() {
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
    // Of what is cancelled already nothing has to be awaited.
    Cancellable.wait(forAnyOf: [second], upTo: 20)
    XCTAssertLessThan(Clock.monotonicSeconds - start, 10)
  }

  func testWaitingEndsWithItsTime() {
    let start = Clock.monotonicSeconds
    Cancellable.wait(forAnyOf: [Cancellable()], upTo: 0.05)
    XCTAssertGreaterThanOrEqual(Clock.monotonicSeconds - start, 0.05)
  }
}
