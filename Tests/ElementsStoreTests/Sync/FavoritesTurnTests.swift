import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Two copies of the program over one database, which both share it through one server that knows no keys.
final class FavoritesTurnTests: QuietTestCase {
  /// One copy of the program.
  @MainActor
  private final class Copy {
    let path: String
    let store: SQLiteFavoritesStore
    let environment = HandEnvironment()
    private(set) var sync: FavoritesSync?
    private let told = Guarded<SyncStatus?>(nil)

    init(_ path: String, _ server: FavoritesTestServer) throws {
      self.path = path
      store = SQLiteFavoritesStore(path: path, program: "test")
      sync = FavoritesSync(
        address: try WebAddress(server.url), userName: "Ada", userAgent: "tests/1 ", store: store,
        secrets: SecretMemory(), environment: environment, seconds: 5,
        record: { #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)"}"# },
        onStatus: { [told] status in told.withLock { $0 = status } })
      sync?.wake()
    }

    var status: SyncStatus? { told.withLock { $0 } }

    func star(_ number: Int) {
      store.change({ $0.star(number, by: "Ada", at: 0) }, done: { _ in })
      store.flush()
    }

    func end() {
      sync?.end()
      sync = nil
    }
  }

  @MainActor
  private static func withTwoCopies(
    _ body: (FavoritesTestServer, _ first: Copy, _ second: Copy) throws -> Void
  ) throws {
    MainQueueSource.attach()
    try withTemporaryDirectory { folder in
      let server = try FavoritesTestServer()
      defer { server.stop() }
      server.knowsKeys = false
      let path = folder + "/favorites.sqlite"
      let first = try Copy(path, server)
      waitUntil("the first has its turn") { server.requests.count == 1 }
      let second = try Copy(path, server)
      waitUntil("the second waits") { second.status?.isElsewhere == true }
      try body(server, first, second)
      first.end()
      second.end()
      waitUntil("all threads have ended") { workers() == 0 }
    }
  }

  func testEachChangeIsSeenOnce() throws {
    try onMain {
      try Self.withTwoCopies { server, first, second in
        for number in 1...8 {
          (number % 2 == 0 ? first : second).star(number)
          for copy in [first, second] { copy.sync?.wake() }
        }
        waitUntil("all has been sent") {
          server.records.count >= 8 && first.sync?.isResting == true
        }
        XCTAssertEqual(server.records.map(\.number), Array(1...8))
        XCTAssertEqual(server.requests.count { $0.method == "POST" }, 8)
        XCTAssertEqual(second.status?.isElsewhere, true)
      }
    }
  }

  func testTheOtherGoesOnWhereTheFirstHasEnded() throws {
    try onMain {
      try Self.withTwoCopies { server, first, second in
        waitUntil("the first rests") { first.sync?.isResting == true }
        server.isOffline = true
        second.star(79)
        first.sync?.wake()
        waitUntil("the first has failed") { first.environment.isWaiting }
        server.isOffline = false
        first.end()
        waitUntil("the second has sent it") { second.sync?.isResting == true }
        XCTAssertEqual(server.records.map(\.number), [79])
        XCTAssertEqual(second.status?.isElsewhere, false)
        XCTAssertNil(second.status?.problem)
      }
    }
  }

  func testALockWhoseFileIsRemovedIsTakenAgain() throws {
    try onMain {
      MainQueueSource.attach()
      try withTemporaryDirectory { folder in
        let server = try FavoritesTestServer()
        defer { server.stop() }
        server.knowsKeys = false
        let path = folder + "/below/favorites.sqlite"
        let first = try Copy(path, server)
        waitUntil("the first has its turn and rests") { first.sync?.isResting == true }
        try Self.replaceLock(of: first, server, 79) { Files.remove(path + "-sync") }
        try Self.replaceLock(of: first, server, 47) { Files.removeDirectory(folder + "/below") }
        XCTAssertEqual(server.records.map(\.number), [79, 47])
        XCTAssertEqual(server.requests.count { $0.method == "POST" }, 2)
        first.end()
        waitUntil("all threads have ended") { workers() == 0 }
      }
    }
  }

  /// Takes the lock's file away, and has the first copy send something while another copy has the lock.
  @MainActor
  private static func replaceLock(
    of first: Copy, _ server: FavoritesTestServer, _ number: Int, _ remove: () -> Void
  ) throws {
    remove()
    let other = try Copy(first.path, server)
    waitUntil("the other has its turn and rests") { other.sync?.isResting == true }
    first.star(number)
    first.sync?.wake()
    waitUntil("the first has lost its turn") { first.status?.isElsewhere == true }
    XCTAssertFalse(server.records.contains { $0.number == number })
    other.sync?.wake()
    waitUntil("the other has sent it") { server.records.last?.number == number }
    other.end()
    waitUntil("the first goes on") {
      first.sync?.isResting == true && first.status?.isElsewhere == false
    }
  }
}
