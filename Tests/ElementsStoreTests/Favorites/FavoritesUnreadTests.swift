import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// An unreadable database is never reported as empty.
final class FavoritesUnreadTests: QuietTestCase {
  func testAnUnreadableFileIsNotReportedAsEmpty() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      // A regular file of the user's own, the first byte of which gives EIO.
      XCTAssertEqual(symlink("/proc/self/mem", path), 0)
      let instance = Instance(path)
      XCTAssertEqual(instance.reports.last?.hasRead, false, "\(instance.problems)")
      XCTAssertEqual(instance.problem?.isOver, false)
      XCTAssertNotNil(instance.star(79))
      XCTAssertEqual(instance.numbers, [79])
      XCTAssertEqual(instance.reports.last?.hasRead, false)
    }
  }

  func testAnUnreadableLogIsNotReportedAsEmpty() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Instance(path).star(79)
      XCTAssertEqual(symlink("/proc/self/mem", path + "-wal"), 0)
      for isDamaged in [false, true] {
        XCTAssertNil(
          FavoritesSalvage.read(path, installation: "new", isDamaged: isDamaged))
      }
    }
  }

  func testAnEmptyFileIsReportedAsEmptyAndADamagedOneIsNot() throws {
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
