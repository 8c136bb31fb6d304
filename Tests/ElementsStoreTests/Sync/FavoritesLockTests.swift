import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Two instances of the program with one database that sync with one server without idempotency keys.
final class FavoritesLockTests: QuietTestCase {
  /// One instance of the program.
  @MainActor
  private final class Instance {
    let path: String
    let store: SQLiteFavoritesStore
    let environment = ManualEnvironment()
    private(set) var sync: FavoritesSync?
    private let told = Guarded<SyncStatus?>(nil)

    init(_ path: String, _ server: FavoritesService) throws {
      self.path = path
      store = SQLiteFavoritesStore(path: path, program: "test")
      sync = FavoritesSync(
        address: try WebAddress(server.http.url), userName: "Ada", userAgent: "tests/1 ",
        store: store,
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
  private static func withTwoInstances(
    _ body: (FavoritesService, _ first: Instance, _ second: Instance) throws -> Void
  ) throws {
    MainQueueSource.attach()
    try withTemporaryDirectory { folder in
      let server = try FavoritesService()
      defer { server.http.stop() }
      server.knowsKeys = false
      let path = folder + "/favorites.sqlite"
      let first = try Instance(path, server)
      waitUntil("the first has its turn") { server.http.requests.count == 1 }
      let second = try Instance(path, server)
      waitUntil("the second waits") { second.status?.isOtherInstanceSyncing == true }
      try body(server, first, second)
      first.end()
      second.end()
      waitUntil("all threads have ended") { workers() == 0 }
    }
  }

  func testEachChangeIsSentOnce() throws {
    try onMain {
      try Self.withTwoInstances { server, first, second in
        for number in 1...8 {
          (number % 2 == 0 ? first : second).star(number)
          for instance in [first, second] { instance.sync?.wake() }
        }
        waitUntil("all has been sent") {
          server.records.count >= 8 && first.sync?.isIdle == true
        }
        XCTAssertEqual(server.records.map(\.number), Array(1...8))
        XCTAssertEqual(server.http.requests.count { $0.method == "POST" }, 8)
        XCTAssertEqual(second.status?.isOtherInstanceSyncing, true)
      }
    }
  }

  func testTheOtherInstanceContinuesAfterTheFirst() throws {
    try onMain {
      try Self.withTwoInstances { server, first, second in
        waitUntil("the first rests") { first.sync?.isIdle == true }
        server.http.isOffline = true
        second.star(79)
        first.sync?.wake()
        waitUntil("the first has failed") { first.environment.isWaiting }
        server.http.isOffline = false
        first.end()
        waitUntil("the second has sent it") { second.sync?.isIdle == true }
        XCTAssertEqual(server.records.map(\.number), [79])
        XCTAssertEqual(second.status?.isOtherInstanceSyncing, false)
        XCTAssertNil(second.status?.problem)
      }
    }
  }

  func testALockWhoseFileIsRemovedIsTakenAgain() throws {
    try onMain {
      MainQueueSource.attach()
      try withTemporaryDirectory { folder in
        let server = try FavoritesService()
        defer { server.http.stop() }
        server.knowsKeys = false
        let path = folder + "/below/favorites.sqlite"
        let first = try Instance(path, server)
        waitUntil("the first has its turn and rests") { first.sync?.isIdle == true }
        try Self.replaceLock(of: first, server, 79) { Files.remove(path + "-sync") }
        try Self.replaceLock(of: first, server, 47) { Files.removeDirectory(folder + "/below") }
        XCTAssertEqual(server.records.map(\.number), [79, 47])
        XCTAssertEqual(server.http.requests.count { $0.method == "POST" }, 2)
        first.end()
        waitUntil("all threads have ended") { workers() == 0 }
      }
    }
  }

  /// Removes the lock file, and has the first instance send something while another holds the lock.
  @MainActor
  private static func replaceLock(
    of first: Instance, _ server: FavoritesService, _ number: Int, _ remove: () -> Void
  ) throws {
    remove()
    let other = try Instance(first.path, server)
    waitUntil("the other has its turn and rests") { other.sync?.isIdle == true }
    first.star(number)
    first.sync?.wake()
    waitUntil("the first has lost its turn") { first.status?.isOtherInstanceSyncing == true }
    XCTAssertFalse(server.records.contains { $0.number == number })
    other.sync?.wake()
    waitUntil("the other has sent it") { server.records.last?.number == number }
    other.end()
    waitUntil("the first goes on") {
      first.sync?.isIdle == true && first.status?.isOtherInstanceSyncing == false
    }
  }
}
