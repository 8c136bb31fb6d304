import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The pins of the map, by pointer, keyboard and screen reader.
final class MapPinTests: MapTestCase {
  func testAClickOnAPinSelectsItsPlaceAndOneOnTheSeaNone() throws {
    try onMain {
      let selected = Record<Int?>()
      try Self.withMap(selected: selected) { window, view in
        let paris = try Self.position("Paris", in: view)
        Hand.shared.click(view, x: paris.x, y: paris.y)
        waitUntil("Paris is selected") { selected.events.count == 1 }
        XCTAssertEqual(view.places[try XCTUnwrap(view.selection)].name, "Paris")
        let sea = view.viewport.position(
          of: Mercator.point(of: Coordinate(longitude: -10, latitude: 52)))
        Hand.shared.click(view, x: sea.x, y: sea.y)
        waitUntil("none is selected") { view.selection == nil }
      }
    }
  }

  func testAFingerReachesAPinWithin44Pixels() throws {
    try onMain {
      let selected = Record<Int?>()
      try Self.withMap(selected: selected) { window, view in
        let shown = view.shownPins
        let far = { (pin: MapPins.VisiblePin) in
          shown.allSatisfy { $0.pin == pin.pin || abs($0.center.x - pin.center.x) > 60 }
        }
        let pin = try XCTUnwrap(shown.first { $0.pin.places.count == 1 && far($0) })
        let beside = Point(x: pin.center.x + 21, y: pin.center.y)
        view.choose(at: beside)
        XCTAssertEqual(selected.events, [nil])
        window.isTouched = true
        view.choose(at: beside)
        XCTAssertEqual(selected.events, [nil, pin.pin.place])
        view.choose(at: Point(x: pin.center.x + 23, y: pin.center.y))
        XCTAssertEqual(selected.events, [nil, pin.pin.place, nil])
      }
    }
  }

  func testAClickOnAClusterZoomsUntilItOpens() throws {
    try onMain {
      let selected = Record<Int?>()
      try Self.withMap(selected: selected) { window, view in
        view.zoomNow(to: 1, about: Point(x: 367, y: 300))
        settle(window)
        let paris = try Self.position("Paris", in: view)
        let before = view.viewport.scale
        view.choose(at: paris)
        XCTAssertGreaterThan(view.viewport.scale, before)
        XCTAssertEqual(selected.events.count, 0)
      }
    }
  }

  func testSpaceWalksThePinsAndEnterChoosesOne() throws {
    try onMain {
      let selected = Record<Int?>()
      try Self.withMap(selected: selected) { window, view in
        _ = view.grabFocus()
        var names: [String] = []
        for _ in 0..<4 {
          Hand.shared.type("space", in: window)
          names.append(try XCTUnwrap(Accessible.label(of: XCTUnwrap(view.focusedPin))))
        }
        XCTAssertEqual(Set(names).count, 4, "\(names)")
        Hand.shared.type("space", with: ["Shift_L"], in: window)
        let pin = try XCTUnwrap(view.focusedPin)
        XCTAssertEqual(Accessible.label(of: pin), names[2])
        XCTAssertTrue(selected.events.isEmpty, "walking does not select")
        let single = try XCTUnwrap(view.pinWidgets.first { $0.pin?.places.count == 1 })
        single.grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(selected.events, [single.pin?.place])
        XCTAssertTrue(single.isFocused)
        Hand.shared.type("Tab", in: window)
        XCTAssertNil(view.focusedPin)
      }
    }
  }

  func testEachPinInTheViewIsAnAccessibleButton() throws {
    try onMain {
      try Self.withMap { window, view in
        view.names = { @MainActor in "\($0.count): \($0[0].name)" }
        let all = view.places
        view.show(all.reversed())
        settle(window)
        let shown = view.pinWidgets.filter { $0.pin != nil }
        let places = shown.flatMap { $0.pin?.places ?? [] }
        XCTAssertEqual(places.count, Set(places).count)
        XCTAssertGreaterThan(shown.count, 10)
        for widget in shown {
          let pin = try XCTUnwrap(widget.pin)
          XCTAssertEqual(Accessible.role(of: widget), "button")
          XCTAssertEqual(
            Accessible.label(of: widget), "\(pin.places.count): \(view.places[pin.place].name)")
          XCTAssertEqual(Accessible.isHidden(widget), false)
          let center = try XCTUnwrap(view.shownPins.first { $0.pin == pin }).center
          let corner = try XCTUnwrap(widget.convert(x: 0, y: 0, to: view))
          let frame = Rect(
            x: corner.x, y: corner.y, width: Double(widget.width), height: Double(widget.height))
          XCTAssertTrue(frame.contains(center))
        }
        view.zoomNow(to: 64, about: Point(x: 367, y: 300))
        settle(window)
        let inView = Set(view.pinWidgets.compactMap(\.pin))
        XCTAssertFalse(inView.isEmpty)
        XCTAssertTrue(inView.isSubset(of: view.shownPins.map(\.pin)))
        XCTAssertLessThan(inView.count, shown.count)
        XCTAssertTrue(view.pinWidgets.filter { $0.pin == nil }.allSatisfy { !$0.isMapped })
      }
    }
  }

  func testTheButtonOfAPinEndsAtTheEdgeOfTheMap() throws {
    try onMain {
      try Self.withMap { window, view in
        let paris = try Self.position("Paris", in: view)
        view.pan(x: 3 - paris.x, y: 3 - paris.y)
        settle(window)
        let index = try XCTUnwrap(view.places.firstIndex { $0.name == "Paris" })
        let widget = try XCTUnwrap(
          view.pinWidgets.first { $0.pin?.places.contains(index) == true })
        let corner = try XCTUnwrap(widget.convert(x: 0, y: 0, to: view))
        XCTAssertGreaterThanOrEqual(min(corner.x, corner.y), 0)
        XCTAssertGreaterThan(min(widget.width, widget.height), 0)
      }
    }
  }

  func testTheNumberOfAClusterIsThatOfItsElements() throws {
    try onMain {
      try Self.withMap { window, view in
        view.zoomNow(to: 1, about: Point(x: 367, y: 300))
        let pins = view.shownPins.map(\.pin)
        let sums = pins.map { $0.places.reduce(0) { $0 + view.places[$1].discoveries.count } }
        XCTAssertNotEqual(
          pins.map(\.weight), sums, "some are discovered at two places of a cluster")
        for pin in pins {
          let places = pin.places.map { view.places[$0] }
          let numbers = Set(places.flatMap { $0.discoveries.map(\.number) })
          XCTAssertEqual(pin.weight, numbers.count)
        }
      }
    }
  }

  func testAPinThatLeavesTheViewReturnsTheFocus() throws {
    try onMain {
      try Self.withMap { window, view in
        _ = view.grabFocus()
        Hand.shared.type("space", in: window)
        XCTAssertNotNil(view.focusedPin)
        view.pan(x: 3000, y: 0)
        settle(window)
        XCTAssertTrue(view.isFocused)
      }
    }
  }
}
