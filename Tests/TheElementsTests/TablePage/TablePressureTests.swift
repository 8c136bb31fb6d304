import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Runs `body` with a main window that shows the Table with its bar.
@MainActor
private func withTable(
  _ state: SavedState = SavedState(), remembered: Record<SavedState> = Record(),
  _ body: (MainWindow, TableCanvas, TableBar) throws -> Void
) throws {
  try withMainWindow(state: state, remembered: remembered) { window in
    waitUntil("the bar is shown") { window.tablePage?.bar != nil }
    settle(window)
    let page = try XCTUnwrap(window.tablePage)
    try body(window, page.canvas, try XCTUnwrap(page.bar))
  }
}

/// The pressure at which the Table shows the states.
final class TablePressureTests: PageTestCase {
  func testAPressureChangesStatesAndIsRemembered() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try withTable(remembered: remembered) { window, canvas, bar in
        window.activate(.colorBy, "state")
        window.activate(.setTemperature, "1000")
        XCTAssertEqual(canvas.tiles[11]?.paint?.state, .liquid)
        window.activate(.setPressure, "10")
        waitUntil("sodium boils") { canvas.tiles[11]?.paint?.state == .gas }
        XCTAssertEqual(canvas.tiles[26]?.paint?.state, .solid, "iron is shown at 1 atm")
        XCTAssertEqual(Accessible.label(of: bar.pressure), "Pressure: 10\u{a0}kPa")
        XCTAssertEqual(remembered.events.last?.table.pressure, "10")
        window.activate(.setPressure, "99999")
        XCTAssertEqual(remembered.events.last?.table.pressure, "10", "none that is offered")
        window.activate(.setPressure, "101.325")
        XCTAssertEqual(canvas.tiles[11]?.paint?.state, .liquid)
        XCTAssertEqual(Accessible.label(of: bar.pressure), "Pressure: 1\u{a0}atm")
      }
    }
  }

  func testARememberedPressureIsShown() throws {
    try onMain {
      var state = SavedState()
      state.table.pressure = "1000"
      try withTable(state) { _, canvas, bar in
        waitUntil("chlorine is liquid at 20 °C") { canvas.tiles[17]?.paint?.state == .liquid }
        XCTAssertEqual(Accessible.label(of: bar.pressure), "Pressure: 1\u{a0}MPa")
      }
    }
  }

  func testThePanelHasASliderAndAField() throws {
    try onMain {
      try withTable { window, canvas, bar in
        Hand.shared.click(bar.pressure)
        waitUntil("the field has the focus") { window.focusedName != nil }
        let panel = try XCTUnwrap(bar.pressure.panel)
        waitUntil("the panel is shown") { panel.isMapped }
        panel.entry.text = "2 bar"
        panel.entry.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("the pressure is set") { canvas.painter.pressure == 200 }
        XCTAssertEqual(panel.entry.text, "200\u{a0}kPa")
        panel.entry.text = "hot"
        Hand.shared.type("Return", in: window)
        waitUntil("an error is shown") { panel.entry.hasClass("error") }
        let knob = try panel.find("pressure-slider")
        knob.grabFocus()
        Hand.shared.type("End", in: window)
        waitUntil("it is the highest") { canvas.painter.pressure == 10_000 }
        try panel.find("pressure-atmosphere").grabFocus()
        Hand.shared.type("space", in: window)
        waitUntil("it is 1 atm") { canvas.painter.pressure == nil }
      }
    }
  }

  func testTheNumberOfElementsDoesNotReplaceATypedText() {
    onMain {
      let panel = PressurePanel()
      panel.show("200", count: nil)
      panel.entry.text = "hot"
      panel.show("200", count: 57)
      XCTAssertEqual(panel.entry.text, "hot")
      panel.show("300", count: nil)
      XCTAssertEqual(panel.entry.text, "300\u{a0}kPa")
    }
  }

  func testTheYearHasNoPressure() throws {
    try onMain {
      try withTable { window, _, bar in
        XCTAssertTrue(bar.pressure.isVisible)
        window.activate(.setTableControl, "year")
        XCTAssertFalse(bar.pressure.isVisible)
      }
    }
  }
}
