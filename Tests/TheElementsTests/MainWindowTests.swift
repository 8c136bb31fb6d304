import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A saved state with a selected page.
private func state(page: String?, collapsed: [String: Set<String>] = [:]) -> SavedState {
  var state = SavedState()
  state.page = page
  state.collapsed = collapsed
  return state
}

/// The main window.
final class MainWindowTests: PageTestCase {
  func testItHasATabForEachPageInOrder() throws {
    try onMain {
      try withMainWindow { window in
        let titles = window.all(PageTab.self).flatMap { labels(in: $0) }
        XCTAssertEqual(
          titles.filter { !$0.isEmpty },
          ["Table", "Name", "Number", "Symbol", "State", "Category", "Grid", "Favorites"])
        XCTAssertEqual(
          window.names("tab-"),
          ["table", "name", "number", "symbol", "state", "category", "grid", "favorites"]
            .map { "tab-\($0)" })
        for tab in window.all(PageTab.self) {
          let holder = try XCTUnwrap(tab.parent)
          XCTAssertEqual(Accessible.label(of: holder), labels(in: tab).first)
        }
      }
    }
  }

  func testTheSubtitleHasTheNumberOfElements() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(window.title, "The Elements")
        XCTAssertTrue(labels(in: window).contains("118 elements"))
      }
    }
  }

  func testTheSubtitleIsSingularForOneElement() throws {
    try onMain {
      let gold = #"[{"number": 79, "symbol": "Au", "name": "Gold", "atomic_mass": 196.96657}]"#
      let table = try CatalogReader.read(bytes: Array(gold.utf8), file: "gold")
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), table: table)
      try withMainWindow(library) { window in
        XCTAssertTrue(labels(in: window).contains("1 element"))
      }
    }
  }

  func testAPageIsMadeWhenItIsFirstShownAndKept() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(window.made, ["table"])
        window.showPage("category")
        settle(window)
        XCTAssertEqual(window.made, ["table", "category"])
        XCTAssertEqual(window.shown, "category")
        let page = try window.first(ListPage.self)
        window.showPage("table")
        window.showPage("category")
        settle(window)
        XCTAssertTrue(try window.first(ListPage.self) === page)
      }
    }
  }

  func testAClickOnATabShowsItsPage() throws {
    try onMain {
      try withMainWindow { window in
        for id in ["grid", "state", "table"] {
          Hand.shared.click(try window.find("tab-\(id)"))
          waitUntil("\(id) is shown") { window.shown == id }
        }
      }
    }
  }

  func testNextAndPreviousPageWrapAround() throws {
    try onMain {
      try withMainWindow { window in
        window.activateAction(AppAction.previousPage.name)
        settle(window)
        XCTAssertEqual(window.shown, "favorites")
        window.activateAction(AppAction.nextPage.name)
        window.activateAction(AppAction.nextPage.name)
        settle(window)
        XCTAssertEqual(window.shown, "name")
        window.activateAction(AppAction.showPage.name, "symbol")
        window.activateAction(AppAction.showPage.name, "no-such-page")
        settle(window)
        XCTAssertEqual(window.shown, "symbol")
      }
    }
  }

  func testTheFirstPageIsFocused() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(window.focusWidget?.name, "tile-1")
        XCTAssertFalse(window.showsFocus)
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusWidget?.name, "tile-2")
        XCTAssertTrue(window.showsFocus)
      }
      try withMainWindow(state: state(page: "name")) { window in
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
      try withMainWindow(library, favorites: favorites, state: state(page: "favorites")) {
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

  func testWithoutAVisibleFocusTheFirstKeyFocusesThePage() throws {
    try onMain {
      try withMainWindow { window in
        window.showsFocus = false
        window.showPage("name")
        settle(window)
        XCTAssertNil(window.focusWidget)
        Hand.shared.type("Shift_L", in: window)
        XCTAssertEqual(window.focusWidget?.name, "section-a")
      }
    }
  }

  func testItStartsWithTheSavedState() throws {
    try onMain {
      var remembered = state(page: "state", collapsed: ["state": ["gas"]])
      remembered.mainWindow = .init(width: 700, height: 650)
      try withMainWindow(state: remembered) { window in
        XCTAssertEqual(window.shown, "state")
        XCTAssertEqual(window.made, ["state"])
        XCTAssertEqual(window.defaultWidth, 700)
        XCTAssertEqual(window.defaultHeight, 650)
        XCTAssertEqual(try window.first(ListPage.self).collapsed, ["gas"])
      }
    }
  }

  func testAnUnknownSavedPageShowsTheFirstPage() throws {
    try onMain {
      try withMainWindow(state: state(page: "no-such-page")) { window in
        XCTAssertEqual(window.shown, "table")
      }
    }
  }

  func testItRemembersPageAndCollapsedSectionsAsTheyChange() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try withMainWindow(remembered: remembered) { window in
        window.showPage("category")
        XCTAssertEqual(remembered.events.last?.page, "category")
        settle(window)
        Hand.shared.click(try window.first(ListPage.self).section("diatomic-nonmetal").header)
        waitUntil("the collapse is remembered") {
          remembered.events.last?.collapsed == ["category": ["diatomic-nonmetal"]]
        }
        window.activateAction(AppAction.collapseAll.name)
        XCTAssertEqual(remembered.events.last?.collapsed["category"]?.count, 11)
        window.activateAction(AppAction.expandAll.name)
        XCTAssertEqual(remembered.events.last?.collapsed["category"], [])
      }
    }
  }

  func testItRemembersItsSizeWhenItIsClosed() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try withMainWindow(remembered: remembered) { window in
        window.defaultWidth = 777
        window.defaultHeight = 666
        settle(window)
      }
      XCTAssertEqual(remembered.events.last?.mainWindow, .init(width: 777, height: 666))
      XCTAssertEqual(remembered.events.last?.isMaximized, false)
    }
  }

  func testAnActionCollapsesASectionOfAPageThatIsNotShownYet() throws {
    try onMain {
      try withMainWindow { window in
        window.callToggleSection("state", "gas")
        settle(window)
        XCTAssertEqual(window.shown, "state")
        XCTAssertEqual(try window.first(ListPage.self).collapsed, ["gas"])
      }
    }
  }

  func testSectionsCannotBeCollapsedOnTheTable() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertFalse(window.isEnabled(.collapseAll))
        window.showPage("grid")
        XCTAssertTrue(window.isEnabled(.collapseAll))
        XCTAssertTrue(window.isEnabled(.expandAll))
        window.showPage("table")
        XCTAssertFalse(window.isEnabled(.expandAll))
      }
    }
  }

  func testARowAsksTheApplicationToShowItsElement() throws {
    try onMain {
      let asked = Record<String>()
      try withMainWindow(state: state(page: "number")) { window in
        let action = Action("show-element", parameter: .string) { texts in asked.add(texts.joined())
        }
        window.insertActions([action], prefix: "app")
        Hand.shared.click(try window.find("row-2"))
        waitUntil("helium is asked for") { asked.events == ["He"] }
        window.showPage("grid")
        settle(window)
        Hand.shared.click(try window.find("cell-7"))
        waitUntil("nitrogen is asked for") { asked.events == ["He", "N"] }
        window.showPage("table")
        settle(window)
        Hand.shared.click(try window.find("tile-79"))
        waitUntil("gold is asked for") { asked.events == ["He", "N", "Au"] }
      }
    }
  }

  func testAPageShownAgainLooksAsAtFirst() throws {
    try onMain {
      try withMainWindow(state: state(page: "name")) { window in
        let before = currentPicture(of: try window.first(ListPage.self))
        window.showPage("grid")
        settle(window)
        window.showPage("name")
        assertSamePicture(
          before, currentPicture(of: try window.first(ListPage.self)), "shown again")
      }
    }
  }
}
