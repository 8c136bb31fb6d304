import Adwaita
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Sensitivity of the previous and the next button.
@MainActor
private func buttons(_ window: ElementWindow) -> [Bool] {
  ["Previous Element", "Next Element"].map { name in
    window.all(Button.self).first { Accessible.label(of: $0) == name }?.isSensitive ?? false
  }
}

/// Frames of the tile and the first card.
@MainActor
private func frames(_ window: ElementWindow) throws -> (tile: Rect, text: Rect) {
  let frames = try [window.first(FlipTile.self), window.find("card-physical")].map { widget in
    let corner = try XCTUnwrap(widget.convert(x: 0, y: 0, to: window))
    return Rect(
      x: corner.x, y: corner.y, width: Double(widget.width), height: Double(widget.height))
  }
  return (frames[0], frames[1])
}

/// The element window.
final class ElementWindowTests: PageTestCase {
  func testEveryPropertyIsShownWithItsValueAndDescribedByItsSource() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let (gold, table) = (try BuiltIn.element("Au"), try BuiltIn.table)
        let groups = gold.propertyGroups(temperatures: .kelvin, sources: table.sources)
        XCTAssertGreaterThan(groups.flatMap(\.properties).count, 15)
        for group in groups {
          let card = try window.find("card-\(group.id)")
          XCTAssertEqual(labels(in: card).first, tr(group.title))
          let rows = card.all(PropertyRow.self)
          XCTAssertEqual(rows.map(\.name), group.properties.map { "property-\($0.id)" })
          for (row, property) in zip(rows, group.properties) {
            let expected = [tr(property.title), tr(property.value), property.otherUnits]
              .compactMap { $0 }
            XCTAssertEqual(Set(labels(in: row)).subtracting([""]), Set(expected))
            XCTAssertEqual(Accessible.label(of: row), expected.joined(separator: ", "))
            XCTAssertEqual(Accessible.description(of: row), property.source)
            XCTAssertEqual(row.sourceButton == nil, property.source == nil)
          }
        }
      }
    }
  }

  func testAFigureIsShownWithItsUnit() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let rows = window.all(PropertyRow.self).map(labels(in:))
        let melting = try XCTUnwrap(rows.first { $0.first == "Melting point" })
        XCTAssertEqual(melting[1], "1337.33\u{a0}K")
        XCTAssertEqual(melting[2], "1064.18\u{a0}°C · 1947.52\u{a0}°F")
      }
    }
  }

  func testTemperaturesAreShownInTheUnitThatIsSet() throws {
    try onMain {
      try withElementWindow("Au", unit: { .celsius }) { window in
        let rows = window.all(PropertyRow.self).map(labels(in:))
        let melting = try XCTUnwrap(rows.first { $0.first == "Melting point" })
        XCTAssertTrue(melting[1].hasPrefix("1064.18\u{a0}°C"), melting[1])
      }
    }
  }

  func testAnotherUnitChangesTheTextsAndNothingElse() throws {
    try onMain {
      final class Setting { var unit = TemperatureDisplay.kelvin }
      let setting = Setting()
      try withElementWindow("Au", unit: { setting.unit }, size: (400, 500)) { window in
        let melting = try window.find("property-melt")
        melting.grabFocus()
        settle(window)
        let (before, top) = (window.all(Widget.self), melting.top(in: window))
        XCTAssertTrue((0..<500).contains(top), "scrolled into view")
        for (unit, texts) in [
          (TemperatureDisplay.fahrenheit, ["1947.52\u{a0}°F", "1337.33\u{a0}K · 1064.18\u{a0}°C"]),
          (.celsius, ["1064.18\u{a0}°C", "1337.33\u{a0}K · 1947.52\u{a0}°F"]),
        ] {
          setting.unit = unit
          window.updateTemperatures()
          settle(window)
          XCTAssertTrue(labels(in: melting).contains(texts[0]))
          XCTAssertTrue(labels(in: melting).contains(texts[1]))
          XCTAssertEqual(
            Accessible.label(of: melting)?.hasPrefix("Melting point, \(texts[0])"), true)
        }
        XCTAssertEqual(window.all(Widget.self), before, "the widgets are the same")
        XCTAssertEqual(window.focusedName, "property-melt")
        XCTAssertEqual(melting.top(in: window), top)
        XCTAssertTrue(labels(in: window).contains("19.3\u{a0}g/cm³"))
      }
    }
  }

  func testTheTitleNamesTheElement() throws {
    try onMain {
      try withElementWindow("Hg") { window in
        XCTAssertEqual(window.title, "Mercury")
        XCTAssertEqual(window.name, "window-80")
        let tile = try window.first(FlipTile.self)
        XCTAssertEqual(Accessible.label(of: tile), "Mercury, Hg, 80, liquid, transition metal")
        XCTAssertEqual(Accessible.role(of: tile), "button")
      }
    }
  }

  func testNextAndPreviousShowAnotherElementInTheWindow() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.nextElement.name)
        settle(window)
        XCTAssertEqual(window.title, "Mercury")
        XCTAssertEqual(window.name, "window-80")
        XCTAssertNotNil(try window.find("element-80"))
        window.activateAction(AppAction.previousElement.name)
        window.activateAction(AppAction.previousElement.name)
        settle(window)
        XCTAssertEqual(window.title, "Platinum")
        XCTAssertEqual(window.all(ElementView.self).count, 1, "the element before is gone")
      }
    }
  }

  func testTheButtonsShowAnotherElementToo() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let next = try XCTUnwrap(
          window.all(Button.self).first { Accessible.label(of: $0) == "Next Element" })
        Hand.shared.click(next)
        waitUntil("mercury is shown") { window.title == "Mercury" }
      }
    }
  }

  func testHydrogenHasNoPreviousAndOganessonNoNext() throws {
    try onMain {
      try withElementWindow("H") { window in
        XCTAssertEqual(buttons(window), [false, true])
        window.activateAction(AppAction.previousElement.name)
        XCTAssertEqual(window.element.symbol, "H")
        window.activateAction(AppAction.nextElement.name)
        settle(window)
        XCTAssertEqual(window.element.symbol, "He")
        XCTAssertEqual(buttons(window), [true, true])
      }
      try withElementWindow("Og") { window in
        XCTAssertEqual(buttons(window), [true, false])
        window.activateAction(AppAction.nextElement.name)
        XCTAssertEqual(window.element.symbol, "Og")
      }
    }
  }

  func testTheWikipediaLinkHasItsAddressAsADescription() throws {
    try onMain {
      for (symbol, address) in [
        ("Au", "https://en.wikipedia.org/wiki/Gold"),
        ("Hg", "https://en.wikipedia.org/wiki/Mercury_(element)"),
      ] {
        try withElementWindow(symbol) { window in
          let link = try window.find("wikipedia")
          XCTAssertEqual(Accessible.label(of: link), "Wikipedia")
          XCTAssertEqual(Accessible.description(of: link), address)
          XCTAssertTrue(link.isSensitive)
        }
      }
    }
  }

  func testEveryElementsWindowCanBeShownOneAfterTheOther() throws {
    try onMain {
      try withElementWindow("H") { window in
        for element in try BuiltIn.table.elements {
          XCTAssertEqual(window.element, element)
          XCTAssertGreaterThan(window.all(PropertyRow.self).count, 8, element.name)
          window.activateAction(AppAction.nextElement.name)
        }
      }
    }
  }

  func testAWideWindowPutsTheTileBesideTheProperties() throws {
    try onMain {
      try withElementWindow("Au", size: (1000, 700)) { window in
        let (tile, text) = try frames(window)
        XCTAssertLessThan(tile.maxX, text.x)
        XCTAssertEqual(tile.width, tile.height)
        XCTAssertGreaterThanOrEqual(tile.width, 256)
      }
      try withElementWindow("Au", size: (400, 700)) { window in
        let (tile, text) = try frames(window)
        XCTAssertLessThan(tile.maxY, text.y)
        XCTAssertGreaterThanOrEqual(tile.x, 0)
        XCTAssertLessThanOrEqual(max(tile.maxX, text.maxX), 400)
      }
    }
  }

  func testTheLeftColumnStaysWhileTheCardsScroll() throws {
    try onMain {
      try withElementWindow("Au") { window in
        XCTAssertEqual([window.defaultWidth, window.defaultHeight], [900, 744])
        let (tile, card) = (try window.first(FlipTile.self), try window.find("card-physical"))
        let overview = try window.first(ElementOverview.self)
        let tops = [tile, overview].map { $0.top(in: window) }
        XCTAssertLessThanOrEqual(tops[1] + Double(overview.height), 744)
        let cardTop = card.top(in: window)
        Hand.shared.scroll(over: card, notches: 3)
        waitUntil("the cards have scrolled") { card.top(in: window) < cardTop - 50 }
        settle(window)
        XCTAssertEqual([tile, overview].map { $0.top(in: window) }, tops)
      }
    }
  }

  func testInOneColumnTheKeyFiguresShowWithoutScrolling() throws {
    try onMain {
      for width in [360, 700] {
        try withElementWindow("Au", size: (width, 744)) { window in
          let tile = try window.first(FlipTile.self)
          XCTAssertEqual(tile.width, 240)
          let figures = try window.find("key-figures")
          XCTAssertGreaterThan(figures.top(in: window), tile.top(in: window))
          XCTAssertLessThan(figures.top(in: window) + Double(figures.height), 744)
        }
      }
    }
  }

  func testTheKeyFiguresAreNamedWithTheirValues() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let cells = window.names("key-").filter { $0 != "key-figures" }
        XCTAssertEqual(cells, ["key-melt", "key-boil", "key-density", "key-discovery_year"])
        XCTAssertEqual(
          try cells.map { Accessible.label(of: try window.find($0)) },
          [
            "Melting point, 1337.33\u{a0}K", "Boiling point, 3109\u{a0}K",
            "Density, 19.3\u{a0}g/cm³", "Discovered, Antiquity",
          ])
        let (melting, boiling) = (try window.find("key-melt"), try window.find("key-boil"))
        XCTAssertEqual(melting.width, boiling.width)
        XCTAssertEqual(melting.top(in: window), boiling.top(in: window))
      }
    }
  }

  func testTabHasFewStops() throws {
    try onMain {
      try withElementWindow("Au") { window in
        var stops: [Widget] = []
        while let focus = window.focusWidget, !stops.contains(focus), stops.count < 100 {
          stops.append(focus)
          window.moveFocus(.tabForward)
        }
        XCTAssertEqual(stops.count, 14)
        let names = stops.map(\.name)
        let parts = ["tile", "picture", "property-phase", "wikipedia", "favorite"]
        XCTAssertEqual(names.filter { parts.contains($0) }, parts, "in order, also when scrolled")
        XCTAssertEqual(
          stops.filter { $0 is PropertyRow }.map(\.name),
          ["property-phase", "property-atomic_mass", "property-discovery_year"])
      }
    }
  }

  func testTheWindowCanBeAsSmallAsTheSmallestScreen() throws {
    try onMain {
      try withElementWindow("Rf", size: (360, 500)) { window in
        window.widthRequest = -1
        // Borders and larger fonts than the tests' take some of the 360 pixels.
        XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 345)
      }
    }
  }

  func testEveryFocusableWidgetHasAnAccessibleName() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let view = try window.first(ElementView.self)
        for widget in view.all(Widget.self) where widget.isFocusable && widget.canFocus {
          XCTAssertTrue(Accessible.hasName(widget), widget.name)
        }
      }
    }
  }
}
