import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A place of a narrow window: its map in place of the list, and the ways back.
final class PushedPlaceTests: PageTestCase {
  static let stockholm = "2673730"

  @MainActor
  static func withPlaces(
    width: Int = 400, state: SavedState? = nil, remembered: Record<SavedState> = Record(),
    _ body: (MainWindow, PlacesPage, PlacesView) throws -> Void
  ) throws {
    let state = state ?? SavedState(width: width, page: "places")
    try withMainWindow(state: state, remembered: remembered) { window in
      let page = try window.first(PlacesPage.self)
      waitUntil("the places are read") { page.view != nil }
      settle(window)
      try body(window, page, try XCTUnwrap(page.view))
    }
  }

  func testAClickPushesThePlaceAndBackRestoresTheList() throws {
    try onMain {
      try Self.withPlaces { window, page, view in
        XCTAssertFalse(view.map.isMapped, "the list alone")
        XCTAssertTrue(view.timeline.isMapped)
        XCTAssertFalse(window.isEnabled(.goBack))
        let row = try XCTUnwrap(view.list.rows.first { $0.place.name == "Stockholm" })
        view.list.reveal(row)
        settle(window)
        let scroll = view.list.scrolled.verticalAdjustment.value
        Hand.shared.click(row)
        waitUntil("it is pushed") { view.form == .map }
        settle(window)
        XCTAssertEqual(window.title, "Stockholm")
        XCTAssertFalse(view.list.isMapped)
        XCTAssertFalse(window.header.isMapped)
        XCTAssertEqual(window.notebook?.showsTabs, false)
        XCTAssertTrue(view.map.isFocused)
        XCTAssertEqual(view.card.form, .sheet)
        XCTAssertTrue(view.card.isMapped)
        XCTAssertFalse(view.timeline.isMapped, "below the sheet")
        Hand.shared.click(try window.find("place-back"))
        waitUntil("the list is back") { view.list.isMapped }
        settle(window)
        XCTAssertEqual(window.title, "The Elements")
        XCTAssertTrue(row.isFocused)
        XCTAssertTrue(row.isSelected)
        XCTAssertEqual(view.list.scrolled.verticalAdjustment.value, scroll)
        XCTAssertTrue(window.header.isMapped)
        XCTAssertTrue(window.windowTitle.pages.isMapped)
        XCTAssertTrue(view.timeline.isMapped)
      }
    }
  }

  func testEscapeAndAltLeftLeadBack() throws {
    try onMain {
      try Self.withPlaces { window, page, view in
        for (key, modifiers) in [("Escape", []), ("Left", ["Alt_L"])] as [(String, [String])] {
          window.activate(.showPlace, Self.stockholm)
          settle(window)
          XCTAssertEqual(view.form, .map)
          Hand.shared.type(key, with: modifiers, in: window)
          XCTAssertEqual(view.form, .list, key)
          XCTAssertEqual(page.selection?.name, "Stockholm", "the selection stays")
        }
        XCTAssertFalse(window.isEnabled(.goBack))
      }
    }
  }

  func testASwipeFromTheEdgeLeadsBackAndOneElsewhereMovesTheMap() throws {
    try onMain {
      try Self.withPlaces { window, _, view in
        window.activate(.showPlace, Self.stockholm)
        settle(window)
        let hand = Hand.shared
        let swipe = { (from: Double, to: Double) in
          hand.move(to: view.map, x: from, y: 100)
          hand.press()
          for step in 1...6 {
            hand.move(to: view.map, x: from + (to - from) * Double(step) / 6, y: 100)
          }
          settle(window)
          hand.release()
          settle(window)
        }
        let center = view.map.viewport.center
        swipe(150, 300)
        XCTAssertEqual(view.form, .map)
        XCTAssertNotEqual(view.map.viewport.center.x, center.x)
        let moved = view.map.viewport.center
        swipe(8, 150)
        XCTAssertEqual(view.form, .list)
        let width = view.map.viewport.worldWidth
        XCTAssertEqual(
          view.map.viewport.center.x * width, moved.x * width, accuracy: 30,
          "the map stays where it was")
      }
    }
  }

  func testThePinIsInTheMiddleAboveTheSheet() throws {
    try onMain {
      try Self.withPlaces { window, _, view in
        for _ in 0..<2 {
          window.activate(.showPlace, Self.stockholm)
          settle(window)
          let index = try XCTUnwrap(view.map.selection)
          let pin = view.map.viewport.position(of: try XCTUnwrap(view.map.point(ofPlace: index)))
          let top = try XCTUnwrap(view.card.convert(x: 0, y: 0, to: view)).y
          XCTAssertEqual(pin.x, Double(view.width) / 2, accuracy: 2)
          XCTAssertEqual(pin.y, top / 2, accuracy: 2)
          window.activate(.goBack)
          settle(window)
        }
      }
    }
  }

