import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The coloring of the Table by the favorites of the class.
final class ClassColoringTests: PageTestCase {
  @MainActor
  private static func withTable(
    others: [(name: String, symbols: [String])] = [("Bert", ["Au", "He"]), ("Zoe", ["Au"])],
    remembered: Record<SavedState> = Record(), state: SavedState = SavedState(),
    _ body: (MainWindow, TableCanvas, Favorites) throws -> Void
  ) throws {
    let favorites = try favorites(["Au", "Fe"], others: others)
    try withMainWindow(favorites: favorites, state: state, remembered: remembered) { window in
      waitUntil("the bar is shown") { window.tablePage?.bar != nil }
      settle(window)
      try body(window, try XCTUnwrap(window.tablePage?.canvas), favorites)
    }
  }

  func testTheTilesHaveTheNumbersOfPeopleAndFollowTheFavorites() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try Self.withTable(remembered: remembered) { window, canvas, favorites in
        window.activate(.colorBy, "class_favorites")
        let (gold, helium) = (try XCTUnwrap(canvas.tiles[79]), try XCTUnwrap(canvas.tiles[2]))
        waitUntil("the people are counted") { gold.paint?.value == "3" }
        XCTAssertEqual(helium.paint?.value, "1")
        XCTAssertEqual(canvas.tiles[1]?.paint?.fill, .unknown)
        XCTAssertEqual(
          Accessible.description(of: gold),
          "Favorite, Favorites of the class, 3 people, group 11, period 6")
        XCTAssertEqual(
          Accessible.description(of: try XCTUnwrap(canvas.tiles[1])),
          "Favorites of the class, nobody, group 1, period 1")
        let legend = try XCTUnwrap(canvas.propertyLegend)
        XCTAssertEqual(legend.note, "Nobody, 115")
        XCTAssertEqual(remembered.events.last?.table.coloring, .classFavorites)
        favorites.toggle(2)
        waitUntil("they are counted again") { helium.paint?.value == "2" }
        window.activate(.hidePerson, "Bert")
        waitUntil("hidden people do not count") { gold.paint?.value == "2" }
        XCTAssertEqual(helium.paint?.value, "1")
      }
    }
  }

  func testItIsOfferedWhileThereAreOtherPeople() throws {
    try onMain {
      try Self.withTable { window, canvas, favorites in
        let bar = try XCTUnwrap(window.tablePage?.bar)
        Hand.shared.click(bar.coloring)
        waitUntil("it is offered") {
          window.names("coloring-").contains("coloring-class_favorites")
        }
        Hand.shared.type("Escape", in: window)
        window.activate(.colorBy, "class_favorites")
        waitUntil("it is shown") { bar.coloringTitle.text == "Favorites of the class" }
        for name in ["Bert", "Zoe"] { window.activate(.hidePerson, name) }
        waitUntil("it is over") { bar.coloringTitle.text == "Category" }
        XCTAssertNil(canvas.tiles[79]?.paint)
        window.activate(.colorBy, "class_favorites")
        settle(window)
        XCTAssertEqual(bar.coloringTitle.text, "Category")
      }
      try Self.withTable(others: []) { window, _, _ in
        Hand.shared.click(try XCTUnwrap(window.tablePage?.bar).coloring)
        waitUntil("the chooser is shown") { window.names("coloring-").contains("coloring-state") }
        XCTAssertFalse(window.names("coloring-").contains("coloring-class_favorites"))
      }
    }
  }

  func testItIsShownAtTheNextStart() throws {
    try onMain {
      var state = SavedState()
      state.table.coloring = .classFavorites
      try Self.withTable(state: state) { window, canvas, _ in
        waitUntil("the people are counted") { canvas.tiles[79]?.paint?.value == "3" }
      }
      try Self.withTable(others: [], state: state) { window, canvas, _ in
        waitUntil("there are no other people") { window.state.table.coloring == .category }
      }
    }
  }
}
