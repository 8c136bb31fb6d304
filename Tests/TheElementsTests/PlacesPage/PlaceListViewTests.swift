import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Scrolling of the places by country.
final class PlaceListViewTests: PageTestCase {
  func testTheSelectedRowStaysWhollyInViewInALowerWindow() throws {
    try onMain {
      try PlacesPageTests.withPlaces(width: 1100) { window, page in
        let view = try XCTUnwrap(page.view)
        let sibiu = "667268"
        window.activate(.showPlace, sibiu)
        settle(window)
        let row = try XCTUnwrap(view.list.rows.first(where: \.isSelected))
        let scrolled = view.list.scrolled
        @MainActor func bottom() throws -> Double {
          try XCTUnwrap(row.convert(x: 0, y: 0, to: scrolled)?.y) + Double(row.height)
        }
        let (height, before) = (scrolled.height, try bottom())
        XCTAssertLessThan(Double(height) - before, 30, "it is at the lower edge")
        let windowHeight = window.defaultHeight
        resize(window, 1100, windowHeight - 34)
        XCTAssertEqual(scrolled.height, height - 34)
        XCTAssertLessThanOrEqual(try bottom(), Double(scrolled.height))
        resize(window, 1100, windowHeight)
        XCTAssertEqual(scrolled.height, height)
        XCTAssertEqual(try bottom(), before)
      }
    }
  }

  func testTheRowOfTheSelectedPlaceCountsAsSelectedAlsoAfterARestart() throws {
    try onMain {
      var state = SavedState(page: "places")
      state.places.place = "2673730"
      try PlacesPageTests.withPlaces(state: state) { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let row = try XCTUnwrap(list.rows.first(where: \.isSelected))
        XCTAssertEqual(row.place.key, "2673730")
        let others = list.rows.filter { $0 !== row }
        XCTAssertFalse(row.isFocused)
        XCTAssertEqual(Accessible.isSelected(row), true)
        XCTAssertFalse(others.contains { Accessible.isSelected($0) == true })
        // With and without the focus.
        XCTAssertTrue(row.grabFocus())
        XCTAssertEqual(Accessible.isSelected(row), true)
        XCTAssertTrue(list.countries[0].header.grabFocus())
        settle(window)
        XCTAssertEqual(Accessible.isSelected(row), true)
        window.activate(.showPlace, "")
        XCTAssertEqual(Accessible.isSelected(row), false)
      }
    }
  }