  func testAnElementOfThePlaceIsPushedOverItAndLeadsBackToIt() throws {
    try onMain {
      try Self.withPlaces { window, _, view in
        window.activate(.showPlace, Self.stockholm)
        settle(window)
        Hand.shared.click(view.card.tiles[0])
        waitUntil("the element is pushed") { window.form == .pushed }
        settle(window)
        XCTAssertEqual(window.title, "Cobalt")
        XCTAssertEqual(window.shownPage?.pushedPart?.bar.isMapped, false)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(window.title, "Stockholm")
        XCTAssertEqual(view.form, .map)
        XCTAssertTrue(view.card.tiles[0].isFocused)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(view.form, .list)
      }
    }
  }

  func testAnotherPageAndTheSearchLeaveTheMap() throws {
    try onMain {
      try Self.withPlaces { window, _, view in
        window.activate(.showPlace, Self.stockholm)
        window.activate(.showPage, "name")
        settle(window)
        XCTAssertEqual(window.shown, "name")
        XCTAssertTrue(window.windowTitle.pages.isMapped)
        XCTAssertEqual(view.form, .list)
        window.activate(.showPlace, Self.stockholm)
        settle(window)
        XCTAssertEqual(window.shown, "places")
        XCTAssertEqual(view.form, .map)
        window.activate(.showSearch)
        settle(window)
        XCTAssertEqual(view.form, .list)
        XCTAssertTrue(try window.first(SearchLine.self).isShown)
      }
    }
  }

  func testTheMapSlidesInAndOut() throws {
    try onMain {
      try Self.withPlaces { window, _, view in
        withSteppedClock(of: window) { clock in
          window.activate(.showPlace, Self.stockholm)
          let way = clock.samples(of: { view.map.convert(x: 0, y: 0, to: view)?.x ?? -1 }) {
            !view.list.isMapped
          }
          XCTAssertEqual(way.last, 0)
          XCTAssertEqual(way, way.sorted(by: >))
          XCTAssertGreaterThan(Set(way).count, 4)
          window.activate(.goBack)
          clock.advance(by: 0.1)
          XCTAssertTrue(view.map.isMapped && view.list.isMapped)
          clock.advance(by: 0.4)
          XCTAssertFalse(view.map.isMapped)
        }
      }
    }
  }

  func testThePushedMapMovesBesideTheListAndBack() throws {
    try onMain {
      try Self.withPlaces { window, page, view in
        window.activate(.showPlace, Self.stockholm)
        settle(window)
        let scale = view.map.viewport.scale
        XCTAssertTrue(view.card.tiles[2].grabFocus())
        for width in [900, 400, 700, 400] {
          window.resize(width: width)
          let form: PlacesPlacement.Form = width == 900 ? .beside : width == 700 ? .stacked : .map
          XCTAssertEqual(view.form, form, "\(width)")
          XCTAssertEqual(view.card.form, width == 400 ? .sheet : .callout)
          XCTAssertTrue(view.card.tiles[2].isFocused, "\(width)")
          XCTAssertEqual(view.map.viewport.scale, scale)
          XCTAssertEqual(page.selection?.name, "Stockholm")
          XCTAssertEqual(window.notebook?.showsTabs, width != 400)
        }
        window.resize(width: 900)
        let row = try XCTUnwrap(view.list.rows.first { $0.isSelected })
        row.grabFocus()
        window.resize(width: 400)
        XCTAssertEqual(view.form, .list, "the user is in the list")
        XCTAssertTrue(row.isFocused)
        XCTAssertTrue(row.isMapped)
      }
    }
  }

  func testTheRestartShowsTheMapAgainAndTheListWhereItWas() throws {
    try onMain {
      let states = Record<SavedState>()
      try Self.withPlaces(remembered: states) { window, _, view in
        window.activate(.showPlace, Self.stockholm)
        settle(window)
        XCTAssertEqual(states.events.last?.places.isPushed, true)
      }
      let saved = try XCTUnwrap(states.events.last)
      let read = try SavedState(parsing: Array(saved.text.utf8))
      try Self.withPlaces(state: read) { window, page, view in
        XCTAssertEqual(view.form, .map)
        XCTAssertEqual(window.title, "Stockholm")
        XCTAssertEqual(window.notebook?.showsTabs, false)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(view.form, .list)
      }
    }
  }

  func testThePartOfTheMapIsTheSameAfterEachStart() throws {
    try onMain {
      let center = Coordinate(longitude: 18.07, latitude: 59.33)
      var state = SavedState(page: "places")
      state.places.place = Self.stockholm
      (state.places.center, state.places.scale, state.places.isPushed) = (center, 8, true)
      try PlacesPageTests.withPlaces(width: 360, state: state) { window, page in
        let map = try XCTUnwrap(page.view?.map)
        waitUntil("the sheet is shown") { map.coveredHeight > 0 }
        settle(window)
        let shown = Mercator.coordinate(of: map.uncovered.center)
        XCTAssertEqual(shown.latitude, center.latitude, accuracy: 1e-6)
        XCTAssertEqual(shown.longitude, center.longitude, accuracy: 1e-6)
        window.activate(.resizeWindow, "360", "560")
        settle(window)
        let resized = Mercator.coordinate(of: map.uncovered.center)
        XCTAssertEqual(resized.latitude, center.latitude, accuracy: 1e-6)
      }
    }
  }
}
