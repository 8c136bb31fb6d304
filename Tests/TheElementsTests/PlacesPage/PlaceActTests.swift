import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Acts on the map and on the timeline are reported as actions.
final class PlaceActTests: PageTestCase {
  @MainActor
  private static func withPlaces(_ body: (MainWindow, MapView) throws -> Void) throws {
    try withMainWindow(state: SavedState(width: 1000, page: "places")) { window in
      waitUntil("the places are read") { window.placesPage?.view != nil }
      settle(window)
      try body(window, XCTUnwrap(window.placesPage?.shownMap))
    }
  }

  func testTheWheelOnTheMapIsAnnouncedOnceAndRepeated() throws {
    try onMain {
      try Self.withPlaces { window, map in
        var found: [String] = []
        watchActs { acts in
          Hand.shared.scroll(over: map, x: 200, y: 150, notches: -3)
          settle(window)
          found = acts()
        }
        XCTAssertEqual(found.count, 1)
        let words = found[0].split(separator: " ").map(String.init)
        XCTAssertEqual(words.first, "set-map")
        let part = map.viewport
        window.activate(.zoomNormal)
        settle(window)
        XCTAssertNotEqual(map.viewport.scale, part.scale)
        window.activate(.setMap, "\(words[1]) \(words[2])", words[3])
        XCTAssertEqual(map.viewport.scale, part.scale, accuracy: 0.001)
        XCTAssertEqual(map.viewport.center.x, part.center.x, accuracy: 0.0001)
        XCTAssertEqual(map.viewport.center.y, part.center.y, accuracy: 0.0001)
      }
    }
  }

  func testAPartOfTheMapIsShownWhenThePlacesAreRead() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 1000, page: "name")) { window in
        window.activate(.setMap, "13.4 52.5", "20")
        waitUntil("the places are read") { window.placesPage?.view != nil }
        settle(window)
        let part = try XCTUnwrap(window.placesPage?.shownMap).viewParameters
        XCTAssertEqual(part.scale, 20)
        XCTAssertEqual(part.center.x, 13.4, accuracy: 0.001)
        XCTAssertEqual(part.center.y, 52.5, accuracy: 0.001)
      }
    }
  }

  func testKeysOnTheTimelineAreAnnouncedOnce() throws {
    try onMain {
      try Self.withPlaces { window, _ in
        let timeline = try window.first(TimelineView.self)
        let start = timeline.timeline.range
        timeline.handles[0].grabFocus()
        watchActs { acts in
          for _ in 0..<3 { Hand.shared.type("Prior", in: window) }
          settle(window)
          let years = "\(start.lowerBound + 30) \(start.upperBound)"
          XCTAssertEqual(acts(), ["set-timeline \(years)"])
        }
      }
    }
  }

  func testTheYearsOfAStoppedTimelineAreAnnounced() throws {
    try onMain {
      try Self.withPlaces { window, _ in
        let timeline = try window.first(TimelineView.self)
        let years = timeline.timeline.bounds
        watchActs { acts in
          window.activate(.playTimeline)
          settle(window)
          XCTAssertEqual(
            acts(), ["play-timeline", "set-timeline \(years.lowerBound) \(years.upperBound)"])
        }
      }
    }
  }
}
