import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The card of the hazards on an element's page.
final class HazardsCardTests: PageTestCase {
  /// Shows the window of an element, scrolled to the card.
  @MainActor
  private static func withCard(
    _ symbol: String, size: (width: Int, height: Int) = (900, 744),
    _ body: (ElementWindow, DetailCard) throws -> Void
  ) throws {
    try withElementWindow(symbol, size: size) { window in
      window.showCard("hazards")
      try body(window, try XCTUnwrap(window.all(HazardsCard.self).first))
    }
  }

  @MainActor
  private static func labels(_ card: DetailCard) -> [String] {
    card.all(ListBoxRow.self).compactMap { Accessible.label(of: $0) }
  }

  func testChlorineHasPictogramsSignalWordAndStatements() throws {
    try onMain {
      try Self.withCard("Cl") { window, card in
        let pictograms = card.all(HazardPictogramView.self)
        XCTAssertEqual(
          pictograms.map { Accessible.label(of: $0) },
          ["Oxidizing", "Gas under pressure", "Acutely toxic", "Hazardous to the environment"])
        XCTAssertEqual(Accessible.role(of: pictograms[0]), "img")
        XCTAssertTrue(pictograms.allSatisfy { $0.width == 48 && $0.height == 48 })
        let texts = shownTexts(in: card)
        XCTAssertTrue(texts.contains("Danger") && texts.contains("Index number 017-001-00-7"))
        XCTAssertEqual(
          Self.labels(card),
          [
            "H270: May cause or intensify fire; oxidizer",
            "Press. Gas: Gas under pressure: the statement depends on how it is kept",
            "H331: Toxic if inhaled", "H319: Causes serious eye irritation",
            "H335: May cause respiratory irritation", "H315: Causes skin irritation",
            "H400: Very toxic to aquatic life", "EC number: 231-959-5",
          ])
        XCTAssertTrue(texts.contains { $0.hasPrefix("This is no safety data sheet.") })
        XCTAssertEqual(
          card.all(FactList.self).first?.children.first.flatMap { Accessible.label(of: $0) },
          "Chlorine, Danger, Oxidizing, Gas under pressure, Acutely toxic, Hazardous to the environment"
        )
      }
    }
  }

  func testEachFormOfPhosphorusHasItsOwn() throws {
    try onMain {
      try Self.withCard("P") { window, card in
        let lists = card.all(FactList.self)
        XCTAssertEqual(
          lists.map(\.name), ["hazards-015-001-00-1", "hazards-015-002-00-7", "hazard-numbers"])
        XCTAssertEqual(
          card.all(HazardPictogramView.self).map(\.name),
          ["GHS02", "GHS05", "GHS06", "GHS09", "GHS02"].map { "pictogram-\($0)" })
        XCTAssertTrue(shownTexts(in: card).contains("White"))
        XCTAssertTrue(Self.labels(card).contains("H314: Causes severe skin burns and eye damage"))
      }
    }
  }

  func testGoldHasNumbersAndIsNotCalledHarmless() throws {
    try onMain {
      try Self.withCard("Au") { window, card in
        XCTAssertTrue(card.all(HazardPictogramView.self).isEmpty)
        XCTAssertEqual(
          Self.labels(card), ["EC number: 231-165-9", "E number as an additive: E 175"])
        XCTAssertTrue(
          shownTexts(in: card).contains { $0.contains("does not mean that it is harmless") })
        window.activate(.copyDetails, "hazards")
        XCTAssertEqual(clipboardText(window), card.csv)
        XCTAssertTrue(card.csv.contains("231-165-9,E 175"))
      }
    }
  }

  func testTheKeysMoveThroughTheStatements() throws {
    try onMain {
      try Self.withCard("Zn") { window, card in
        let rows = card.all(ListBoxRow.self)
        rows[0].grabFocus()
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusWidget, rows[1])
        Hand.shared.type("Tab", in: window)
        XCTAssertEqual(window.focusWidget, rows[4], "the statements of the next form")
      }
    }
  }

  func testThePictogramsKeepTheirColorsInEachStyle() throws {
    try onMain {
      try Self.withCard("Cd") { window, card in
        let view = try XCTUnwrap(card.all(HazardPictogramView.self).first)
        var pictures: Set<[UInt8]> = []
        try inEachStyle { _ in
          settle(window)
          pictures.insert(try XCTUnwrap(Screenshot(of: view)).pixels)
        }
        XCTAssertEqual(pictures.count, 1)
      }
    }
  }

  func testItIsMirroredFromRightToLeftButNotItsPictograms() throws {
    try onMain {
      var pixels: [UInt8] = []
      try Self.withCard("Cl") { _, card in
        let views = card.all(HazardPictogramView.self)
        pixels = try XCTUnwrap(Screenshot(of: try XCTUnwrap(views.first))).pixels
        XCTAssertLessThan(Self.x(views[0], in: card), Self.x(views[3], in: card))
      }
      try withRightToLeft {
        try Self.withCard("Cl") { _, card in
          let views = card.all(HazardPictogramView.self)
          XCTAssertGreaterThan(Self.x(views[0], in: card), Self.x(views[3], in: card))
          XCTAssertEqual(try XCTUnwrap(Screenshot(of: views[0])).pixels, pixels)
        }
      }
    }
  }

  @MainActor
  private static func x(_ widget: Widget, in card: Widget) -> Double {
    widget.convert(x: 0, y: 0, to: card)?.x ?? .nan
  }

  func testItFitsANarrowWindowInLargeAndLongTexts() throws {
    try onMain {
      for symbol in Extent.part(of: ["P", "Cd", "Pb"], each: 3) {
        try withTextScale(2) {
          try Self.withCard(symbol, size: (360, 640)) { window, card in
            XCTAssertLessThanOrEqual(card.width, 360)
            XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 360)
            XCTAssertEqual(cutLabels(in: card), [])
            let word = try card.find("signal-word")
            let line = word.request(.vertical, forSize: 2000).minimum
            XCTAssertLessThan(2 * word.height, 3 * line, "it is not broken")
          }
        }
        try PseudoLocale.use {
          try Self.withCard(symbol, size: (360, 640)) { window, card in
            XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 360)
            XCTAssertEqual(cutLabels(in: card), [])
            let codes = card.csv.split { ",\r\n ".contains($0) }.map(String.init)
            // The title of a source is not translated.
            for text in shownTexts(in: card) where !text.contains("Sóúrçé") {
              XCTAssertNil(PseudoLocale.fault(in: text, data: Set(codes)), text)
            }
          }
        }
      }
    }
  }
}
