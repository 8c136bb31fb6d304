import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The layers of the Places page: discoveries, and what elements are named after.
final class PlaceLayerTests: PageTestCase {
  @MainActor
  private static func named(_ name: String, in page: PlacesPage) throws -> Place {
    try XCTUnwrap(page.all?.places.first { $0.sourceName == name })
  }

  func testTheBarShowsThePlacesInNamesAndThoseOfDiscoveriesAgain() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try PlacesPageTests.withPlaces(remembered: remembered) { window, page in
        let view = try XCTUnwrap(page.view)
        let buttons = view.list.layers
        XCTAssertEqual(buttons.map(\.isActive), [true, false])
        XCTAssertFalse(view.sky.isVisible)
        var acts: [String] = []
        watchActs { found in
          Hand.shared.click(buttons[1])
          waitUntil("the other places") { page.layer == .name }
          settle(window)
          acts = found()
        }
        XCTAssertEqual(acts, ["show-place-layer name"])
        XCTAssertEqual(buttons.map(\.isActive), [false, true])
        let places = try BuiltIn.data.readNamesakes()
        XCTAssertEqual(Set(view.list.rows.map(\.place)), Set(places))
        XCTAssertEqual(view.map.places.count, places.count { !$0.isInSky })
        XCTAssertTrue(view.list.rows.contains { $0.name == "place-Ytterby" })
        XCTAssertEqual(remembered.events.last?.places.layer, .name)
        Hand.shared.click(buttons[0])
        waitUntil("the discoveries") { page.layer == .discovery }
        settle(window)
        XCTAssertEqual(
          Set(view.list.rows.map(\.place)), Set(try BuiltIn.data.readPlaces().places))
        XCTAssertFalse(view.sky.isVisible)
      }
    }
  }

  func testAPlaceShowsItsElementsAndTheOriginsOfTheirNames() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        window.activate(.showPlaceLayer, "name")
        window.activate(.showPlace, "Ytterby")
        settle(window)
        let view = try XCTUnwrap(page.view)
        XCTAssertEqual(page.selection, try Self.named("Ytterby", in: page))
        XCTAssertEqual(view.card.tiles.map(\.element.symbol), ["Y", "Tb", "Er", "Yb"])
        XCTAssertTrue(labels(in: view.card).contains("Ytterby, a village in Sweden"))
        window.activate(.showPlace, "Cyprus")
        settle(window)
        XCTAssertEqual(view.card.tiles.map(\.year), [""])
      }
    }
  }

  func testABodyOfTheSkyIsSelectedInTheCornerOfTheMap() throws {
    try onMain {
      var state = SavedState(page: "places")
      state.places.layer = .name
      try PlacesPageTests.withPlaces(state: state) { window, page in
        let view = try XCTUnwrap(page.view)
        XCTAssertTrue(view.sky.isMapped, "the layer is remembered")
        let uranus = try XCTUnwrap(window.findPart("sky-Uranus"))
        XCTAssertEqual(Accessible.label(of: uranus), "Uranus, The Sky, 1 element")
        Hand.shared.click(uranus)
        waitUntil("it is selected") { page.selection?.sourceName == "Uranus" }
        settle(window)
        XCTAssertEqual(view.card.tiles.map(\.element.symbol), ["U"])
        XCTAssertTrue(view.card.isMapped)
        let corner = try XCTUnwrap(view.sky.selectedFrame(in: view))
        let card = try XCTUnwrap(view.card.placement?.frame)
        XCTAssertFalse(card.contains(corner.center), "it points at the body")
        XCTAssertNil(view.map.selection)
        window.activate(.setTimeline, "", "1700")
        settle(window)
        XCTAssertFalse(view.sky.isVisible, "no planet had given its name")
        XCTAssertFalse(view.card.isVisible)
      }
    }
  }

  func testASearchFiltersTheLayer() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        window.activate(.showPlaceLayer, "name")
        window.activate(.search, "uranium")
        waitUntil("it is found") { page.shownPlaces?.map(\.sourceName) == ["Uranus"] }
        settle(window)
        let view = try XCTUnwrap(page.view)
        XCTAssertEqual(view.map.places, [])
        XCTAssertTrue(view.sky.isMapped)
      }
    }
  }
}
