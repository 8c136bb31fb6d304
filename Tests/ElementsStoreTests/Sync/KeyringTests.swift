import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Keyrings that do not answer when they are asked for a server's token.
final class KeyringTests: QuietTestCase {
  @MainActor
  private static func withKeyring(
    _ answer: SilentKeyring.Answer,
    _ body: (SilentKeyring, FavoritesTestServer, FavoritesSync, Guarded<SyncStatus?>) throws -> Void
  ) throws {
    MainQueueSource.attach()
    let keyring = try SilentKeyring(answer)
    defer { keyring.close() }
    let server = try FavoritesTestServer()
    defer { server.stop() }
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 0)
    let told = Guarded<SyncStatus?>(nil)
    let sync = FavoritesSync(
      address: try WebAddress(server.url), userName: "Ada", userAgent: "tests/1 ",
      store: Disk(state), secrets: Keyring(program: "tests"), environment: HandEnvironment(),
      record: { _ in "{}" }, onStatus: { status in told.withLock { $0 = status } })
    sync.wake()
    try body(keyring, server, sync, told)
    sync.end()
    waitUntil("all threads have ended") { workers() == 0 }
  }

  func testWhileTheKeyringIsSilentNothingIsSentAndTheEndIsNotHeldUp() throws {
    try onMain {
      try Self.withKeyring(.none) { keyring, server, sync, _ in
        waitUntil("the keyring is asked") { keyring.count > 0 }
        drain()
        XCTAssertFalse(sync.isResting)
        XCTAssertEqual(server.requests, [])
      }
    }
  }

  func testWithoutAnAnswerNothingIsSentWithoutTheToken() throws {
    try onMain {
      try Self.withKeyring(.late) { keyring, server, sync, told in
        waitUntil("it gives up") { sync.isResting }
        XCTAssertGreaterThan(keyring.count, 0)
        XCTAssertEqual(server.requests, [])
        XCTAssertEqual(told.withLock { $0 }?.problem, .noSecrets)
        XCTAssertNotNil(told.withLock { $0 }?.nextTry)
      }
    }
  }
}
