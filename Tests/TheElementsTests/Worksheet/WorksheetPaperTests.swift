import Adwaita
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Worksheets on paper.
final class WorksheetPaperTests: PageTestCase {
  @MainActor
  private static func paper(_ text: String) throws -> WorksheetPaper {
    let (sheet, table) = (try XCTUnwrap(Worksheet(text: text)), try BuiltIn.table)
    return WorksheetPaper(sheet: sheet, table: table, numbers: sheet.scope.numbers(in: table))
  }

  @MainActor
  private static func svg(_ text: String) throws -> String {
    String(decoding: try XCTUnwrap(paper(text).bytes(.svg, .a4)), as: UTF8.self)
  }

  func testEachSheetIsOnePageWithItsSolution() throws {
    try onMain {
      for (text, pages) in [
        ("table", 2), ("table blank=0", 1), ("quiz", 2), ("quiz solution=false", 1), ("cards", 30),
        ("quiz code=BYBQZP", 6), ("quiz code=JENUGU", 4), ("quiz code=UXFCFK", 2),
        ("cards elements=group 18", 2), ("table elements=first-20 fill=patterns", 2),
      ] {
        for size in PaperSize.allCases {
          let page = try Self.paper(text)
          let content = page.isLandscape ? size.landscape : size.portrait
          XCTAssertEqual(page.documentWithMargins(content).pages.count, pages, text)
          XCTAssertEqual(page.documentWithMargins(content).width, content.width, accuracy: 0.001)
        }
      }
    }
  }

  func testTextCanBeSelectedAndNoPartIsPixels() throws {
    try onMain {
      for fill in TileInk.allCases.map(\.rawValue) {
        let svg = try Self.svg("table blank=0 fill=\(fill)")
        XCTAssertFalse(svg.contains("<image"), "no part is made of pixels")
        for text in ["Au", "79", "Gold", "196.967"] {
          XCTAssertTrue(svg.contains(">\(text)</text>"), text)
        }
      }
      XCTAssertTrue(try Self.svg("quiz code=KUZWBX").contains(">Code KUZWBX</text>"))
    }
  }

  func testAUnitStaysInOneLine() throws {
    try onMain {
      let settings = QuizSettings(topics: [.property], form: .typed, scope: .all, length: 50)
      let codes = (1...6).compactMap { QuizCode(settings, random: $0)?.text }
      XCTAssertEqual(codes.count, 6)
      let lines = try codes.flatMap { try PaperText.lines(of: Self.paper("quiz code=\($0)")) }
        .map { $0.text.filter { $0 != "\u{2060}" } }
      XCTAssertTrue(lines.contains { $0.contains("g/cm³") })
      XCTAssertEqual(lines.filter { $0.hasSuffix("/") }, [])
    }
  }

  func testThePlaceOfALanthanideIsBetweenItsNeighborsInTheKey() throws {
    try onMain {
      let settings = QuizSettings(topics: [.place], form: .table, scope: .all, length: 50)
      let code = try XCTUnwrap(QuizCode(settings, random: 5))
      let all = try Self.paper("quiz code=\(code.text)").documentWithMargins(PaperSize.a4.portrait)
      let keys = try all.pages.suffix(all.pages.count / 2).map { page in
        let one = PaperDocument(
          title: all.title, width: all.width, height: all.height, pages: [page])
        return String(decoding: try XCTUnwrap(one.svg()), as: UTF8.self)
      }
      for key in keys { XCTAssertFalse(key.contains(">period 6</text>"), "no place of its own") }
      XCTAssertTrue(keys.contains { $0.contains("between ") }, "a lanthanide or an actinide")
    }
  }

  func testWhatIsBlankIsNotOnTheSheet() throws {
    try onMain {
      let all = try Self.svg("table tiles=symbol,name blank=100")
      XCTAssertFalse(all.contains(">Au</text>") || all.contains(">Gold</text>"))
      let some = try Self.svg("table tiles=name blank=50 code=KXWQPA")
      let names = try BuiltIn.table.elements.filter { some.contains(">\($0.name)</text>") }
      XCTAssertEqual(names.count, 59)
      let none = try Self.svg("table tiles=symbol")
      XCTAssertFalse(none.contains(">Gold</text>") || none.contains(">79</text>"))
    }
  }

  func testAFrontDoesNotTellItsBack() throws {
    try onMain {
      let svg = try Self.svg("cards elements=group 18")
      XCTAssertTrue(svg.contains(">He</text>") && svg.contains(">Og</text>"))
      XCTAssertFalse(svg.contains(">Helium</text>"))
    }
  }

  func testAQuizDoesNotTellItsAnswers() throws {
    try onMain {
      let paper = try Self.paper("quiz code=PMOEMF")
      let svg = String(decoding: try XCTUnwrap(paper.bytes(.svg, .a4)), as: UTF8.self)
      let questions = paper.sheet.questions(of: paper.table, paper.numbers)
      XCTAssertEqual(questions.count, 20)
      for question in questions {
        XCTAssertFalse(svg.contains(">\(tr(question.answer.text))</text>"), "\(question.prompt)")
      }
    }
  }

