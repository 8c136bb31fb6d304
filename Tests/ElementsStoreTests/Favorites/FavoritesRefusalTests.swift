import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Databases that cannot be written: favorites work in memory, and are saved later.
final class FavoritesRefusalTests: QuietTestCase {
  func testOnAFullDiskFavoritesArePending() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/the-elements/favorites.sqlite"
      disk.fill()
      let copy = Copy(path)
      XCTAssertTrue(copy.problem?.message.contains("No space left") ?? false, "\(copy.problems)")
      XCTAssertNotNil(copy.star(79))
      XCTAssertNotNil(copy.star(47))
      XCTAssertEqual(copy.numbers, [79, 47])
      disk.makeRoom()
      copy.retry()
      XCTAssertNil(copy.problem)
      XCTAssertEqual(Copy(path).state, copy.state)
      XCTAssertEqual(copy.numbers, [79, 47])
    }
  }

  func testADiskThatFillsUpLosesNoAnsweredChange() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      let copy = Copy(path)
      XCTAssertNil(copy.star(79))
      disk.fill()
      var kept = [79]
      for number in 1...60 where copy.star(number) == nil { kept.append(number) }
      XCTAssertLessThan(kept.count, 61)
      XCTAssertTrue(copy.problem?.message.contains("No space left") ?? false, "\(copy.problems)")
      XCTAssertEqual(Set(copy.numbers), Set(1...60).union([79]))
      // Another instance sees exactly the answered changes.
      XCTAssertEqual(Copy(path).numbers, kept)
      disk.makeRoom()
      copy.retry()
      XCTAssertNil(copy.problem)
      let state = Copy(path).state
      XCTAssertEqual(state, copy.state)
      XCTAssertEqual(Set(state.mine.map(\.number)), Set(1...60).union([79]))
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testTheNextChangeRetries() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let copy = Copy(disk.path + "/favorites.sqlite")
      disk.fill()
      for number in 1...60 { copy.star(number) }
      XCTAssertNotNil(copy.problem)
      disk.makeRoom()
      XCTAssertNil(copy.star(79))
      XCTAssertNil(copy.problem)
      XCTAssertEqual(Copy(disk.path + "/favorites.sqlite").numbers.count, 61)
    }
  }

  func testOnAFullDiskTheSavedFavoritesAreShown() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Copy(path).star(79, 47)
      disk.fill()
      let copy = Copy(path)
      XCTAssertEqual(copy.numbers, [79, 47])
      copy.change { $0.unstar(79) }
      disk.makeRoom()
      copy.retry()
      XCTAssertNil(copy.problem)
      XCTAssertEqual(Copy(path).numbers, [47])
    }
  }

  func testOnAReadOnlyFileSystemTheSavedFavoritesAreShown() throws {
    try SmallFileSystem.with(kilobytes: 512) { disk in
      let path = disk.path + "/favorites.sqlite"
      let killed = disk.path + "/killed.sqlite"
      do {
        let before = Copy(path)
        before.star(79, 47)
        // As after a kill: the log is not checkpointed.
        for part in ["", "-wal"] { try Files.write(Files.read(path + part), to: killed + part) }
        withExtendedLifetime(before) {}
      }
      disk.setReadOnly(true)
      let copy = Copy(killed)
      XCTAssertTrue(copy.problem?.message.contains("Read-only") ?? false, "\(copy.problems)")
      XCTAssertEqual(copy.numbers, [79, 47])
      XCTAssertEqual(copy.reports.last?.hasRead, true)
      XCTAssertNotNil(copy.star(1))
      XCTAssertEqual(copy.numbers, [79, 47, 1])
      disk.setReadOnly(false)
      copy.retry()
      XCTAssertNil(copy.problem)
      XCTAssertEqual(Copy(killed).numbers, [79, 47, 1])
    }
  }

  func testAReadOnlyHomeWithoutADatabaseIsReported() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      disk.setReadOnly(true)
      let copy = Copy(disk.path + "/the-elements/favorites.sqlite")
      XCTAssertTrue(copy.problem?.message.contains("Read-only") ?? false, "\(copy.problems)")
      XCTAssertEqual(copy.problem?.path, disk.path + "/the-elements")
      XCTAssertEqual(copy.reports.last?.hasRead, true, "there is nothing to read")
      XCTAssertNotNil(copy.star(1))
      XCTAssertEqual(copy.numbers, [1])
    }
  }

  func testWithoutAHomeFavoritesWorkInMemory() throws {
    for home in ["/dev/null/home", "/proc/nowhere"] {
      let copy = Copy(home + "/the-elements/favorites.sqlite")
      XCTAssertNotNil(copy.problem)
      XCTAssertNotNil(copy.star(79))
      XCTAssertEqual(copy.numbers, [79])
      copy.retry()
      XCTAssertEqual(copy.numbers, [79])
    }
  }

  func testADirectoryAtThePathIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Files.makeDirectory(path)
      let copy = Copy(path)
      XCTAssertEqual(copy.problem?.path, path)
      XCTAssertEqual(copy.reports.last?.hasRead, false)
      copy.star(79)
      XCTAssertEqual(Files.names(in: folder), ["favorites.sqlite"])
      rmdir(path)
      copy.retry()
      XCTAssertNil(copy.problem)
      XCTAssertEqual(copy.reports.last?.hasRead, true)
      XCTAssertEqual(Copy(path).numbers, [79])
    }
  }

  func testABrokenLinkIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      XCTAssertEqual(symlink(folder + "/elsewhere", path), 0)
      let copy = Copy(path)
      XCTAssertEqual(
        copy.problem, FavoritesProblem(path: path, message: "this link leads nowhere"))
      XCTAssertEqual(copy.reports.last?.hasRead, false)
      XCTAssertTrue(Files.isLink(path))
      XCTAssertEqual(Files.names(in: folder), ["favorites.sqlite"])
    }
  }

  func testASpecialFileIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(mkfifo(folder + "/favorites.sqlite", 0o600), 0)
      XCTAssertNotNil(Copy(folder + "/favorites.sqlite").problem)
      try Files.write("a file", to: folder + "/the-elements")
      XCTAssertNotNil(Copy(folder + "/the-elements/favorites.sqlite").problem)
      XCTAssertEqual(try Files.read(folder + "/the-elements"), Array("a file".utf8))
    }
  }

  func testAnotherUsersFileIsNotTouched() throws {
    try XCTSkipUnless(geteuid() == 0, "only root can give a file away")
    try withTemporaryDirectory { folder in
      let path = folder + "/the-elements/favorites.sqlite"
      Copy(path).star(79)
      XCTAssertEqual(chown(path, 65534, 65534), 0)
      let bytes = try Files.read(path)
      let copy = Copy(path)
      XCTAssertEqual(copy.problem?.path, path)
      XCTAssertTrue(copy.problem?.message.contains("nobody") ?? false, "\(copy.problems)")
      copy.star(1)
      XCTAssertEqual(try Files.read(path), bytes)
      XCTAssertEqual(chown(path, 0, 0), 0)
      XCTAssertEqual(chown(folder + "/the-elements", 65534, 65534), 0)
      XCTAssertEqual(Copy(path).problem?.path, folder + "/the-elements")
      XCTAssertEqual(chown(folder + "/the-elements", 0, 0), 0)
      copy.retry()
      XCTAssertEqual(Copy(path).numbers, [79, 1])
    }
  }

  func testRetriedChangesKeepTheChangesOfOthers() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Copy(path).star(79, 47)
      disk.setReadOnly(true)
      let copy = Copy(path)
      copy.change { $0.unstar(79) }
      copy.star(8)
      disk.setReadOnly(false)
      Copy(path).change { state in
        state.star(1, by: "Bob", at: 0)
        state.unstar(47)
      }
      copy.retry()
      XCTAssertEqual(Copy(path).numbers, [1, 8])
      XCTAssertEqual(copy.numbers, [1, 8])
    }
  }
}
