import Elements
import GLib
import TestSupport
import XCTest

/// Proxies that the environment names (`http_proxy`).
final class FavoritesProxyTests: QuietTestCase {
  /// Lets a program share favorites with the server at `address` through `proxy`, until `condition` holds.
  @MainActor
  private static func share(
    with address: String, through proxy: FavoritesTestServer, until condition: () -> Bool
  ) throws {
    try withTemporaryDirectory { folder in
      let child = try Child(
        "/usr/bin/env",
        ["-u", "no_proxy", "http_proxy=\(proxy.url)", Child.beside("FavoritesWriter")]
          + [folder + "/favorites.sqlite", "1", "100000", address])
      waitUntil("requests", until: condition)
      child.kill()
      _ = child.end()
    }
  }

  func testAServerElsewhereIsAskedThroughTheProxy() throws {
    try onMain {
      MainQueueSource.attach()
      let proxy = try FavoritesTestServer()
      defer { proxy.stop() }
      try Self.share(with: "http://favorites.example", through: proxy) { !proxy.records.isEmpty }
    }
  }

  func testWhatStaysOnThisComputerGoesThroughNone() throws {
    try onMain {
      MainQueueSource.attach()
      let (proxy, server) = (try FavoritesTestServer(), try FavoritesTestServer())
      defer {
        proxy.stop()
        server.stop()
      }
      try Self.share(with: server.url, through: proxy) { !server.records.isEmpty }
      XCTAssertEqual(proxy.requests, [])
    }
  }
}
