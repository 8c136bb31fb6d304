import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Pages from right to left, and the lines of their texts.
final class PaperDirectionTests: PageTestCase {
  @MainActor
  private static func gold(_ properties: PropertyList? = nil) throws -> ElementPaper {
    var page = ElementPaper(
      element: try BuiltIn.element("Au"), table: try BuiltIn.table,
      properties: try properties ?? BuiltIn.data.read(.properties))
    page.note = Note("Found in the Rhine.\nBring the sample.")
    return page
  }

  @MainActor
  private static func comparison(_ list: PropertyList? = nil) throws -> ComparisonPaper {
    let (table, properties) = (try BuiltIn.table, try list ?? BuiltIn.data.read(.properties))
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
    let elements = try ["Fe", "Zn", "O", "Au"].map { try BuiltIn.element($0) }
    return ComparisonPaper(
      sheet: ComparisonSheet(elements, columns: columns),
      sources: table.sources.merging(properties.sources) { own, _ in own })
  }

  @MainActor
  private static func plot() throws -> PlotPaper {
    var state = PlotState()
    XCTAssertTrue(state.set(axes: "melt density"))
    let table = try BuiltIn.table
    let plot = Plot(state, of: table, columns: PropertyColumn.columns(of: table))
    return PlotPaper(
      plot: try XCTUnwrap(plot), total: table.elements.count, sources: table.sources)
  }

  /// Returns each line of a page from left to right with the same line from right to left.
  @MainActor
  private static func pairs(
    of page: () throws -> some PaperPage
  ) throws -> [(one: PaperText, other: PaperText)] {
    let lines = try PaperText.lines(of: page())
    var others: [PaperText] = []
    try withRightToLeft { others = try PaperText.lines(of: page()) }
    XCTAssertEqual(lines.map(\.text), others.map(\.text))
    for (one, other) in zip(lines, others) {
      XCTAssertEqual(one.baseline, other.baseline, accuracy: 0.01, one.text)
    }
    return Array(zip(lines, others))
  }

  /// Asserts that the second line is as far from the right edge as the first one from the left.
  @MainActor
  private static func assertMirrored(
    _ pair: (one: PaperText, other: PaperText), width: Double, line: UInt = #line
  ) {
    let (one, other) = pair
    XCTAssertEqual(
      width - other.left - other.width, one.left, accuracy: 0.5, one.text, line: line)
  }

  func testASheetIsMirroredFromRightToLeft() throws {
    try onMain {
      let pairs = try Self.pairs { try Self.gold() }
      XCTAssertGreaterThan(pairs.count, 300)
      for pair in pairs { Self.assertMirrored(pair, width: PaperSize.a4.portrait.width) }
    }
  }

  func testAComparisonIsMirroredWithNumberBeforeUnit() throws {
    try onMain {
      let page = try Self.comparison()
      let cells = page.sheet.groups.flatMap(\.rows).flatMap(\.cells)
      let quantities = Set(cells.flatMap { [tr($0.value), $0.unit ?? ""] })
      let pairs = try Self.pairs { try Self.comparison() }
      let others = pairs.filter { !quantities.contains($0.one.text) }
      XCTAssertGreaterThan(others.count, 300)
      for pair in others { Self.assertMirrored(pair, width: PaperSize.a4.landscape.width) }
      for part in [\(one: PaperText, other: PaperText).one, \.other] {
        let lines = pairs.map { $0[keyPath: part] }
        let index = try XCTUnwrap(lines.firstIndex { $0.text == "1811" })
        XCTAssertEqual(lines[index + 1].text, "K")
        XCTAssertGreaterThan(lines[index + 1].left, lines[index].left + lines[index].width)
      }
    }
  }

  func testHeadAndLegendOfAChartAreMirrored() throws {
    try onMain {
      let plot = try Self.plot()
      let chart = NuclideChart(try BuiltIn.data.read(.nuclides))
      let nuclides = { @MainActor in
        NuclidePaper(try BuiltIn.data.read(.nuclides), try BuiltIn.table)
      }
      let kinds = chart.groups.map {
        tr("{1}: {2}", tr($0.kind.title), NumberFormat.text(String($0.cells.count)))
      }
      let width = PaperSize.a4.landscape.width
      for (title, entries, pairs) in [
        (plot.title, ["Noble gas", "Alkali metal", "Lanthanide"], try Self.pairs { plot }),
        (try nuclides().title, kinds, try Self.pairs { try nuclides() }),
      ] {
        XCTAssertEqual(pairs.first?.one.text, title)
        for pair in pairs.prefix(2) + pairs.suffix(1) { Self.assertMirrored(pair, width: width) }
        for entry in entries {
          let pair = try XCTUnwrap(pairs.first { $0.one.text == entry }, entry)
          Self.assertMirrored(pair, width: width)
        }
      }
    }
  }

  func testTitleAndValueAreOnOneLineInFontsOfAnyHeight() throws {
    try onMain {
      let (name, style) = ("ذهب", PaperStyle(face: PaperFont()))
      XCTAssertNotEqual(style.text("HU", 12).baseline, style.text(name, 12).baseline)
      let column = OwnColumn(title: name, unit: "HU", values: [79: "1.5", 26: "2"], besides: [])
      let list = try BuiltIn.data.read(.properties).adding([try XCTUnwrap(column)])
      for lines in [
        try PaperText.lines(of: Self.gold(list)), try PaperText.lines(of: Self.comparison(list)),
      ] {
        let title = try XCTUnwrap(lines.firstIndex { $0.text == name })
        let value = try XCTUnwrap(
          lines[title...].first { ["HU", "1.5\u{a0}HU"].contains($0.text) })
        XCTAssertEqual(value.baseline, lines[title].baseline, accuracy: 0.01)
      }
    }
  }
}
