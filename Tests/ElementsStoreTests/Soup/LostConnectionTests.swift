import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// A server that closes a kept connection without a response: the request is sent again with its whole body.
final class LostConnectionTests: QuietTestCase {
  func testARequestThatIsSentAgainHasItsBody() throws {
    try onMain {
      for times in 1...3 {
        try withBench(.kinto) { bench in
          bench.star(79)
          try bench.start()
          bench.settle()
          let before = bench.server.http.requests.count
          bench.server.faults = Array(repeating: .close(isDone: false), count: times)
          bench.star(47)
          bench.settleForGood()
          let sent = bench.server.http.requests.dropFirst(before).filter { $0.method == "PUT" }
          XCTAssertGreaterThan(sent.count, 1, "it is not sent again")
          for request in sent {
            XCTAssertTrue(request.body.contains("\"number\": 47"), request.body)
          }
          XCTAssertEqual(bench.state.outbox, [])
          XCTAssertEqual(bench.server.records.map(\.number), [79, 47])
        }
      }
    }
  }

  func testAnAnswerToALostBodyIsNoRefusal() throws {
    let bodies = [
      #"{"code": 403, "errno": 121, "message": "The body is not JSON.", "error": "Forbidden"}"#,
      #"{"code": 403, "message": "?", "details": {"reason": "unreadable-body"}}"#,
    ]
    try onMain {
      for body in bodies {
        try withBench(.kinto) { bench in
          bench.star(79)
          bench.server.faults = [nil, nil, .answer(403, body: body)]
          try bench.start()
          bench.settle()
          XCTAssertEqual(bench.state.outbox.count, 1)
          XCTAssertEqual(
            bench.status?.problem, .server(.noResponse(ExternalText("The body is not JSON."))))
          // Without the user.
          bench.settleForGood()
          XCTAssertEqual(bench.state.outbox, [])
          XCTAssertNil(bench.status?.problem)
        }
      }
      try withBench(.kinto) { bench in
        bench.star(79)
        let forbidden = #"{"code": 403, "message": "This user cannot access this resource."}"#
        bench.server.faults = [nil, nil, .answer(403, body: forbidden)]
        try bench.start()
        bench.settleForGood()
        XCTAssertEqual(bench.status?.problem, .server(.status(403)))
        XCTAssertEqual(bench.state.outbox.count, 1)
      }
    }
  }
}
