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

  func testTabsThatAreShownHaveRoom() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 1100, page: "number")) { window in
        var forms: Set<String> = []
        for isPaneOn in [false, true] {
          if isPaneOn { window.activate(.toggleSidePane) }
          for width in stride(from: 1200, through: 420, by: -60) {
            window.resize(width: width)
            let strip = try XCTUnwrap(window.notebook?.children.first?.children.first)
            let tabs = try Page.ids.map { try window.find("tab-\($0)") }
            let hasMenu = window.windowTitle.pages.isMapped
            XCTAssertNotEqual(hasMenu, strip.isMapped, "\(width)")
            forms.insert(
              hasMenu ? "menu" : window.holders[0].tab.hasIcon ? "icons" : "titles")
            guard !hasMenu else { continue }
            XCTAssertEqual(tabs.count(where: \.isMapped), tabs.count, "\(width)")
            let ends = try tabs.map {
              try XCTUnwrap($0.convert(x: Double($0.width), y: 0, to: strip)?.x)
            }
            XCTAssertLessThanOrEqual(ends.max() ?? 0, Double(strip.width), "\(width)")
          }
        }
        XCTAssertEqual(forms, ["icons", "titles", "menu"])
      }
    }
  }

  func testAFavoriteMoreLeavesTheTabs() throws {
    try onMain {
      let favorites = try favorites([])
      let state = SavedState(width: 1100, page: "number", isPaneOn: true)
      try withMainWindow(favorites: favorites, state: state) { window in
        let menu = window.windowTitle.pages
        // The narrowest window with tabs.
        var width = 1100
        while !menu.isMapped {
          width -= 4
          window.resize(width: width)
        }
        window.resize(width: width + 4)
        XCTAssertFalse(menu.isMapped)
        for number in 1...12 { favorites.toggle(number) }
        settle(window)
        XCTAssertFalse(menu.isMapped)
        let tab = try XCTUnwrap(window.holders.first { $0.tab.count == 12 }?.tab)
        XCTAssertFalse(tab.showsCount)
        window.resize(width: 1260)
        XCTAssertTrue(tab.showsCount)
      }
    }
  }
}
