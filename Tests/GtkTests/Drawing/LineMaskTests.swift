import TestSupport
import XCTest

@testable import Gtk

/// Thin lines with many points, and polygons.
final class LineMaskTests: GtkTestCase {
  private typealias Vertex = SIMD2<Int32>

  private static let still = LineMask.Placement(scale: 1, x: 0, y: 0)

  private static func lines(_ lines: [[Vertex]]) -> LineMask.Lines {
    var made = LineMask.Lines()
    for line in lines {
      made.vertices += line
      made.ends.append(made.vertices.count)
    }
    return made
  }

  /// Draws lines in black on white, 60 × 40 pixels.
  @MainActor
  private static func picture(
    _ lines: [[Vertex]], at placement: LineMask.Placement = still, scale: Int = 1
  ) throws -> Screenshot {
    let mask = try XCTUnwrap(LineMask(width: 60, height: 40, scale: scale))
    mask.add(Self.lines([[Vertex(0, 0), Vertex(60, 40)]]), at: still)
    mask.clear(Bounds(x: 0, y: 0, width: 30, height: 40))
    mask.clear(Bounds(x: 30, y: -5, width: 99, height: 99))
    mask.clear(Bounds(x: 70, y: 50, width: 9, height: 9))
    mask.add(Self.lines(lines), at: placement)
    return try DrawingTests.picture { snapshot in
      snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
        canvas.fill(.white)
        mask.draw(on: canvas, .black)
      }
    }
  }

  /// The sum of the darkness of all pixels.
  private static func ink(_ picture: Screenshot) -> Double {
    var sum = 0.0
    for y in 0..<40 { for x in 0..<60 { sum += 1 - picture.color(x, y).green } }
    return sum
  }

  func testALineIsOnePixelWide() throws {
    try onMain {
      // Along the middle of row 10.
      let placement = LineMask.Placement(scale: 1, x: 0, y: 0.5)
      let flat = try Self.picture([[Vertex(5, 10), Vertex(25, 10)]], at: placement)
      XCTAssertTrue(flat.color(15, 10).isNear(.black))
      XCTAssertTrue(flat.color(15, 9).isNear(.white) && flat.color(15, 11).isNear(.white))
      XCTAssertTrue(flat.color(4, 10).isNear(.white) && flat.color(25, 10).isNear(.white))
      XCTAssertEqual(Self.ink(flat), 20, accuracy: 0.2)
      // Between two columns.
      let steep = try Self.picture([[Vertex(20, 30), Vertex(20, 8)]])
      XCTAssertEqual(steep.color(19, 20).green, 0.5, accuracy: 0.01)
      XCTAssertEqual(steep.color(20, 20).green, 0.5, accuracy: 0.01)
      XCTAssertEqual(Self.ink(steep), 22, accuracy: 0.3)
    }
  }

  func testManySegmentsCoverAsMuchAsOne() throws {
    try onMain {
      let whole = try Self.picture([[Vertex(3, 4), Vertex(51, 28)]])
      let scale = LineMask.Placement(scale: 0.01, x: 0, y: 0)
      let parts = try Self.picture(
        [(0...60).map { Vertex(300 + $0 * 80, 400 + $0 * 40) }], at: scale)
      XCTAssertEqual(Self.ink(whole), Self.ink(parts), accuracy: 0.5)
      XCTAssertEqual(Self.ink(whole), (48.0 * 48 + 24 * 24).squareRoot(), accuracy: 1)
    }
  }

  func testALineIsOnePixelWideAtAnyScaleFactor() throws {
    try onMain {
      let line = [[Vertex(5, 10), Vertex(25, 10)], [Vertex(40, 5), Vertex(40, 35)]]
      let ink = Self.ink(try Self.picture(line))
      XCTAssertEqual(Self.ink(try Self.picture(line, scale: 2)), ink, accuracy: 1)
    }
  }

  func testLinesFarOutsideDoNoHarm() throws {
    try onMain {
      let far: Int32 = 1 << 30
      let empty = try Self.picture([
        [Vertex(-far, -far), Vertex(far, -far)], [Vertex(100, 10), Vertex(100, 30)], [],
        [Vertex(3, 3)], [Vertex(7, 7), Vertex(7, 7)],
      ])
      XCTAssertEqual(Self.ink(empty), 0, accuracy: 0.01)
      let through = try Self.picture([[Vertex(-1_000_000, 20), Vertex(1_000_000, 20)]])
      XCTAssertEqual(Self.ink(through), 60, accuracy: 1)
      for value in [Double.nan, .infinity, 1e300, -1e300] {
        let placement = LineMask.Placement(scale: 1, x: value, y: value)
        _ = try Self.picture([[Vertex(0, 0), Vertex(5, 9)]], at: placement)
        _ = try Self.picture(
          [[Vertex(0, 0), Vertex(5, 9)]], at: LineMask.Placement(scale: value, x: 0, y: 0))
      }
      XCTAssertNil(LineMask(width: 0, height: 5, scale: 1))
      XCTAssertNil(LineMask(width: 40_000, height: 5, scale: 1))
    }
  }

  func testPolygonsAreFilledByTheEvenOddRule() throws {
    try onMain {
      let square = { (from: Int32, to: Int32) in
        [Vertex(from, from), Vertex(to, from), Vertex(to, to), Vertex(from, to)]
      }
      let rings = Self.lines([square(5, 35), square(10, 20)])
      let picture = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          canvas.fill(.white)
          canvas.fill(rings, at: LineMask.Placement(scale: 1, x: 2, y: 0), .black)
        }
      }
      XCTAssertTrue(picture.color(8, 7).isNear(.black))
      XCTAssertTrue(picture.color(17, 15).isNear(.white))
      XCTAssertTrue(picture.color(50, 20).isNear(.white))
    }
  }
}
