import TestSupport
import XCTest

@testable import GLib

final class BytesTests: QuietTestCase {
  func testBytesAreUnchanged() {
    for array: [UInt8] in [[], [0], [255, 0, 13, 10]] {
      XCTAssertEqual(Bytes(array).array, array)
      XCTAssertEqual(Bytes(array).count, array.count)
    }
  }

  func testTheChecksumMatchesTheStandard() {
    XCTAssertEqual(
      Checksum.sha256(Array("abc".utf8)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(Checksum.sha256([]).prefix(8), "e3b0c442")
  }

  func testACancellableStaysCanceled() {
    let cancellable = Cancellable()
    XCTAssertFalse(cancellable.isCancelled)
    cancellable.cancel()
    cancellable.cancel()
    XCTAssertTrue(cancellable.isCancelled)
  }
}
