import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main window made narrow and wide again in the middle of something.
final class FormChangeTests: PageTestCase {
  @MainActor
  private static func withWindow(
    _ page: String, width: Int = 900, isPaneOn: Bool = true,
    _ body: (MainWindow) throws -> Void
  ) throws {
    try withMainWindow(
      state: SavedState(width: width, page: page, isPaneOn: isPaneOn), body)
  }

  func testATileTurnsOn() throws {
    try onMain {
      try Self.withWindow("number") { window in
        window.activate(.selectElement, "Au")
        window.sidePane.page?.focusTile()
        let tile = try XCTUnwrap(window.sidePane.page?.view?.tile)
        withSteppedClock(of: window) { clock in
          window.activate(.flip)
          clock.advance(by: 0.3)
          XCTAssertTrue(tile.isTurning)
          window.resize(width: 400)
          XCTAssertEqual(window.form, .pushed)
          XCTAssertTrue(tile.isTurning)
          XCTAssertTrue(tile.isFocused)
          clock.advance(by: 1)
          XCTAssertFalse(tile.isTurning)
          XCTAssertTrue(tile.isBackUp)
        }
      }
    }
  }

  func testAnOpenPictureStaysZoomed() throws {
    try onMain {
      try Self.withWindow("number") { window in
        window.activate(.selectElement, "Au")
        window.sidePane.page?.focusTile()
        window.activate(.showPicture, "Au")
        settle(window)
        let canvas = try XCTUnwrap(window.pictures?.view?.canvas)
        canvas.zoomNow(to: 3, about: Point(x: 100, y: 100))
        for width in [400, 900, 400] {
          window.resize(width: width)
          XCTAssertTrue(window.pictures?.view?.canvas === canvas)
          XCTAssertEqual(canvas.viewport.scale, 3)
          XCTAssertTrue(canvas.isFocused)
        }
        XCTAssertEqual(window.form, .pushed, "the picture was opened from the pane")
        window.activate(.hidePicture)
        settle(window)
        XCTAssertTrue(window.sidePane.split.pane.containsFocus)
      }
    }
  }

  func testASearchGoesOn() throws {
    try onMain {
      try Self.withWindow("number") { window in
        window.activate(.search, "ferr")
        waitUntil("iron is found") { window.search.results?.hits.first?.number == 26 }
        let line = try window.first(SearchLine.self)
        for width in [400, 900] {
          window.resize(width: width)
          XCTAssertEqual(line.entry.text, "ferr")
          XCTAssertEqual(window.shownOrder?.map(\.symbol), ["Fe"])
          XCTAssertTrue(line.containsFocus)
        }
      }
    }
  }

  func testATableIsScrolledAsBefore() throws {
    try onMain {
      try Self.withWindow("table", width: 400, isPaneOn: false) { window in
        let page = try window.first(TablePage.self)
        page.scrolled.horizontalAdjustment.value = 200
        window.activate(.highlightCategory, "noble-gas")
        settle(window)
        let chip = try window.find("chip-noble-gas")
        XCTAssertEqual(Accessible.isChecked(chip), true)
        window.resize(width: 900)
        XCTAssertFalse(chip.isMapped)
        XCTAssertFalse(page.canvas.isNarrow)
        XCTAssertEqual(Accessible.isChecked(try window.find("legend-noble-gas")), true)
        window.resize(width: 400)
        XCTAssertTrue(chip.isMapped)
        XCTAssertEqual(page.position.x, 200)
        XCTAssertEqual(page.canvas.tiles[1]?.width, 44)
      }
    }
  }

  func testAListKeepsFocusAndPlace() throws {
    try onMain {
      try Self.withWindow("number") { window in
        let list = try window.first(ListPage.self)
        try list.scroll(to: 900)
        let row = try window.find("row-14")
        row.grabFocusInPlace()
        let top = row.top(in: list)
        for width in [400, 900, 600, 400] {
          window.resize(width: width)
          XCTAssertTrue(row.isFocused, "\(width)")
          XCTAssertEqual(row.top(in: list), top, accuracy: 80, "\(width)")
        }
        XCTAssertEqual(window.form, .pages)
      }
    }
  }

  func testAFlyingMapArrives() throws {
    try onMain {
      try Self.withWindow("places") { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") { page.view != nil }
        settle(window)
        let map = try XCTUnwrap(page.view?.map)
        try withSteppedClock(of: window) { clock in
          let place = try XCTUnwrap(map.places.first { $0.name == "Dubna" })
          window.activate(.showPlace, place.key)
          clock.advance(by: 0.1)
          window.resize(width: 400)
          clock.advance(by: 0.1)
          window.resize(width: 900)
          clock.advance(by: 1)
          let goal = Mercator.point(of: place.coordinate)
          XCTAssertEqual(map.viewport.center.x, goal.x, accuracy: 0.001)
          XCTAssertEqual(page.selection?.key, place.key)
        }
      }
    }
  }
}
