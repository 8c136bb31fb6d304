import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The map of places: drawing, moving and zooming.
final class MapViewTests: MapTestCase {
  func testItShowsLandSeaAndPins() throws {
    try onMain {
      try Self.withMap { _, view in
        let picture = try XCTUnwrap(Screenshot(of: view))
        let style = MapStyle.current
        // In the Baltic Sea, in Finland, and in the pin of London.
        let sea = view.viewport.position(
          of: Mercator.point(of: Coordinate(longitude: 19.5, latitude: 58)))
        let land = view.viewport.position(
          of: Mercator.point(of: Coordinate(longitude: 23, latitude: 49)))
        let london = try Self.position("London", in: view)
        XCTAssertTrue(picture.color(Int(sea.x), Int(sea.y)).isNear(style.sea))
        XCTAssertTrue(picture.color(Int(land.x), Int(land.y)).isNear(style.land))
        XCTAssertTrue(picture.color(Int(london.x), Int(london.y) + 11).isNear(style.pin))
      }
    }
  }

  func testKeysPanAndZoom() throws {
    try onMain {
      try Self.withMap { window, view in
        _ = view.grabFocus()
        let before = view.viewport
        Hand.shared.type("Right", in: window)
        XCTAssertGreaterThan(view.viewport.center.x, before.center.x)
        Hand.shared.type("Down", in: window)
        XCTAssertGreaterThan(view.viewport.center.y, before.center.y)
        Hand.shared.type("equal", in: window)
        XCTAssertEqual(view.viewport.scale, before.scale * 2, accuracy: 1e-9)
        Hand.shared.type("minus", in: window)
        Hand.shared.type("0", in: window)
        XCTAssertTrue(view.viewport.isWhole)
      }
    }
  }

  func testAPointUnderThePointerStaysWhenTheWheelZooms() throws {
    try onMain {
      try Self.withMap { _, view in
        let before = try Self.position("London", in: view)
        Hand.shared.scroll(over: view, x: before.x, y: before.y, notches: -2)
        waitUntil("it is larger") { view.viewport.scale > 6 }
        let after = try Self.position("London", in: view)
        XCTAssertEqual(before.x, after.x, accuracy: 4)
        XCTAssertEqual(before.y, after.y, accuracy: 4)
      }
    }
  }

  func testAMovedMapLooksLikeOneDrawnAnew() throws {
    try onMain {
      try Self.withMap { window, view in
        view.show([])
        for (x, y) in [(37.4, 12.3), (-250, 90), (3, -401), (-0.3, 0.2), (700, 500), (-9, -9)] {
          view.pan(x: x, y: y)
          settle(window)
          _ = Screenshot(of: view)
        }
        XCTAssertLessThan(try Self.differences(fromANew: view), 40)
      }
    }
  }

  func testAZoomIsSharpAtItsEnd() throws {
    try onMain {
      try Self.withMap { window, view in
        view.show([])
        settle(window)
        try withSteppedClock(of: window) { clock in
          for steps in [1, -1] {
            view.zoomBy(steps: steps)
            for _ in 0..<3 {
              clock.advance(by: 0.05)
              // Scaled lines are blurred; land and sea, and the new edges, are where they belong.
              XCTAssertLessThan(try Self.differences(fromANew: view), 6_000)
            }
            clock.advance(by: 0.1)
            XCTAssertLessThan(try Self.differences(fromANew: view), 40)
          }
        }
        view.zoomNow(to: 7, about: Point(x: 200, y: 150))
        for _ in 0..<5 { settle(window) }
        XCTAssertLessThan(try Self.differences(fromANew: view), 40)
      }
    }
  }

  /// Number of pixels, of each third one in each third row, that differ from those of a new map at the same place.
  @MainActor
  private static func differences(fromANew view: MapView) throws -> Int {
    let picture = try XCTUnwrap(Screenshot(of: view))
    let map = try BuiltIn.data.readMap()
    var different = 0
    try withWindow(width: 735, height: 600) {
      MapView(map)
    } _: { window, other in
      other.show(center: view.viewport.center, scale: view.viewport.scale)
      settle(window)
      let fresh = try XCTUnwrap(Screenshot(of: other))
      for y in stride(from: 0, to: 560, by: 3) {
        for x in stride(from: 0, to: 735, by: 3)
        where !picture.color(x, y).isNear(fresh.color(x, y)) { different += 1 }
      }
    }
    return different
  }

