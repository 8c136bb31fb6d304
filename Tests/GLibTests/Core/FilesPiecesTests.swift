import GLib
import TestSupport
import XCTest

/// Files written in pieces.
final class FilesPiecesTests: QuietTestCase {
  func testTheFileIsTheConcatenation() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/a/file"
      try Files.write([[1, 2], [], [3]], to: path)
      XCTAssertEqual(try Files.read(path, atMost: 10), [1, 2, 3])
      try Files.write([[4]], to: path)
      XCTAssertEqual(try Files.read(path, atMost: 10), [4])
      XCTAssertEqual(try Files.attributes(of: path).permissions & 0o777, 0o600)
      XCTAssertEqual(Files.names(in: folder + "/a"), ["file"])
    }
  }

  func testAFolderInItsPlaceIsAnError() throws {
    try withTemporaryDirectory { folder in
      XCTAssertThrowsError(try Files.write([[1]], to: folder))
    }
  }
}
