import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Scrolling by the user is announced by the first visible part, and scrolls there again.
final class ScrollActTests: PageTestCase {
  /// Turns the wheel over a page; returns the announced part.
  @MainActor
  private static func wheel(
    over widget: Widget, notches: Int = 8, file: StaticString = #filePath, line: UInt = #line
  ) throws -> (page: String, part: String) {
    var found: [String] = []
    watchActs { acts in
      Hand.shared.scroll(over: widget, notches: notches)
      settle(widget, file: file, line: line)
      found = acts()
    }
    XCTAssertEqual(found.count, 1, "\(found)", file: file, line: line)
    let words = try XCTUnwrap(found.first).split(separator: " ", maxSplits: 2).map(String.init)
    XCTAssertEqual(words.first, "scroll-to", file: file, line: line)
    return (words[1], words[2])
  }

  /// Wheels over a page of the main window, and scrolls there again by the action.
  @MainActor
  private static func check(
    _ page: String, over widget: (MainWindow) throws -> Widget,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try withMainWindow(
      favorites: favorites(BuiltIn.table.elements.map(\.symbol)),
      state: SavedState(page: page), file: file, line: line
    ) { window in
      let content = try XCTUnwrap(window.shownPage?.content)
      waitUntil("the page is filled", file: file, line: line) {
        (window.placesPage?.view != nil || page != "places") && content.topPart == "start"
      }
      settle(window)
      let (id, part) = try wheel(over: widget(window), file: file, line: line)
      XCTAssertEqual(id, page, file: file, line: line)
      XCTAssertNotEqual(part, "start", file: file, line: line)
      window.activate(.scrollTo, page, "start")
      settle(window)
      XCTAssertEqual(content.topPart, "start", file: file, line: line)
      window.activate(.scrollTo, page, part)
      settle(window)
      XCTAssertEqual(content.topPart, part, file: file, line: line)
    }
  }

  func testAPageOfSections() throws {
    try onMain {
      for page in ["name", "state", "grid", "favorites"] {
        try Self.check(page) { try XCTUnwrap($0.shownPage?.content) }
      }
    }
  }

  func testThePlaces() throws {
    try onMain { try Self.check("places") { try XCTUnwrap($0.placesPage?.view?.list) } }
  }

  func testAPageThatIsShownByTheAction() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        window.activate(.scrollTo, "name", "Mg#m")
        settle(window)
        XCTAssertEqual(window.shown, "name")
        XCTAssertEqual(window.shownPage?.content?.topPart, "Mg#m")
      }
    }
  }

  func testASectionIsShownAlsoIfTheBestHitIsOutOfViewThen() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "symbol")) { window in
        window.activate(.search, "transition metal")
        waitUntil("the metals are found") { window.search.results?.hits.count == 35 }
        settle(window)
        let content = window.shownPage?.content
        for (action, section) in [(AppAction.scrollTo, "#n"), (.showSection, "m")] {
          window.activate(action, "symbol", section)
          settle(window)
          XCTAssertEqual(content?.topPart, "#\(section.suffix(1))")
        }
      }
    }
  }

  func testAnotherOrderOfTheFavoritesKeepsThePosition() throws {
    try onMain {
      let favorites = try favorites(try BuiltIn.table.elements.prefix(30).map(\.symbol))
      try withMainWindow(favorites: favorites, state: SavedState(page: "favorites")) { window in
        let part = "O#\(FavoritesOrder.mine)"
        window.activate(.scrollTo, "favorites", part)
        settle(window)
        let page = try XCTUnwrap(window.favoritesPage)
        XCTAssertEqual(page.topPart, part)
        let adjustment = try XCTUnwrap(page.page.list.adjustment)
        let position = adjustment.value
        window.activate(.sortFavorites, "name")
        settle(window)
        XCTAssertEqual(adjustment.value, position, "the row that was scrolled to moves away")
      }
    }
  }

  func testAnElementsPage() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 500)) { window in
        let page = try window.first(ElementPage.self)
        let (id, part) = try Self.wheel(over: page, notches: 16)
        XCTAssertEqual(id, "element")
        XCTAssertTrue(part.hasPrefix("property-"), part)
        window.activate(.scrollTo, "element", "start")
        XCTAssertEqual(page.scroller.topPart, "start")
        window.activate(.scrollTo, "element", part)
        settle(window)
        XCTAssertEqual(page.scroller.topPart, part)
      }
    }
  }

  func testAShortScrollOfAnElementsPageIsNoneToItsRows() throws {
    try onMain {
      try withElementWindow("Au", size: (400, 500)) { window in
        let page = try window.first(ElementPage.self)
        let (adjustment, view) = try (
          XCTUnwrap(page.scrolled).verticalAdjustment, XCTUnwrap(page.view)
        )
        adjustment.value = 40
        XCTAssertEqual(page.scroller.topPart, "start")
        let figures = try XCTUnwrap(view.keyFigures.convert(x: 0, y: 0, to: view)?.y)
        adjustment.value = figures + 30
        settle(window)
        XCTAssertEqual(page.scroller.topPart, "key-figures")
        window.activate(.scrollTo, "element", "key-figures")
        settle(window)
        XCTAssertEqual(adjustment.value, figures, accuracy: 1)
        window.activate(.scrollTo, "element", "melting-point")
        settle(window)
        XCTAssertEqual(page.scroller.topPart, "property-melt", "by its second name")
      }
    }
  }

  func testTheFocusOfTheTileScrollsWithinItsAct() throws {
    try onMain {
      let state = SavedState(width: 1100, page: "name", isPaneOn: true)
      try withMainWindow(state: state) { window in
        window.activate(.selectElement, "Au")
        settle(window)
        window.sidePane.page?.scroll(toPart: "property-melt")
        settle(window)
        let acts = announcedActs {
          window.activate(.focusSidePane)
          settle(window)
        }
        XCTAssertEqual(window.sidePane.page?.scroller.topPart, "start")
        XCTAssertEqual(acts.filter { $0.hasPrefix("scroll-to") }, [])
      }
    }
  }

  func testTheTable() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, height: 500, page: "table")) { window in
        let page = try XCTUnwrap(window.tablePage)
        let (id, part) = try Self.wheel(over: page.scrolled, notches: 3)
        XCTAssertEqual(id, "table")
        let former = page.position
        window.activate(.scrollTo, "table", "start")
        XCTAssertEqual(page.position, Point(x: 0, y: 0))
        window.activate(.scrollTo, "table", part)
        XCTAssertEqual(page.position.x, former.x, accuracy: 1)
        XCTAssertEqual(page.position.y, former.y, accuracy: 1)
      }
    }
  }

  func testAResizeIsNoScroll() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.scrollTo, "name", "Zr#z")
        settle(window)
        let acts = announcedActs {
          window.defaultHeight = 900
          settle(window)
          window.defaultHeight = 600
          settle(window)
          Acts.settle()
        }
        XCTAssertEqual(acts.filter { !$0.hasPrefix("resize") }, [])
      }
    }
  }

  func testAnActionThatScrollsIsNoScroll() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        let acts = announcedActs {
          window.activate(.showSection, "name", "s")
          settle(window)
          Acts.settle()
        }
        XCTAssertEqual(acts, ["show-section name s"])
      }
    }
  }
}
