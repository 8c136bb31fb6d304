import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Photographs and catalogs are loaded only from servers with a valid certificate.
final class CertificateTests: QuietTestCase {
  func testAValidCertificate() throws {
    try onMain {
      MainQueueSource.attach()
      try withTrust { directory in
        let server = try TestServer(certificate: TestCertificates.good)
        defer { server.stop() }
        server.answers = [
          "/a": .content(smallPicture), "/api/elements": .content(json([(1, "H", "Hydrogen")])),
          "/api/elements_remaining": .content(json([(2, "He", "Helium")])),
        ]
        let picture = photograph(at: server.address("/a"), from: store(directory + "/photographs"))
        XCTAssertNotNil(picture)
        let load = try load(server.address("/api"), directory + "/catalog")
        let answer = CatalogLoadResult(load).result
        XCTAssertNotNil(answer.merge)
        XCTAssertEqual(answer.failures.count, 0)
        XCTAssertEqual(server.requests.count, 3)
        waitUntil("all threads have ended") { workers() == 0 }
      }
    }
  }

  func testInvalidCertificates() throws {
    try onMain {
      MainQueueSource.attach()
      for certificate in TestCertificates.refused {
        try withTrust { directory in
          let server = try RefusedServer(certificate, in: directory)
          XCTAssertNil(photograph(at: server.url + "/a", from: store(directory + "/photographs")))
          let load = try load(server.url + "/api", directory + "/catalog")
          let answer = CatalogLoadResult(load).result
          XCTAssertNil(answer.merge)
          XCTAssertEqual(answer.failures.count, 2)
          for failure in answer.failures {
            guard case .server(.noResponse(let reason)) = failure.reason else {
              XCTFail("\(failure)")
              continue
            }
            XCTAssertTrue(reason.text.contains("certificate"), reason.text)
          }
          waitUntil("all threads have ended") { workers() == 0 }
          XCTAssertEqual(server.stop(), 0)
        }
      }
    }
  }
}
