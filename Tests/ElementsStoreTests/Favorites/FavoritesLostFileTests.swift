import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Database files removed or replaced while programs have them open: no answered change is lost.
final class FavoritesLostFileTests: QuietTestCase {
  private func removeLog(_ path: String) {
    for ending in ["-wal", "-shm"] { Files.remove(path + ending) }
  }

  /// Returns the elements that another program saves as favorites without an error.
  private func marksOfAnother(_ path: String) throws -> Set<Int> {
    // In the same process, a second connection would share the first one's memory.
    let (status, log) = try Writer(path, seed: 1, count: 3).end()
    XCTAssertEqual(status, 0)
    XCTAssertEqual(log.problems, [])
    XCTAssertEqual(log.answered, 3)
    let numbers = Set(log.begun)
    XCTAssertEqual(numbers.count, 3)
    XCTAssertTrue(numbers.isDisjoint(with: 1...7))
    return numbers
  }

  func testADeletedLogIsRestored() throws {
    for endings in [["-wal", "-shm"], ["-wal"], ["-shm"]] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let instance = Instance(path)
        instance.star(1, 2, 3, 4, 5)
        instance.change { $0.unstar(3) }
        let state = instance.state
        for ending in endings { Files.remove(path + ending) }
        instance.retry()
        XCTAssertEqual(instance.state, state, "\(endings)")
        for ending in endings { Files.remove(path + ending) }
        XCTAssertNil(instance.star(6))
        XCTAssertEqual(instance.numbers, [1, 2, 4, 5, 6])
        XCTAssertEqual(Instance(path).state, instance.state)
        XCTAssertEqual(instance.problems, [])
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  func testChangesByOthersAfterTheLogWasDeletedAreKept() throws {
    for isOld in [false, true] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        if isOld { Instance(path).star(7) }
        let instance = Instance(path)
        instance.star(1, 2, 3, 4, 5)
        removeLog(path)
        let others = try marksOfAnother(path)
        XCTAssertNil(instance.star(6))
        XCTAssertEqual(Set(instance.numbers), others.union(1...(isOld ? 7 : 6)))
        XCTAssertEqual(Set(instance.state.outbox.map(\.id)).count, isOld ? 10 : 9)
        XCTAssertEqual(Instance(path).state, instance.state)
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  func testADeletedLogIsNoticedOnFinish() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      var others: Set<Int> = []
      do {
        let instance = Instance(path)
        instance.star(1, 2, 3, 4, 5)
        removeLog(path)
        others = try marksOfAnother(path)
        XCTAssertNil(instance.store.finish(within: 2))
      }
      XCTAssertEqual(Set(Instance(path).numbers), others.union(1...5))
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAReplacedDatabaseIsNotTouchedOnFinish() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      var others: Set<Int> = []
      do {
        // An instance that exits without a last refresh.
        let instance = Instance(path)
        instance.star(1, 2, 3, 4, 5)
        removeLog(path)
        others = try marksOfAnother(path)
        withExtendedLifetime(instance) {}
      }
      XCTAssertEqual(Set(Instance(path).numbers), others)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testALogDeletedBeforeTheAnswerIsNoticed() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      instance.star(1, 2)
      let isFirst = Guarded(true)
      XCTAssertNil(
        instance.change { state in
          state.star(3, by: "Ada", at: 3)
          let removes = isFirst.withLock { first in
            defer { first = false }
            return first
          }
          if removes { for ending in ["-wal", "-shm"] { Files.remove(path + ending) } }
        })
      XCTAssertEqual(Instance(path).numbers, [1, 2, 3])
      XCTAssertEqual(instance.numbers, [1, 2, 3])
    }
  }

  func testADatabaseRestoredByRenamingIsUsed() throws {
    try withTemporaryDirectory { folder in
      let (path, backup) = (folder + "/favorites.sqlite", folder + "/backup.sqlite")
      Instance(path).star(1, 2)
      try Files.write(Files.read(path), to: backup)
      let (instance, other) = (Instance(path), Instance(path))
      instance.change { state in for number in 3...90 { state.star(number, by: "Ada", at: 0) } }
      // The log of the old database stays beside the new one.
      XCTAssertTrue(Files.rename(backup, to: path))
      XCTAssertNil(instance.star(118))
      XCTAssertEqual(instance.numbers, [1, 2, 118])
      other.retry()
      XCTAssertEqual(other.state, instance.state)
      XCTAssertEqual(Instance(path).state, instance.state)
      XCTAssertEqual(instance.problems + other.problems, [])
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testADatabaseRestoredByCopyingLosesNoAnsweredChange() throws {
    for count in [3, 118] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        Instance(path).star(1, 2)
        let backup = try Files.read(path)
        do {
          let instance = Instance(path)
          instance.change { state in
            for number in 3...count {
              state.star(number, by: String(repeating: "Ada", count: 20), at: 0)
            }
          }
          let descriptor = open(path, O_WRONLY | O_TRUNC)
          XCTAssertEqual(write(descriptor, backup, backup.count), backup.count)
          close(descriptor)
          instance.change { $0.move(1, to: 1) }
          XCTAssertTrue(instance.problems.allSatisfy(\.isOver), "\(instance.problems)")
          XCTAssertEqual(Set(instance.numbers), Set(1...count))
          XCTAssertNil(instance.store.finish(within: 2))
        }
        let next = Instance(path)
        XCTAssertEqual(Set(next.numbers), Set(1...count), "\(next.problems)")
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }
}
