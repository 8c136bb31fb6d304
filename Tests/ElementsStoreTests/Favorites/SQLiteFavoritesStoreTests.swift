import Elements
import GLib
import Glibc
import TestSupport
import XCTest

@testable import ElementsStore

/// The database of favorites, where nothing is in its way.
final class SQLiteFavoritesStoreTests: QuietTestCase {
  func testWhatIsMarkedIsThereAtTheNextStart() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/below/favorites.sqlite"
      let first = Copy(path)
      first.change { $0.star(79, by: "Ada", at: 1) }
      first.change { $0.star(47, by: "Zoë 🜚 \u{0} '", at: 253_402_300_799_999) }
      first.change { $0.move(47, to: 0) }
      let state = first.state
      XCTAssertEqual(state.mine.map(\.number), [47, 79])
      XCTAssertEqual(state.outbox.count, 2)
      XCTAssertEqual(Copy(path).state, state)
      XCTAssertEqual(first.problems, [])
    }
  }

  func testEveryFieldOfTheStateIsKept() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let mine = [
        Favorite(number: 1, favoritedBy: "Ada", time: 5, serverID: "x/7"),
        Favorite(number: 118, favoritedBy: "Ada", time: 6),
      ]
      let others = [
        Favorite(number: 1, favoritedBy: "Bob", time: 0, serverID: ""),
        Favorite(number: 1, favoritedBy: "Al", time: 0),
      ]
      let outbox = [
        OutboxEntry(id: 7, act: .add, number: 118, favoritedBy: "Ada", time: 6, key: "7-k"),
        OutboxEntry(id: 9, act: .remove, number: 2, favoritedBy: "Ada", time: 3, serverID: "4"),
      ]
      let first = Copy(path)
      let state = FavoritesState(
        installation: first.state.installation, mine: mine, others: others, outbox: outbox,
        lastEntry: 12, server: "https://example.org/")
      first.change { $0 = state }
      XCTAssertEqual(Copy(path).state, state)
      let fewer = FavoritesState(
        installation: state.installation, mine: [mine[1]], others: [others[1]],
        outbox: [outbox[1]], lastEntry: 12)
      first.change { $0 = fewer }
      XCTAssertEqual(Copy(path).state, fewer)
    }
  }

  func testAnythingThatCanBeDoneToTheStateIsKeptAsItIsInMemory() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let copy = Copy(path)
      var expected = copy.state
      var random = SystemRandomNumberGenerator()
      for step in 0..<300 {
        let number = Int.random(in: 1...12, using: &random)
        let place = Int.random(in: 0...12, using: &random)
        let kind = Int.random(in: 0...4, using: &random)
        let change: @Sendable (inout FavoritesState) -> Void = { state in
          switch kind {
          case 0, 1: state.star(number, by: "Ada", at: Int64(step))
          case 2: state.unstar(number)
          case 3: state.move(number, to: place)
          default: state.rename(to: "Ada \(place % 3)")
          }
        }
        change(&expected)
        copy.store.change(change) { _ in }
        if step.isMultiple(of: 20) {
          XCTAssertEqual(Copy(path).state.installation, expected.installation)
        }
      }
      copy.store.flush()
      XCTAssertEqual(copy.state, expected)
      XCTAssertEqual(Copy(path).state, expected)
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAChangeIsDoneOnlyWhenItIsOnTheDisk() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let copy = Copy(path)
      let seen = Guarded<[[Int]]>([])
      for number in 1...20 {
        copy.store.change({ $0.star(number, by: "Ada", at: 0) }) { problem in
          XCTAssertNil(problem)
          let reader = try? SQLiteDatabase(path: path)
          let there = try? reader.map { try FavoritesTables(database: $0).read(installation: "") }
          seen.withLock { $0.append(there?.mine.map(\.number) ?? []) }
        }
      }
      copy.store.flush()
      let numbers = seen.withLock { $0 }
      XCTAssertEqual(numbers.count, 20)
      for (index, there) in numbers.enumerated() { XCTAssertTrue(there.contains(index + 1)) }
    }
  }

  func testTheFilesAreForTheUserAlone() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/the-elements/favorites.sqlite"
      let copy = Copy(path)
      copy.change { $0.star(1, by: "Ada", at: 0) }
      XCTAssertEqual(try Files.attributes(of: folder + "/the-elements").permissions, 0o700)
      for part in ["", "-wal", "-shm"] {
        XCTAssertEqual(try Files.attributes(of: path + part).permissions, 0o600, part)
      }
    }
  }

  func testWhatOthersMayReadIsClosedToThem() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/the-elements/favorites.sqlite"
      Copy(path).change { $0.star(1, by: "Ada", at: 0) }
      Files.setPermissions(0o755, of: folder + "/the-elements")
      Files.setPermissions(0o664, of: path)
      XCTAssertEqual(Copy(path).state.mine.count, 1)
      XCTAssertEqual(try Files.attributes(of: folder + "/the-elements").permissions, 0o700)
      XCTAssertEqual(try Files.attributes(of: path).permissions, 0o600)
    }
  }

  func testTheDatabaseIsOfItsKind() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let copy = Copy(path)
      copy.change { $0.star(1, by: "Ada", at: 0) }
      let database = try SQLiteDatabase(path: path)
      XCTAssertEqual(try database.text("PRAGMA journal_mode"), "wal")
      XCTAssertEqual(try database.integer("PRAGMA user_version"), FavoritesSchema.version)
      XCTAssertEqual(try database.integer("PRAGMA application_id"), FavoritesSchema.application)
      XCTAssertEqual(try database.text("SELECT value FROM facts WHERE name = 'program'"), "test")
    }
  }

  func testAnInstallationKeepsItsNameAndNoTwoHaveTheSame() throws {
    try withTemporaryDirectory { folder in
      let first = Copy(folder + "/a").state.installation
      XCTAssertEqual(Copy(folder + "/a").state.installation, first)
      XCTAssertNotEqual(Copy(folder + "/b").state.installation, first)
      XCTAssertGreaterThan(first.count, 16)
    }
  }

  func testToOpenAndToChangeReturnAtOnce() throws {
    try withTemporaryDirectory { folder in
      let start = Clock.monotonicSeconds
      let store = SQLiteFavoritesStore(path: folder + "/favorites.sqlite", program: "test")
      store.open { _ in }
      for number in 1...118 { store.change({ $0.star(number, by: "Ada", at: 0) }) { _ in } }
      let seconds = Clock.monotonicSeconds - start
      store.flush()
      XCTAssertLessThan(seconds, 0.05)
    }
  }

  func testAStoreThatNobodyHoldsKeepsWhatItWasGiven() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let done = Guarded(0)
      do {
        let store = SQLiteFavoritesStore(path: path, program: "test")
        for number in 1...50 {
          store.change({ $0.star(number, by: "Ada", at: 0) }) { _ in done.withLock { $0 += 1 } }
        }
      }
      done.wait { $0 == 50 }
      XCTAssertEqual(Copy(path).state.mine.count, 50)
    }
  }

  func testAReportComesOnlyWhenThereIsSomethingNew() throws {
    try withTemporaryDirectory { folder in
      let copy = Copy(folder + "/favorites.sqlite")
      copy.change { $0.star(1, by: "Ada", at: 0) }
      let before = copy.reports.count
      copy.change { $0.star(1, by: "Bob", at: 5) }
      copy.store.retry()
      copy.store.flush()
      XCTAssertEqual(copy.reports.count, before)
    }
  }
}
