import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Enter in the search: it opens the best hit once, also right after the search was opened, and is left to the input
/// method while that composes a character.
final class SearchEnterTests: PageTestCase {
  /// Shows the list by number, with an action that records the elements to open.
  @MainActor
  private static func withSearch(_ body: (MainWindow, Record<String>) throws -> Void) throws {
    try withMainWindow(state: SavedState(page: "number")) { window in
      let opened = Record<String>()
      let action = Action("show-element", parameter: .string) { opened.add($0.first ?? "") }
      window.insertActions([action], prefix: "app")
      try body(window, opened)
      settle(window)
    }
  }

  func testTheTableShownDuringASearchPreviewsTheBestHit() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.search, "noble gas")
        waitUntil("the noble gases are found") { window.search.bestHit?.symbol == "He" }
        window.activate(.showPage, "table")
        settle(window)
        let canvas = try window.first(TableCanvas.self)
        XCTAssertEqual(canvas.preview?.element.symbol, "He")
        XCTAssertEqual(canvas.tiles[2]?.isFocused, true)
      }
    }
  }

  func testItOpensTheBestHit() throws {
    try onMain {
      try Self.withSearch { window, opened in
        for letter in ["t", "i", "n"] { Hand.shared.type(letter, in: window) }
        waitUntil("tin is found") { window.search.bestHit?.symbol == "Sn" }
        Hand.shared.type("Return", in: window)
        waitUntil("tin is opened") { opened.events == ["Sn"] }
      }
    }
  }

  func testItOpensTheBestHitBeforeTheSearchIsDrawn() throws {
    try onMain {
      try withAnimations {
        for isFirst in [true, false] {
          try Self.withSearch { window, opened in
            if !isFirst {
              window.activate(.showSearch)
              settle(window)
              window.activate(.hideSearch)
              settle(window)
            }
            Hand.shared.typeAtOnce(["t", "i", "n", "Return"], in: window)
            waitUntil("tin is opened") { opened.events == ["Sn"] }
          }
        }
      }
    }
  }

  func testASpaceTypedAtOnceBelongsToTheText() throws {
    try onMain {
      try withAnimations {
        try Self.withSearch { window, _ in
          for isFirst in [true, false] {
            Hand.shared.typeAtOnce(["n", "o", "space", "g"], in: window)
            let entry = try window.first(SearchLine.self).entry
            waitUntil("all is typed") { entry.text.hasSuffix("g") }
            XCTAssertEqual(entry.text, "no g", isFirst ? "first" : "again")
            window.activate(.hideSearch)
            waitUntil("the search is over") { window.shownOrder?.count == 118 }
          }
        }
      }
    }
  }

  func testItOpensTheFocusedRow() throws {
    try onMain {
      try Self.withSearch { window, opened in
        window.activate(.search, "noble gas")
        waitUntil("helium is found") { window.search.bestHit?.symbol == "He" }
        // The header of the next section is in between.
        for key in ["Down", "Down", "Down", "Return"] { Hand.shared.type(key, in: window) }
        waitUntil("an element is opened") { !opened.events.isEmpty }
        XCTAssertEqual(opened.events, ["Ne"])
      }
    }
  }

  func testItOpensTheFocusedRowAfterASearch() throws {
    try onMain {
      try Self.withSearch { window, opened in
        window.activate(.showSearch)
        settle(window)
        window.activate(.hideSearch)
        settle(window)
        for key in ["Down", "Down", "Return"] { Hand.shared.type(key, in: window) }
        waitUntil("an element is opened") { !opened.events.isEmpty }
        XCTAssertFalse(try window.first(SearchLine.self).isShown)
      }
    }
  }

  func testItIsLeftToTheInputMethod() throws {
    try onMain {
      try Self.withSearch { window, opened in
        window.activate(.showSearch)
        let entry = try window.first(SearchLine.self).entry
        // GTK's own input method: the code of a character, ended by Enter.
        Hand.shared.type("u", with: ["Control_L", "Shift_L"], in: window)
        for key in ["4", "1"] { Hand.shared.type(key, in: window) }
        XCTAssertEqual(entry.text, "", "it is composed")
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(entry.text, "A")
        waitUntil("something is found") { window.search.bestHit != nil }
        settle(window)
        XCTAssertEqual(opened.events, [])
        Hand.shared.type("Return", in: window)
        waitUntil("the best hit is opened") {
          opened.events == [window.search.bestHit?.symbol ?? ""]
        }
      }
    }
  }
}
