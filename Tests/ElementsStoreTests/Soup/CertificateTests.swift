import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// Photographs and catalogs are loaded only from servers with a valid certificate.
final class CertificateTests: QuietTestCase {
  /// Checks what is loaded from a server with this certificate.
  @MainActor
  private static func expect(
    _ isGood: Bool, from certificate: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    MainQueueSource.attach()
    try withTrust { directory in
      let server = try TestServer(certificate: certificate)
      defer { server.stop() }
      server.answers = [
        "/a": .content(smallPicture), "/api/elements": .content(json([(1, "H", "Hydrogen")])),
        "/api/elements_remaining": .content(json([(2, "He", "Helium")])),
      ]
      let picture = photograph(at: server.address("/a"), from: store(directory + "/photographs"))
      XCTAssertEqual(picture != nil, isGood, file: file, line: line)
      let load = try load(server.address("/api"), directory + "/catalog")
      let answer = CatalogLoadResult(load).result
      XCTAssertEqual(answer.merge != nil, isGood, file: file, line: line)
      XCTAssertEqual(server.requests.count, isGood ? 3 : 0, file: file, line: line)
      for failure in answer.failures {
        guard case .server(.noResponse(let reason)) = failure.reason else {
          return XCTFail("\(failure)", file: file, line: line)
        }
        XCTAssertTrue(reason.text.contains("certificate"), reason.text, file: file, line: line)
      }
      XCTAssertEqual(answer.failures.count, isGood ? 0 : 2, file: file, line: line)
      waitUntil("all threads have ended") { workers() == 0 }
    }
  }

  private static func expectFailure(from certificate: String) throws {
    try onMain {
      try TestServer.withoutLostConnections { try expect(false, from: certificate) }
    }
  }

  func testAValidCertificate() throws {
    try onMain { try Self.expect(true, from: TestCertificates.good) }
  }

  func testASelfSignedCertificate() throws {
    try Self.expectFailure(from: selfSignedCertificate)
  }

  func testAnExpiredCertificate() throws {
    try Self.expectFailure(from: TestCertificates.expired)
  }

  func testACertificateOfAnotherHost() throws {
    try Self.expectFailure(from: TestCertificates.ofAnotherHost)
  }
}
