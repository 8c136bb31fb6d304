import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Texts from outside are bounded in every widget and every error message.
final class ExternalTextTests: PageTestCase {
  /// Limit of a text from outside with the program's own words around it.
  private static let (scalars, marks, run) = (2100, 8, 310)

  private static let letters = String(repeating: "w", count: 20_000)
  private static let marked = "e" + String(repeating: "\u{301}", count: 10_000)
  private static let control = #"\u0000\u0007\u001b[31m\u202e\u2066\u2028"#

  /// Refused records, one for each error.
  private static let refused: [(name: String, record: String)] = [letters, marked, control]
    .flatMap { text in
      [
        gold(#""units": {"\#(text)": 3}"#), gold(#""units": {"melt": "\#(text)"}"#),
        gold(#""melt": "\#(text)""#), gold(#""kinds": {"melt": "\#(text)"}, "melt": 1"#),
        gold(#""phase": "\#(text)""#), gold(#""summary": "\#(text)""#),
        gold(#""\#(text)": 1, "\#(text)": 1"#), gold(#""appearance": "\#(text)""#),
        gold(name: text), gold(symbol: text), gold(#""source": "https://\#(text)", "xpos": 19"#),
      ]
    }
    .map { (String($0.prefix(80)), $0) }

  private static func gold(
    name: String = "Gold", symbol: String = "Au", _ fields: String = #""melt": "x""#
  ) -> String {
    #"{"number": 79, "symbol": "\#(symbol)", "name": "\#(name)", "atomic_mass": 1, \#(fields)}"#
  }

  /// Fails if a text is not bounded.
  @MainActor
  private static func expectBounded(
    _ texts: [String], _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for text in texts {
      let measure = TextMeasure(text)
      let isBounded =
        measure.scalars <= scalars && measure.marks <= marks && measure.run <= run
        && measure.controls == 0
      XCTAssertTrue(isBounded, "\(name): \(measure) of \(text.prefix(60))", file: file, line: line)
    }
  }

  @MainActor
  private static func texts(of library: Library) -> [String] {
    guard case .done(let answer) = library.transfer else { return [] }
    return [
      CatalogText.problem(answer, isBuiltIn: true), CatalogText.remark(answer),
      CatalogText.failures(answer), CatalogText.report(answer, isBuiltIn: true),
    ].compactMap { $0 }
  }

  func testErrorsOfARefusedCatalogAreBounded() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let bench = try CatalogBench(folder: folder)
        try withMainWindow(bench.library) { window in
          for (name, record) in Self.refused {
            for document in ["[\(record)]", #"[\#(Self.silver), \#(record)]"#] {
              try bench.write(document)
              bench.reload()
              settle(window)
              let texts = Self.texts(of: bench.library)
              XCTAssertFalse(texts.isEmpty, name)
              Self.expectBounded(texts + shownTexts(in: window), name)
            }
          }
        }
      }
    }
  }

  private static let silver =
    #"{"number": 47, "symbol": "Ag", "name": "Silver", "atomic_mass": 107.87}"#

  func testTheLongestAcceptedTextsAreBoundedOnEveryPage() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let bench = try CatalogBench(folder: folder)
        try bench.write(Self.longest)
        try withMainWindow(bench.library) { window in
          bench.use()
          let table = try XCTUnwrap(bench.library.table)
          XCTAssertEqual(table.filledIn.count, 117, "\(Self.texts(of: bench.library))")
          for page in ["table", "name", "grid"] {
            window.showPage(page)
            settle(window)
            Self.expectBounded(shownTexts(in: window), page)
          }
          let gold = try XCTUnwrap(table[79])
          let element = ElementWindow(
            gold, of: table, noFavorites(), size: nil, files: DataFiles(BuiltIn.data),
            temperatures: { .kelvin })
          try show(element)
          defer { element.close() }
          Self.expectBounded(shownTexts(in: element), "window")
        }
      }
    }
  }

  /// The largest accepted record of an element.
  static var longest: String {
    let figures = FigureKey.allCases.map(\.rawValue)
    func words(_ length: Int) -> String {
      String(String(repeating: String(repeating: "w", count: 100) + " ", count: 20).prefix(length))
    }
    func object(_ key: String, _ text: String) -> String {
      "\"\(key)\": {\(figures.map { "\"\($0)\": \"\(text)\"" }.joined(separator: ", "))}"
    }
    let texts = [
      "summary", "appearance", "discovered_by", "discovery", "discovery_location", "named_by",
      "name_origin", "electron_configuration", "crystal_structure", "cas",
    ].map { "\"\($0)\": \"\(words($0 == "summary" ? 2000 : 300))\"" }
    let objects = [("units", 40), ("uncertainties", 20), ("conditions", 100)]
      .map { object($0, words($1)) }
    let numbers = figures.map { "\"\($0)\": 1\(String(repeating: "0", count: 17))" }
    let members = texts + objects + numbers + [#""sources": {"melt": "a"}"#]
    return """
      {"sources": {"a": {"title": "\(words(200))"}}, "elements": [{
        "number": 79, "symbol": "WWWW", "name": "\(String(repeating: "W", count: 60))",
        "atomic_mass": 1, "source": "https://\(String(repeating: "w", count: 1900))",
        \(members.joined(separator: ",\n"))}]}
      """
  }
}
