import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The timeline of the places.
final class TimelineViewTests: PageTestCase {
  @MainActor
  private static func withTimeline(
    _ body: (MainWindow, PlacesPage, TimelineView) throws -> Void
  ) throws {
    try withMainWindow(state: SavedState(page: "places")) { window in
      let page = try window.first(PlacesPage.self)
      waitUntil("the places are read") { page.view != nil }
      settle(window)
      try body(window, page, try XCTUnwrap(page.view?.timeline))
    }
  }

  func testPinsRowsAndCountsFollowIt() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        let view = try XCTUnwrap(page.view)
        let all = view.map.places
        window.activateAction(AppAction.setTimeline.name, ["1700", "1800"])
        let expected = all.compactMap { place -> String? in
          place.discoveries.contains { 1700...1800 ~= $0.year } ? place.key : nil
        }
        XCTAssertEqual(Set(view.map.places.map(\.key)), Set(expected))
        settle(window)
        let rows = view.list.rows.filter(\.isMapped)
        XCTAssertEqual(Set(rows.map(\.place)), Set(view.map.places))
        let stockholm = try XCTUnwrap(rows.first { $0.place.name == "Stockholm" })
        XCTAssertEqual(Accessible.label(of: stockholm), "Stockholm, Sweden, 2 elements")
        XCTAssertEqual(stockholm.elements.map(\.symbol), ["Co", "Ni"])
        XCTAssertTrue(labels(in: window).contains("\(page.elements.count) elements"))
        XCTAssertLessThan(page.elements.count, 40)
        window.activateAction(AppAction.setTimeline.name, ["", ""])
        settle(window)
        XCTAssertEqual(view.map.places, all)
        XCTAssertEqual(Accessible.label(of: stockholm), "Stockholm, Sweden, 10 elements")
        XCTAssertEqual(timeline.timeline.isWhole, true)
      }
    }
  }

  func testItsButtonsCoverNoTextUnderAFinger() throws {
    try onMain {
      try Self.withTimeline { window, _, timeline in
        for isTouched in [false, true] {
          window.isTouched = isTouched
          settle(window)
          let play = try XCTUnwrap(timeline.children.first { $0 is Button })
          let top = try XCTUnwrap(play.convert(x: 0, y: 0, to: timeline)?.y)
          let note = try XCTUnwrap(
            timeline.layout.noteFrame(of: Size(width: 100, height: 13), bars: []))
          XCTAssertGreaterThanOrEqual(top, note.y + note.height, "touch: \(isTouched)")
        }
      }
    }
  }

  func testKeysMoveAHandle() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        Hand.shared.activate(window)
        let end = timeline.handles[1]
        XCTAssertTrue(end.grabFocus())
        XCTAssertEqual(Accessible.role(of: end), "slider")
        let last = timeline.timeline.bounds.upperBound
        for (key, year) in [
          ("Left", last - 1), ("Page_Down", last - 11), ("Up", last - 10), ("Page_Up", last),
          ("Right", last), ("Home", 1650), ("End", last),
        ] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(timeline.timeline.range.upperBound, year, key)
          XCTAssertEqual(Accessible.description(of: end), String(year))
        }
        XCTAssertTrue(end.isFocused)
        timeline.handles[0].grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(page.timeline?.range, 1651...last)
        end.activateAction("slider.decrease")
        timeline.handles[0].activateAction("slider.increase")
        settle(window)
        XCTAssertEqual(page.timeline?.range, 1652...(last - 1), "by accessible actions")
      }
    }
  }

  func testThePointerMovesAHandle() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        let layout = timeline.layout
        Hand.shared.move(to: timeline, x: layout.x(of: .end), y: layout.middle)
        Hand.shared.press()
        for year in [1950, 1800] {
          Hand.shared.move(to: timeline, x: layout.x(of: year), y: layout.middle)
          settle(window)
        }
        Hand.shared.release()
        waitUntil("the handle has moved") { abs(timeline.timeline.range.upperBound - 1800) <= 1 }
        XCTAssertTrue(timeline.handles[1].isFocused)
        XCTAssertEqual(timeline.timeline.range.lowerBound, 1650)
      }
    }
  }

  func testItPlaysInFifteenSeconds() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        let last = timeline.timeline.bounds.upperBound
        withSteppedClock(of: window) { clock in
          window.activate(.playTimeline)
          clock.advance(by: 0)
          XCTAssertEqual(timeline.timeline.range, 1650...1650)
          XCTAssertEqual(Accessible.label(of: timeline.play), "Pause")
          clock.advance(by: 7.5)
          let half = timeline.timeline.range.upperBound
          XCTAssertEqual(Double(half), (1650 + Double(last)) / 2, accuracy: 2)
          window.activate(.playTimeline)
          clock.advance(by: 3)
          XCTAssertEqual(timeline.timeline.range.upperBound, half, "it has stopped")
          XCTAssertEqual(Accessible.label(of: timeline.play), "Play")
          window.activate(.playTimeline)
          clock.advance(by: 0)
          clock.advance(by: 8)
        }
        XCTAssertTrue(timeline.timeline.isWhole)
        XCTAssertFalse(timeline.play.isPlaying)
      }
    }
  }

  func testWithoutAnimationsItEndsAtOnce() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        window.activateAction(AppAction.setTimeline.name, ["1700", "1800"])
        window.activate(.playTimeline)
        XCTAssertEqual(
          timeline.timeline.range, 1700...timeline.timeline.bounds.upperBound)
        XCTAssertFalse(timeline.play.isPlaying)
      }
    }
  }

  func testTheTableFollowsWhilePinned() throws {
    try onMain {
      try Self.withTimeline { window, page, timeline in
        window.activateAction(AppAction.setTimeline.name, ["1650", "1700"])
        Hand.shared.click(timeline.pin)
        waitUntil("it is pinned") { page.isTimelinePinned && timeline.pin.isActive }
        window.showPage("table")
        settle(window)
        let tiles = window.all(ElementTile.self)
        let bright = tiles.filter { !$0.hasClass("out-of-range") }.map(\.element)
        XCTAssertTrue(bright.contains { $0.symbol == "P" } && bright.contains { $0.symbol == "Au" })
        XCTAssertEqual(bright.count, bright.filter { ($0.discovery.year ?? 0) <= 1700 }.count)
        XCTAssertLessThan(bright.count, 20)
        window.activate(.pinTimeline)
        settle(window)
        XCTAssertFalse(tiles.contains { $0.hasClass("out-of-range") })
        XCTAssertFalse(timeline.pin.isActive)
      }
    }
  }
}
