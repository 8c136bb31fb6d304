import Elements
import GLib
import TestSupport
import XCTest

@testable import TheElements

/// Numbers and lists in a language with a decimal comma, which the pseudo-locale is; tables for programs are the same in
/// every language.
final class DecimalMarkTests: PageTestCase {
  func testListsOfNumbersHaveASemicolonBesideADecimalComma() throws {
    try onMain {
      XCTAssertEqual(tr(numbers: ["1.5", "2"]), "1.5, 2")
      XCTAssertEqual(tr(list: ["a", "b", "c"]), "a, b, c")
      XCTAssertEqual(tr(list: []), "")
      try PseudoLocale.use {
        XCTAssertEqual(tr(numbers: ["1.5", "2"]), "1,5; 2")
        XCTAssertTrue(tr(list: ["a", "b"]).hasPrefix("⟦"), "the catalog's list")
        XCTAssertEqual(tr(Message.number("1.5 K")), "1,5 K")
        XCTAssertEqual(tr(Message.number("1.5 K"), decimalMark: "."), "1.5 K")
        XCTAssertEqual(tr(Message.verbatim("1.5 K")), "1.5 K")
      }
    }
  }

  func testTablesForProgramsAreTheSameInEveryLanguage() throws {
    try onMain {
      let tables = try Self.tables()
      XCTAssertTrue(tables[0].contains("Melting point,K,1337.33,"), tables[0])
      XCTAssertTrue(tables[1].hasPrefix("Symbol,Element,Melting point in K,"), tables[1])
      try PseudoLocale.use { XCTAssertEqual(try Self.tables(), tables) }
    }
  }

  /// The comparison, the plot and an element as tables.
  @MainActor
  private static func tables() throws -> [String] {
    let (table, gold) = (try BuiltIn.table, try BuiltIn.element("Au"))
    let columns = PropertyColumn.columns(of: table)
    let sheet = ComparisonSheet([gold, try BuiltIn.element("Cl")], columns: columns)
    let comparison = ComparisonPaper(sheet: sheet, sources: [:]).csv
    var state = PlotState()
    (state.x, state.y) = (PlotState.Axis("melt"), PlotState.Axis("density"))
    let plot = Plot(state, of: table, columns: columns)
    let copies = [CopyFormat.csv, .json].map {
      $0.content(of: gold, in: table, temperatures: .celsius)
    }
    return try [XCTUnwrap(comparison), XCTUnwrap(plot?.csv)] + copies
  }

  func testAValueIsCopiedAsItIsShown() throws {
    try onMain {
      let gold = try BuiltIn.element("Au")
      try PseudoLocale.use {
        let groups = gold.propertyGroups(temperatures: .celsius).flatMap(\.properties)
        let melting = try XCTUnwrap(groups.first { $0.id == "melt" })
        XCTAssertEqual(PropertyCopy.number.text(of: melting, of: gold), "1064,18")
        XCTAssertEqual(PropertyCopy.value.text(of: melting, of: gold), "1064,18 °C")
        let whole = try XCTUnwrap(PropertyCopy.withSource.text(of: melting, of: gold))
        for part in ["1064,18 °C", "(1337,33 K · 1947,52 °F)"] {
          XCTAssertTrue(whole.contains(part), whole)
        }
      }
    }
  }
}
