import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main window.
final class MainWindowTests: PageTestCase {
  func testItHasATabForEachPageInOrder() throws {
    try onMain {
      try withMainWindow { window in
        let titles = window.all(PageTab.self).flatMap { labels(in: $0) }
        XCTAssertEqual(
          titles.filter { !$0.isEmpty },
          ["Table", "Name", "Number", "Symbol", "State", "Category", "Grid", "Favorites", "Places"])
        XCTAssertEqual(
          window.names("tab-"),
          ["table", "name", "number", "symbol", "state", "category", "grid", "favorites", "places"]
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
        window.showPage("favorites")
        settle(window)
        XCTAssertTrue(labels(in: window).contains("0 elements"), "it counts what is shown")
      }
    }
  }

  func testTheSubtitleIsSingularForOneElement() throws {
    try onMain {
      let gold = #"[{"number": 79, "symbol": "Au", "name": "Gold", "atomic_mass": 196.96657}]"#
      let table = try CatalogReader.read(bytes: Array(gold.utf8), file: "gold")
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .loaded(table))
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
        XCTAssertEqual(window.shown, "places")
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

  func testItStartsWithTheSavedState() throws {
    try onMain {
      var remembered = SavedState(page: "state", collapsed: ["state": ["gas"]])
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
      try withMainWindow(state: SavedState(page: "no-such-page")) { window in
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
      try withMainWindow(state: SavedState(page: "number")) { window in
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
      try withMainWindow(state: SavedState(page: "name")) { window in
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