  func testAFlightToAPlaceTakesItsTimeAndEndsThere() throws {
    try onMain {
      try Self.withMap { window, view in
        let berkeley = try XCTUnwrap(view.places.firstIndex { $0.name == "Berkeley" })
        withAnimations {
          let scales = samples(ofEachFrameOf: window, of: { view.viewport.center.x }) {
            view.fly(toPlace: berkeley)
          } until: {
            (try? Self.position("Berkeley", in: view)).map { abs($0.x - 367.5) < 0.01 } ?? false
          }
          XCTAssertGreaterThan(Set(scales).count, 3)
        }
        XCTAssertEqual(view.viewport.scale, 8, accuracy: 1e-9)
        withSteppedClock(of: window) { clock in
          view.fly(toPlace: 0)
          clock.advance(by: 0.2)
          let half = view.viewport
          view.pan(x: 10, y: 0)
          clock.advance(by: 0.4)
          XCTAssertEqual(view.viewport.scale, half.scale, "a pan interrupts the flight")
        }
        view.fly(toPlace: 0)
        let first = Mercator.point(of: view.places[0].coordinate)
        XCTAssertEqual(view.viewport.position(of: first).x, 367.5, accuracy: 0.01)
        view.fly(toPlace: 10_000)
      }
    }
  }

  func testASwipeGoesOnUntilAPress() throws {
    try onMain {
      try Self.withMap { window, view in
        let center = { view.viewport.center.x }
        let start = center()
        view.glide(x: -900, y: 0)
        XCTAssertEqual(center(), start, "not without animations")
        withSteppedClock(of: window) { clock in
          view.glide(x: -900, y: 0)
          clock.advance(by: 0.1)
          let first = center() - start
          clock.advance(by: 0.1)
          let second = center() - start - first
          XCTAssertGreaterThan(second, 0)
          XCTAssertLessThan(second, first)
          view.stop()
          let stopped = center()
          clock.advance(by: 0.5)
          XCTAssertEqual(center(), stopped)
          view.glide(x: -900, y: 0)
          clock.advance(by: 0)
          clock.advance(by: 5)
          XCTAssertFalse(view.isGliding)
        }
        XCTAssertEqual((center() - start) * view.viewport.worldWidth, 0, accuracy: 600)
      }
    }
  }

  func testADoubleClickZoomsIn() throws {
    try onMain {
      try Self.withMap { window, view in
        let sea = Point(x: 60, y: 300)
        let scale = view.viewport.scale
        Hand.shared.click(view, x: sea.x, y: sea.y)
        Hand.shared.click(view, x: sea.x, y: sea.y)
        waitUntil("it has zoomed in") { view.viewport.scale == 2 * scale }
      }
    }
  }

  func testAFlightTakesTheShortWayAcrossTheDateLine() throws {
    try onMain {
      try Self.withMap { window, view in
        view.show([
          Place(name: "Suva", country: "FJ", coordinate: Coordinate(longitude: 178, latitude: -18)),
          Place(
            name: "Apia", country: "WS", coordinate: Coordinate(longitude: -172, latitude: -14)),
        ])
        view.fly(toPlace: 0)
        withSteppedClock(of: window) { clock in
          view.fly(toPlace: 1)
          let centers = clock.samples(of: { view.viewport.center.x }) {
            (view.viewport.center.x - 8.0 / 360).magnitude < 1e-9
          }
          XCTAssertTrue(centers.allSatisfy { $0 > 0.99 || $0 < 0.03 }, "\(centers)")
          XCTAssertGreaterThan(centers.count, 8)
          XCTAssertLessThan(centers.count, 16)
        }
      }
    }
  }

  func testEveryPartOfTheWorldIsDrawnInBothStyles() throws {
    try onMain {
      try Self.withMap { window, view in
        for scale in [1.0, 7, 64] {
          for step in 0..<4 {
            view.zoomNow(to: scale, about: Point(x: 367, y: 300))
            view.pan(x: 500 * Double(step), y: 200 * Double(step % 3 - 1))
            settle(window)
            XCTAssertNotNil(Screenshot(of: view))
          }
        }
      }
    }
  }
}
