import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

@testable import TheElements

/// A store that holds changes until the test lets it apply them.
private final class SlowStore: FavoritesStore {
  typealias Change = @Sendable (inout FavoritesState) -> Void
  private struct Contents {
    var state = FavoritesState(installation: "slow")
    var waiting: [Change] = []
    var onChange: (@Sendable (FavoritesReport) -> Void)?
    var retries = 0
  }
  private let contents = Guarded(Contents())

  var retries: Int { contents.withLock { $0.retries } }

  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
    contents.withLock { $0.onChange = onChange }
    tell()
  }
  func change(
    _ change: @escaping Change, done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    contents.withLock { $0.waiting.append(change) }
  }
  func retry() { contents.withLock { $0.retries += 1 } }
  func flush() {}

  /// Applies the first waiting change, and reports it.
  func makeOne() {
    contents.withLock { contents in contents.waiting.removeFirst()(&contents.state) }
    tell()
  }

  func tell(_ problem: FavoritesProblem? = nil) {
    let (state, onChange) = contents.withLock { ($0.state, $0.onChange) }
    onChange?(FavoritesReport(state: state, problem: problem))
  }
}

/// The model of the favorites.
final class FavoritesTests: QuietTestCase {
  @MainActor
  private static func slow() -> (Favorites, SlowStore) {
    MainQueueSource.attach()
    let store = SlowStore()
    let favorites = Favorites(store: store, userName: { "Ada" })
    favorites.open()
    waitUntil("it has been read") { favorites.isLoaded }
    return (favorites, store)
  }

  func testAFavoriteIsShownAtOnceAndOnlyOnce() {
    onMain {
      let (favorites, store) = Self.slow()
      let marks = Record<Set<Int>>()
      let token = favorites.observeMarks { marks.add($0) }
      XCTAssertTrue(favorites.toggle(79))
      XCTAssertTrue(favorites.toggle(8))
      XCTAssertEqual(marks.events, [[79], [8]])
      XCTAssertEqual(favorites.state.mine.map(\.number), [79, 8])
      XCTAssertEqual(favorites.state.mine.map(\.favoritedBy), ["Ada", "Ada"])
      for _ in 0..<2 {
        store.makeOne()
        pump(for: 0.02)
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 8])
      }
      XCTAssertEqual(marks.events, [[79], [8]], "nobody is told of what is seen already")
      withExtendedLifetime(token) {}
    }
  }

  func testAHandlerIsNotCalledAfterItsTokenIsDropped() {
    onMain {
      let (favorites, _) = Self.slow()
      let told = Record<Set<Int>>()
      var token: Observation? = favorites.observeMarks { told.add($0) }
      favorites.toggle(1)
      XCTAssertNotNil(token)
      token = nil
      favorites.toggle(2)
      XCTAssertEqual(told.events, [[1]])
    }
  }

  func testUndoRestoresTheLastRemovalAtItsIndex() {
    onMain {
      let (favorites, _) = Self.slow()
      for number in [1, 2, 3, 4] { favorites.toggle(number) }
      let before = favorites.state.mine
      let additions = favorites.undoCount
      XCTAssertFalse(favorites.toggle(2))
      XCTAssertFalse(favorites.toggle(3))
      favorites.undo()
      XCTAssertEqual(favorites.state.mine.map(\.number), [1, 3, 4])
      favorites.undo()
      XCTAssertEqual(favorites.state.mine, before)
      XCTAssertEqual(favorites.undoCount, additions)
    }
  }

  func testRestoredFavoritesGetThePresentUserName() {
    onMain {
      let (favorites, _) = Self.slow()
      favorites.toggle(1)
      favorites.toggle(2)
      favorites.toggle(1)
      favorites.rename(to: "Countess")
      favorites.undo()
      XCTAssertEqual(favorites.state.namesOfMine, ["Countess"])
      XCTAssertEqual(favorites.state.mine.map(\.number), [1, 2])
    }
  }

  func testAnImportAndARemovalFromItAreUndone() throws {
    onMain {
      let (favorites, _) = Self.slow()
      favorites.toggle(79)
      let bert = Favorite(number: 2, favoritedBy: "Bert", time: 1)
      let file = [bert, Favorite(number: 1, favoritedBy: "Ada", time: 1), favorites.state.mine[0]]
      var counts: [Int] = []
      for count in 1...2 {
        favorites.include(file) { counts.append($0.count) }
        waitUntil("included") { counts.count == count }
      }
      XCTAssertEqual(counts, [2, 0])
      XCTAssertNil(favorites.imported(1, by: "Bert"))
      XCTAssertEqual(favorites.imported(2, by: "Bert"), bert)
      favorites.removeImported(bert)
      XCTAssertEqual(favorites.state.others, [])
      favorites.undo()
      XCTAssertEqual(favorites.state.others, [bert])
      XCTAssertEqual(favorites.state.mine.map(\.number), [79, 1])
      favorites.undo()
      waitUntil("undone") { favorites.state.all.map(\.number) == [79] }
    }
  }

  func testAdditionsAreUndoneToo() {
    onMain {
      let (favorites, _) = Self.slow()
      for number in [1, 2, 1, 1] { favorites.toggle(number) }
      for expected in [[2], [1, 2], [1], []] {
        XCTAssertGreaterThan(favorites.undoCount, 0)
        favorites.undo()
        XCTAssertEqual(favorites.state.mine.map(\.number), expected)
      }
      XCTAssertEqual(favorites.undoCount, 0)
    }
  }

  func testMovingStopsAtTheEnds() {
    onMain {
      let (favorites, _) = Self.slow()
      for number in [1, 2, 3] { favorites.toggle(number) }
      favorites.move(1, by: -1)
      favorites.move(3, by: 1)
      favorites.move(99, by: 1)
      XCTAssertEqual(favorites.state.mine.map(\.number), [1, 2, 3])
      favorites.move(1, by: 1)
      XCTAssertEqual(favorites.state.mine.map(\.number), [2, 1, 3])
    }
  }

  func testAProblemIsShownUntilItIsOverOrDismissed() {
    onMain {
      let (favorites, store) = Self.slow()
      let full = FavoritesProblem(path: "/disk", message: "full")
      store.tell(full)
      waitUntil("the problem is told") { favorites.problem == full }
      favorites.retry()
      XCTAssertEqual(store.retries, 1)
      store.tell()
      waitUntil("it is over") { favorites.problem == nil }
      let damaged = FavoritesProblem(path: "/file", message: "damaged", isOver: true)
      store.tell(damaged)
      store.tell()
      waitUntil("that is told, too") { favorites.problem == damaged }
      pump(for: 0.05)
      XCTAssertEqual(favorites.problem, damaged, "until the user has seen it")
      favorites.dismissProblem()
      XCTAssertNil(favorites.problem)
    }
  }

  func testTheModelIsFreedWhileItsStoreIsBusy() {
    onMain {
      weak var model: Favorites?
      let store = {
        let (favorites, store) = Self.slow()
        favorites.toggle(1)
        model = favorites
        return store
      }()
      XCTAssertNil(model)
      store.makeOne()
      pump(for: 0.02)
    }
  }
}
