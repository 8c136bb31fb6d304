import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// A program that is ended while it sets a damaged database aside: the next start goes on with that.
final class FavoritesReplacementTests: QuietTestCase {
  func testWhereverItIsEndedTheNextStartGoesOn() throws {
    for isEarlier in [false, true] {
      for steps in 0...4 {
        try withTemporaryDirectory { folder in
          let (path, sound) = (folder + "/favorites.sqlite", folder + "/sound.sqlite")
          Copy(sound).star(79, 47)
          for ending in DatabaseFiles.endings {
            try Files.write("no database" + ending, to: path + ending)
          }
          let place = FavoritesDirectory(path: path, patience: Patience(seconds: 1))
          XCTAssertTrue(Files.rename(sound, to: place.replacement))
          // One that was set aside in the same second.
          if isEarlier { try Files.write("earlier", to: place.renames().name) }
          for (old, new) in place.renames().steps.prefix(steps) {
            XCTAssertTrue(Files.rename(old, to: new))
          }
          let copy = Copy(path)
          XCTAssertEqual(copy.numbers, [79, 47], "after \(steps) steps")
          XCTAssertEqual(copy.problems, [])
          let names = Files.names(in: folder).filter { $0.contains("damaged") }.sorted()
          let aside = try XCTUnwrap(names.first { $0.hasSuffix("-wal") }).dropLast(4)
          XCTAssertEqual(names.count, isEarlier ? 4 : 3)
          for ending in DatabaseFiles.endings {
            XCTAssertEqual(
              try Files.read(folder + "/" + aside + ending), Array(("no database" + ending).utf8))
          }
          XCTAssertFalse(Files.exists(place.replacement))
          XCTAssertNil(copy.star(8))
          XCTAssertEqual(Copy(path).numbers, [79, 47, 8])
        }
      }
    }
  }

  func testADraftThatWasNotFinishedIsNothing() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      Copy(path).star(79)
      for ending in DatabaseFiles.endings {
        try Files.write("half of it", to: path + ".draft" + ending)
      }
      XCTAssertEqual(Copy(path).numbers, [79])
      try Files.write("no database", to: path)
      XCTAssertEqual(Copy(path).problem?.isOver, true)
      XCTAssertFalse(Files.names(in: folder).contains { $0.contains("draft") })
    }
  }

  func testADatabaseThatCannotBeReplacedStays() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      try Files.write("no database", to: path)
      disk.fill()
      let copy = Copy(path)
      XCTAssertEqual(copy.problem?.isOver, false)
      XCTAssertEqual(try Files.read(path), Array("no database".utf8))
      XCTAssertNotNil(copy.star(79))
      disk.makeRoom()
      copy.retry()
      XCTAssertEqual(copy.problem?.isOver, true)
      XCTAssertEqual(Copy(path).numbers, [79])
    }
  }
}
