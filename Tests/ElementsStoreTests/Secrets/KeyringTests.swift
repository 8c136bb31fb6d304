import Elements
import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

/// Keyrings that do not give the token that they have.
final class KeyringTests: QuietTestCase {
  @MainActor
  private static func withKeyring(
    _ answer: TestKeyring.Answer,
    _ body: (TestKeyring, FavoritesService, FavoritesSync, Guarded<SyncStatus?>) throws -> Void
  ) throws {
    MainQueueSource.attach()
    let keyring = try TestKeyring(answer)
    defer { keyring.close() }
    let server = try FavoritesService()
    defer { server.http.stop() }
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 0)
    let told = Guarded<SyncStatus?>(nil)
    let sync = FavoritesSync(
      address: try WebAddress(server.http.url), userName: "Ada", userAgent: "tests/1 ",
      store: Disk(state), secrets: Keyring(program: "tests"), environment: ManualEnvironment(),
      record: { _ in "{}" }, onStatus: { status in told.withLock { $0 = status } })
    sync.wake()
    try body(keyring, server, sync, told)
    sync.end()
    waitUntil("all threads have ended") { workers() == 0 }
  }

  func testASilentKeyringDelaysSyncingButNotTheEnd() throws {
    try onMain {
      try Self.withKeyring(.none) { keyring, server, sync, _ in
        waitUntil("the keyring is asked") { !keyring.names.isEmpty }
        drain()
        XCTAssertFalse(sync.isIdle)
        XCTAssertEqual(server.http.requests, [])
      }
    }
  }

  func testAKeyringTimeoutPreventsSyncing() throws {
    try onMain {
      try Self.withKeyring(.late) { keyring, server, sync, told in
        waitUntil("it gives up") { sync.isIdle }
        XCTAssertFalse(keyring.names.isEmpty)
        XCTAssertEqual(server.http.requests, [])
        XCTAssertEqual(told.withLock { $0 }?.problem, .keyringUnavailable)
        XCTAssertNotNil(told.withLock { $0 }?.nextRetry)
      }
    }
  }

  func testALockedKeyringStopsSyncingAndPromptsAgainOnRequestOnly() throws {
    try onMain {
      try Self.withKeyring(.locked) { keyring, server, sync, told in
        waitUntil("the prompt is dismissed") { sync.isIdle }
        XCTAssertEqual(told.withLock { $0 }?.problem, .keyringLocked)
        XCTAssertNil(told.withLock { $0 }?.nextRetry)
        sync.take(.networkChanged)
        sync.take(.listShown)
        waitUntil("nothing to do") { sync.isIdle }
        XCTAssertEqual(keyring.names.count { $0 == "Prompt" }, 1)
        sync.take(.retryRequested)
        waitUntil("the next prompt is dismissed") { sync.isIdle }
        XCTAssertEqual(keyring.names.count { $0 == "Prompt" }, 2)
        XCTAssertEqual(server.http.requests, [])
      }
    }
  }

  func testATokenFromTheKeyringIsSentAndPreventsCoreDumps() throws {
    var former = rlimit()
    getrlimit(coreLimit, &former)
    let filter = try Files.read(Self.filter)
    defer {
      setrlimit(coreLimit, &former)
      XCTAssertNoThrow(try Self.setFilter("0x" + String(decoding: filter, as: UTF8.self)))
    }
    var limit = rlimit(rlim_cur: former.rlim_max, rlim_max: former.rlim_max)
    setrlimit(coreLimit, &limit)
    try Self.setFilter("0x33")
    try onMain {
      try Self.withKeyring(.token("t0ken")) { _, server, sync, _ in
        waitUntil("synced") { sync.isIdle }
        XCTAssertFalse(server.http.requests.isEmpty)
        XCTAssertEqual(Set(server.http.requests.map(\.authorization)), ["Bearer t0ken"])
      }
    }
    getrlimit(coreLimit, &limit)
    XCTAssertEqual(limit.rlim_cur, 0)
    XCTAssertEqual(limit.rlim_max, former.rlim_max)
    XCTAssertEqual(try Files.read(Self.filter), Array("00000000\n".utf8))
  }

  /// The kinds of memory in a core dump.
  private static let filter = "/proc/self/coredump_filter"

  private static func setFilter(_ text: String) throws {
    let file = try XCTUnwrap(fopen(filter, "w"))
    XCTAssertGreaterThan(fputs(text, file), 0)
    XCTAssertEqual(fclose(file), 0)
  }

  private var coreLimit: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_CORE.rawValue) }
}
