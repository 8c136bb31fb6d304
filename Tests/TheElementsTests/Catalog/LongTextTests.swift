import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Texts from servers and files that are longer than any built-in one.
final class LongTextTests: PageTestCase {
  func testALongWordMakesNoWindowWider() throws {
    try onMain {
      let word = String(repeating: "w", count: 100)
      try withTemporaryDirectory { folder in
        let bench = try CatalogBench(folder: folder)
        try bench.write(
          """
          {"sources": {"a": {"title": "\(word)"}}, "elements": [{
            "number": 79, "symbol": "Au", "name": "Gold", "atomic_mass": 1, "melt": 1,
            "sources": {"melt": "a"}, "conditions": {"melt": "\(word)"}, "summary": "\(word)",
            "discovered_by": "\(word)", "appearance": "\(word)"}]}
          """)
        bench.use()
        let table = try XCTUnwrap(bench.library.table)
        let gold = try XCTUnwrap(table[79])
        XCTAssertEqual(gold.summary, word)
        let window = ElementWindow(
          gold, of: table, noFavorites(), size: nil, files: DataFiles(BuiltIn.data),
          temperatures: { .kelvin })
        try show(window)
        defer { window.close() }
        XCTAssertLessThanOrEqual(window.request(.horizontal).minimum, 360)
      }
    }
  }

  func testATileKeepsItsTextsOnIt() throws {
    try onMain {
      let (name, zeros) = (String(repeating: "W", count: 60), String(repeating: "0", count: 50))
      let record = """
        [{"number": 6, "symbol": "WWWW", "name": "\(name)", "atomic_mass": 12.\(zeros)1}]
        """
      let table = try CatalogReader.read(bytes: Array(record.utf8), file: "wide.json")
      let carbon = try XCTUnwrap(table[6])
      for side in [48, 96] {
        try withWindow(width: 300, height: 200, showing: { TileStage(carbon, side: side) }) {
          _, stage in
          let picture = try XCTUnwrap(currentPicture(of: stage))
          let ground = picture.color(1, 1)
          let (start, end) = (TileStage.margin - 1, TileStage.margin + side + 1)
          let beside = (1..<stage.width).filter { !(start..<end).contains($0) }
          for x in beside {
            let isFree = (1..<stage.height).allSatisfy { picture.color(x, $0).isNear(ground) }
            XCTAssertTrue(isFree, "\(x) of \(side)")
          }
        }
      }
    }
  }
}

/// A tile with margins at its sides.
private final class TileStage: Widget {
  static let margin = 60
  private let element: AtomicElement
  private let side: Int

  init(_ element: AtomicElement, side: Int) {
    self.element = element
    self.side = side
    super.init()
  }

  override func snapshot(_ snapshot: Snapshot) {
    TileDrawing(element: element, face: self)
      .draw(in: snapshot, x: Double(Self.margin), y: 10, side: Double(side))
  }
}
