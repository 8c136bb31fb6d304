import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Databases that once did harm, or are near to what does: `scripts/fuzz` adds to them.
final class DatabaseCorpusTests: QuietTestCase {
  func testEachIsOpenedAndTakesFavorites() throws {
    let project = (0..<4).reduce("\(#filePath)") { path, _ in Files.parent(of: path) }
    let corpus = project + "/Tests/ElementsTests/Fixtures/fuzz"
    let names = Files.names(in: corpus).filter { $0.hasPrefix("sqlite-") }
    XCTAssertFalse(names.isEmpty)
    for name in names {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        try Files.write(Files.read(corpus + "/" + name), to: path)
        let copy = Copy(path)
        let isForeign = copy.problem?.isOver == false
        XCTAssertEqual(copy.star(8) != nil, isForeign, name)
        if !isForeign { XCTAssertTrue(Copy(path).numbers.contains(8), name) }
      }
    }
  }
}
