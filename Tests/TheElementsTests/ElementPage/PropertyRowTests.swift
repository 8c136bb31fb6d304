import Adwaita
import CGtk
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The rows of an element's properties.
final class PropertyRowTests: PageTestCase {
  @MainActor
  private static func expectCopied(
    _ text: String, toast: String, _ window: Window, file: StaticString = #filePath, line: UInt
  ) {
    waitUntil("the message", file: file, line: line) { labels(in: window).contains(toast) }
    XCTAssertEqual(clipboardText(window), text, file: file, line: line)
  }

  @MainActor
  private static func labelWidgets(_ row: Widget) -> [Widget] {
    row.all(Widget.self).filter { $0.isInstance(of: gtk_label_get_type()) }
  }

  func testARowIsAButtonNamedByItsValueAndDescribedByItsSource() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let row = try window.find("property-melt")
        XCTAssertEqual(Accessible.role(of: row), "button")
        XCTAssertEqual(
          Accessible.label(of: row),
          "Melting point, 1337.33\u{a0}K, 1064.18\u{a0}°C · 1947.52\u{a0}°F")
        XCTAssertEqual(
          Accessible.description(of: row),
          "CRC Handbook of Chemistry and Physics, 97th edition (2016)")
      }
    }
  }

  func testAClickCopiesTheValueWithItsUnit() throws {
    try onMain {
      try withElementWindow("Au") { window in
        Hand.shared.click(try window.find("property-melt"))
        Self.expectCopied(
          "1337.33 K", toast: "Copied: 1337.33\u{a0}K", window, line: #line)
        Hand.shared.click(try window.find("property-phase"))
        Self.expectCopied("solid", toast: "Copied: solid", window, line: #line)
      }
    }
  }

  func testEnterAndSpaceCopyToo() throws {
    try onMain {
      for key in ["Return", "space"] {
        try withElementWindow("Hg") { window in
          window.copyToClipboard("")
          try window.find("property-phase").grabFocus()
          Hand.shared.type("Down", in: window)
          XCTAssertEqual(window.focusedName, "property-melt")
          Hand.shared.type(key, in: window)
          Self.expectCopied(
            "234.321 K", toast: "Copied: 234.321\u{a0}K", window, line: #line)
        }
      }
    }
  }

  func testAScreenReadersActionCopiesToo() throws {
    try onMain {
      try withElementWindow("Au") { window in
        try window.find("property-density").activateAction("property.copy")
        Self.expectCopied("19.3 g/cm³", toast: "Copied: 19.3\u{a0}g/cm³", window, line: #line)
      }
    }
  }

  func testANumberIsCopiedForASpreadsheet() throws {
    try onMain {
      try withElementWindow("Hg", unit: { .celsius }) { window in
        window.activate(.copyNumber, "melt")
        Self.expectCopied("-38.829", toast: "Copied: -38.829", window, line: #line)
        window.activate(.copyNumber, "phase")
        XCTAssertEqual(clipboardText(window), "-38.829", "a text is no number")
        window.activate(.copyValue, "melt")
        Self.expectCopied("-38.829 °C", toast: "Copied: −38.829\u{a0}°C", window, line: #line)
      }
    }
  }

  func testAPropertyIsCopiedWithItsSource() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activate(.copyWithSource, "melt")
        let text =
          "Gold, Melting point: 1337.33 K (1064.18 °C · 1947.52 °F) "
          + "[CRC Handbook of Chemistry and Physics, 97th edition (2016), via mendeleev 1.3.0]"
        Self.expectCopied(text, toast: "Copied: \(text)", window, line: #line)
      }
    }
  }

  func testWhatIsUnknownIsOneLineAtTheEndOfItsCard() throws {
    try onMain {
      try withElementWindow("Og") { window in
        XCTAssertTrue(window.all(PropertyRow.self).allSatisfy(\.property.isKnown))
        let line = try window.find("unknown-physical")
        let text = Accessible.label(of: line) ?? ""
        XCTAssertTrue(text.hasPrefix("Unknown: State at 293.15\u{a0}K · Melting point"), text)
      }
    }
  }

  func testAnotherUnitChangesTheTitlesWithATemperature() throws {
    try onMain {
      final class Setting { var unit = TemperatureDisplay.fahrenheit }
      for (symbol, name, start) in [
        ("Au", "property-phase", "State at "), ("Og", "unknown-physical", "Unknown: State at "),
      ] {
        let setting = Setting()
        try withElementWindow(symbol, unit: { setting.unit }) { window in
          let part = try window.find(name)
          XCTAssertTrue(
            labels(in: part)[0].hasPrefix("\(start)68\u{a0}°F"), "\(labels(in: part))")
          setting.unit = .celsius
          window.updateTemperatures()
          settle(window)
          let after = "\(start)20\u{a0}°C"
          XCTAssertTrue(labels(in: part)[0].hasPrefix(after), "\(labels(in: part))")
          if let button = (part as? PropertyRow)?.sourceButton {
            XCTAssertEqual(Accessible.description(of: button), after)
          }
        }
      }
    }
  }

  // MARK: Source

  func testTheSourceButtonShowsTheWholeCitation() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let row = try XCTUnwrap(
          window.all(PropertyRow.self).first { $0.property.id == "boil" })
        let button = try XCTUnwrap(row.sourceButton)
        XCTAssertEqual(Accessible.label(of: button), "Source")
        Hand.shared.click(button)
        waitUntil("the details are shown") { !window.all(SourceDetails.self).isEmpty }
        let details = try window.first(SourceDetails.self)
        let citation = try XCTUnwrap(row.property.citation)
        XCTAssertTrue(citation.contains(", via "))
        XCTAssertTrue(labels(in: details).contains(citation))
        let second = try XCTUnwrap(row.property.second)
        XCTAssertTrue(labels(in: details).contains { $0.hasPrefix(second.value + "\n") })
        settle(window)
        waitUntil("the button has the focus") { window.focusedName == "copy-with-source" }
        Hand.shared.type("Return", in: window)
        waitUntil("the property is copied") {
          labels(in: window).contains { $0.hasPrefix("Copied: Gold, Boiling point: 3109 K") }
        }
        waitUntil("the details have gone") { !details.isMapped }
      }
    }
  }

  func testTheDetailsNameConditionsAndUncertainty() throws {
    try onMain {
      try withElementWindow("He") { window in
        let rows = window.all(PropertyRow.self).map(\.property)
        let weight = try XCTUnwrap(rows.first { $0.id == "atomic_mass" })
        let texts = labels(in: SourceDetails(weight, onCopy: {}))
        XCTAssertTrue(texts.contains("±0.000002"), "\(texts)")
        let conditional = try XCTUnwrap(rows.first { $0.conditions != nil })
        let conditions = tr(try XCTUnwrap(conditional.conditions))
        XCTAssertTrue(labels(in: SourceDetails(conditional, onCopy: {})).contains(conditions))
      }
    }
  }

  func testTheSourceIsReachedByTheArrowsAndGivesTheFocusBack() throws {
    try onMain {
      try withElementWindow("Au") { window in
        try window.find("property-melt").grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusedName, "source-melt")
        Hand.shared.type("Return", in: window)
        waitUntil("the details have the focus") { window.focusedName == "copy-with-source" }
        Hand.shared.type("Escape", in: window)
        waitUntil("the button has it again") { window.focusedName == "source-melt" }
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, "property-boil")
      }
    }
  }

  func testEachCardNamesItsChiefSource() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let card = try window.find("card-physical")
        let group = try BuiltIn.element("Au").propertyGroups(sources: BuiltIn.table.sources)[0]
        let source = try XCTUnwrap(group.chiefSource)
        XCTAssertEqual(
          labels(in: try card.find("chief-source-physical")), ["Source: \(source)"])
      }
    }
  }

  func testTheOtherUnitsStandBesideTheValueIfThereIsRoom() throws {
    try onMain {
      for (width, isLine) in [(900, true), (360, false)] {
        try withElementWindow("Au", size: (width, 744)) { window in
          let row = try window.find("property-melt")
          let values = try row.first(ValueLabels.self).children
          let tops = values.map { $0.top(in: row) }
          XCTAssertEqual(tops[1] < tops[0] + Double(values[0].height), isLine)
          if isLine { XCTAssertEqual(row.height, 38) }
        }
      }
    }
  }

  func testNothingIsCutOffInANarrowWindowWithLargeText() throws {
    try onMain {
      for symbol in ["Hg", "Og", "C"] {
        for scale in [1, 1.5] {
          try withTextScale(scale) {
            try withElementWindow(symbol, size: (360, 500)) { window in
              for row in window.all(PropertyRow.self) {
                for label in Self.labelWidgets(row) where label.isVisible {
                  let needed = label.request(.horizontal).minimum
                  XCTAssertGreaterThanOrEqual(label.width, needed, "\(symbol): \(row.name)")
                  XCTAssertGreaterThanOrEqual(
                    label.height, label.request(.vertical, forSize: label.width).minimum,
                    "\(symbol): \(row.name)")
                }
              }
            }
          }
        }
      }
    }
  }

  func testAShortValueIsNotBrokenWhereItsTitleIsLong() throws {
    try onMain {
      try withElementWindow("Og", size: (360, 500)) { window in
        let row = try window.find("property-atomic_mass")
        let value = try XCTUnwrap(
          Self.labelWidgets(row).first { labels(in: $0) == ["[295]"] })
        XCTAssertEqual(value.width, value.request(.horizontal).natural)
      }
    }
  }

  func testArrowKeysMoveFromCardToCard() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let cards = ["physical", "atomic"].map { try? window.find("card-\($0)") }
        let (last, first) = (
          try XCTUnwrap(cards[0]?.all(PropertyRow.self).last),
          try XCTUnwrap(cards[1]?.all(PropertyRow.self).first)
        )
        last.grabFocus()
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, first.name)
        Hand.shared.type("Up", in: window)
        XCTAssertEqual(window.focusedName, last.name)
      }
    }
  }
}
