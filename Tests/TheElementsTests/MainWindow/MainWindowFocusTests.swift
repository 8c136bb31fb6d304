import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The focus in the main window.
final class MainWindowFocusTests: PageTestCase {
  func testTheFirstPageIsFocused() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(window.focusWidget?.name, "tile-1")
        XCTAssertFalse(window.showsFocus)
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusWidget?.name, "tile-2")
        XCTAssertTrue(window.showsFocus)
      }
      try withMainWindow(state: SavedState(page: "name")) { window in
        XCTAssertEqual(window.focusWidget?.name, "section-a")
      }
    }
  }

  func testTheFocusWaitsForFavoritesBeingRead() throws {
    try onMain {
      let gold = Favorite(number: 79, favoritedBy: "Ada", time: 1)
      let store = FavoritesMemory(
        FavoritesState(installation: "", mine: [gold], others: [], outbox: [], lastEntry: 0))
      let favorites = Favorites(store: store, userName: { "Ada" })
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog))
      try withMainWindow(library, favorites: favorites, state: SavedState(page: "favorites")) {
        window in
        Hand.shared.activate(window)
        XCTAssertNotNil(window.focusWidget, "the menu has it while nothing else is there")
        library.read()
        waitUntil("the elements are read") { window.shown == "favorites" }
        XCTAssertNil(window.focusWidget)
        favorites.open()
        waitUntil("they are read") { favorites.isLoaded }
        settle(window)
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, "row-79")
      }
    }
  }

  func testAPageRestoresItsLastFocus() throws {
    try onMain {
      try withMainWindow { window in
        window.showsFocus = true
        try window.find("tile-79").grabFocus()
        settle(window)
        window.showPage("name")
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "section-a", "at first the page's beginning")
        let page = try window.first(ListPage.self)
        _ = try page.reveal("n", at: 50)
        try page.find("row-10").grabFocus()
        settle(window)
        let place = try page.scrollPosition()
        window.showPage("table")
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "tile-79")
        window.showPage("name")
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "row-10")
        XCTAssertEqual(try page.scrollPosition(), place, "and is scrolled as it was")
      }
    }
  }

  func testAKeyThatShowsAPageFocusesItAlsoWithoutAVisibleFocus() throws {
    try onMain {
      try withMainWindow { window in
        for (page, name) in [("name", "section-a"), ("grid", "section-diatomic-nonmetal")] {
          window.showsFocus = false
          window.showPage(page)
          XCTAssertEqual(window.focusWidget?.name, name)
          settle(window)
          XCTAssertEqual(window.focusWidget?.name, name, "also after a frame")
        }
      }
    }
  }

  func testTheNextKeyFocusesThePageIfNothingHasTheFocus() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.clearFocus()
        Hand.shared.type("Shift_L", in: window)
        XCTAssertEqual(window.focusWidget?.name, "section-a")
      }
    }
  }

  func testTheFocusReturnsFromTheMenu() throws {
    try onMain {
      try withMainWindow { window in
        try window.find("tile-79").grabFocus()
        window.activateAction(AppAction.openMenu.name)
        waitUntil("the menu has the focus") { window.focusWidget?.isInMenu ?? false }
        Hand.shared.type("Escape", in: window)
        waitUntil("the tile has it again") { window.focusWidget?.name == "tile-79" }
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "tile-79")
      }
    }
  }
}
