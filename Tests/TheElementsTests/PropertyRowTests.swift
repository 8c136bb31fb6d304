import Adwaita
import CGtk
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The rows of an element's properties.
final class PropertyRowTests: PageTestCase {
  /// Shows an element's card of physical properties under a toast overlay.
  @MainActor
  private static func withCard(
    _ symbol: String, width: Int = 400, _ body: (Window, PropertyCard) throws -> Void
  ) throws {
    let group = try BuiltIn.element(symbol).propertyGroups(sources: BuiltIn.table.sources)[0]
    try withWindow(width: width, height: 600) {
      ToastOverlay(PropertyCard(group))
    } _: { window, overlay in
      try body(window, overlay.first())
    }
  }

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

  func testARowIsAButtonWithItsTextsAsItsName() throws {
    try onMain {
      try Self.withCard("Au") { _, card in
        let row = try card.find("property-melt")
        XCTAssertEqual(Accessible.role(of: row), "button")
        XCTAssertEqual(
          Accessible.label(of: row),
          "Melting point, 1337.33\u{a0}K, 1064.18\u{a0}°C · 1947.52\u{a0}°F, "
            + "CRC Handbook of Chemistry and Physics, 97th edition (2016)")
      }
    }
  }

  func testAClickCopiesTheValueWithItsUnit() throws {
    try onMain {
      try Self.withCard("Au") { window, card in
        Hand.shared.click(try card.find("property-melt"))
        Self.expectCopied(
          "1337.33 K", toast: "Copied 1337.33\u{a0}K", window, line: #line)
        Hand.shared.click(try card.find("property-phase"))
        Self.expectCopied("solid", toast: "Copied solid", window, line: #line)
      }
    }
  }

  func testEnterAndSpaceCopyToo() throws {
    try onMain {
      for key in ["Return", "space"] {
        try Self.withCard("Hg") { window, card in
          card.copyToClipboard("")
          try card.find("property-phase").grabFocus()
          Hand.shared.type("Down", in: window)
          XCTAssertEqual(window.focusedName, "property-melt")
          Hand.shared.type(key, in: window)
          Self.expectCopied(
            "234.321 K", toast: "Copied 234.321\u{a0}K", window, line: #line)
        }
      }
    }
  }

  func testAScreenReadersActionCopiesToo() throws {
    try onMain {
      try Self.withCard("Au") { window, card in
        try card.find("property-density").activateAction("property.copy")
        Self.expectCopied("19.3 g/cm³", toast: "Copied 19.3\u{a0}g/cm³", window, line: #line)
      }
    }
  }

  func testAnUnknownValueCannotBeCopied() throws {
    try onMain {
      try Self.withCard("Og") { window, card in
        card.copyToClipboard("before")
        for row in card.rows {
          XCTAssertFalse(row.isActivatable, row.name)
          row.activateAction("property.copy")
          XCTAssertTrue(labels(in: row).contains("unknown"))
        }
        XCTAssertEqual(clipboardText(window), "before")
      }
    }
  }

  func testNothingIsClippedInANarrowWindowWithLargeText() throws {
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
          Self.labelWidgets(row).first { labels(in: $0) == ["[294]"] })
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
