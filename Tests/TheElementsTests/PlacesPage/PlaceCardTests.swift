import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The callout of the selected place.
final class PlaceCardTests: PageTestCase {
  @MainActor
  private static func withStockholm(
    width: Int = 1080, _ body: (MainWindow, PlacesPage, PlacesView) throws -> Void
  ) throws {
    var state = SavedState(page: "places")
    state.mainWindow = .init(width: width, height: 760)
    try withMainWindow(state: state) { window in
      let page = try window.first(PlacesPage.self)
      waitUntil("the places are read") { page.view != nil }
      window.activate(.showPlace, "2673730")
      settle(window)
      try body(window, page, try XCTUnwrap(page.view))
    }
  }

  func testItPointsAtThePinInRowsOfFiveTiles() throws {
    try onMain {
      try Self.withStockholm { window, page, view in
        let card = view.card
        XCTAssertTrue(card.isMapped)
        XCTAssertEqual(card.tiles.count, 10)
        let xs = card.tiles.compactMap { $0.convert(x: 0, y: 0, to: card)?.x }
        XCTAssertEqual(Set(xs).count, 5)
        XCTAssertEqual(xs.sorted()[2] - xs.sorted()[0], 52, "44 and a gap of 8")
        let pin = try XCTUnwrap(view.map.selectedPinFrame)
        let placement = try XCTUnwrap(card.placement)
        let origin = try XCTUnwrap(view.map.convert(x: 0, y: 0, to: view))
        let covered = Rect(
          x: placement.frame.x - origin.x, y: placement.frame.y - origin.y,
          width: placement.frame.width, height: placement.frame.height)
        XCTAssertTrue(view.map.covered.contains(covered), "no names below it")
        XCTAssertEqual(placement.edge, .top)
        XCTAssertEqual(placement.frame.width, 284)
        let arrow = try XCTUnwrap(placement.arrow)
        let tip = try XCTUnwrap(card.convert(x: arrow - 16, y: 0, to: view.map)).x
        XCTAssertEqual(tip, pin.center.x, accuracy: 1)
        view.map.pan(x: 40, y: 0)
        settle(window)
        let moved = try XCTUnwrap(view.map.selectedPinFrame)
        XCTAssertEqual(moved.center.x, pin.center.x + 40, accuracy: 1)
        let after = try XCTUnwrap(card.convert(x: arrow - 16, y: 0, to: view.map)).x
        XCTAssertEqual(after, tip + 40, accuracy: 1.5)
        view.map.pan(x: 3000, y: 0)
        settle(window)
        XCTAssertFalse(card.isMapped, "the pin is out of view")
      }
    }
  }

  func testEscapeClosesItAndKeepsTheFocusOnThePage() throws {
    try onMain {
      try Self.withStockholm { window, page, view in
        Hand.shared.activate(window)
        let action = Action("show-element", parameter: .string) { _ in }
        window.insertActions([action], prefix: "app")
        XCTAssertTrue(view.card.tiles[3].grabFocus())
        Hand.shared.type("Escape", in: window)
        XCTAssertNil(page.selection)
        XCTAssertFalse(view.card.isVisible)
        XCTAssertTrue(view.map.isFocused)
      }
    }
  }

  func testEveryPlaceHasACalloutInAMediumWindow() throws {
    try onMain {
      try Self.withStockholm(width: 700) { window, page, view in
        for place in try XCTUnwrap(page.all?.places) {
          window.activate(.showPlace, place.key)
          settle(window)
          XCTAssertTrue(view.card.isMapped, place.name)
          XCTAssertLessThanOrEqual(view.card.height, view.map.height, place.name)
        }
      }
    }
  }

  func testItShowsTheYearsOfTheTimeline() throws {
    try onMain {
      try Self.withStockholm { window, page, view in
        window.activateAction(AppAction.setTimeline.name, ["1700", "1800"])
        XCTAssertEqual(view.card.tiles.map(\.element.symbol), ["Co", "Ni"])
        window.activateAction(AppAction.setTimeline.name, ["1900", "2000"])
        XCTAssertFalse(view.card.isVisible)
        XCTAssertEqual(page.selection?.name, "Stockholm")
        window.activate(.showPlace, "2673730")
        XCTAssertTrue(view.card.isVisible)
        XCTAssertEqual(page.timeline?.isWhole, true, "a place out of range widens the range")
      }
    }
  }

  func testItIsHiddenWhileASearchHidesThePlace() throws {
    try onMain {
      try Self.withStockholm { window, page, view in
        window.activate(.search, "radium")
        waitUntil("it is hidden") { !view.card.isVisible }
        XCTAssertEqual(page.selection?.name, "Stockholm", "the selection stays")
        window.activate(.search, "cobalt")
        waitUntil("it is back") { view.card.isVisible }
        window.activate(.hideSearch)
        settle(window)
        XCTAssertTrue(view.card.isVisible)
        XCTAssertNotNil(view.map.selection)
      }
    }
  }

  func testTheWholeMapIsAButton() throws {
    try onMain {
      try Self.withStockholm { window, _, view in
        let button = try XCTUnwrap(
          window.all(Button.self).first { Accessible.label(of: $0) == "Show Whole Map" })
        XCTAssertEqual(button.width, 36)
        XCTAssertEqual(button.height, 36)
        Hand.shared.click(button)
        waitUntil("the whole map is shown") { view.map.viewport.isWhole }
      }
    }
  }
}