  func testAHeaderSticksWhileItsRowsScrollBy() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let country = try XCTUnwrap(list.countries.first { $0.rows.count > 2 })
        let top = try XCTUnwrap(country.convert(x: 0, y: 0, to: list.column)).y
        let adjustment = list.scrolled.verticalAdjustment
        let header = country.header
        adjustment.value = top + 50
        settle(window)
        XCTAssertEqual(header.convert(x: 0, y: 0, to: list.scrolled)?.y, 0)
        XCTAssertEqual(list.scrolled.pick(x: 100, y: 10).map { $0.isInside(header) }, true)
        adjustment.value = top + Double(country.height) - 10
        settle(window)
        let y = try XCTUnwrap(header.convert(x: 0, y: 0, to: list.scrolled)).y
        XCTAssertEqual(y, 10 - Double(header.height), "the next section pushes it away")
        adjustment.value = top + 50
        settle(window)
        let row = country.rows[0]
        XCTAssertTrue(row.grabFocus())
        settle(window)
        let place = try XCTUnwrap(row.convert(x: 0, y: 0, to: list.scrolled)).y
        XCTAssertGreaterThanOrEqual(place, Double(header.height), "not below the header")
      }
    }
  }

  func testACollapsedSectionKeepsItsHeaderAndTheFocus() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let country = try XCTUnwrap(list.countries.first { $0.rows.count > 2 })
        let top = try XCTUnwrap(country.convert(x: 0, y: 0, to: list.column)).y
        XCTAssertTrue(country.rows[2].grabFocus())
        list.scrolled.verticalAdjustment.value = top + 60
        settle(window)
        window.activate(.toggleSection, "places", country.id)
        XCTAssertEqual(window.focusWidget, country.header)
        waitUntil("it is collapsed") { country.height == country.header.height }
        settle(window)
        XCTAssertEqual(country.header.convert(x: 0, y: 0, to: list.scrolled)?.y, 0)
        window.activate(.collapseAll)
        waitUntil("all are collapsed") {
          list.countries.allSatisfy { $0.height == $0.header.height }
        }
        XCTAssertEqual(list.collapsed.count, list.countries.count)
        window.activate(.expandAll)
        XCTAssertEqual(list.collapsed, [])
      }
    }
  }

  func testTheDetailsOfAllRowsHaveOneSize() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let rows = try XCTUnwrap(page.view?.list.rows)
        // At 290 pixels there is no room for all of them beside the tiles.
        for width in [290.0, 328, 700] {
          let details = rows.flatMap { $0.drawing.lines(width, $0).dropFirst() }
          XCTAssertEqual(Set(details.map(\.size)), [13], "\(width)")
          XCTAssertFalse(details.contains(where: \.isShortened), "\(width)")
        }
      }
    }
  }

  func testOnlyCountriesInViewAreDrawn() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let adjustment = list.scrolled.verticalAdjustment
        for value in [0, adjustment.upper, 700] {
          adjustment.value = value
          settle(window)
          let drawn = list.countries.filter { !DrawnText.all(in: $0).isEmpty }
          let inView = list.countries.filter { country in
            let whole = Bounds(width: Double(country.width), height: Double(country.height))
            return country.visibleFrame(of: whole, in: list) != nil
          }
          XCTAssertTrue(inView.allSatisfy { drawn.contains($0) }, "at \(value)")
          XCTAssertLessThanOrEqual(drawn.count, inView.count + 2, "at \(value)")
        }
      }
    }
  }

  /// Runs `body` with a list of collapsed countries that is scrolled, and the topmost of them in view.
  private static func withScrolledHeaders(
    _ body: @MainActor (MainWindow, PlaceListView, CountrySection) throws -> Void
  ) throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        window.activate(.collapseAll)
        resize(window, 1000, 600)
        list.scrolled.verticalAdjustment.value = 300
        settle(window)
        try body(window, list, XCTUnwrap(list.topmost))
      }
    }
  }

  func testTheTopmostCountryStaysInPlaceWhenAllExpand() throws {
    try Self.withScrolledHeaders { window, list, section in
      XCTAssertNotEqual(section, list.countries.first)
      let top = section.top(in: list)
      window.activate(.expandAll)
      waitUntil("all are expanded") { !list.countries.contains(where: \.isSliding) }
      settle(window)
      XCTAssertGreaterThan(list.scrolled.verticalAdjustment.value, 400)
      XCTAssertEqual(section.top(in: list), top, accuracy: 1)
    }
  }

  func testTheVisibleAreaStaysWhenACountryAboveItExpands() throws {
    try Self.withScrolledHeaders { window, list, section in
      let top = section.top(in: list)
      let hidden = try XCTUnwrap(list.countries.first(where: \.isVisible))
      window.activate(.toggleSection, "places", hidden.id)
      waitUntil("it is expanded") { hidden.isExpanded && !hidden.isSliding }
      settle(window)
      XCTAssertEqual(section.top(in: list), top, accuracy: 1)
      window.activate(.toggleSection, "places", section.id)
      waitUntil("the other one is expanded") { section.isExpanded && !section.isSliding }
      settle(window)
      XCTAssertEqual(section.top(in: list), top, accuracy: 1)
    }
  }

  func testTheSelectedRowStaysInViewInAnotherSize() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let row = try XCTUnwrap(list.rows.last)
        window.activate(.showPlace, row.place.key)
        let isInView = {
          let whole = Bounds(width: Double(row.width), height: Double(row.height))
          let frame = row.visibleFrame(of: whole, in: list)
          return frame.map { $0.y >= 0 && $0.y + $0.height <= Double(list.height) } ?? false
        }
        waitUntil("it is in view") { isInView() }
        for (width, height) in [(700, 760), (1080, 600), (1080, 760)] {
          resize(window, width, height)
          XCTAssertTrue(isInView(), "\(width) × \(height)")
        }
      }
    }
  }

  func testTheFirstPlaceReturnsWithTheFormerSize() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let adjustment = list.scrolled.verticalAdjustment
        let country = try XCTUnwrap(list.countries.first { $0.id == "FR" })
        list.scrollNow(toPart: "#FR")
        settle(window)
        let before = adjustment.value
        let bottom = before + Double(list.height)
        let row = try XCTUnwrap(
          list.rows.last { row in
            let top = row.convert(x: 0, y: 0, to: list.column)?.y ?? .infinity
            return top + 2 * Double(row.height) < bottom
          })
        XCTAssertFalse(row.isInside(country))
        window.activate(.showPlace, row.place.key)
        settle(window)
        XCTAssertEqual(adjustment.value, before)
        for _ in 0..<2 {
          resize(window, 700, 760)
          XCTAssertGreaterThan(adjustment.value, before, "the selected row is in view")
          resize(window, 1080, 760)
          XCTAssertEqual(adjustment.value, before)
        }
        resize(window, 700, 760)
        list.scrollNow(toPart: "#GB")
        let scrolled = adjustment.value
        settle(window)
        XCTAssertEqual(adjustment.value, scrolled)
        window.defaultHeight = 700
        settle(window)
        XCTAssertEqual(adjustment.value, scrolled, "what the user has scrolled to stays")
      }
    }
  }

  func testTheFirstPlaceStaysWhereTheListChanges() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let country = try XCTUnwrap(list.countries.first { $0.id == "FR" })
        let row = try XCTUnwrap(country.rows.last)
        list.scroll(toPart: "\(row.place.key)#FR")
        settle(window)
        list.scrolled.verticalAdjustment.value -= 5
        settle(window)
        let top = list.topPart
        XCTAssertEqual(top, "\(row.place.key)#FR", "5 px below the header")
        let others = list.rows.filter { !$0.isInside(list.countries[0]) }
        list.show(only: Set(others.map(\.place.key)), isSearch: false)
        settle(window)
        XCTAssertEqual(list.topPart, top)
        let rest = others.filter { !$0.isInside(country) }
        list.show(only: Set(rest.map(\.place.key)), isSearch: false)
        settle(window)
        let next = list.countries.drop { $0 != country }.first(where: \.isVisible)
        XCTAssertEqual(list.topPart, next.map { "#\($0.id)" })
      }
    }
  }

  func testTheFirstPlaceStaysWhereTheListChangesDuringASearch() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        let list = try XCTUnwrap(page.view?.list)
        let country = try XCTUnwrap(list.countries.first { $0.id == "FR" })
        let row = try XCTUnwrap(country.rows.last)
        list.scroll(toPart: "\(row.place.key)#FR")
        settle(window)
        let top = try XCTUnwrap(list.topPart)
        XCTAssertEqual(top, "\(row.place.key)#FR")
        list.show(only: [], isSearch: true)
        settle(window)
        let others = list.rows.filter { !$0.isInside(list.countries[0]) }
        list.show(only: Set(others.map(\.place.key)), isSearch: false)
        settle(window)
        XCTAssertEqual(list.topPart, top)
      }
    }
  }
}
