import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The number of elements in the title, on the Favorites page.
final class FavoritesCountTests: PageTestCase {
  @MainActor
  private static func withPage(
    _ symbols: [String], others: [(name: String, symbols: [String])],
    _ body: (MainWindow, Favorites) throws -> Void
  ) throws {
    let favorites = try favorites(symbols, others: others)
    try withMainWindow(favorites: favorites, state: SavedState(page: FavoritesOrder.id)) {
      try body($0, favorites)
    }
  }

  func testTheTitleCountsTheElementsOfThePage() throws {
    try onMain {
      try Self.withPage(["Au", "He"], others: [("Zoe", ["H", "Au"])]) { window, favorites in
        XCTAssertEqual(window.windowTitle.subtitle, "3 elements")
        favorites.toggle(2)
        settle(window)
        XCTAssertEqual(window.windowTitle.subtitle, "2 elements")
        favorites.undo()
        favorites.toggle(26)
        settle(window)
        XCTAssertEqual(window.windowTitle.subtitle, "4 elements")
      }
    }
  }

  func testTheTitleCountsSectionsComputedOnAnotherThread() throws {
    try onMain {
      let symbols = try BuiltIn.table.elements.map(\.symbol)
      let others = ["Zoe", "Bert", "Cleo"].map { ($0, symbols) }
      try Self.withPage(["Au"], others: others) { window, favorites in
        waitUntil("all are counted") { window.windowTitle.subtitle == "118 elements" }
        favorites.toggle(79)
        settle(window)
        XCTAssertEqual(window.windowTitle.subtitle, "118 elements")
      }
    }
  }
}
