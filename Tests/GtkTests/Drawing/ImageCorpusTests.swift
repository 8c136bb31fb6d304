import GLib
import TestSupport
import XCTest

@testable import Gtk

/// Images that once did harm, or are near to what does: `scripts/fuzz` adds to them.
final class ImageCorpusTests: QuietTestCase {
  private static let tests = (0..<3).reduce(#filePath) { path, _ in Files.parent(of: path) }

  func testEachIsDecodedOrRefused() throws {
    let folder = Self.tests + "/ElementsTests/Fixtures/fuzz"
    let names = Files.names(in: folder).filter { $0.hasPrefix("image-") }
    XCTAssertFalse(names.isEmpty)
    for name in names {
      let bytes = try Files.read("\(folder)/\(name)")
      let peak = peakMemory {
        _ = ImageDecoder.decode(bytes, within: 64, maximumPixels: 50_000_000)
      }
      XCTAssertLessThan(peak, 200_000_000, name)
    }
  }

  func testTheSamplesAreGood() throws {
    let folder = Self.tests + "/GtkTests/Fixtures"
    let names = Files.names(in: folder)
    XCTAssertGreaterThan(names.count, 4)
    for name in names {
      let bytes = try Files.read("\(folder)/\(name)")
      let images = ImageDecoder.decode(bytes, within: 64, maximumPixels: 1_000)
      XCTAssertEqual(images.map { [$0.width, $0.height] }, [[24, 16]], name)
      for length in 0..<bytes.count {
        XCTAssertNil(ImageFile(Array(bytes.prefix(length))), "\(name) \(length)")
      }
    }
  }
}
