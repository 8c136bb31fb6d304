import Elements
import GLib
import TestSupport
import XCTest

/// Proxies in the environment (`http_proxy`).
final class FavoritesProxyTests: QuietTestCase {
  /// Syncs with the server at `address` through `proxy` until `condition` holds.
  @MainActor
  private static func share(
    with address: String, through proxy: FavoritesService, until condition: () -> Bool
  ) throws {
    try withTemporaryDirectory { folder in
      let child = try Child(
        "/usr/bin/env",
        ["-u", "no_proxy", "http_proxy=\(proxy.http.url)", Child.beside("FavoritesWriter")]
          + [folder + "/favorites.sqlite", "1", "100000", address])
      waitUntil("requests", until: condition)
      child.kill()
      _ = child.end()
    }
  }

  func testARemoteServerIsContactedThroughTheProxy() throws {
    try onMain {
      MainQueueSource.attach()
      let proxy = try FavoritesService()
      defer { proxy.http.stop() }
      try Self.share(with: "http://favorites.example", through: proxy) { !proxy.records.isEmpty }
    }
  }

  func testALoopbackServerIsContactedDirectly() throws {
    try onMain {
      MainQueueSource.attach()
      let (proxy, server) = (try FavoritesService(), try FavoritesService())
      defer {
        proxy.http.stop()
        server.http.stop()
      }
      try Self.share(with: server.http.url, through: proxy) { !server.records.isEmpty }
      XCTAssertEqual(proxy.http.requests, [])
    }
  }
}
