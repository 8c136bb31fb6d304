import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The focus after a search, on every page with elements, with and without the side pane.
final class SearchFocusTests: PageTestCase {
  private static let pages = [
    ("name", "row-42"), ("grid", "cell-42"), ("table", "tile-42"),
  ]

  func testEscapeReturnsTheFocusFromTheEntryAndFromAHit() throws {
    try onMain {
      for isPaneOn in [false, true] {
        let state = SavedState(width: 1100, height: 700, page: "name", isPaneOn: isPaneOn)
        try withMainWindow(state: state) { window in
          for (page, name) in Self.pages {
            window.activate(.showPage, page)
            settle(window)
            let item = try window.find(name)
            item.grabFocus()
            for key in ["", "Down"] {
              try Self.searchAndLeave(window, key, "\(page) \(isPaneOn) \(key)")
              XCTAssertEqual(window.focusedName, name, "\(page) \(isPaneOn) \(key)")
              XCTAssertEqual(window.selected, isPaneOn ? "Mo" : nil, "\(page) \(key)")
            }
          }
        }
      }
    }
  }

  func testAToastDoesNotTakeEscape() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        let row = try window.find("row-42")
        row.grabFocus()
        window.body.showToast("Kept")
        try Self.searchAndLeave(window, "Down", "with a toast")
        XCTAssertEqual(window.focusedName, "row-42")
        window.activate(.present)
        settle(window)
        Hand.shared.type("Escape", in: window)
        waitUntil("the presentation ends") { !window.presentation.isOn }
      }
    }
  }

  func testTypingInAHitGoesOnInTheEntry() throws {
    try onMain {
      for (page, _) in Self.pages {
        try withMainWindow(state: SavedState(page: page)) { window in
          Self.find("gol", window)
          Hand.shared.type("Down", in: window)
          let entry = try window.first(SearchLine.self).entry
          XCTAssertFalse(entry.containsFocus, page)
          for key in ["d", "s"] { Hand.shared.type(key, in: window) }
          XCTAssertEqual(entry.text, "golds", page)
          XCTAssertTrue(entry.containsFocus, page)
        }
      }
    }
  }

  func testTypingOnAPushedPageBeginsAnotherSearch() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        Self.find("ferr", window)
        Hand.shared.type("Return", in: window)
        settle(window)
        XCTAssertEqual(window.form, .pushed)
        for key in ["a", "u"] { Hand.shared.type(key, in: window) }
        XCTAssertEqual(window.form, .pages)
        let entry = try window.first(SearchLine.self).entry
        XCTAssertEqual(entry.text, "au")
        XCTAssertTrue(entry.containsFocus)
      }
    }
  }

  func testTheFocusReturnsFromAPushedHitToTheEntry() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "name")) { window in
        Self.find("heaviest", window)
        let entry = try window.first(SearchLine.self).entry
        XCTAssertTrue(entry.containsFocus)
        Hand.shared.type("Return", in: window)
        settle(window)
        XCTAssertEqual(window.form, .pushed)
        Hand.shared.type("Escape", in: window)
        settle(window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertTrue(entry.containsFocus, window.focusedName ?? "")
      }
    }
  }

  func testTabGoesToTheChipsOfANarrowTableAndEscapeReturnsThere() throws {
    try onMain {
      let state = SavedState(width: 360, height: 640, page: "table")
      try withMainWindow(state: state) { window in
        settle(window)
        Hand.shared.type("Tab", in: window)
        let chip = try XCTUnwrap(window.focusWidget as? LegendEntry)
        XCTAssertTrue(chip.isMapped)
        for key in ["", "Down"] {
          try Self.searchAndLeave(window, key, "chips \(key)")
          XCTAssertTrue(chip.isFocused, "\(key): \(window.focusedName ?? "")")
        }
        chip.grabFocus()
        window.activate(.resizeWindow, "1100", "700")
        waitUntil("the table is wide") { window.tablePage?.canvas.isNarrow == false }
        settle(window)
        let entry = try XCTUnwrap(window.focusWidget as? LegendEntry)
        XCTAssertTrue(entry.isMapped)
        XCTAssertEqual(entry.classification, chip.classification)
      }
    }
  }

  func testEscapeReturnsToTheScrollPosition() throws {
    try onMain {
      for width in [360, 1100] {
        let state = SavedState(width: width, height: 640, page: "name")
        try withMainWindow(state: state) { window in
          for page in ["name", "grid", "number", "places"] {
            window.activate(.showPage, page)
            waitUntil("the page is shown") {
              (window.shownPage?.content as? PlacesPage)?.isReading != true
            }
            settle(window)
            for _ in 0..<14 { Hand.shared.type("Down", in: window) }
            settle(window)
            let scroll = try XCTUnwrap(window.shownPage?.content?.savedScroll)
            XCTAssertGreaterThan(scroll.y, 0, page)
            for key in ["", "Down"] {
              try Self.searchAndLeave(window, key, "\(page) \(width) \(key)")
              XCTAssertEqual(window.shownPage?.content?.savedScroll, scroll, "\(page) \(width)")
            }
            window.activate(.showSearch)
            settle(window)
            Hand.shared.type("Escape", in: window)
            settle(window)
            XCTAssertEqual(window.shownPage?.content?.savedScroll, scroll, "\(page) \(width) shown")
          }
        }
      }
    }
  }

  func testEscapeReturnsBetweenTwoPixels() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        for page in ["name", "places"] {
          window.activate(.showPage, page)
          waitUntil("the page is shown") {
            (window.shownPage?.content as? PlacesPage)?.isReading != true
          }
          settle(window)
          let position = SavedState.ScrollPosition(y: 250.4)
          window.shownPage?.content?.restoreScroll(position)
          settle(window)
          window.activate(.showSearch)
          settle(window)
          window.activate(.hideSearch)
          settle(window)
          XCTAssertEqual(window.shownPage?.content?.savedScroll, position, page)
        }
      }
    }
  }

  func testASearchThatEndsOnAnotherPageLosesNoScrollPosition() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "number")) { window in
        settle(window)
        window.activate(.scrollTo, "number", "Ge")
        settle(window)
        let page = try XCTUnwrap(window.shownPage?.content)
        XCTAssertEqual(page.topPart, "Ge#period-4")
        Self.search("gold", window, then: "table")
        Self.search("", window, then: "table")
        Self.search("iron", window, then: "number")
        window.activate(.hideSearch)
        waitUntil("all elements are shown") { window.shownOrder?.count == 118 }
        settle(window)
        XCTAssertEqual(page.topPart, "Ge#period-4")
      }
    }
  }

  func testANarrowTableStaysWhileTheSearchSlidesAway() throws {
    try onMain {
      let state = SavedState(width: 360, height: 640, page: "table")
      try withMainWindow(state: state) { window in
        let page = try XCTUnwrap(window.tablePage)
        try window.find("tile-1").grabFocus()
        Hand.shared.type("End", in: window)
        settle(window)
        let (scroll, height) = (page.savedScroll, page.scrolled.height)
        XCTAssertGreaterThan(scroll.y, 0)
        try withAnimations {
          try Self.searchAndLeave(window, "", "iron's tile is far up")
          waitUntil("the search is away") { page.scrolled.height == height }
          settle(window)
        }
        XCTAssertEqual(page.savedScroll, scroll)
      }
    }
  }

  /// Searches, with the focus in the entry.
  @MainActor
  private static func find(_ text: String, _ window: MainWindow) {
    window.activate(.showSearch)
    window.activate(.search, text)
    waitUntil("\(text) is found") { window.search.results != nil && window.search.isSettled }
    settle(window)
  }

  /// Searches on the present page, then shows another one.
  @MainActor
  private static func search(_ text: String, _ window: MainWindow, then page: String) {
    window.activate(.search, text)
    waitUntil("\(text) is found") { window.search.isSettled }
    window.activate(.showPage, page)
    settle(window)
  }

  /// Searches, types a key, and ends the search by Escape.
  @MainActor
  private static func searchAndLeave(_ window: MainWindow, _ key: String, _ what: String) throws {
    window.activate(.search, "gold")
    waitUntil("gold is found: \(what)") { window.search.results != nil }
    settle(window)
    if !key.isEmpty { Hand.shared.type(key, in: window) }
    settle(window)
    Hand.shared.type("Escape", in: window)
    waitUntil("the search ends: \(what)") { window.search.results == nil }
    settle(window)
  }
}
