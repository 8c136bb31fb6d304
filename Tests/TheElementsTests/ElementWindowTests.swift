import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Whether the buttons for the previous and the next element can be clicked.
@MainActor
private func buttons(_ window: ElementWindow) -> [Bool] {
  ["Previous Element", "Next Element"].map { name in
    window.all(Button.self).first { Accessible.label(of: $0) == name }?.isSensitive ?? false
  }
}

/// Where the tile and the first card stand.
@MainActor
private func frames(_ window: ElementWindow) throws -> (tile: Rect, text: Rect) {
  let frames = try [window.first(FlipTile.self), window.find("card-physical")].map { widget in
    let corner = try XCTUnwrap(widget.convert(x: 0, y: 0, to: window))
    return Rect(
      x: corner.x, y: corner.y, width: Double(widget.width), height: Double(widget.height))
  }
  return (frames[0], frames[1])
}

/// The window of one element.
final class ElementWindowTests: PageTestCase {
  func testEveryPropertyIsShownWithItsValueAndSource() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let (gold, table) = (try BuiltIn.element("Au"), try BuiltIn.table)
        let groups = gold.propertyGroups(temperatureUnit: .kelvin, sources: table.sources)
        XCTAssertGreaterThan(groups.flatMap(\.properties).count, 15)
        for group in groups {
          let card = try window.find("card-\(group.id)")
          XCTAssertEqual(labels(in: card).first, group.title)
          let rows = card.all(PropertyRow.self)
          XCTAssertEqual(rows.map(\.name), group.properties.map { "property-\($0.id)" })
          for (row, property) in zip(rows, group.properties) {
            let expected = [
              property.title, tr(property.value), property.otherUnits, property.source,
            ].compactMap { $0 }
            XCTAssertEqual(Set(labels(in: row)).subtracting([""]), Set(expected))
            XCTAssertEqual(Accessible.label(of: row), expected.joined(separator: ", "))
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
        XCTAssertTrue(melting[2].hasPrefix("CRC Handbook"), "its source")
        XCTAssertEqual(melting[3], "1064.18\u{a0}°C · 1947.52\u{a0}°F")
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
      final class Setting { var unit = TemperatureUnit.kelvin }
      let setting = Setting()
      try withElementWindow("Au", unit: { setting.unit }, size: (400, 500)) { window in
        let melting = try window.find("property-melt")
        melting.grabFocus()
        settle(window)
        let (before, top) = (window.all(Widget.self), melting.top(in: window))
        XCTAssertTrue((0..<500).contains(top), "scrolled into view")
        for (unit, texts) in [
          (TemperatureUnit.fahrenheit, ["1947.52\u{a0}°F", "1337.33\u{a0}K · 1064.18\u{a0}°C"]),
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

  func testNextAndPreviousTurnTheWindowToAnotherElement() throws {
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

  func testTheButtonsTurnTheWindowToo() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let next = try XCTUnwrap(
          window.all(Button.self).first { Accessible.label(of: $0) == "Next Element" })
        Hand.shared.click(next)
        waitUntil("mercury is shown") { window.title == "Mercury" }
      }
    }
  }

  func testThereIsNoPreviousBeforeHydrogenAndNoNextAfterOganesson() throws {
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

  func testTheWikipediaLinkSaysWhereItLeads() throws {
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

  func testTheTileGrowsWithTheShorterSideOfWhatIsSeen() throws {
    try onMain {
      try withElementWindow("Au", size: (1400, 600)) { window in
        let page = try window.find("element-stack")
        @MainActor func expectShare(line: UInt = #line) throws {
          let tile = try XCTUnwrap(window.all(FlipTile.self).last)
          let share = ElementLayout.tileShare * Double(page.height)
          XCTAssertEqual(Double(tile.width), share, accuracy: 0.5, line: line)
        }
        try expectShare()
        window.activateAction(AppAction.nextElement.name)
        settle(window)
        try expectShare()
        window.setProperty("default-height", to: 720)
        settle(window)
        XCTAssertGreaterThan(page.height, 600)
        try expectShare()
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

  func testNothingThatTakesTheKeyboardIsWithoutAName() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let view = try window.first(ElementView.self)
        for widget in view.all(Widget.self) where widget.isFocusable && widget.canFocus {
          XCTAssertNotNil(Accessible.label(of: widget), widget.name)
        }
      }
    }
  }
}
