import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// A sync that ends while the server has not processed its request, and the one that follows it.
final class FavoritesSuccessionTests: QuietTestCase {
  /// Runs `body` while a server without keys has not processed the addition of element 5.
  @MainActor
  private static func withLateRequest(_ body: (SyncBench) throws -> Void) throws {
    try withBench { bench in
      bench.server.knowsKeys = false
      bench.server.faults = [nil, .late]
      bench.star(5)
      try bench.start()
      waitUntil("it is being sent") { !bench.server.lateRequests.isEmpty }
      try body(bench)
    }
  }

  func testAFavoriteBeingSentIsNotSentAgainUnderAnotherName() throws {
    try onMain {
      try Self.withLateRequest { bench in
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

  func testARequestToAFormerServerDelaysNothing() throws {
    try onMain {
      try Self.withLateRequest { bench in
        bench.sync?.end()
        try bench.start()
        bench.settle()
        XCTAssertEqual(bench.asked, ["GET", "POST 5", "GET", "GET", "POST 5", "GET"])
        XCTAssertEqual(bench.server.records, bench.state.mine)
      }
    }
  }

  func testASuccessorGetsTheLockOfItsPredecessor() throws {
    try onMain {
      MainQueueSource.attach()
      try withTemporaryDirectory { folder in
        let server = try FavoritesService()
        defer { server.http.stop() }
        let store = SQLiteFavoritesStore(path: folder + "/favorites.sqlite", program: "test")
        let (mutex, statuses) = (SyncMutex(), Guarded<[SyncStatus]>([]))
        var former: [FavoritesSync] = []
        for number in 1...8 {
          store.change({ $0.star(number, by: "Ada", at: 0) }, done: { _ in })
          let sync = FavoritesSync(
            address: try WebAddress(server.http.url), userName: "Ada", userAgent: "tests/1 ",
            store: store, secrets: SecretMemory(), environment: ManualEnvironment(), mutex: mutex,
            record: { #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)"}"# },
            onStatus: { status in statuses.withLock { $0.append(status) } })
          sync.wake()
          waitUntil("it has sent something") { server.records.count >= number }
          sync.endAfterSending()
          former.append(sync)
        }
        waitUntil("all threads have ended") { workers() == 0 }
        XCTAssertFalse(statuses.withLock { $0.contains { $0.isOtherInstanceSyncing } })
        XCTAssertEqual(server.records.map(\.number), Array(1...8))
      }
    }
  }
}
