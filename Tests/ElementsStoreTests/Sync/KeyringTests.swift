import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Keyrings that do not answer a request for a token.
final class KeyringTests: QuietTestCase {
  @MainActor
  private static func withKeyring(
    _ answer: SilentKeyring.Answer,
    _ body: (SilentKeyring, FavoritesService, FavoritesSync, Guarded<SyncStatus?>) throws -> Void
  ) throws {
    MainQueueSource.attach()
    let keyring = try SilentKeyring(answer)
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
        waitUntil("the keyring is asked") { keyring.count > 0 }
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
        XCTAssertGreaterThan(keyring.count, 0)
        XCTAssertEqual(server.http.requests, [])
        XCTAssertEqual(told.withLock { $0 }?.problem, .keyringUnavailable)
        XCTAssertNotNil(told.withLock { $0 }?.nextRetry)
      }
    }
  }
}
