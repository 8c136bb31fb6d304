import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Rows and tiles keep within the window at every size.
final class PageSizeTests: PageTestCase {
  /// The Table scrolls in narrower windows.
  private static let tableFits = 900

  func testEveryPageKeepsWithinTheWindow() throws {
    try onMain {
      for (width, height) in [(360, 500), (Self.tableFits, 700), (1400, 900)] {
        let favorites = try favorites(["Au", "Fe"])
        try withMainWindow(favorites: favorites, state: SavedState(page: "table")) {
          window in
          resize(window, width, height)
          for page in Page.all where page.id != "table" || width >= Self.tableFits {
            window.activate(.showPage, page.id)
            settle(window)
            try Self.expectWithin(window, page)
          }
        }
      }
    }
  }

  func testInANarrowWindowTheColoringIsNotCutOff() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        resize(window, 360, 640)
        let bar = try XCTUnwrap(window.tablePage?.bar)
        XCTAssertEqual(bar.form, .twoLines)
        XCTAssertFalse(bar.coloringTitle.isShortened)
      }
    }
  }

  /// Expects all rows and tiles within the window's width, those of the Table also within its height.
  @MainActor
  private static func expectWithin(_ window: MainWindow, _ page: Page) throws {
    let content = try XCTUnwrap(window.shownPage?.content)
    let items = content.all().filter { $0.isMapped && ($0 is any ElementItem || $0 is PlaceRow) }
    if page.id == "places" {
      waitUntil("the places are read") { window.placesPage?.view != nil }
    } else {
      XCTAssertEqual(items.isEmpty, false, page.id)
    }
    for item in items {
      let corner = try XCTUnwrap(item.convert(x: 0, y: 0, to: window))
      let words = "\(page.id) at \(window.width): \(item.name)"
      XCTAssertGreaterThanOrEqual(corner.x, 0, words)
      XCTAssertLessThanOrEqual(corner.x + Double(item.width), Double(window.width), words)
      if page.id == "table" {
        XCTAssertLessThanOrEqual(corner.y + Double(item.height), Double(window.height), words)
      }
    }
  }
}
