import GLib
import TestSupport
import XCTest

/// Files by which programs take turns.
final class FileLockTests: QuietTestCase {
  func testOneHasItUntilItIsReleased() throws {
    try withTemporaryDirectory { folder in
      var first = FileLock(folder + "/lock")
      let second = try XCTUnwrap(FileLock(folder + "/lock"))
      XCTAssertEqual(first?.take(), true)
      XCTAssertFalse(second.take())
      first = nil
      XCTAssertTrue(second.take())
    }
  }

  func testALockIsInPlaceWhileItsPathLeadsToIt() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/lock"
      let first = try XCTUnwrap(FileLock(path))
      XCTAssertTrue(first.take() && first.isInPlace)
      Files.remove(path)
      XCTAssertFalse(first.isInPlace)
      let second = try XCTUnwrap(FileLock(path))
      XCTAssertTrue(second.take() && second.isInPlace, "the file of the first keeps nobody away")
      XCTAssertFalse(first.isInPlace)
    }
  }

  func testWithoutAFolderThereIsNone() throws {
    try withTemporaryDirectory { folder in
      XCTAssertNil(FileLock(folder + "/none/lock"))
    }
  }
}
