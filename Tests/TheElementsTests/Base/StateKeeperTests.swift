import ElementsStore
import GLib
import TestSupport
import XCTest

@testable import TheElements

/// The state's saves, with a clock of the test's own.
final class StateKeeperTests: GtkTestCase {
  /// A store that only counts.
  private final class Memory: StateStore {
    let saved = Guarded<[SavedState]>([])
    let flushes = Guarded(0)
    func load() -> (state: SavedState, problem: StateProblem?) { (SavedState(), nil) }
    func save(_ state: SavedState) { saved.withLock { $0.append(state) } }
    func flush() { flushes.withLock { $0 += 1 } }
    var pages: [String?] { saved.withLock { $0.map(\.page) } }
  }

  func testChangesWithinASecondAreSavedTogether() throws {
    onMain {
      let store = Memory()
      let time = Guarded<Int64>(0)
      let keeper = StateKeeper(store) { time.withLock { $0 } }
      keeper.change { $0.page = "a" }
      XCTAssertEqual(store.pages, ["a"])
      time.withLock { $0 = 990 }
      keeper.change { $0.page = "b" }
      keeper.change { $0.page = "c" }
      XCTAssertEqual(store.pages, ["a"])
      waitUntil("the second save") { store.pages == ["a", "c"] }
      keeper.change { $0.page = "d" }
      XCTAssertEqual(store.pages.count, 2)
      keeper.finish()
      XCTAssertEqual(store.pages, ["a", "c", "d"])
      XCTAssertEqual(store.flushes.withLock { $0 }, 1)
      keeper.finish()
      XCTAssertEqual(store.pages.count, 3, "nothing is left to save")
    }
  }

  func testNoChangeIsNoSave() throws {
    onMain {
      let store = Memory()
      let keeper = StateKeeper(store) { 0 }
      keeper.change { $0.page = nil }
      XCTAssertEqual(store.pages.count, 0)
    }
  }
}
