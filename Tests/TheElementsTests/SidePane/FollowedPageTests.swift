import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// What the pane takes from the page beside it, and what the page shows of it.
final class FollowedPageTests: PageTestCase {
  func testPreviousAndNextGoThroughWhatIsShown() throws {
    try onMain {
      let state = SavedState(width: 1000, page: "number", isPaneOn: true)
      try withMainWindow(state: state) { window in
        // A search that names the element is no list to go through; one that names a kind is.
        Self.search("79", in: window)
        window.activate(.selectElement, "Au")
        settle(window)
        XCTAssertEqual(window.shownOrder?.map(\.symbol), ["Au"])
        window.activate(.nextElement)
        XCTAssertEqual(window.selected, "Hg")
        Self.search("noble gas", in: window)
        window.activate(.selectElement, "Rn")
        settle(window)
        XCTAssertFalse(window.isEnabled(.nextElement))
        window.activate(.previousElement)
        XCTAssertEqual(window.selected, "Xe")
        window.activate(.selectElement, "Au")
        settle(window)
        window.activate(.hideSearch)
        settle(window)
        XCTAssertTrue(window.isEnabled(.nextElement))
        window.activate(.nextElement)
        XCTAssertEqual(window.selected, "Hg")
        window.activate(.showPage, "name")
        settle(window)
        window.activate(.nextElement)
        XCTAssertEqual(window.selected, "Mo")
      }
    }
  }

  func testTheLargeTileShowsTheElementOfThePane() throws {
    try onMain {
      let state = SavedState(width: 1300, page: "table", isPaneOn: true)
      try withMainWindow(state: state) { window in
        let preview = try XCTUnwrap(window.tablePage?.canvas.preview)
        window.activate(.selectElement, "Cu")
        XCTAssertEqual(preview.element.symbol, "Cu")
        window.activate(.nextElement)
        XCTAssertEqual(preview.element.symbol, "Zn")
      }
    }
  }

  func testAPageWithoutWhatWasFoundLeadsToOneThatHasIt() throws {
    try onMain {
      let state = SavedState(width: 1000, page: FavoritesOrder.id)
      try withMainWindow(favorites: favorites(["Hg", "Tl"]), state: state) { window in
        Self.search("copper", in: window)
        XCTAssertTrue(window.names("nothing-found").contains("nothing-found"))
        XCTAssertTrue(window.names("example-").isEmpty)
        Hand.shared.click(try window.find("nothing-found-table"))
        settle(window)
        XCTAssertEqual(window.shownPage?.page.id, "table")
        XCTAssertEqual(window.searchResults?.hits.first?.number, 29)
        window.activate(.showPage, FavoritesOrder.id)
        Self.search("qqqqqq", in: window)
        XCTAssertTrue(window.names("nothing-found-table").isEmpty)
      }
    }
  }
}
