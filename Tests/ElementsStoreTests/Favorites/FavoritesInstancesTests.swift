import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// Several instances of the program sharing a database.
final class FavoritesInstancesTests: QuietTestCase {
  func testBothInstancesSeeAllFavorites() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let (one, other) = (Instance(path), Instance(path))
      one.star(79)
      XCTAssertNil(other.star(47))
      XCTAssertEqual(other.numbers, [79, 47])
      one.change { $0.unstar(79) }
      XCTAssertEqual(one.numbers, [47])
      other.retry()
      XCTAssertEqual(other.state, one.state)
    }
  }

  func testAnInstanceIsNotifiedOfAnothersChanges() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        let (one, other) = (Instance(path), Instance(path))
        for number in 1...5 {
          one.star(number)
          waitUntil("the other instance sees it") { other.numbers == one.numbers }
        }
      }
    }
  }

  func testAnIdleDatabaseCausesNoWakeups() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let instance = Instance(folder + "/favorites.sqlite")
        instance.star(79)
        expectIdle(for: 0.5)
        withExtendedLifetime(instance) {}
      }
    }
  }

  func testInstancesStartedTogetherCreateOneDatabase() throws {
    try withTemporaryDirectory { folder in
      for round in 0..<10 {
        let path = "\(folder)/\(round)/favorites.sqlite"
        let stores = (0..<6).map { _ in SQLiteFavoritesStore(path: path, program: "test") }
        let (reports, failures) = (Guarded<[FavoritesReport]>([]), Guarded(0))
        for (index, store) in stores.enumerated() {
          store.open { report in reports.withLock { $0.append(report) } }
          store.change({ $0.star(index + 1, by: "Ada", at: 0) }) { problem in
            if problem != nil { failures.withLock { $0 += 1 } }
          }
        }
        for store in stores { store.flush() }
        XCTAssertEqual(failures.withLock { $0 }, 0)
        XCTAssertEqual(Set(reports.withLock { $0 }.map(\.state.installation)).count, 1)
        XCTAssertEqual(Set(Instance(path).numbers), Set(1...6))
      }
    }
  }

  func testConcurrentChangesAreAllSavedOnce() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let stores = (0..<4).map { _ in SQLiteFavoritesStore(path: path, program: "test") }
      let failures = Guarded(0)
      for number in 1...116 {
        stores[number % 4].change({ $0.star(number, by: "Ada", at: 0) }) { problem in
          if problem != nil { failures.withLock { $0 += 1 } }
        }
      }
      for store in stores { store.flush() }
      XCTAssertEqual(failures.withLock { $0 }, 0)
      let state = Instance(path).state
      XCTAssertEqual(state.mine.map(\.number).sorted(), Array(1...116))
      XCTAssertEqual(state.outbox.map(\.id), Array(1...116))
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testALongTransactionOfAnotherInstanceIsWaitedFor() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      let other = try SQLiteDatabase(path: path)
      try other.run("BEGIN IMMEDIATE")
      let answers = Guarded<[FavoritesProblem?]>([])
      instance.store.change({ $0.star(1, by: "Ada", at: 0) }) { problem in
        answers.withLock { $0.append(problem) }
      }
      // Longer than SQLite's busy timeout.
      Clock.sleep(seconds: SQLiteDatabase.busyTimeout + 0.5)
      XCTAssertEqual(answers.withLock { $0 }, [])
      try other.run("COMMIT")
      instance.store.flush()
      XCTAssertEqual(answers.withLock { $0 }, [nil])
      XCTAssertEqual(instance.problems, [])
      XCTAssertEqual(Instance(path).numbers, [1])
    }
  }

  func testAnEndlessTransactionOfAnotherInstanceIsReportedUntilItEnds() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path, lockTimeout: 0.1)
      let other = try SQLiteDatabase(path: path)
      try other.run("BEGIN IMMEDIATE")
      let problem = try XCTUnwrap(instance.star(1))
      XCTAssertFalse(problem.message.contains("locked"), problem.message)
      XCTAssertEqual(instance.numbers, [1], "kept in memory")
      try other.run("COMMIT")
      instance.retry()
      XCTAssertNil(instance.problem)
      XCTAssertEqual(Instance(path).numbers, [1])
    }
  }

  func testAReaderNeverWaitsForAWriter() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let instance = Instance(path)
      instance.star(79)
      let other = try SQLiteDatabase(path: path)
      try other.run("BEGIN IMMEDIATE")
      XCTAssertEqual(Instance(path).numbers, [79])
      other.rollBack()
    }
  }
}
