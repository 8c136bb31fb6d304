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
