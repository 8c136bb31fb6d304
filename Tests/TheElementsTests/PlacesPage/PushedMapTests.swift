import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The map of all places in a narrow window: the button that shows it, and the ways back.
final class PushedMapTests: PageTestCase {
  func testAButtonPushesTheMapOfAllPlacesAndBackLeadsToIt() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 360) { window, page, view in
        let button = try window.find("show-map")
        XCTAssertTrue(button.isMapped)
        XCTAssertEqual(Accessible.label(of: button), "Map")
        for way in [[], ["Escape"], ["Left", "Alt_L"]] {
          Hand.shared.click(button)
          waitUntil("the map is pushed") { view.form == .map }
          settle(window)
          XCTAssertEqual(window.title, "Map")
          XCTAssertNil(page.selection)
          XCTAssertFalse(view.card.isMapped)
          XCTAssertTrue(view.timeline.isMapped)
          XCTAssertTrue(view.map.isFocused)
          XCTAssertFalse(window.header.isMapped)
          XCTAssertEqual(view.map.places.count, page.all?.places.count)
          if let key = way.first {
            Hand.shared.type(key, with: Array(way.dropFirst()), in: window)
          } else {
            Hand.shared.click(try window.find("place-back"))
          }
          waitUntil("the list is back") { view.form == .list }
          settle(window)
          XCTAssertTrue(button.isFocused, "\(way)")
          XCTAssertEqual(window.title, "The Elements")
        }
      }
    }
  }

  func testTheButtonIsInTheTabOrderOfTheList() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 360) { window, _, _ in
        try window.find("layer-discovery").grabFocus()
        Hand.shared.type("Tab", in: window)
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusedName, "show-map")
        Hand.shared.type("space", in: window)
        waitUntil("the map is pushed") { window.title == "Map" }
      }
    }
  }

  func testThePlaceShownBeforeIsNoLongerSelected() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 360) { window, page, view in
        window.activate(.showPlace, PushedPlaceTests.stockholm)
        window.activate(.goBack)
        settle(window)
        XCTAssertNotNil(page.selection)
        window.activateAction("win.show-map")
        settle(window)
        XCTAssertEqual(view.form, .map)
        XCTAssertEqual(window.title, "Map")
        XCTAssertNil(page.selection)
        window.activate(.showPlace, PushedPlaceTests.stockholm)
        settle(window)
        XCTAssertEqual(window.title, "Stockholm")
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(view.list.rows.first { $0.isFocused }?.place.name, "Stockholm")
      }
    }
  }

  func testWithRoomForBothThereIsNoButtonAndTheActionFocusesTheMap() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 360) { window, page, view in
        for width in [700, 900] {
          window.resize(width: width)
          XCTAssertFalse(try window.find("show-map").isMapped, "\(width)")
          window.activate(.showPlace, PushedPlaceTests.stockholm)
          window.activateAction("win.show-map")
          settle(window)
          XCTAssertTrue(view.map.isFocused, "\(width)")
          XCTAssertNotNil(page.selection, "\(width)")
        }
        view.list.focusTarget?.grabFocus()
        window.resize(width: 360)
        XCTAssertTrue(try window.find("show-map").isMapped)
      }
    }
  }

  func testAMediumWindowStartsWithoutTheButton() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 700) { window, _, view in
        XCTAssertEqual(view.form, .stacked)
        XCTAssertFalse(try window.find("show-map").isMapped)
      }
    }
  }

  func testTheActionPushesTheMapBeforeTheFirstLayout() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 360, page: "places")) { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") {
          guard page.view != nil else { return false }
          XCTAssertEqual(page.view?.width, 0)
          window.activateAction("win.show-map")
          return true
        }
        settle(window)
        XCTAssertEqual(page.view?.form, .map)
        XCTAssertEqual(window.title, "Map")
      }
    }
  }

  func testTheActionShowsThePage() throws {
    try onMain {
      try PushedPlaceTests.withPlaces(width: 360) { window, _, view in
        window.activate(.showPage, "name")
        settle(window)
        window.activateAction("win.show-map")
        settle(window)
        XCTAssertEqual(window.shown, "places")
        XCTAssertEqual(view.form, .map)
      }
    }
  }

  func testTheRestartShowsTheMapAgain() throws {
    try onMain {
      let states = Record<SavedState>()
      try PushedPlaceTests.withPlaces(remembered: states) { window, _, _ in
        window.activateAction("win.show-map")
        settle(window)
      }
      let saved = try XCTUnwrap(states.events.last)
      XCTAssertTrue(saved.places.isPushed)
      XCTAssertNil(saved.places.place)
      let read = try SavedState(parsing: Array(saved.text.utf8))
      try PushedPlaceTests.withPlaces(state: read) { window, _, view in
        XCTAssertEqual(view.form, .map)
        XCTAssertEqual(window.title, "Map")
      }
    }
  }
}
