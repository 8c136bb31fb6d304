import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A tablet that is turned: the window changes both sides at once, also while something moves.
final class TurningTests: PageTestCase {
  private static let turns = [(700, 1000), (1000, 700), (600, 960), (960, 600), (500, 900)]

  func testAListKeepsTheRowInView() throws {
    try onMain {
      for isPaneOn in [false, true] {
        let state = SavedState(width: 1000, height: 700, page: "number", isPaneOn: isPaneOn)
        try withMainWindow(state: state) { window in
          let list = try window.first(ListPage.self)
          try list.scroll(to: 2500)
          let row = try window.find("row-42")
          row.grabFocusInPlace()
          for (width, height) in Self.turns {
            window.resize(width: width, height: height)
            let size = "\(width) × \(height)"
            XCTAssertTrue(row.isFocused, size)
            let top = row.top(in: list)
            XCTAssertTrue(top >= 0 && top + Double(row.height) <= Double(list.height), size)
          }
          XCTAssertEqual(window.selected, isPaneOn ? "Mo" : nil)
        }
      }
    }
  }

  func testEveryPageKeepsItsFocus() throws {
    try onMain {
      let state = SavedState(width: 1000, height: 700, page: "table")
      try withMainWindow(state: state) { window in
        for (page, name) in [("table", "tile-79"), ("grid", "cell-79"), ("name", "row-79")] {
          window.activate(.showPage, page)
          settle(window)
          let item = try window.find(name)
          XCTAssertTrue(item.grabFocus(), page)
          for (width, height) in Self.turns {
            window.resize(width: width, height: height)
            XCTAssertTrue(item.isFocused && item.isMapped, "\(page) \(width)")
          }
          window.resize(width: 1000, height: 700)
        }
      }
    }
  }

  func testATurningTileAndAnOpenPictureGoOn() throws {
    try onMain {
      let state = SavedState(width: 1000, height: 700, page: "number", isPaneOn: true)
      try withMainWindow(state: state) { window in
        window.activate(.selectElement, "Au")
        window.sidePane.page?.focusTile()
        let tile = try XCTUnwrap(window.sidePane.page?.view?.tile)
        withSteppedClock(of: window) { clock in
          window.activate(.flip)
          clock.advance(by: 0.3)
          for (width, height) in Self.turns {
            window.resize(width: width, height: height)
            XCTAssertTrue(tile.isTurning && tile.isFocused, "\(width)")
          }
          clock.advance(by: 1)
          XCTAssertTrue(tile.isBackUp)
        }
        window.activate(.showPicture, "Au")
        settle(window)
        let canvas = try XCTUnwrap(window.pictures?.view?.canvas)
        canvas.zoomNow(to: 3, about: Point(x: 60, y: 60))
        let center = canvas.viewport.center
        for (width, height) in Self.turns {
          window.resize(width: width, height: height)
          XCTAssertTrue(window.pictures?.view?.canvas === canvas && canvas.isFocused)
          XCTAssertEqual(canvas.viewport.scale, 3)
        }
        window.resize(width: 1000, height: 700)
        XCTAssertEqual(canvas.viewport.center.x, center.x, accuracy: 0.02)
        XCTAssertEqual(canvas.viewport.center.y, center.y, accuracy: 0.02)
      }
    }
  }

  func testASearchGoesOn() throws {
    try onMain {
      let state = SavedState(width: 1000, height: 700, page: "number")
      try withMainWindow(state: state) { window in
        let list = try window.first(ListPage.self)
        try list.scroll(to: 900)
        window.activate(.search, "noble gas")
        waitUntil("they are found") { window.search.results?.hits.isEmpty == false }
        let line = try window.first(SearchLine.self)
        let found = window.shownOrder
        for (width, height) in Self.turns {
          window.resize(width: width, height: height)
          XCTAssertEqual(line.entry.text, "noble gas")
          XCTAssertTrue(line.containsFocus && line.isMapped, "\(width)")
          XCTAssertEqual(window.shownOrder, found)
        }
        window.resize(width: 1000, height: 700)
        window.activate(.hideSearch)
        settle(window)
        XCTAssertEqual(try list.scrollPosition(), 900)
      }
    }
  }

  func testAFlyingMapArrivesInEveryForm() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 1000) { window, page, view in
        try withSteppedClock(of: window) { clock in
          let place = try XCTUnwrap(view.map.places.first { $0.name == "Dubna" })
          view.map.grabFocus()
          window.activate(.showPlace, place.key)
          clock.advance(by: 0.1)
          for (width, height) in Self.turns {
            window.resize(width: width, height: height)
            XCTAssertTrue(view.map.isMapped && view.map.isFocused, "\(width)")
            clock.advance(by: 0.02)
          }
          XCTAssertEqual(view.form, .map)
          clock.advance(by: 1)
          let goal = Mercator.point(of: place.coordinate)
          XCTAssertEqual(view.map.viewport.center.x, goal.x, accuracy: 0.001)
          XCTAssertEqual(view.map.viewport.scale, 8)
          XCTAssertEqual(page.selection?.key, place.key)
        }
      }
    }
  }

  func testThePlayedTimelineGoesOn() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 1000) { window, page, view in
        try withSteppedClock(of: window) { clock in
          window.activate(.playTimeline)
          clock.advance(by: 1)
          let before = try XCTUnwrap(page.timeline?.range.upperBound)
          for (width, height) in Self.turns {
            window.resize(width: width, height: height)
            XCTAssertTrue(page.player.isPlaying, "\(width)")
          }
          clock.advance(by: 1)
          XCTAssertGreaterThan(try XCTUnwrap(page.timeline?.range.upperBound), before)
          window.activate(.playTimeline)
        }
      }
    }
  }

  func testAnElementsPageKeepsItsFirstRow() throws {
    try onMain {
      try withElementWindow("Fe") { window in
        let page = window.page
        page.scroll(toPart: "property-density")
        settle(window)
        XCTAssertEqual(page.scroller.topPart, "property-density")
        let position = try XCTUnwrap(page.scrolled?.verticalAdjustment.value)
        for (width, height) in Self.turns {
          resize(window, width, height)
          XCTAssertEqual(page.scroller.topPart, "property-density", "\(width)")
        }
        resize(window, 900, 744)
        XCTAssertEqual(page.scrolled?.verticalAdjustment.value, position)
      }
    }
  }
}
