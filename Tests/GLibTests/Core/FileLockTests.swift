import GLib
import TestSupport
import XCTest

/// Files by which programs take turns.
final class FileLockTests: QuietTestCase {
  func testOneHasItUntilItIsReleased() throws {
    try withTemporaryDirectory { folder in
      var first = FileLock(folder + "/lock")
      let second = try XCTUnwrap(FileLock(folder + "/lock"))
      XCTAssertEqual(first?.tryLock(), true)
      XCTAssertFalse(second.tryLock())
      first = nil
      XCTAssertTrue(second.tryLock())
    }
  }

  func testALockIsInPlaceWhileItsPathLeadsToIt() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/lock"
      let first = try XCTUnwrap(FileLock(path))
      XCTAssertTrue(first.tryLock() && first.isInPlace)
      Files.remove(path)
      XCTAssertFalse(first.isInPlace)
      let second = try XCTUnwrap(FileLock(path))
      XCTAssertTrue(second.tryLock() && second.isInPlace, "the file of the first keeps nobody away")
      XCTAssertFalse(first.isInPlace)
    }
  }

  func testWithoutAFolderThereIsNone() throws {
    try withTemporaryDirectory { folder in
      XCTAssertNil(FileLock(folder + "/none/lock"))
    }
  }
}
