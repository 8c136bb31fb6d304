import CGtk
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The cards of the properties beyond the catalog's on an element's page.
final class FurtherCardTests: PageTestCase {
  /// Shows the window of an element, scrolled to the card of a group.
  @MainActor
  private static func withCard(
    _ group: String, of symbol: String, size: (width: Int, height: Int) = (900, 744),
    unit: @escaping @MainActor () -> TemperatureDisplay = { .kelvin },
    _ body: (ElementWindow, FurtherCard) throws -> Void
  ) throws {
    try withElementWindow(symbol, unit: unit, size: size) { window in
      window.showCard("properties-\(group)")
      try body(
        window,
        try XCTUnwrap(window.all(FurtherCard.self).first { $0.id == "properties-\(group)" }))
    }
  }

  func testARowHasTheValueAndItsSource() throws {
    try onMain {
      try Self.withCard("mechanical", of: "Au") { window, card in
        let row = try XCTUnwrap(card.rows.first)
        XCTAssertEqual(Accessible.role(of: row), "button")
        XCTAssertEqual(Accessible.label(of: row), "Bulk modulus, 173.2\u{a0}GPa")
        XCTAssertEqual(row.height, 38)
        XCTAssertTrue(card.csv.contains("bulk_modulus,173.2,GPa,miedema,149,jarvis"))
        Hand.shared.click(row)
        waitUntil("the copied value") { clipboardText(window) == "173.2 GPa" }
        window.activate(.copyNumber, "bulk_modulus")
        waitUntil("the copied number") { clipboardText(window) == "173.2" }
        window.activate(.showSource, "bulk_modulus")
        waitUntil("the source") { !window.all(SourceDetails.self).isEmpty }
        let texts = labels(in: try window.first(SourceDetails.self))
        XCTAssertTrue(texts.contains(try XCTUnwrap(row.property.citation)))
      }
    }
  }

  func testCardsAreReadWhenTheyAreNearAndHiddenWithoutAProperty() throws {
    try onMain {
      try withElementWindow("Og", size: (900, 744)) { window in
        XCTAssertFalse(window.all(FurtherCard.self).contains { $0.isMade })
        window.showCard("properties-other")
        waitUntil("the cards") { window.all(FurtherCard.self).allSatisfy(\.isFinished) }
        let shown = window.all(FurtherCard.self).filter(\.isVisible)
        XCTAssertEqual(
          shown.map { $0.title }, ["Reactivity and X-Rays", "Radii", "Nuclear", "Other"])
      }
    }
  }

  func testArrowsMoveFromCardToCardAndTabLeavesAll() throws {
    try onMain {
      try Self.withCard("mechanical", of: "Au") { window, card in
        window.makeAllCards()
        try XCTUnwrap(card.rows.first).grabFocus()
        Hand.shared.type("Up", in: window)
        XCTAssertEqual(window.focusedName, "property-liquid_density")
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, "property-bulk_modulus")
        Hand.shared.type("Tab", in: window)
        XCTAssertFalse(try window.first(FurtherCards.self).containsFocus)
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertTrue(try window.first(FurtherCards.self).containsFocus)
        Hand.shared.type("Home", in: window)
        XCTAssertEqual(window.focusedName, try window.first(FurtherCards.self).rows.first?.name)
      }
    }
  }

  func testTemperaturesFollowTheChosenUnit() throws {
    try onMain {
      let shown = Record<TemperatureDisplay>()
      shown.add(.kelvin)
      try Self.withCard(
        "thermal", of: "H", unit: { shown.events.last ?? .kelvin }
      ) { window, card in
        let row = try XCTUnwrap(card.rows.first { $0.property.id == "critical_temperature" })
        XCTAssertTrue(labels(in: row).contains("32.938\u{a0}K"))
        shown.add(.celsius)
        window.page.updateTemperatures()
        XCTAssertTrue(labels(in: row).contains { $0.hasSuffix("\u{a0}°C") })
      }
    }
  }

  func testARecordedScrollToARowMakesItsCard() throws {
    try onMain {
      try withElementWindow("Au", size: (900, 744)) { window in
        window.activate(.scrollTo, ElementPage.scrollID, "property-resistivity")
        waitUntil("the row is at the top") {
          window.page.scroller.topPart == "property-resistivity"
        }
      }
    }
  }

  func testNothingIsCutOffInANarrowWindowWithLargeText() throws {
    try onMain {
      for scale in [1, 1.5] {
        try withTextScale(scale) {
          try Self.withCard("magnetic", of: "Au", size: (360, 500)) { _, card in
            let texts = card.rows.flatMap { $0.all(Widget.self) }
              .filter { $0.isInstance(of: gtk_label_get_type()) && $0.isVisible }
            XCTAssertGreaterThanOrEqual(texts.count, 2 * card.rows.count)
            for text in texts {
              XCTAssertGreaterThanOrEqual(text.width, text.request(.horizontal).minimum)
            }
          }
        }
      }
    }
  }
}
