import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The menu of pages in the header bar of a narrow window.
final class PageMenuTests: PageTestCase {
  func testANarrowWindowHasItsPagesInTheTitle() throws {
    try onMain {
      try withMainWindow(
        favorites: try favorites(["Au", "Ag"]), state: SavedState(width: 500, page: "number")
      ) { window in
        settle(window)
        let menu = window.windowTitle.pages
        XCTAssertTrue(menu.isMapped)
        XCTAssertEqual(window.notebook?.showsTabs, false)
        XCTAssertEqual(Accessible.label(of: menu), "Pages, Number")
        XCTAssertEqual(menu.subtitle, "118 elements")
        Hand.shared.activate(window)
        Hand.shared.click(menu)
        waitUntil("the pages are listed") { window.focusWidget?.name == "page-row-number" }
        XCTAssertEqual(window.names("page-row-"), Page.ids.map { "page-row-\($0)" })
        let badge = try window.find("page-row-favorites")
        XCTAssertEqual(labels(in: badge), ["Favorites", "2"])
        Hand.shared.type("Down", in: window)
        Hand.shared.type("Return", in: window)
        waitUntil("the next page is shown") { window.shown == "symbol" }
        XCTAssertEqual(Accessible.label(of: menu), "Pages, Symbol")
        window.resize(width: 900)
        XCTAssertFalse(menu.isMapped)
        XCTAssertEqual(window.notebook?.showsTabs, true)
        XCTAssertTrue(try window.find("tab-grid").isMapped)
        window.resize(width: 400)
        XCTAssertTrue(menu.isMapped)
      }
    }
  }
}
