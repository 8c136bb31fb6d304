import Elements
import GLib
import TestSupport
import XCTest

/// Lists with malformed records.
final class FavoritesMalformedListTests: QuietTestCase {
  func testMalformedRecordsOfOthersDoNotStopSyncing() throws {
    try onMain {
      try withBench { bench in
        bench.server.malformedRecords = [
          #"{"id":50,"number":119,"favoritedBy":"Bert"}"#,
          #"{"id":51,"number":79,"favoritedBy":""}"#, #"{"number":79,"favoritedBy":"Bert"}"#, "7",
        ]
        bench.server.add(47, by: "Bert")
        bench.star(79)
        bench.server.faults = [nil, .close(isDone: true)]
        try bench.start()
        bench.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.number), [47, 79])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertEqual(bench.state.others.map(\.number), [47])
        XCTAssertNil(bench.status?.problem)
        XCTAssertEqual(bench.status?.warnings.count, 4)
      }
    }
  }

  func testAServerWithoutIDsGetsNoDuplicates() throws {
    try onMain {
      try withBench { bench in
        bench.server.tellsIDs = false
        bench.server.knowsKeys = false
        bench.star(79)
        try bench.start()
        bench.settleForGood()
        bench.watch()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertTrue(bench.state.isMine(79))
        bench.unstar(79)
        bench.settle()
        let place = "\(bench.status?.host ?? ""), element 79 (an element)"
        XCTAssertEqual(bench.status?.problem?.unusableReason, "\(place): \"id\" is missing")
        XCTAssertTrue(bench.environment.isWaiting, "it does not ask again and again")
        bench.server.tellsIDs = true
        bench.settleForGood()
        XCTAssertEqual(bench.server.records, [])
        XCTAssertNil(bench.status?.problem)
      }
    }
  }

  func testAFavoriteThatMayBeAMalformedRecordIsNotSentAgain() throws {
    try onMain {
      try withBench { bench in
        bench.server.malformedRecords = [#"{"id":50,"number":79}"#]
        bench.server.knowsKeys = false
        bench.server.faults = [nil, .close(isDone: false)]
        bench.star(79)
        try bench.start()
        bench.settle()
        bench.environment.ring()
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET"])
        let place = "\(bench.status?.host ?? ""), element 79"
        XCTAssertEqual(
          bench.status?.problem?.unusableReason,
          "\(place): \"favoritedBy\" is missing: expected a text")
        bench.server.malformedRecords = []
        bench.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
      }
    }
  }

  func testAnOwnFavoriteThatMayBeAnOddRecordIsNotSentAgain() throws {
    try onMain {
      try withBench { bench in
        bench.star(79)
        try bench.start()
        bench.settle()
        bench.server.malformedRecords = [#"{"id":50,"number":"79","favoritedBy":" Ada"}"#]
        bench.server.remove { _ in true }
        for _ in 0..<3 { bench.watch() }
        XCTAssertEqual(bench.server.records, [])
        XCTAssertTrue(bench.state.isMine(79))
        bench.server.malformedRecords = []
        for _ in 0..<3 { bench.watch() }
        XCTAssertEqual(bench.server.records.map(\.number), [79])
      }
    }
  }
}

extension SyncProblem {
  /// The English reason for a response that cannot be used; nil for another problem.
  fileprivate var unusableReason: String? {
    if case .unusable(let reason) = self { reason.english } else { nil }
  }
}
