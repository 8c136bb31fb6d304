import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Copying an element as text, CSV or JSON.
final class CopyFormatTests: PageTestCase {
  @MainActor
  private static func content(_ form: CopyFormat, _ symbol: String) throws -> String {
    form.content(
      of: try BuiltIn.element(symbol), in: try BuiltIn.table, temperatures: .celsius)
  }

  func testTheTextHasAllCardsAsLines() throws {
    try onMain {
      let lines = try Self.content(.text, "Au").split(
        separator: "\n", omittingEmptySubsequences: false)
      XCTAssertEqual(lines.first, "Gold, Au, 79, solid, transition metal")
      XCTAssertTrue(lines[2].hasPrefix("Gold does not tarnish"))
      for line in [
        "Physical",
        "State at 20 °C: solid [The Elements: by melting and boiling point, at 1 atm]",
        "Melting point: 1064.18 °C (1337.33 K · 1947.52 °F) "
          + "[CRC Handbook of Chemistry and Physics, 97th edition (2016), via mendeleev 1.3.0]",
        "Atomic", "History", "https://en.wikipedia.org/wiki/Gold",
      ] {
        XCTAssertTrue(lines.contains { $0 == line }, line)
      }
    }
  }

  func testTheTextIsPlainForEveryElement() throws {
    try onMain {
      for element in try BuiltIn.table.elements {
        let text = try Self.content(.text, element.symbol)
        for odd in ["\u{a0}", "\u{2009}", "\u{2212}", "nil", "Optional"] {
          XCTAssertFalse(text.contains(odd), "\(element.name): \(odd)")
        }
        XCTAssertTrue(text.hasSuffix("\n"))
      }
    }
  }

  func testTheJSONOfEachElementRoundTrips() throws {
    try onMain {
      for element in try BuiltIn.table.elements {
        let bytes = Array(try Self.content(.json, element.symbol).utf8)
        let table = try CatalogReader.read(bytes: bytes, file: "clipboard")
        XCTAssertEqual(table.elements, [element])
      }
    }
  }

  func testOwnColumnsAndValuesAreCopied() throws {
    try onMain {
      let column = try XCTUnwrap(
        OwnColumn(title: "Run", unit: "µg", values: [79: "19.30"], besides: []))
      let value = try XCTUnwrap(
        OwnValue("1340", unit: "K", source: "Notebook 3", condition: "in argon"))
      let own = OwnData(
        columns: [column.id: column.record],
        values: ["melt/79": value.record, "resistivity/79": "{\"value\": \"2e-8\"}"])
      @MainActor func content(_ form: CopyFormat, _ symbol: String) throws -> String {
        form.content(
          of: try BuiltIn.element(symbol), in: try BuiltIn.table, temperatures: .celsius, own: own)
      }
      let lines = try content(.text, "Au").split(separator: "\n").map { String($0) }
      let index = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("Melting point: ") })
      XCTAssertEqual(lines[index + 1], "Melting point (yours): 1340 K (in argon), Notebook 3")
      let yours = try XCTUnwrap(lines.firstIndex(of: "Yours"))
      XCTAssertEqual(
        Array(lines[(yours + 1)...].prefix(2)),
        ["Run: 19.30 µg", "resistivity (yours): 2e-8"])
      XCTAssertTrue(try content(.csv, "Au").contains(",19.30,µg,"))
      XCTAssertTrue(try content(.json, "Au").contains("\"own\": {\n"))
      for form in CopyFormat.allCases {
        XCTAssertEqual(try content(form, "Ag"), try Self.content(form, "Ag"))
      }
    }
  }

  func testTheActionsCopyAndShowAToast() throws {
    try onMain {
      try withElementWindow("Au") { window in
        for form in CopyFormat.allCases {
          window.activateAction(form.action.name)
          waitUntil("the message") { labels(in: window).contains(form.message) }
          XCTAssertEqual(
            clipboardText(window),
            form.content(
              of: window.element, in: try BuiltIn.table, temperatures: .kelvin))
        }
      }
    }
  }

  func testTheHeadersMenuOffersAllFormats() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let button = try window.find("copy-menu")
        XCTAssertEqual(button.tooltipText, "Element Menu")
        Hand.shared.click(button)
        waitUntil("the menu") { labels(in: button).contains("Copy as JSON") }
        XCTAssertEqual(
          labels(in: button).filter { $0.hasPrefix("Copy as") },
          ["Copy as Text", "Copy as CSV", "Copy as JSON"])
        Hand.shared.type("Escape", in: window)
      }
    }
  }

  func testItCopiesTheElementThatTheWindowHasTurnedTo() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.nextElement.name)
        window.activateAction(AppAction.copyText.name)
        XCTAssertEqual(clipboardText(window)?.hasPrefix("Mercury, Hg, 80"), true)
      }
    }
  }
}
