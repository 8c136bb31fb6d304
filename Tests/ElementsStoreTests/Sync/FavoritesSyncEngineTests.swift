import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Runs `body` with a server and a program. Checks that all worker threads have ended.
@MainActor
func withBench(
  _ kind: ServerKind = .simple, url: String? = nil, _ body: (SyncBench) throws -> Void
) throws {
  MainQueueSource.attach()
  let server = try FavoritesService(kind)
  defer { server.http.stop() }
  let bench = SyncBench(server, url: url)
  try body(bench)
  server.http.closeConnections()
  bench.sync?.end()
  waitUntil("all threads have ended") { workers() == 0 }
}

/// Syncing without faults.
final class FavoritesSyncEngineTests: QuietTestCase {
  func testFavoritesAreSentInOrderAndGetTheServersIDs() throws {
    try onMain {
      try withBench { bench in
        for number in [79, 47, 29] { bench.star(number) }
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET", "POST 79", "POST 47", "POST 29", "GET"])
        XCTAssertEqual(bench.state.outbox, [])
        XCTAssertEqual(bench.state.mine.map(\.serverID), ["1", "2", "3"])
        XCTAssertEqual(bench.server.records, bench.state.mine)
        let keys = bench.server.http.requests.compactMap(\.key)
        XCTAssertEqual(Set(keys).count, 3)
        bench.unstar(47)
        bench.settle()
        XCTAssertEqual(Array(bench.asked.suffix(2)), ["DELETE 2", "GET"])
        XCTAssertEqual(bench.server.records, bench.state.mine)
      }
    }
  }

  func testAnEmptyResponseIsCompletedByTheList() throws {
    try onMain {
      for status in [201, 204] {
        try withBench { bench in
          bench.star(79)
          bench.server.faults = [nil, .answer(status, isDone: true)]
          try bench.start()
          bench.settle()
          XCTAssertEqual(bench.statuses.compactMap(\.problem), [])
          XCTAssertEqual(bench.asked, ["GET", "POST 79", "GET", "GET"])
          XCTAssertEqual(bench.state.outbox, [])
          XCTAssertEqual(bench.state.mine, bench.server.records)
        }
      }
    }
  }

  func testIdleSyncHasNoThreadTimerOrRequest() throws {
    try onMain {
      try withBench { bench in
        try bench.start()
        bench.settle()
        let count = bench.server.http.requests.count
        waitUntil("the thread has ended") { workers() == 0 }
        XCTAssertFalse(bench.environment.isWaiting)
        bench.sync?.wake()
        bench.settle()
        bench.sync?.take(.listShown)
        bench.settle()
        XCTAssertEqual(bench.server.http.requests.count, count)
      }
    }
  }

  func testFavoritesOfOthersAndOtherComputersAreReceived() throws {
    try onMain {
      try withBench { bench in
        bench.server.add(79, by: "Bert", at: 7)
        let silver = bench.server.add(47, by: SyncBench.userAtFirst, at: 8)
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.state.others.map(\.favoritedBy), ["Bert"])
        XCTAssertEqual(bench.state.others.map(\.time), [7])
        XCTAssertEqual(bench.state.mine, [silver])
        bench.server.remove { $0.favoritedBy == "Bert" }
        bench.watch()
        XCTAssertEqual(bench.state.others, [])
      }
    }
  }

  func testTheStatusIsReported() throws {
    try onMain {
      try withBench { bench in
        bench.star(79)
        bench.star(47)
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.statuses.first?.isBusy, true)
        XCTAssertEqual(bench.statuses.map(\.pendingCount).max(), 2)
        let status = try XCTUnwrap(bench.status)
        XCTAssertFalse(status.isBusy)
        XCTAssertEqual(status.pendingCount, 0)
        XCTAssertNil(status.problem)
        XCTAssertEqual(status.time, bench.environment.time)
        XCTAssertTrue(bench.server.http.url.hasSuffix(status.host))
      }
    }
  }

  func testAnEntryThatCannotBeSavedIsNotSent() throws {
    try onMain {
      try withBench { bench in
        bench.star(79)
        bench.disk.problem.withLock {
          $0 = FavoritesProblem(path: "/", message: "the disk is full")
        }
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET"])
        XCTAssertEqual(bench.status?.problem, .notStored("the disk is full"))
        bench.disk.problem.withLock { $0 = nil }
        bench.settleForGood()
        XCTAssertEqual(bench.server.records.map(\.number), [79])
      }
    }
  }

  func testAnotherServerGetsAllFavorites() throws {
    try onMain {
      try withBench { bench in
        bench.server.add(1, by: "Bert")
        bench.star(79)
        try bench.start()
        bench.settle()
        let second = try FavoritesService()
        defer { second.http.stop() }
        let moved = SyncBench(second)
        bench.sync?.end()
        moved.take(over: bench)
        try moved.start()
        moved.settle()
        XCTAssertEqual(second.records.map(\.number), [79])
        XCTAssertEqual(moved.state.others, [])
        XCTAssertEqual(moved.state.mine, second.records)
        XCTAssertEqual(bench.server.records.count, 2, "the first is not touched")
      }
    }
  }

  func testNothingHappensAfterEnd() throws {
    try onMain {
      try withBench { bench in
        bench.server.faults = [.silence]
        bench.star(79)
        try bench.start()
        waitUntil("it asks") { bench.server.http.requests.count == 1 }
        bench.sync?.end()
        bench.settle()
        bench.sync?.wake()
        bench.sync?.take(.retryRequested)
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET"])
        XCTAssertEqual(bench.state.outbox.count, 1)
      }
    }
  }
}
