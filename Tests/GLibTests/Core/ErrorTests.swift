import CGLib
import TestSupport
import XCTest

@testable import GLib

final class ErrorTests: QuietTestCase {
  func testAFailureIsThrownWithDomainCodeAndMessage() {
    XCTAssertThrowsError(try fail(code: 7, message: "no such isotope – 钠")) { error in
      XCTAssertEqual(error as? GLibError, GLibError(consuming: made(7, "no such isotope – 钠")))
      let error = error as? GLibError
      XCTAssertEqual(error?.domain, "the-elements-test-quark")
      XCTAssertEqual(error?.code, 7)
      XCTAssertEqual(error.map { "\($0)" }, "no such isotope – 钠")
    }
  }

  func testASuccessReturnsItsResult() throws {
    XCTAssertEqual(try throwing { _ in 118 }, 118)
  }

  func testAMissingFileIsDistinguishedFromOtherFailures() {
    XCTAssertThrowsError(try Files.read("/no/such/file")) { error in
      XCTAssertEqual((error as? GLibError)?.isNotFound, true)
    }
    XCTAssertThrowsError(try Files.read("/")) { error in
      XCTAssertEqual((error as? GLibError)?.isNotFound, false)
    }
    XCTAssertTrue(
      GLibError(consuming: made(1, "gone", domain: g_io_error_quark())).isNotFound)
    XCTAssertFalse(GLibError(consuming: made(4, "another domain's code")).isNotFound)
  }

  func testTheReasonIsTheSystemsWithoutTheFileName() {
    let reasons = ["/no/such/file": "No such file or directory", "/": "Is a directory"]
    for (path, reason) in reasons {
      XCTAssertThrowsError(try Files.read(path)) { error in
        XCTAssertEqual((error as? GLibError)?.reason, reason)
      }
    }
    let failed = made(Int32(G_FILE_ERROR_FAILED.rawValue), "torn", domain: g_file_error_quark())
    XCTAssertEqual(GLibError(consuming: failed).reason, "torn")
    XCTAssertEqual(GLibError(consuming: made(4, "no file at all")).reason, "no file at all")
  }

  private func fail(code: Int32, message: String) throws(GLibError) {
    try throwing { $0.pointee = made(code, message) }
  }
}

/// Returns a new GError, owned by the caller.
private func made(_ code: Int32, _ message: String, domain: GQuark? = nil) -> UnsafeMutablePointer<
  GError
> {
  g_error_new_literal(
    domain ?? g_quark_from_string("the-elements-test-quark"), code, message)
}
