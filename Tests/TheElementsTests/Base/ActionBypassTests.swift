import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Pointer input must call actions: each test replaces the window's actions by recorders, then clicks or drags.
final class ActionBypassTests: PageTestCase {
  /// Shows a page whose actions only record `name strings`.
  @MainActor
  private static func withRecordedActions(
    page: String, favorites: Favorites? = nil,
    _ body: (MainWindow, Record<String>) throws -> Void
  ) throws {
    var state = SavedState()
    state.page = page
    try withMainWindow(favorites: favorites, state: state) { window in
      let record = Record<String>()
      let actions: [AppAction] = [
        .toggleSection, .showSection, .highlightCategory, .moveFavorite, .toggleFavorite,
      ]
      for entry in actions {
        window.register(entry, for: record) { record, texts in
          record.add(([entry.localName] + texts).joined(separator: " "))
        }
      }
      settle(window)
      try body(window, record)
    }
  }

  func testAClickOnAHeaderTogglesItsSection() throws {
    try onMain {
      try Self.withRecordedActions(page: "state") { window, record in
        let section = try window.first(ListPage.self).section("solid")
        Hand.shared.click(section.header)
        waitUntil("the action is called") { record.events == ["toggle-section state solid"] }
        XCTAssertTrue(section.isExpanded, "only the action collapses it")
      }
    }
  }

  func testAClickOnALetterShowsItsSection() throws {
    try onMain {
      try Self.withRecordedActions(page: "name") { window, record in
        let rail = try window.first(LetterRail.self)
        Hand.shared.click(rail.children[25])
        waitUntil("the action is called") { record.events == ["show-section name z"] }
      }
    }
  }

  func testAClickOnTheLegendHighlightsACategory() throws {
    try onMain {
      try Self.withRecordedActions(page: "table") { window, record in
        Hand.shared.click(try window.find("legend-noble-gas"))
        waitUntil("the action is called") { record.events == ["highlight-category noble-gas"] }
      }
    }
  }

  func testADraggedRowMovesItsFavorite() throws {
    try onMain {
      let favorites = try favorites(["Au", "He", "O"])
      try Self.withRecordedActions(page: "favorites", favorites: favorites) { window, record in
        let row = try window.find("row-79")
        Hand.shared.move(to: row, x: 120, y: 32)
        Hand.shared.press()
        for y in stride(from: 52.0, through: 200, by: 20) {
          Hand.shared.move(to: row, x: 120, y: y)
          settle(window)
        }
        waitUntil("the others make room") {
          window.all(ElementRow.self).map(\.element.symbol).last == "Au"
        }
        Hand.shared.release()
        waitUntil("the action is called") { record.events == ["move-favorite Au 2"] }
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 2, 8])
      }
    }
  }

  func testTheHighlightedCategoryIsSetByAnAction() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.highlightCategory, "noble-gas")
        settle(window)
        let entry = try window.find("legend-noble-gas")
        XCTAssertEqual(Accessible.isChecked(entry), true)
        window.activate(.highlightCategory, "")
        XCTAssertEqual(Accessible.isChecked(entry), false)
        window.activate(.highlightCategory, "no such category")
        XCTAssertEqual(Accessible.isChecked(entry), false)
      }
    }
  }
}
