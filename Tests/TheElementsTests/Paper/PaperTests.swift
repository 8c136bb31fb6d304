import Adwaita
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Pages for printers and files.
final class PaperTests: PageTestCase {
  @MainActor
  private static func table(_ form: TableForm = .standard, _ coloring: String) throws -> TablePaper
  {
    let table = try BuiltIn.table
    let coloring = TableColoring(id: coloring)
    let painter = TablePainter(
      coloring, column: PropertyColumn.columns(of: table).first { $0.id == coloring.id },
      arrangement: TableArrangement(form))
    return TablePaper(table: table, painter: painter, sources: table.sources)
  }

  @MainActor
  private static func gold() throws -> ElementPaper {
    ElementPaper(
      element: try BuiltIn.element("Au"), table: try BuiltIn.table,
      properties: try BuiltIn.data.read(.properties))
  }

  func testTheSheetOfCarbonHasItsForms() throws {
    try onMain {
      var page = ElementPaper(
        element: try BuiltIn.element("C"), table: try BuiltIn.table, properties: .none)
      let without = String(decoding: try XCTUnwrap(page.bytes(.svg, .a4)), as: UTF8.self)
      XCTAssertFalse(without.contains(">Carbon (diamond)</text>"))
      page.forms = try BuiltIn.data.read(.forms)
      let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, .a4)), as: UTF8.self)
      for text in ["Carbon (diamond)", "Carbon (graphite)", "3.513\u{a0}g/cm³ (diamond)"] {
        XCTAssertTrue(svg.contains(">\(text)</text>"), text)
      }
    }
  }

  func testTheTableIsOnePageOfEachSizeAndFormat() throws {
    try onMain {
      for form in TableForm.allCases {
        let page = try Self.table(form, "melt")
        XCTAssertTrue(page.isLandscape)
        for paper in PaperSize.allCases {
          let content = Size(width: paper.landscape.width - 72, height: paper.landscape.height - 72)
          XCTAssertEqual(page.document(content, isContinuous: false).pages.count, 1)
          let pdf = try XCTUnwrap(page.bytes(.pdf, paper))
          XCTAssertTrue(pdf.starts(with: Array("%PDF-1.".utf8)))
          let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, paper)), as: UTF8.self)
          XCTAssertFalse(svg.contains("<image"), "no part is made of pixels")
          XCTAssertTrue(svg.contains(">Au</text>") && svg.hasSuffix("</g>\n</svg>\n"))
        }
        let png = try XCTUnwrap(page.bytes(.png, .a4))
        XCTAssertTrue(png.starts(with: [0x89] + Array("PNG".utf8)))
      }
    }
  }

  func testASheetHasTheNameInTheSecondLanguageToo() throws {
    try onMain {
      let page = try Self.gold()
      let size = { @MainActor in try XCTUnwrap(page.bytes(.svg, .a4)).count }
      let one = try size()
      SecondLanguage.shared.use("fr")
      defer { SecondLanguage.shared.use("") }
      XCTAssertNotEqual(try size(), one)
      SecondLanguage.shared.use("de")
      XCTAssertEqual(try size(), one, "Gold is Gold in German")
    }
  }

  func testASheetHasAllPropertiesOnItsPages() throws {
    try onMain {
      let page = try Self.gold()
      let content = Size(width: 523, height: 770)
      let pages = page.document(content, isContinuous: false)
      XCTAssertTrue((2...4).contains(pages.pages.count), "\(pages.pages.count) pages")
      let one = page.document(content, isContinuous: true)
      XCTAssertEqual(one.pages.count, 1)
      XCTAssertGreaterThan(one.height, 770)
    }
  }

  @MainActor
  private static func comparison(_ symbols: String...) throws -> ComparisonPaper {
    let (table, properties) = (try BuiltIn.table, try BuiltIn.data.read(.properties))
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
    let sheet = ComparisonSheet(try symbols.map { try BuiltIn.element($0) }, columns: columns)
    return ComparisonPaper(
      sheet: sheet, sources: table.sources.merging(properties.sources) { own, _ in own })
  }

  @MainActor
  private static func plot(_ axes: String, selection: Set<Int>? = nil) throws -> PlotPaper {
    var state = PlotState()
    XCTAssertTrue(state.set(axes: axes))
    state.showsPeriods = true
    let table = try BuiltIn.table
    let plot = Plot(state, of: table, columns: PropertyColumn.columns(of: table))
    return PlotPaper(
      plot: try XCTUnwrap(plot), total: table.elements.count, sources: table.sources,
      selection: selection)
  }

  @MainActor
  private static func nuclides(_ part: NuclidePaper.Part? = nil) throws -> NuclidePaper {
    NuclidePaper(try BuiltIn.data.read(.nuclides), try BuiltIn.table, part)
  }

  func testTheNuclideChartIsOnePageWithoutPixels() throws {
    try onMain {
      for paper in PaperSize.allCases {
        let page = try Self.nuclides()
        XCTAssertTrue(page.isLandscape)
        XCTAssertNotNil(page.bytes(.pdf, paper))
        let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, paper)), as: UTF8.self)
        XCTAssertFalse(svg.contains("<image"), "no part is made of pixels")
      }
    }
  }

  func testThePartOfTheNuclideChartInViewIsOnThePage() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try withNuclides(showing: "U-238") { window in
          window.activate(.setChart, "146 92", "22")
          settle(window)
          let names = ["a.pdf", "b.svg", "c.png"]
          for name in names {
            window.activate(.savePageFile, "\(folder)/\(name)")
            waitUntil("it is told") { window.toastMessage == "Saved: \(name)" }
          }
          let part = try Files.read("\(folder)/b.svg", atMost: 20_000_000)
          window.activate(.zoomNormal)
          waitUntil("it is whole") { window.view.viewport.isWhole }
          window.activate(.savePageFile, "\(folder)/whole.svg")
          waitUntil("it is told") { window.toastMessage == "Saved: whole.svg" }
          XCTAssertNotEqual(try Files.read("\(folder)/whole.svg", atMost: 20_000_000), part)
        }
      }
    }
  }

  func testTheFootHasWholeSources() throws {
    try onMain {
      let (table, properties) = (try BuiltIn.table, try BuiltIn.data.read(.properties))
      let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
      let sources = table.sources.merging(properties.sources) { own, _ in own }
      let style = PaperStyle(face: PaperFont())
      for coloring in [TableColoring.category.id] + columns.map(\.id) {
        let painter = TablePainter(
          TableColoring(id: coloring), column: columns.first { $0.id == coloring },
          arrangement: TableArrangement(.standard))
        let foot = TablePaper(table: table, painter: painter, sources: sources).sourceFoot
        let (text, _) = foot.texts(width: 1790, margin: TableLayout.margin, style)
        XCTAssertFalse(text.isShortened, coloring)
      }
      for axes in ["melt density", "molar_heat density", "number electron_affinity"] {
        let foot = try Self.plot(axes).sourceFoot
        let (text, _) = foot.texts(width: PlotPaper.width, margin: 0, style)
        XCTAssertFalse(text.isShortened, axes)
      }
    }
  }

  func testPaperIsLightAlsoInTheDarkStyle() throws {
    try onMain {
      let pages: [() throws -> any PaperPage] = [
        { try Self.table(.standard, "state") }, { try Self.comparison("H", "He") },
        { try Self.plot("melt density") }, { try Self.nuclides() },
      ]
      for page in pages {
        let light = try page().bytes(.png, .a4)
        StyleManager.shared.force(dark: true)
        defer { StyleManager.shared.force(dark: false) }
        XCTAssertEqual(try page().bytes(.png, .a4), light)
      }
    }
  }

  func testAComparisonFillsPagesInPortraitOrLandscape() throws {
    try onMain {
      let three = try Self.comparison("Cl", "Br", "I")
      XCTAssertFalse(three.isLandscape)
      XCTAssertEqual(three.title, "Comparison: Cl, Br, I")
      XCTAssertTrue(try Self.comparison("H", "He", "Li", "Be").isLandscape)
      let content = Size(width: 523, height: 770)
      let pages = three.document(content, isContinuous: false)
      XCTAssertTrue((3...9).contains(pages.pages.count), "\(pages.pages.count) pages")
      let one = three.document(content, isContinuous: true)
      XCTAssertEqual(one.pages.count, 1)
      XCTAssertGreaterThan(one.height, 2000)
      XCTAssertEqual(three.csv?.hasPrefix("Property,Unit,Chlorine,Bromine,Iodine"), true)
      for page in [three, try Self.comparison("H", "He", "Li", "Be", "B", "Og")] {
        for paper in PaperSize.allCases {
          XCTAssertNotNil(page.bytes(.pdf, paper))
          let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, paper)), as: UTF8.self)
          XCTAssertFalse(svg.contains("<image"), "no part is made of pixels")
        }
      }
    }
  }

  func testAPlotIsOnePageWithoutPixels() throws {
    try onMain {
      for page in [
        try Self.plot("melt density"), try Self.plot("number melt linear log", selection: [3, 11]),
      ] {
        XCTAssertTrue(page.isLandscape)
        for paper in PaperSize.allCases {
          let content = Size(width: paper.landscape.width - 72, height: paper.landscape.height - 72)
          XCTAssertEqual(page.document(content, isContinuous: false).pages.count, 1)
          XCTAssertNotNil(page.bytes(.pdf, paper))
          let svg = String(decoding: try XCTUnwrap(page.bytes(.svg, paper)), as: UTF8.self)
          XCTAssertFalse(svg.contains("<image"), "no part is made of pixels")
        }
        XCTAssertEqual(page.csv?.hasPrefix("Symbol,Element,"), true)
      }
    }
  }

  func testTheComparisonIsSavedAsAPageOnceThereIsSomethingToCompare() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try withComparison(["Fe", "Co"]) { window in
          for name in ["a.pdf", "b.svg", "c.png", "d.csv"] {
            window.activate(.savePageFile, "\(folder)/\(name)")
            waitUntil("it is told") { window.toastMessage == "Saved: \(name)" }
          }
          let table = String(decoding: try Files.read("\(folder)/d.csv"), as: UTF8.self)
          XCTAssertTrue(table.hasPrefix("Property,Unit,Iron,Cobalt"))
          XCTAssertTrue(window.isEnabled(.printPage))
          window.activate(.clearComparison)
          XCTAssertFalse(window.isEnabled(.printPage))
          window.activate(.savePageFile, "\(folder)/none.pdf")
          settle(window)
          XCTAssertFalse(Files.exists("\(folder)/none.pdf"))
        }
      }
    }
  }

  func testPrintingToAFileWithoutADialog() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let page = try Self.gold()
        let path = "\(folder)/gold.pdf"
        var outcome: PrintOperation.Outcome?
        let operation = PrintOperation(page.title, isLandscape: false) { width, height in
          page.document(Size(width: width, height: height), isContinuous: false)
        }
        operation.run(above: nil, toFile: path) { outcome = $0 }
        waitUntil("it is printed") { outcome != nil }
        XCTAssertEqual(outcome, .printed)
        XCTAssertTrue(try Files.read(path).starts(with: Array("%PDF-1.".utf8)))
      }
    }
  }

  func testAWindowSavesWhatItShows() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try withMainWindow { window in
          for name in ["a.pdf", "b.svg", "c.png"] {
            let path = "\(folder)/\(name)"
            window.activate(.savePageFile, path)
            waitUntil("\(name) is there") { Files.exists(path) }
          }
          waitUntil("it is told") { labels(in: window).contains("Saved: c.png") }
          window.activate(.savePageFile, "\(folder)/a.pdf")
          let texts = try texts(ofDialogWith: "Close")
          XCTAssertTrue(texts.contains { $0.contains("The file exists.") }, "\(texts)")
          try answerDialog("Close")
        }
      }
    }
  }
}
