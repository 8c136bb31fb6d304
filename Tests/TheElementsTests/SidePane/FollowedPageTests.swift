import Elements
import ElementsStore
import GLib
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

  func testThePageOfTheYearsIsSaidToHideWhatWasFound() throws {
    try onMain {
      let state = SavedState(width: 1000, page: "places")
      try withMainWindow(state: state) { window in
        waitUntil("the places are shown") { window.placesPage?.timeline != nil }
        window.activate(.setTimeline, "", "1700")
        Self.search("ytterbium", in: window)
        XCTAssertTrue(
          try window.find("nothing-found").shownText.contains("only some of the years"))
        Hand.shared.click(try window.find("nothing-found-limit"))
        waitUntil("it is found") { window.names("nothing-found").isEmpty }
        XCTAssertEqual(window.shownOrder?.map(\.symbol), ["Yb"])
        // An answer alone is on no other page.
        Self.search("Fe + O2", in: window)
        XCTAssertTrue(try window.find("nothing-found").shownText.contains("is written above"))
      }
    }
  }

  func testTheElementInThePaneIsSavedStarredAndKept() throws {
    try onMain {
      let state = SavedState(width: 1300, page: "number", isPaneOn: true)
      try withTemporaryDirectory { folder in
        try withMainWindow(state: state) { window in
          @MainActor
          func size(_ name: String) throws -> Int {
            window.activate(.savePageFile, "\(folder)/\(name)")
            waitUntil("it is told") { window.toastMessage == "Saved: \(name)" }
            return try Files.read("\(folder)/\(name)", atMost: 20_000_000).count
          }
          window.activate(.selectElement, "Cu")
          settle(window)
          let list = try size("list.svg")
          window.sidePane.page?.focusTile()
          XCTAssertNotEqual(try size("copper.svg"), list)
          Hand.shared.type("Escape", in: window)
          Self.search("manganese", in: window)
          Hand.shared.type("Return", in: window)
          waitUntil("it is opened") { window.selected == "Mn" }
          window.activate(.toggleFavorite, "")
          waitUntil("it is starred") { window.favorites.state.isMine(25) }
          Hand.shared.type("Escape", in: window)
          settle(window)
          XCTAssertNil(window.searchResults)
          XCTAssertEqual(window.selected, "Mn")
        }
      }
    }
  }
}
