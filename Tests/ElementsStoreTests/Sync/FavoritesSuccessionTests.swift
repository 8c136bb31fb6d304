import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// A sync that ends while the server has not processed its request, and the one that follows it.
final class FavoritesSuccessionTests: QuietTestCase {
  func testAFavoriteBeingSentIsNotSentAgainUnderAnotherName() throws {
    try onMain {
      try withBench { bench in
        bench.server.knowsKeys = false
        bench.server.faults = [nil, .late]
        bench.star(5)
        try bench.start()
        waitUntil("it is being sent") { !bench.server.lateRequests.isEmpty }
        try bench.rename(isRunning: true)
        bench.unstar(5)
        pump(for: 0.3)
        XCTAssertEqual(bench.asked, ["GET", "POST 5"])
        bench.server.processLateRequests()
        bench.settleForGood()
        bench.watch()
        XCTAssertEqual(bench.asked, ["GET", "POST 5", "GET", "GET", "DELETE 1", "GET", "GET"])
        XCTAssertEqual(bench.server.records, [])
        XCTAssertEqual(bench.state.all, [])
      }
    }
  }
}
