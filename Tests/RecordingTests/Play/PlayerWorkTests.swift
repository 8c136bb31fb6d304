import TestSupport
import XCTest

@testable import Recording

/// What a line has started is a part of it.
final class PlayerWorkTests: GtkTestCase {
  func testALineWaitsForItsWorkAndFailsByTheErrorShownThen() throws {
    try onMain {
      try withCounter { host, window in
        (host.looksOfWork, host.errors) = (20, ["The disk is full."])
        XCTAssertEqual(failures("count\ncount", host), ["The disk is full."])
        XCTAssertEqual(host.looksOfWork, 0)
        XCTAssertEqual(window.number.text, "2")
      }
    }
  }

  func testAnErrorFromBeforeALineIsNotItsOwn() throws {
    try onMain {
      try withCounter { host, _ in
        host.errors = ["The server does not answer."]
        XCTAssertEqual(failures("count", host), [])
      }
    }
  }

  func testWorkWithoutAnEndFailsItsLine() throws {
    try onMain {
      try withCounter { host, _ in
        host.looksOfWork = .max
        let results = play("count", host) { $0.workPatience = 0.1 }
        XCTAssertEqual(
          results.map(\.outcome), [.failed("the work of the act has not ended")])
      }
    }
  }

  func testARefusedActIsNotDone() throws {
    try onMain {
      try withCounter { host, window in
        host.refusals = ["count": "not here"]
        XCTAssertEqual(failures("count", host), ["not here"])
        XCTAssertEqual(window.number.text, "0")
      }
    }
  }
}
