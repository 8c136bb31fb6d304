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
      let instance = Instance(path)
      XCTAssertTrue(
        instance.problem?.message.contains("No space left") ?? false, "\(instance.problems)")
      XCTAssertNotNil(instance.star(79))
      XCTAssertNotNil(instance.star(47))
      XCTAssertEqual(instance.numbers, [79, 47])
      disk.makeRoom()
      instance.retry()
      XCTAssertNil(instance.problem)
      XCTAssertEqual(Instance(path).state, instance.state)
      XCTAssertEqual(instance.numbers, [79, 47])
    }
  }

  func testADiskThatFillsUpLosesNoAnsweredChange() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      let instance = Instance(path)
      XCTAssertNil(instance.star(79))
      disk.fill()
      var kept = [79]
      for number in 1...60 where instance.star(number) == nil { kept.append(number) }
      XCTAssertLessThan(kept.count, 61)
      XCTAssertTrue(
        instance.problem?.message.contains("No space left") ?? false, "\(instance.problems)")
      XCTAssertEqual(Set(instance.numbers), Set(1...60).union([79]))
      // Another instance sees exactly the answered changes.
      XCTAssertEqual(Instance(path).numbers, kept)
      disk.makeRoom()
      instance.retry()
      XCTAssertNil(instance.problem)
      let state = Instance(path).state
      XCTAssertEqual(state, instance.state)
      XCTAssertEqual(Set(state.mine.map(\.number)), Set(1...60).union([79]))
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testTheNextChangeRetries() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let instance = Instance(disk.path + "/favorites.sqlite")
      disk.fill()
      for number in 1...60 { instance.star(number) }
      XCTAssertNotNil(instance.problem)
      disk.makeRoom()
      XCTAssertNil(instance.star(79))
      XCTAssertNil(instance.problem)
      XCTAssertEqual(Instance(disk.path + "/favorites.sqlite").numbers.count, 61)
    }
  }

  func testOnAFullDiskTheSavedFavoritesAreShown() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Instance(path).star(79, 47)
      disk.fill()
      let instance = Instance(path)
      XCTAssertEqual(instance.numbers, [79, 47])
      instance.change { $0.unstar(79) }
      disk.makeRoom()
      instance.retry()
      XCTAssertNil(instance.problem)
      XCTAssertEqual(Instance(path).numbers, [47])
    }
  }

  func testOnAReadOnlyFileSystemTheSavedFavoritesAreShown() throws {
    try SmallFileSystem.with(kilobytes: 512) { disk in
      let path = disk.path + "/favorites.sqlite"
      let killed = disk.path + "/killed.sqlite"
      do {
        let before = Instance(path)
        before.star(79, 47)
        // As after a kill: the log is not checkpointed.
        for part in ["", "-wal"] { try Files.write(Files.read(path + part), to: killed + part) }
        withExtendedLifetime(before) {}
      }
      disk.setReadOnly(true)
      let instance = Instance(killed)
      XCTAssertTrue(
        instance.problem?.message.contains("Read-only") ?? false, "\(instance.problems)")
      XCTAssertEqual(instance.numbers, [79, 47])
      XCTAssertEqual(instance.reports.last?.hasRead, true)
      XCTAssertNotNil(instance.star(1))
      XCTAssertEqual(instance.numbers, [79, 47, 1])
      disk.setReadOnly(false)
      instance.retry()
      XCTAssertNil(instance.problem)
      XCTAssertEqual(Instance(killed).numbers, [79, 47, 1])
    }
  }

  func testAReadOnlyHomeWithoutADatabaseIsReported() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      disk.setReadOnly(true)
      let instance = Instance(disk.path + "/the-elements/favorites.sqlite")
      XCTAssertTrue(
        instance.problem?.message.contains("Read-only") ?? false, "\(instance.problems)")
      XCTAssertEqual(instance.problem?.path, disk.path + "/the-elements")
      XCTAssertEqual(instance.reports.last?.hasRead, true, "there is nothing to read")
      XCTAssertNotNil(instance.star(1))
      XCTAssertEqual(instance.numbers, [1])
    }
  }

  func testWithoutAHomeFavoritesWorkInMemory() throws {
    for home in ["/dev/null/home", "/proc/nowhere"] {
      let instance = Instance(home + "/the-elements/favorites.sqlite")
      XCTAssertNotNil(instance.problem)
      XCTAssertNotNil(instance.star(79))
      XCTAssertEqual(instance.numbers, [79])
      instance.retry()
      XCTAssertEqual(instance.numbers, [79])
    }
  }

  func testADirectoryAtThePathIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      try Files.makeDirectory(path)
      let instance = Instance(path)
      XCTAssertEqual(instance.problem?.path, path)
      XCTAssertEqual(instance.reports.last?.hasRead, false)
      instance.star(79)
      XCTAssertEqual(Files.names(in: folder), ["favorites.sqlite"])
      rmdir(path)
      instance.retry()
      XCTAssertNil(instance.problem)
      XCTAssertEqual(instance.reports.last?.hasRead, true)
      XCTAssertEqual(Instance(path).numbers, [79])
    }
  }

  func testABrokenLinkIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      XCTAssertEqual(symlink(folder + "/elsewhere", path), 0)
      let instance = Instance(path)
      XCTAssertEqual(
        instance.problem, FavoritesProblem(path: path, message: "this link leads nowhere"))
      XCTAssertEqual(instance.reports.last?.hasRead, false)
      XCTAssertTrue(Files.isLink(path))
      XCTAssertEqual(Files.names(in: folder), ["favorites.sqlite"])
    }
  }

  func testASpecialFileIsNotTouched() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(mkfifo(folder + "/favorites.sqlite", 0o600), 0)
      XCTAssertNotNil(Instance(folder + "/favorites.sqlite").problem)
      try Files.write("a file", to: folder + "/the-elements")
      XCTAssertNotNil(Instance(folder + "/the-elements/favorites.sqlite").problem)
      XCTAssertEqual(try Files.read(folder + "/the-elements"), Array("a file".utf8))
    }
  }

  func testAnotherUsersFileIsNotTouched() throws {
    try XCTSkipUnless(
      geteuid() == 0, "the tests do not run as root, who alone gives files away (chown)")
    try withTemporaryDirectory { folder in
      let path = folder + "/the-elements/favorites.sqlite"
      Instance(path).star(79)
      XCTAssertEqual(chown(path, 65534, 65534), 0)
      let bytes = try Files.read(path)
      let instance = Instance(path)
      XCTAssertEqual(instance.problem?.path, path)
      XCTAssertTrue(instance.problem?.message.contains("nobody") ?? false, "\(instance.problems)")
      instance.star(1)
      XCTAssertEqual(try Files.read(path), bytes)
      XCTAssertEqual(chown(path, 0, 0), 0)
      XCTAssertEqual(chown(folder + "/the-elements", 65534, 65534), 0)
      XCTAssertEqual(Instance(path).problem?.path, folder + "/the-elements")
      XCTAssertEqual(chown(folder + "/the-elements", 0, 0), 0)
      instance.retry()
      XCTAssertEqual(Instance(path).numbers, [79, 1])
    }
  }

  func testRetriedChangesKeepTheChangesOfOthers() throws {
    try SmallFileSystem.with(kilobytes: 256) { disk in
      let path = disk.path + "/favorites.sqlite"
      Instance(path).star(79, 47)
      disk.setReadOnly(true)
      let instance = Instance(path)
      instance.change { $0.unstar(79) }
      instance.star(8)
      disk.setReadOnly(false)
      Instance(path).change { state in
        state.star(1, by: "Bob", at: 0)
        state.unstar(47)
      }
      instance.retry()
      XCTAssertEqual(Instance(path).numbers, [1, 8])
      XCTAssertEqual(instance.numbers, [1, 8])
    }
  }
}
