import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The value for which a search has found an element.
final class FoundValueTests: PageTestCase {
  func testTilesShowTheValueOfACondition() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "grid")) { window in
        window.activate(.search, "melt < 300 K")
        waitUntil("mercury is found") { window.foundNames?.contains("Mercury") == true }
        let cell = try XCTUnwrap(
          descendants(of: window, ElementCell.self).first { $0.element.number == 80 })
        waitUntil("the value is shown") { cell.shownTexts.contains { $0.contains("234.") } }
        window.activate(.search, "mercury")
        waitUntil("only mercury is found") { window.foundNames == ["Mercury"] }
        waitUntil("the weight is shown") { !cell.shownTexts.contains { $0.contains("234.") } }
      }
    }
  }
}
