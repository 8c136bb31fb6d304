import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Texts from elsewhere that are longer than any of the built-in ones.
final class LongTextTests: PageTestCase {
  func testALongWordMakesNoWindowWider() throws {
    try onMain {
      let word = String(repeating: "w", count: 200)
      try withTemporaryDirectory { folder in
        let bench = try CatalogueBench(folder: folder)
        try bench.write(
          """
          {"sources": {"a": {"title": "\(word)"}}, "elements": [{
            "number": 79, "symbol": "Au", "name": "Gold", "atomic_mass": 1, "melt": 1,
            "sources": {"melt": "a"}, "units": {"melt": "\(word)"}, "summary": "\(word)",
            "discovered_by": "\(word)", "appearance": "\(word)"}]}
          """)
        bench.use()
        let table = try XCTUnwrap(bench.library.table)
        let gold = try XCTUnwrap(table[79])
        XCTAssertEqual(gold.summary, word)
        let window = ElementWindow(
          gold, of: table, noFavorites(), size: nil, temperatureUnit: { .kelvin })
        try show(window)
        defer { window.close() }
        XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 360)
      }
    }
  }
}
