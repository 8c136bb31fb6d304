import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The page of the places: list, map, selection and search.
final class PlacesPageTests: PageTestCase {
  /// Shows the page in the main window, after its files are read.
  @MainActor
  static func withPlaces(
    width: Int = 1080, state: SavedState = SavedState(page: "places"),
    remembered: Record<SavedState> = Record(), _ body: (MainWindow, PlacesPage) throws -> Void
  ) throws {
    var state = state
    state.mainWindow = .init(width: width, height: 760)
    try withMainWindow(state: state, remembered: remembered) { window in
      let page = try window.first(PlacesPage.self)
      waitUntil("the places are read") { page.view != nil }
      settle(window)
      try body(window, page)
    }
  }

  @MainActor
  private static func row(_ name: String, in page: PlacesPage) throws -> PlaceRow {
    try XCTUnwrap(page.view?.list.rows.first { $0.place.name == name })
  }

  func testItListsThePlacesByCountry() throws {
    try onMain {
      try Self.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let places = Array(try BuiltIn.data.readPlaces().places)
        XCTAssertEqual(Set(list.rows.map(\.place)), Set(places))
        XCTAssertEqual(list.countries.map(\.id), list.countries.map(\.id).uniqued)
        let sweden = try XCTUnwrap(list.countries.first { $0.id == "SE" })
        let count = places.filter { $0.country == "SE" }.count
        XCTAssertEqual(Accessible.label(of: sweden.header), "Sweden, \(count) places")
        let stockholm = try Self.row("Stockholm", in: page)
        let elements = stockholm.place.discoveries.count
        XCTAssertEqual(Accessible.label(of: stockholm), "Stockholm, Sweden, \(elements) elements")
        let found = Set(places.flatMap { $0.discoveries.map(\.number) })
        XCTAssertEqual(Set(page.elements.map(\.number)), found)
        XCTAssertEqual(page.elements.count, found.count)
        waitUntil("they are counted") { labels(in: window).contains("\(found.count) elements") }
      }
    }
  }

  func testAMissingFileIsShown() throws {
    try onMain {
      let table = try BuiltIn.table
      try withWindow(width: 700, height: 600) {
        PlacesPage(
          table, data: DataDirectory(path: "/no-such-directory"), collapsed: [],
          onCollapse: { _ in })
      } _: { _, page in
        waitUntil("it fails") { labels(in: page).contains("The Places Cannot Be Read") }
        XCTAssertTrue(
          labels(in: page).contains { $0.contains("/no-such-directory/world.map") })
        XCTAssertEqual(page.focusTarget?.name, "retry")
      }
    }
  }

  func testListAndMapAreSideBySideFrom860Pixels() throws {
    try onMain {
      try Self.withPlaces { _, page in
        let view = try XCTUnwrap(page.view)
        XCTAssertEqual(view.list.width, 340)
        XCTAssertEqual(view.map.height + view.timeline.height, view.height)
        XCTAssertEqual(view.timeline.height, 72)
        XCTAssertEqual(view.map.convert(x: 0, y: 0, to: view)?.x, 341)
      }
      try Self.withPlaces(width: 700) { _, page in
        let view = try XCTUnwrap(page.view)
        XCTAssertEqual(view.list.width, view.width)
        XCTAssertEqual(view.map.width, view.width)
        let top = try XCTUnwrap(view.list.convert(x: 0, y: 0, to: view)).y
        XCTAssertGreaterThanOrEqual(top, Double(view.map.height))
      }
    }
  }

  func testAClickOnARowShowsThePlaceOnTheMap() throws {
    try onMain {
      try Self.withPlaces { window, page in
        let view = try XCTUnwrap(page.view)
        let row = try XCTUnwrap(view.list.rows.first { $0.place.discoveries.count > 1 })
        Hand.shared.click(row)
        waitUntil("it is selected") { page.selection == row.place }
        settle(window)
        XCTAssertTrue(row.isSelected)
        let map = view.map
        XCTAssertEqual(map.selection.map { map.places[$0] }, row.place)
        let target = Mercator.point(of: row.place.coordinate)
        let position = map.viewport.position(of: target)
        XCTAssertEqual(position.x, map.viewport.size.width / 2, accuracy: 2)
        XCTAssertEqual(position.y, map.viewport.size.height / 2, accuracy: Double(view.card.height))
        XCTAssertEqual(
          view.card.tiles.map(\.element.number), row.place.discoveries.map(\.number))
        XCTAssertEqual(
          Accessible.description(of: map), Accessible.label(of: row))
      }
    }
  }

  func testAPinSelectsAndScrollsToTheRow() throws {
    try onMain {
      var state = SavedState(page: "places")
      state.collapsed["places"] = ["SE"]
      let remembered = Record<SavedState>()
      try Self.withPlaces(state: state, remembered: remembered) { window, page in
        let view = try XCTUnwrap(page.view)
        let row = try Self.row("Stockholm", in: page)
        XCTAssertFalse(row.isMapped, "its country is collapsed")
        let index = try XCTUnwrap(view.map.places.firstIndex { $0.name == "Stockholm" })
        view.map.onSelect?(index)
        waitUntil("the row is visible") {
          let whole = Bounds(width: Double(row.width), height: Double(row.height))
          let visible = row.visibleFrame(of: whole, in: view.list)
          return row.isMapped && row.height > 0 && visible?.height == whole.height
        }
        XCTAssertTrue(row.isSelected)
        XCTAssertEqual(remembered.events.last?.collapsed["places"], [])
        view.map.onSelect?(nil)
        XCTAssertNil(page.selection)
        XCTAssertFalse(row.isSelected)
        XCTAssertFalse(view.card.isVisible)
      }
    }
  }

  func testTheActionShowsThePageAndAPlace() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.showPlace, "2673730")
        waitUntil("Stockholm is shown") { window.placesPage?.selection?.name == "Stockholm" }
        XCTAssertEqual(window.shown, "places")
        let page = try XCTUnwrap(window.placesPage)
        let tile = try XCTUnwrap(page.view?.card.tiles.first)
        let opened = Record<String>()
        let action = Action("show-element", parameter: .string) { opened.add($0[0]) }
        window.insertActions([action], prefix: "app")
        settle(window)
        Hand.shared.click(tile)
        waitUntil("its first element is opened") { opened.events == [tile.element.symbol] }
      }
    }
  }

  func testTheZoomActionsZoomTheMap() throws {
    try onMain {
      try Self.withPlaces { window, page in
        let map = try XCTUnwrap(page.view?.map)
        let scale = map.viewport.scale
        XCTAssertTrue(window.isEnabled(.zoomIn))
        window.activate(.zoomIn)
        XCTAssertEqual(map.viewport.scale, 2 * scale, accuracy: 1e-9)
        window.activate(.zoomOut)
        XCTAssertEqual(map.viewport.scale, scale, accuracy: 1e-9)
        window.activate(.zoomNormal)
        XCTAssertTrue(map.viewport.isWhole)
        XCTAssertFalse(window.isEnabled(.zoomOut))
        window.showPage("name")
        settle(window)
        XCTAssertFalse(window.isEnabled(.zoomIn))
      }
    }
  }

  func testKeysReachListAndMap() throws {
    try onMain {
      try Self.withPlaces { window, page in
        let view = try XCTUnwrap(page.view)
        Hand.shared.activate(window)
        XCTAssertEqual(window.focusWidget, view.list.countries[0].header)
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusWidget, view.list.rows[0])
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusWidget, view.list.countries[1].header)
        Hand.shared.type("Up", in: window)
        XCTAssertEqual(window.focusWidget, view.list.rows[0])
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(page.selection, view.list.rows[0].place)
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusWidget, view.map)
        let scale = view.map.viewport.scale
        Hand.shared.type("equal", in: window)
        XCTAssertEqual(view.map.viewport.scale, 2 * scale, accuracy: 1e-9)
        let center = view.map.viewport.center
        Hand.shared.type("Right", in: window)
        XCTAssertGreaterThan(view.map.viewport.center.x, center.x)
      }
    }
  }

  func testASearchShowsThePlacesOfFoundElements() throws {
    try onMain {
      var state = SavedState(page: "places")
      state.collapsed["places"] = ["SE"]
      try Self.withPlaces(state: state) { window, page in
        let view = try XCTUnwrap(page.view)
        let all = view.map.places
        window.activate(.search, "cobalt")
        waitUntil("one place is shown") { view.map.places.count == 1 }
        settle(window)
        let rows = view.list.rows.filter(\.isMapped)
        XCTAssertEqual(rows.map(\.place), view.map.places)
        XCTAssertTrue(rows[0].place.discoveries.contains { $0.number == 27 })
        XCTAssertEqual(page.elements.map(\.symbol), ["Co"])
        XCTAssertTrue(page.focusBestHit())
        XCTAssertEqual(window.focusWidget, rows[0])
        window.activate(.hideSearch)
        waitUntil("all are shown") { view.map.places == all }
        settle(window)
        XCTAssertEqual(view.list.collapsed, ["SE"])
      }
    }
  }

  func testASearchWithoutResultKeepsTheScrollPosition() throws {
    try onMain {
      try Self.withPlaces { window, page in
        window.activate(.showSection, "places", "US")
        settle(window)
        let top = page.topPart
        XCTAssertNotEqual(top, PlacesPage.startPart)
        window.activate(.search, "ferr")
        waitUntil("nothing is found") { page.elements.isEmpty }
        settle(window)
        window.activate(.scrollTo, "places", PlacesPage.startPart)
        settle(window)
        window.activate(.hideSearch)
        waitUntil("all are shown") { !page.elements.isEmpty }
        settle(window)
        XCTAssertEqual(page.topPart, top)
      }
    }
  }

  func testASearchWithoutResultKeepsTheScrollPositionInAnotherSize() throws {
    try onMain {
      try Self.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        window.activate(.showPlace, "2988507")
        settle(window)
        let row = try XCTUnwrap(list.rows.first(where: \.isSelected))
        let top = try XCTUnwrap(row.convert(x: 0, y: 0, to: list.scrolled)?.y)
        // Only the lower edge of the selected row is visible.
        list.scrolled.verticalAdjustment.value += top + Double(row.height) - 4
        settle(window)
        let scroll = list.scrolled.verticalAdjustment.value
        window.activate(.search, "ferr")
        waitUntil("nothing is found") { page.elements.isEmpty }
        settle(window)
        window.activate(.resizeWindow, "1000", "520")
        waitUntil("the window has its size") { window.defaultWidth == 1000 }
        window.activate(.hideSearch)
        waitUntil("all are shown") { !page.elements.isEmpty }
        settle(window)
        XCTAssertEqual(list.scrolled.verticalAdjustment.value, scroll)
      }
    }
  }

  func testOpenInMapsTellsItsFailure() throws {
    try onMain {
      try Self.withPlaces { window, page in
        window.activate(.openInMaps, "2673730")
        waitUntil("the failure is told") {
          labels(in: window).contains { $0.contains("geo:59.3") }
        }
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
