import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// A database that cannot be read is never told to be empty.
final class FavoritesUnreadTests: QuietTestCase {
  func testAFileThatCannotBeReadIsNotEmpty() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      // An ordinary file of one's own, the first byte of which gives EIO.
      XCTAssertEqual(symlink("/proc/self/mem", path), 0)
      let copy = Copy(path)
      XCTAssertEqual(copy.reports.last?.hasRead, false, "\(copy.problems)")
      XCTAssertEqual(copy.problem?.isOver, false)
      XCTAssertNotNil(copy.star(79))
      XCTAssertEqual(copy.numbers, [79])
      XCTAssertEqual(copy.reports.last?.hasRead, false)
    }
  }

  func testALogThatCannotBeReadIsNotEmpty() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(79)
      XCTAssertEqual(symlink("/proc/self/mem", path + "-wal"), 0)
      for isDamaged in [false, true] {
        XCTAssertNil(
          FavoritesSalvage.read(path, installation: "new", isDamaged: isDamaged))
      }
    }
  }

  func testAnEmptyFileIsEmptyAndADamagedOneIsNot() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Files.create(path)
      XCTAssertEqual(
        FavoritesSalvage.read(path, installation: "new", isDamaged: false),
        FavoritesState(installation: "new"))
      for text in ["no database", String(repeating: "no database ", count: 4000)] {
        try Files.write(text, to: path)
        for isDamaged in [false, true] {
          XCTAssertNil(FavoritesSalvage.read(path, installation: "new", isDamaged: isDamaged))
        }
      }
      XCTAssertNil(FavoritesSalvage.read(folder + "/none", installation: "new", isDamaged: false))
    }
  }
}
