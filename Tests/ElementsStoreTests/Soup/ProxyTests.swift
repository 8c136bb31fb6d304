import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Photographs and catalogs are loaded through the proxy in the environment.
final class ProxyTests: QuietTestCase {
  func testBothAreLoadedThroughTheProxy() throws {
    try onMain {
      try withServer { server, directory in
        server.answers = [
          "/a": .content(smallPicture), "/api/elements": .content(json([(1, "H", "Hydrogen")])),
          "/api/elements_remaining": .content(json([(2, "He", "Helium")])),
        ]
        try withProxy(at: server.port) {
          XCTAssertNotNil(photograph(at: "http://a.example/a", from: store(directory)))
          let load = try load("http://a.example/api", directory)
          XCTAssertEqual(CatalogLoadResult(load).result.merge?.count, 2)
        }
        XCTAssertEqual(server.requests.count, 3)
      }
    }
  }

  func testAnUnreachableProxyIsReported() throws {
    try onMain {
      try withServer { server, directory in
        let port = server.port
        server.stop()
        try withProxy(at: port) {
          XCTAssertNil(photograph(at: "http://a.example/a", from: store(directory)))
          let answer = CatalogLoadResult(try load("http://a.example/api", directory)).result
          XCTAssertEqual(answer.failures.count, 2)
          guard case .server(.noResponse(let reason))? = answer.failures.first?.reason else {
            return XCTFail("\(answer.failures)")
          }
          XCTAssertFalse(reason.text.isEmpty)
        }
      }
    }
  }
}