  func testLongAnswersAreWhole() throws {
    try onMain {
      for form in [QuizForm.cards, .choice] {
        for random in 0..<3 {
          let settings = QuizSettings(topics: [.appearance], form: form, scope: .all, length: 20)
          let code = try XCTUnwrap(QuizCode(settings, random: UInt64(random)))
          let all = try Self.paper("quiz code=\(code.text)")
            .documentWithMargins(PaperSize.a4.portrait)
          for page in all.pages {
            let one = PaperDocument(
              title: all.title, width: all.width, height: all.height, pages: [page])
            let svg = String(decoding: try XCTUnwrap(one.svg()), as: UTF8.self)
            XCTAssertTrue(svg.contains("</text>"))
            XCTAssertFalse(svg.contains("…"), code.text)
          }
        }
      }
    }
  }

  /// Returns the distance of a text of a worksheet from the left edge.
  @MainActor
  private static func left(of text: String, in sheet: String) throws -> Double {
    try XCTUnwrap(PaperText.lines(of: paper(sheet)).first { $0.text == text }).left
  }

  func testCardsAndLegendAreMirroredFromRightToLeft() throws {
    try onMain {
      for (sheet, first, second) in [
        ("cards elements=first-20", "H", "He"),
        ("table blank=0 elements=first-20", "Diatomic nonmetal", "Alkaline earth metal"),
      ] {
        let (one, other) = (
          try Self.left(of: first, in: sheet), try Self.left(of: second, in: sheet)
        )
        XCTAssertLessThan(one, other, sheet)
        try withRightToLeft {
          XCTAssertGreaterThan(
            try Self.left(of: first, in: sheet), try Self.left(of: second, in: sheet), sheet)
        }
      }
    }
  }

  func testPaperIsTheSameInTheDarkStyleAndWithPatternsOnTheScreen() throws {
    try onMain {
      for text in ["table code=KXWQPA", "cards elements=period 2", "quiz code=JENUGU"] {
        let light = try Self.paper(text).bytes(.png, .a4)
        StyleManager.shared.force(dark: true)
        UserInk.shared.use(.patterns)
        defer {
          StyleManager.shared.force(dark: false)
          UserInk.shared.use(.colors)
        }
        XCTAssertEqual(try Self.paper(text).bytes(.png, .a4), light, text)
      }
    }
  }

  func testCardsArePrintedOnBothSides() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let (page, path) = (try Self.paper("cards elements=group 18"), "\(folder)/cards.pdf")
        var outcome: PrintOperation.Outcome?
        var size: Size?
        let operation = PrintOperation(
          page.title, isLandscape: false, paper: PaperSize.a3.printerName, isTwoSided: true
        ) { width, height in
          size = Size(width: width, height: height)
          return page.documentWithMargins(Size(width: width, height: height))
        }
        operation.run(above: nil, toFile: path) { outcome = $0 }
        waitUntil("it is printed") { outcome != nil }
        XCTAssertEqual(outcome, .printed)
        XCTAssertEqual(try XCTUnwrap(size).width, PaperSize.a3.portrait.width, accuracy: 1)
        XCTAssertTrue(try Files.read(path).starts(with: Array("%PDF-1.".utf8)))
      }
    }
  }

  // MARK: Pictures

  /// A page at the size of the window.
  private final class Sheet: Widget {
    private let document: PaperDocument
    private let index: Int
    static let scale = 1.25

    init(_ document: PaperDocument, _ index: Int) {
      (self.document, self.index) = (document, index)
      super.init()
    }

    override class var cssName: String? { "sheet" }

    override func snapshot(_ snapshot: Snapshot) {
      let bounds = Bounds(width: Double(width), height: Double(height))
      snapshot.fill(bounds, .white)
      snapshot.canvas(in: bounds) { canvas in
        canvas.placed(x: 0, y: 0, scale: Self.scale) { document.pages[index](canvas) }
      }
    }
  }

  func testPictures() throws {
    try onMain {
      for (name, text, index) in [
        ("worksheet-table", "table blank=40 code=KXWQPA", 0),
        ("worksheet-solution", "table blank=40 code=KXWQPA fill=patterns", 1),
        ("worksheet-first", "table tiles=symbol,name code=KXWQPA fill=plain elements=first-20", 0),
        ("worksheet-cards", "cards elements=group 18", 0),
        ("worksheet-backs", "cards elements=group 18", 1),
        ("worksheet-quiz", "quiz code=UECMWN", 1),
        ("worksheet-choices", "quiz code=JENUGU", 1),
      ] {
        let page = try Self.paper(text)
        let size = page.isLandscape ? PaperSize.a4.landscape : PaperSize.a4.portrait
        let (width, height) = (Int(size.width * Sheet.scale), Int(size.height * Sheet.scale))
        try withWindow(
          width: width, height: height, showing: { Sheet(page.documentWithMargins(size), index) }
        ) { _, sheet in try assertPicture(of: sheet, named: name) }
      }
    }
  }
}
