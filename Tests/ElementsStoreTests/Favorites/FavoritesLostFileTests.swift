import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Files of a database that go or change while programs have it open: what was answered is not lost.
final class FavoritesLostFileTests: QuietTestCase {
  private func removeLog(_ path: String) {
    for ending in ["-wal", "-shm"] { Files.remove(path + ending) }
  }

  /// The elements that another program, which is not kept from anything, marks and is told to have kept.
  private func marksOfAnother(_ path: String) throws -> Set<Int> {
    // In this process a second connection would share the first one's memory.
    let (status, log) = try Writer(path, seed: 1, count: 3).end()
    XCTAssertEqual(status, 0)
    XCTAssertEqual(log.problems, [])
    XCTAssertEqual(log.answered, 3)
    let numbers = Set(log.begun)
    XCTAssertEqual(numbers.count, 3)
    XCTAssertTrue(numbers.isDisjoint(with: 1...7))
    return numbers
  }

  func testALogThatIsDeletedIsWrittenAnew() throws {
    for endings in [["-wal", "-shm"], ["-wal"], ["-shm"]] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let copy = Copy(path)
        copy.star(1, 2, 3, 4, 5)
        copy.change { $0.unstar(3) }
        let state = copy.state
        for ending in endings { Files.remove(path + ending) }
        copy.retry()
        XCTAssertEqual(copy.state, state, "\(endings)")
        for ending in endings { Files.remove(path + ending) }
        XCTAssertNil(copy.star(6))
        XCTAssertEqual(copy.numbers, [1, 2, 4, 5, 6])
        XCTAssertEqual(Copy(path).state, copy.state)
        XCTAssertEqual(copy.problems, [])
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  func testWhatAnotherProgramWroteAfterTheLogWasDeletedStays() throws {
    for isOld in [false, true] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        if isOld { Copy(path).star(7) }
        let copy = Copy(path)
        copy.star(1, 2, 3, 4, 5)
        removeLog(path)
        let others = try marksOfAnother(path)
        XCTAssertNil(copy.star(6))
        XCTAssertEqual(Set(copy.numbers), others.union(1...(isOld ? 7 : 6)))
        XCTAssertEqual(Set(copy.state.outbox.map(\.id)).count, isOld ? 10 : 9)
        XCTAssertEqual(Copy(path).state, copy.state)
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  func testALogThatIsDeletedIsNoticedAtTheEnd() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      var others: Set<Int> = []
      do {
        let copy = Copy(path)
        copy.star(1, 2, 3, 4, 5)
        removeLog(path)
        others = try marksOfAnother(path)
        XCTAssertNil(copy.store.finish(within: 2))
      }
      XCTAssertEqual(Set(Copy(path).numbers), others.union(1...5))
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAnotherProgramsDatabaseIsLeftAloneAtTheEnd() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      var others: Set<Int> = []
      do {
        // One that ends without a last look.
        let copy = Copy(path)
        copy.star(1, 2, 3, 4, 5)
        removeLog(path)
        others = try marksOfAnother(path)
        withExtendedLifetime(copy) {}
      }
      XCTAssertEqual(Set(Copy(path).numbers), others)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testALogThatGoesBetweenTransactionAndAnswerIsNoticed() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let copy = Copy(path)
      copy.star(1, 2)
      let isFirst = Guarded(true)
      XCTAssertNil(
        copy.change { state in
          state.star(3, by: "Ada", at: 3)
          let removes = isFirst.withLock { first in
            defer { first = false }
            return first
          }
          if removes { for ending in ["-wal", "-shm"] { Files.remove(path + ending) } }
        })
      XCTAssertEqual(Copy(path).numbers, [1, 2, 3])
      XCTAssertEqual(copy.numbers, [1, 2, 3])
    }
  }

  func testADatabaseThatIsRestoredByRenamingIsTaken() throws {
    try withTemporaryDirectory { folder in
      let (path, backup) = (folder + "/favorites.sqlite", folder + "/backup.sqlite")
      Copy(path).star(1, 2)
      try Files.write(Files.read(path), to: backup)
      let (copy, other) = (Copy(path), Copy(path))
      copy.change { state in for number in 3...90 { state.star(number, by: "Ada", at: 0) } }
      // The log of the database that goes stays beside the one that comes.
      XCTAssertTrue(Files.rename(backup, to: path))
      XCTAssertNil(copy.star(118))
      XCTAssertEqual(copy.numbers, [1, 2, 118])
      other.retry()
      XCTAssertEqual(other.state, copy.state)
      XCTAssertEqual(Copy(path).state, copy.state)
      XCTAssertEqual(copy.problems + other.problems, [])
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testADatabaseThatIsRestoredByCopyingLosesNothingThatWasAnswered() throws {
    for count in [3, 118] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        Copy(path).star(1, 2)
        let backup = try Files.read(path)
        do {
          let copy = Copy(path)
          copy.change { state in
            for number in 3...count {
              state.star(number, by: String(repeating: "Ada", count: 20), at: 0)
            }
          }
          let descriptor = open(path, O_WRONLY | O_TRUNC)
          XCTAssertEqual(write(descriptor, backup, backup.count), backup.count)
          close(descriptor)
          copy.change { $0.move(1, to: 1) }
          XCTAssertTrue(copy.problems.allSatisfy(\.isOver), "\(copy.problems)")
          XCTAssertEqual(Set(copy.numbers), Set(1...count))
          XCTAssertNil(copy.store.finish(within: 2))
        }
        let next = Copy(path)
        XCTAssertEqual(Set(next.numbers), Set(1...count), "\(next.problems)")
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }
}
