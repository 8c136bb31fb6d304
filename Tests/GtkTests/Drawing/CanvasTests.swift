import TestSupport
import XCTest

@testable import Gtk

/// Render nodes and surfaces, drawn on canvases.
final class CanvasTests: GtkTestCase {
  /// A surface with 20 × 10 red pixels at the left and as many blue ones at the right.
  @MainActor
  private static func redAndBlue(_ snapshot: Snapshot) {
    snapshot.fill(Bounds(width: 20, height: 10), .pureRed)
    snapshot.fill(Bounds(x: 20, width: 20, height: 10), .pureBlue)
  }

  @MainActor private static var node: RenderNode {
    get throws { try XCTUnwrap(RenderNode { redAndBlue($0) }) }
  }

  @MainActor
  private static func surface(scale: Int = 1) throws -> Surface {
    let node = try node
    return try XCTUnwrap(Surface(width: 40, height: 10, scale: scale) { $0.draw(node) })
  }

  func testARenderNodeIsReplayedUnchanged() throws {
    try onMain {
      let node = try Self.node
      XCTAssertEqual(node.bounds, Bounds(width: 40, height: 10))
      let direct = try DrawingTests.picture { Self.redAndBlue($0) }
      assertSamePicture(direct, try DrawingTests.picture { $0.node(node) }, "as a node")
      let onCanvas = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { $0.draw(node) }
      }
      assertSamePicture(direct, onCanvas, "on a canvas")
    }
  }

  func testAnEmptyDrawingHasNoRenderNode() { onMain { XCTAssertNil(RenderNode { _ in }) } }

  func testASurfaceIsDrawnAtItsLogicalSizeAtAnyScale() throws {
    try onMain {
      let direct = try DrawingTests.picture { Self.redAndBlue($0) }
      for scale in [1, 2, 3] {
        let surface = try Self.surface(scale: scale)
        XCTAssertEqual(surface.scale, scale)
        let picture = try DrawingTests.picture { snapshot in
          snapshot.canvas(in: Bounds(width: 60, height: 40)) { $0.draw(surface) }
        }
        assertSamePicture(direct, picture, "at scale \(scale)")
      }
    }
  }

  func testPixelsAreGivenWithoutTheFactorOfTheirAlpha() throws {
    try onMain {
      let surface = try XCTUnwrap(
        Surface(width: 3, height: 2, scale: 1) { canvas in
          canvas.fill(
            Bounds(width: 2, height: 1), radius: 0, Color(red: 1, green: 0.6, blue: 0, alpha: 0.4))
        })
      let tinted: [UInt8] = [255, 153, 0, 102]
      XCTAssertEqual(surface.rgba, tinted + tinted + [UInt8](repeating: 0, count: 16))
    }
  }

  func testASurfaceWithoutASizeOrTooLargeIsNil() {
    onMain {
      XCTAssertNil(Surface(width: 0, height: 10, scale: 1) { _ in })
      XCTAssertNil(Surface(width: 40_000, height: 10, scale: 1) { _ in })
      XCTAssertNil(Surface(width: .nan, height: 10, scale: 1) { _ in })
    }
  }

  func testACanvasTranslatesMirrorsAndClips() throws {
    try onMain {
      let node = try Self.node
      let picture = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          canvas.translate(x: 50, y: 30)
          canvas.scale(x: -1, y: -2)
          canvas.clipped(to: Bounds(width: 40, height: 5)) { canvas.draw(node) }
        }
      }
      XCTAssertEqual(picture.color(49, 29), .pureRed)
      XCTAssertEqual(picture.color(11, 21), .pureBlue)
      XCTAssertEqual(picture.color(30, 19), .clear, "it was clipped")
    }
  }

  func testPartsOfASurfaceAdjoinWithoutASeam() throws {
    try onMain {
      let surface = try Self.surface()
      let picture = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          for index in 0..<10 {
            canvas.draw(
              surface, from: Bounds(x: Double(index) * 4, y: 1, width: 4, height: 8),
              to: Bounds(x: Double(index) * 2, y: 0, width: 2, height: 40))
          }
        }
      }
      for x in 0..<20 where x != 9 && x != 10 {
        XCTAssertEqual(picture.color(x, 20), x < 10 ? .pureRed : .pureBlue, "column \(x)")
      }
      XCTAssertEqual(picture.count(of: .clear), 40 * 40)
    }
  }

  func testATintBlendsOverExistingPixelsOnly() throws {
    try onMain {
      let node = try Self.node
      let surface = try XCTUnwrap(
        Surface(width: 60, height: 40, scale: 1) { canvas in
          canvas.draw(node)
          canvas.tint(.black.faded(to: 0.5))
        })
      let picture = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { $0.draw(surface) }
      }
      XCTAssertTrue(picture.color(5, 5).isNear(Color(red: 0.5, green: 0, blue: 0)))
      XCTAssertEqual(picture.count(of: .clear), 60 * 40 - 400)
    }
  }

  func testAFadingGroupLosesOpacityDownward() throws {
    try onMain {
      let node = try XCTUnwrap(RenderNode { $0.fill(Bounds(width: 60, height: 40), .pureRed) })
      let picture = try DrawingTests.picture { snapshot in
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          canvas.fadingOut(within: Bounds(y: 10, width: 60, height: 20), opacity: 0.5) {
            canvas.draw(node)
          }
        }
      }
      XCTAssertEqual(picture.color(30, 9), .clear)
      XCTAssertEqual(picture.color(30, 10).alpha, 0.49, accuracy: 0.01)
      XCTAssertEqual(picture.color(30, 20).alpha, 0.24, accuracy: 0.01)
      XCTAssertEqual(picture.color(30, 29).alpha, 0.01, accuracy: 0.01)
      XCTAssertEqual(picture.color(30, 30), .clear)
      let column = (10..<30).map { picture.color(30, $0).alpha }
      XCTAssertEqual(column, column.sorted(by: >))
    }
  }

  func testAFadedGroupLetsTheBackgroundThrough() throws {
    try onMain {
      let node = try XCTUnwrap(RenderNode { $0.fill(Bounds(width: 60, height: 40), .pureRed) })
      let picture = try DrawingTests.picture { snapshot in
        snapshot.fill(Bounds(width: 60, height: 40), .pureBlue)
        snapshot.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          canvas.fadingOut(within: Bounds(width: 60, height: 40), opacity: 1) { canvas.draw(node) }
        }
      }
      let middle = picture.color(30, 20)
      XCTAssertEqual(middle.red + middle.blue, 1, accuracy: 0.02)
      XCTAssertEqual(middle.alpha, 1)
    }
  }
}
