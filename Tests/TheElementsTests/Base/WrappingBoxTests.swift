import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A box whose children continue on another line.
final class WrappingBoxTests: PageTestCase {
  /// Shows three children of 100 pixels in a box, and returns their leading edges.
  @MainActor
  private static func starts(
    _ width: Int, _ align: WrappingBox.LineAlign, expands: Bool = false
  ) throws -> [Double] {
    var starts: [Double] = []
    let make = {
      let children = (0..<3).map { _ in Bin() }
      for child in children { (child.widthRequest, child.heightRequest) = (100, 20) }
      children[1].expandsHorizontally = expands
      return WrappingBox(children, gap: 10, margin: 0, align: align)
    }
    try withWindow(width: width, showing: make) { window, box in
      settle(window)
      starts = box.children.map { $0.convert(x: 0, y: 0, to: box)?.x ?? .nan }
    }
    return starts
  }

  func testLinesAreAligned() throws {
    try onMain {
      XCTAssertEqual(try Self.starts(250, .start), [0, 110, 0])
      XCTAssertEqual(try Self.starts(250, .center), [20, 130, 75])
      XCTAssertEqual(try Self.starts(250, .end), [40, 150, 150])
    }
  }

  func testAChildThatExpandsTakesTheFreeRoom() throws {
    try onMain {
      XCTAssertEqual(try Self.starts(400, .end, expands: true), [0, 110, 300])
      XCTAssertEqual(try Self.starts(250, .start, expands: true), [0, 110, 0])
    }
  }
}
