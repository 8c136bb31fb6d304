import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Numbers of the tiles dimmed by a brush or a year.
@MainActor
private func dimmed(_ canvas: TableCanvas) -> Set<Int> {
  Set(canvas.tiles.filter { $0.value.hasClass("out-of-range") }.map(\.key))
}

/// Runs `body` with a main window that shows the Table with its bar.
@MainActor
private func withTable(
  state: SavedState = SavedState(), remembered: Record<SavedState> = Record(),
  _ body: (MainWindow, TableCanvas) throws -> Void
) throws {
  try withMainWindow(state: state, remembered: remembered) { window in
    waitUntil("the bar is shown") { window.tablePage?.bar != nil }
    settle(window)
    try body(window, try XCTUnwrap(window.tablePage?.canvas))
  }
}

/// The coloring of the Table, its legend and the bar at its foot.
final class TableColoringTests: PageTestCase {
  func testAPropertyColorsTheTilesAndShowsTheirValues() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try withTable(remembered: remembered) { window, canvas in
        XCTAssertNil(canvas.tiles[26]?.paint)
        window.activate(.colorBy, "melt")
        settle(window)
        let iron = try XCTUnwrap(canvas.tiles[26])
        XCTAssertEqual(iron.paint?.value, "1811")
        XCTAssertEqual(canvas.tiles[2]?.paint?.fill, .unknown)
        XCTAssertEqual(
          Accessible.description(of: iron),
          "Melting point, 1811\u{a0}K, 25 of 100 known, group 8, period 4")
        let legend = try XCTUnwrap(canvas.propertyLegend)
        XCTAssertTrue(legend.isMapped)
        XCTAssertFalse(canvas.legend.isMapped)
        XCTAssertEqual(Accessible.label(of: legend), "Melting point")
        XCTAssertEqual(legend.note, "Unknown, 18")
        XCTAssertEqual(remembered.events.last?.table.coloring, .property("melt"))
        window.activate(.colorBy, "no such property")
        XCTAssertEqual(remembered.events.last?.table.coloring, .property("melt"))
        window.activate(.colorBy, "category")
        settle(window)
        XCTAssertNil(iron.paint)
        XCTAssertTrue(canvas.legend.isMapped)
        XCTAssertFalse(legend.isMapped)
        XCTAssertEqual(Accessible.description(of: iron), "group 8, period 4")
      }
    }
  }

  func testABrushDimsTheOtherTiles() throws {
    try onMain {
      try withTable { window, canvas in
        window.activate(.colorBy, "melt")
        window.activate(.setBrush, "1000", "1100")
        settle(window)
        let shown = try BuiltIn.table.elements.filter {
          $0.figures[.meltingPoint].map { (1000...1100).contains($0.value) } ?? false
        }
        XCTAssertGreaterThan(shown.count, 3)
        XCTAssertEqual(dimmed(canvas), Set(1...118).subtracting(shown.map(\.number)))
        XCTAssertEqual(
          canvas.propertyLegend?.note, "\(shown.count) of 100 from 1000 to 1100\u{a0}K")
        window.activate(.setBrush, "", "")
        XCTAssertEqual(dimmed(canvas), [])
      }
    }
  }

  func testKeysAndPointerMoveTheEndsOfTheBrush() throws {
    try onMain {
      try withTable { window, canvas in
        window.activate(.colorBy, "melt")
        settle(window)
        let knob = try canvas.find("brush-start")
        knob.grabFocus()
        Hand.shared.type("Right", in: window)
        waitUntil("the lowest are dimmed") { dimmed(canvas).contains(1) }
        XCTAssertFalse(dimmed(canvas).contains(74))
        Hand.shared.type("Home", in: window)
        waitUntil("none is dimmed") { dimmed(canvas).isEmpty }
        let end = try canvas.find("brush-end")
        Hand.shared.move(to: end)
        Hand.shared.press()
        Hand.shared.move(to: try canvas.find("property-legend"))
        Hand.shared.release()
        waitUntil("the highest are dimmed") { dimmed(canvas).contains(74) }
        XCTAssertFalse(dimmed(canvas).contains(1))
        XCTAssertTrue(end.isFocused)
      }
    }
  }

  func testTabGoesFromTheTilesThroughTheLegendToTheBar() throws {
    try onMain {
      try withTable { window, canvas in
        window.activate(.colorBy, "melt")
        settle(window)
        canvas.focus(.element(26))
        var names: [String] = []
        for _ in 0..<4 {
          Hand.shared.type("Tab", in: window)
          settle(window)
          names.append(window.focusedName ?? "")
        }
        XCTAssertEqual(names, ["logarithmic", "brush-start", "brush-end", "color-by"])
        for _ in 0..<4 { Hand.shared.type("Tab", with: ["Shift_L"], in: window) }
        waitUntil("the tile has the focus again") { window.focusedName == "tile-26" }
      }
    }
  }

  func testTheSwitchMakesTheScaleLogarithmic() throws {
    try onMain {
      try withTable { window, canvas in
        window.activate(.colorBy, "melt")
        settle(window)
        let linear = canvas.tiles[1]?.paint
        Hand.shared.click(try canvas.find("logarithmic"))
        waitUntil("the scale is logarithmic") { canvas.painter.scale?.isLogarithmic == true }
        XCTAssertEqual(canvas.tiles[1]?.paint, linear)
        XCTAssertNil(canvas.brush, "the click moves no knob")
        XCTAssertNotEqual(canvas.tiles[3]?.paint?.fill, linear?.fill)
        window.activate(.colorBy, "electronegativity_pauling")
        XCTAssertEqual(canvas.painter.scale?.isLogarithmic, false, "another property starts linear")
      }
    }
  }

  func testATemperatureChangesGlyphsCountsAndTheLegend() throws {
    try onMain {
      try withTable { window, canvas in
        window.activate(.colorBy, "state")
        XCTAssertEqual(Accessible.label(of: try canvas.find("legend-liquid")), "Liquid, 2")
        window.activate(.setTemperature, "2500")
        settle(window)
        let iron = try XCTUnwrap(canvas.tiles[26])
        canvas.show(iron.element)
        for part in [iron, try canvas.find("preview")] {
          XCTAssertEqual(Accessible.label(of: part), "Iron, Fe, 26, liquid, transition metal")
        }
        let liquids = try BuiltIn.table.elements.filter { $0.state(atKelvin: 2500) == .liquid }
        XCTAssertEqual(
          Accessible.label(of: try canvas.find("legend-liquid")), "Liquid, \(liquids.count)")
        let entry = try XCTUnwrap(window.tablePage?.bar?.entry)
        XCTAssertEqual(entry.text, "2500\u{a0}K")
        entry.text = "hot"
        entry.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("it is marked") { entry.hasClass("error") }
        window.activate(.setTemperature, "1000")
        XCTAssertFalse(entry.hasClass("error"), "until another temperature is shown")
        window.activate(.setTableControl, "year")
        XCTAssertEqual(entry.field.flatMap { Accessible.label(of: $0) }, "Year")
        window.activate(.setTableControl, "temperature")
        window.activate(.setTemperature, "")
        XCTAssertEqual(canvas.tiles[26]?.paint?.state, .solid)
        window.activate(.setTemperature, "7000")
        XCTAssertEqual(canvas.painter.temperature, nil)
      }
    }
  }

  func testStatesAndBlocksHaveAWideLegendWithTheirShares() throws {
    try onMain {
      try withTable { window, canvas in
        XCTAssertFalse(canvas.legend.isWide)
        window.activate(.colorBy, "state")
        window.activate(.setTemperature, "2500")
        window.activate(.setPressure, "10")
        settle(window)
        XCTAssertTrue(canvas.legend.isWide)
        XCTAssertEqual(canvas.legend.wideTitle, "State at 2500\u{a0}K, 10\u{a0}kPa")
        let entries = canvas.legend.entries
        XCTAssertEqual(entries.count, 4)
        XCTAssertEqual(Set(entries.compactMap { $0.convert(x: 0, y: 0, to: canvas)?.y }).count, 1)
        entries[0].grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertTrue(entries[1].isFocused)
        window.activate(.colorBy, "block")
        settle(window)
        XCTAssertEqual(canvas.legend.wideTitle, "Blocks")
        window.activate(.colorBy, "category")
        settle(window)
        XCTAssertFalse(canvas.legend.isWide)
      }
    }
  }

  func testTheSliderMovesByKeysAndPlays() throws {
    try onMain {
      try withTable { window, canvas in
        let knob = try window.find("table-slider")
        knob.grabFocus()
        Hand.shared.type("End", in: window)
        waitUntil("it is the highest") { canvas.painter.temperature == 6000 }
        withSteppedClock(of: canvas) { clock in
          window.activate(.playTable)
          clock.advance(by: 5)
          let first = canvas.painter.temperature ?? 6000
          XCTAssertLessThan(first, 6000)
          clock.advance(by: 5)
          XCTAssertGreaterThan(canvas.painter.temperature ?? 0, first)
          window.activate(.playTable)
        }
      }
    }
  }

  func testAYearDimsWhatWasDiscoveredLaterAndMovesTheTimeline() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try withTable(remembered: remembered) { window, canvas in
        window.activate(.setKnownYear, "1800")
        XCTAssertTrue(dimmed(canvas).contains(2))
        XCTAssertFalse(dimmed(canvas).contains(79))
        XCTAssertEqual(remembered.events.last?.table.year, 1800)
        XCTAssertEqual(remembered.events.last?.places.years, 1650...1800)
        window.showPage("places")
        waitUntil("the places are read") { window.placesPage?.timeline != nil }
        XCTAssertEqual(window.placesPage?.timeline?.range.upperBound, 1800)
        XCTAssertEqual(window.placesPage?.isTimelinePinned, true)
        window.activate(.setKnownYear, "")
        XCTAssertEqual(dimmed(canvas), [])
        XCTAssertEqual(window.placesPage?.timeline?.isWhole, true)
      }
    }
  }

  func testTheChooserFindsAColoringByTyping() throws {
    try onMain {
      try withTable { window, canvas in
        Hand.shared.click(try window.find("color-by"))
        waitUntil("the chooser is shown") { window.names("coloring-").contains("coloring-melt") }
        XCTAssertTrue(window.names("coloring-").contains("coloring-state"))
        let search = try XCTUnwrap(window.tablePage?.bar?.chooser?.entry)
        search.text = "van waals"
        settle(window)
        XCTAssertFalse(window.names("coloring-").contains("coloring-melt"))
        Hand.shared.type("Return", in: window)
        waitUntil("it is chosen") { canvas.painter.coloring.id == "van_der_waals_radius" }
      }
    }
  }

  func testTheChooserOffersAPropertyOfThatNameFirst() throws {
    try onMain {
      try withTable { window, canvas in
        Hand.shared.click(try window.find("color-by"))
        let liquid = "coloring-liquid_density"
        waitUntil("the properties") { window.names("coloring-").contains(liquid) }
        let search = try XCTUnwrap(window.tablePage?.bar?.chooser?.entry)
        search.text = "Density"
        settle(window)
        XCTAssertTrue(window.names("coloring-").contains(liquid))
        Hand.shared.type("Return", in: window)
        waitUntil("it is chosen") { canvas.painter.coloring.id == "density" }
      }
    }
  }

  func testASavedColoringIsShownAtTheStart() throws {
    try onMain {
      var saved = SavedState()
      saved.table.coloring = .property("boil")
      saved.table.brush = PropertyBrush(["", "100"])
      saved.table.temperature = "50"
      try withTable(state: saved) { _, canvas in
        XCTAssertEqual(canvas.painter.coloring, .property("boil"))
        XCTAssertEqual(canvas.tiles[7]?.paint?.state, .solid)
        XCTAssertTrue(dimmed(canvas).contains(26))
        XCTAssertFalse(dimmed(canvas).contains(7))
      }
    }
  }
}
