import Elements
import GLib
import TestSupport
import XCTest

/// Keys by which a server knows what comes twice, and servers that answer with something else than what was sent.
final class FavoritesKeyTests: QuietTestCase {
  @MainActor
  private static func posts(_ bench: SyncBench) -> [String] {
    bench.asked.filter { $0.hasPrefix("POST") }
  }

  func testARestoredBackupUsesNoKeyForAnotherFavorite() throws {
    try onMain {
      try withBench { bench in
        bench.star(1)
        try bench.start()
        bench.settle()
        let backup = SyncBench(bench.server)
        backup.take(over: bench)
        bench.star(79)
        bench.settle()
        bench.sync?.end()
        backup.star(47)
        try backup.start()
        backup.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.number), [1, 79, 47])
        XCTAssertNil(backup.status?.problem)
        XCTAssertEqual(backup.state.outbox, [])
        XCTAssertEqual(Set(backup.state.mine.map(\.number)), [1, 79, 47])
        backup.sync?.end()
      }
    }
  }

  func testAKeyThatTheServerKnowsForAnotherFavoriteIsReplaced() throws {
    try onMain {
      for isListed in [true, false] {
        try withBench { bench in
          let other = bench.server.add(3, by: SyncBench.userAtFirst)
          if !isListed { bench.server.remove { _ in true } }
          let answer = String(bench.server.json([other]).dropFirst().dropLast())
          bench.star(79)
          bench.server.faults =
            (isListed ? [nil] : []) + [nil, .close(isDone: false), nil, nil]
            + [.answer(201, body: answer)]
          try bench.start()
          bench.settleForGood()
          XCTAssertTrue(bench.server.records.contains { $0.number == 79 }, "\(bench.asked)")
          XCTAssertEqual(Self.posts(bench), ["POST 79", "POST 79", "POST 79"])
          let keys = bench.server.requests.compactMap(\.key)
          XCTAssertEqual(keys.first, keys.dropFirst().first)
          XCTAssertNotEqual(keys.first, keys.last)
          XCTAssertEqual(bench.state.outbox, [])
          XCTAssertNil(bench.status?.problem)
        }
      }
    }
  }

  func testAServerThatAltersTheNameGetsOneCopy() throws {
    try onMain {
      for knowsKeys in [true, false] {
        for answer in [nil, "", #"{"status":"ok"}"#] {
          try withBench { bench in
            bench.server.knowsKeys = knowsKeys
            bench.server.storedName = { $0.uppercased() }
            bench.server.answerToPost = answer
            bench.star(79)
            try bench.start()
            bench.settleForGood()
            for _ in 0..<5 { bench.watch() }
            XCTAssertEqual(Self.posts(bench), ["POST 79"], answer ?? "the record")
            XCTAssertEqual(bench.status?.problem, .notKept, answer ?? "the record")
            XCTAssertEqual(bench.state.outbox.map(\.number), [79], "and waits")
            bench.sync?.take(.retried)
            bench.settleForGood()
            XCTAssertEqual(Self.posts(bench).count, 2, "the user wants another attempt")
            XCTAssertEqual(bench.status?.problem, .notKept)
          }
        }
      }
    }
  }

  func testAServerThatKeepsItAfterAllIsBelieved() throws {
    try onMain {
      try withBench { bench in
        bench.server.storedName = { $0.uppercased() }
        bench.star(79)
        try bench.start()
        bench.settleForGood()
        XCTAssertEqual(bench.status?.problem, .notKept)
        bench.server.remove { _ in true }
        bench.server.add(79, by: SyncBench.userAtFirst)
        bench.star(47)
        bench.server.storedName = { $0 }
        bench.settleForGood()
        XCTAssertEqual(Self.posts(bench), ["POST 79"])
        bench.watch()
        XCTAssertNil(bench.status?.problem)
        XCTAssertEqual(Self.posts(bench), ["POST 79", "POST 47"])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertEqual(bench.state.mine.map(\.serverID), bench.server.records.map(\.serverID))
      }
    }
  }

  func testAServerWhoseAnswersCannotBeReadGetsFewCopies() throws {
    try onMain {
      try withBench { bench in
        bench.server.knowsKeys = false
        bench.server.storedName = { $0.uppercased() }
        bench.server.answerToPost = "Created."
        bench.star(79)
        try bench.start()
        bench.settleForGood()
        for _ in 0..<5 { bench.watch() }
        XCTAssertEqual(Self.posts(bench), ["POST 79", "POST 79"])
        XCTAssertEqual(bench.status?.problem, .notKept)
      }
    }
  }

  func testAPortalsPageIsNoAnswerToWhatIsSent() throws {
    try onMain {
      let page = FavoritesTestServer.Fault.answer(200, body: "<html>Log in</html>")
      try withBench { bench in
        bench.star(79)
        bench.server.faults = [nil, page]
        try bench.start()
        bench.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
        bench.unstar(79)
        bench.server.faults = [page]
        bench.settle()
        guard case .unusable? = bench.status?.problem else {
          return XCTFail("\(String(describing: bench.status))")
        }
        XCTAssertEqual(bench.state.outbox.map(\.act), [.remove])
        bench.settleForGood()
        bench.watch()
        XCTAssertEqual(bench.server.records, [])
        XCTAssertEqual(bench.state.mine, [])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertNil(bench.status?.problem)
      }
    }
  }
}
