import TestSupport
import XCTest

@testable import Gtk

/// Drawing with a snapshot, checked in the pixels that Cairo renders.
final class DrawingTests: GtkTestCase {
  /// Renders `draw` to a picture of 60 × 40 pixels.
  @MainActor
  static func picture(_ draw: @escaping (Snapshot) -> Void) throws -> Screenshot {
    var picture: Screenshot?
    let make = {
      let probe = Probe()
      (probe.size, probe.draw) = ((60, 40), draw)
      (probe.horizontalAlign, probe.verticalAlign) = (.start, .start)
      (probe.widthRequest, probe.heightRequest) = (60, 40)
      let box = Fixed()
      box.append(probe)
      return box
    }
    try withWindow(showing: make) { _, box in
      picture = try currentPicture(of: XCTUnwrap(box.children.first))
    }
    let drawn = try XCTUnwrap(picture)
    XCTAssertEqual([drawn.width, drawn.height], [60, 40])
    return drawn
  }

  /// Allocates 60 × 40 pixels to its child.
  private final class Fixed: Widget {
    override func allocate(width: Int, height: Int, baseline: Int) {
      for child in children { child.allocate(x: 0, y: 0, width: 60, height: 40) }
    }
  }

  func testAFilledRectangleCoversItsPixelsAndNoOthers() throws {
    try onMain {
      let picture = try Self.picture {
        $0.fill(Bounds(x: 10, y: 5, width: 20, height: 15), .pureRed)
      }
      XCTAssertEqual(picture.count(of: .pureRed), 300)
      XCTAssertEqual(picture.count(of: .clear), 60 * 40 - 300)
      XCTAssertEqual(picture.color(10, 5), .pureRed)
      XCTAssertEqual(picture.color(29, 19), .pureRed)
      XCTAssertEqual(picture.color(30, 19), .clear)
    }
  }

  func testARoundedRectangleLeavesItsCornersEmpty() throws {
    try onMain {
      let picture = try Self.picture {
        $0.fill(Bounds(width: 60, height: 40), radius: 12, .pureRed)
      }
      for corner in [(0, 0), (59, 0), (0, 39), (59, 39)] {
        XCTAssertEqual(picture.color(corner.0, corner.1), .clear)
      }
      XCTAssertEqual(picture.color(30, 0), .pureRed)
      XCTAssertEqual(picture.color(0, 20), .pureRed)
      // Four corners, each a square of 12 pixels minus a quarter of a disc: 124 pixels in all.
      let missing = 60 * 40 - picture.count(of: .pureRed)
      XCTAssertTrue((80...180).contains(missing), "\(missing) pixels are not red")
    }
  }

  func testAnOutlineLiesInsideItsBounds() throws {
    try onMain {
      let picture = try Self.picture {
        $0.outline(Bounds(x: 4, y: 4, width: 40, height: 30), radius: 0, width: 3, .pureBlue)
      }
      XCTAssertEqual(picture.count(of: .pureBlue), 40 * 30 - 34 * 24)
      XCTAssertEqual(picture.color(3, 20), .clear)
      XCTAssertEqual(picture.color(6, 20), .pureBlue)
      XCTAssertEqual(picture.color(7, 20), .clear)
    }
  }

  func testAPathFillsItsInside() throws {
    try onMain {
      let picture = try Self.picture {
        $0.path(in: Bounds(width: 60, height: 40)) { path in
          path.move(x: 0, y: 0)
          path.line(x: 40, y: 0)
          path.line(x: 0, y: 40)
          path.close()
          path.fill(.pureRed)
        }
      }
      XCTAssertEqual(picture.color(5, 5), .pureRed)
      XCTAssertEqual(picture.color(30, 30), .clear)
      XCTAssertEqual(Double(picture.count(of: .pureRed)), 800, accuracy: 45)
    }
  }

  func testADiscIsRoundAndHasItsArea() throws {
    try onMain {
      let picture = try Self.picture {
        $0.path(in: Bounds(width: 60, height: 40)) { path in
          path.arc(x: 30, y: 20, radius: 15, from: 0, to: 2 * .pi)
          path.fill(.pureBlue)
        }
      }
      XCTAssertEqual(picture.color(30, 6), .pureBlue)
      XCTAssertEqual(picture.color(30, 4), .clear)
      XCTAssertEqual(picture.color(39, 29), .pureBlue)
      XCTAssertEqual(picture.color(42, 32), .clear)
      XCTAssertEqual(Double(picture.count(of: .pureBlue)), .pi * 15 * 15, accuracy: 80)
    }
  }

  func testAStrokeHasItsWidth() throws {
    try onMain {
      let picture = try Self.picture {
        $0.path(in: Bounds(width: 60, height: 40)) { path in
          path.move(x: 10, y: 20)
          path.curve(20, 20, 30, 20, x: 50, y: 20)
          path.stroke(width: 6, .pureRed)
        }
      }
      for y in 17..<23 { XCTAssertEqual(picture.color(30, y), .pureRed) }
      XCTAssertEqual(picture.color(30, 16), .clear)
      XCTAssertEqual(picture.color(30, 23), .clear)
      XCTAssertEqual(picture.color(8, 20), .pureRed, "the end is round")
      XCTAssertLessThan(picture.color(7, 17).alpha, 0.5, "the end is round")
    }
  }

  func testAClipKeepsItsInside() throws {
    try onMain {
      let picture = try Self.picture { snapshot in
        snapshot.clipped(to: Bounds(x: 20, y: 10, width: 10, height: 10)) {
          snapshot.fill(Bounds(width: 60, height: 40), .pureRed)
        }
        snapshot.fill(Bounds(width: 5, height: 5), .pureBlue)
      }
      XCTAssertEqual(picture.count(of: .pureRed), 100)
      XCTAssertEqual(picture.count(of: .pureBlue), 25, "the clip has ended")
    }
  }

  func testAFadedGroupIsBlendedAsOnePicture() throws {
    try onMain {
      let picture = try Self.picture { snapshot in
        snapshot.faded(0.5) {
          snapshot.fill(Bounds(width: 40, height: 40), .pureRed)
          snapshot.fill(Bounds(x: 20, width: 40, height: 40), .pureBlue)
        }
      }
      let (red, blue) = (picture.color(10, 10), picture.color(30, 10))
      XCTAssertTrue(red.isNear(Color(red: 0.5, green: 0, blue: 0, alpha: 0.5)), "\(red)")
      XCTAssertTrue(blue.isNear(Color(red: 0, green: 0, blue: 0.5, alpha: 0.5)), "\(blue)")
    }
  }

  func testAFadedColorDiffersInOpacityOnly() {
    let faded = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).faded(to: 0.5)
    XCTAssertEqual(faded, Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.25))
  }

  func testShapesMatchTheirReferencePicture() throws {
    try onMain {
      let make = {
        let probe = Probe()
        probe.draw = { [unowned probe] snapshot in
          snapshot.fill(Bounds(width: 300, height: 200), Color(red: 1, green: 1, blue: 1))
          snapshot.fill(Bounds(x: 10, y: 10, width: 80, height: 60), radius: 9, .pureRed)
          snapshot.outline(
            Bounds(x: 110, y: 10, width: 80, height: 60), radius: 9, width: 2, .pureBlue)
          snapshot.path(in: Bounds(x: 200, width: 100, height: 100)) { path in
            path.arc(x: 245, y: 40, radius: 30, from: 0, to: .pi)
            path.stroke(width: 4, .pureRed)
          }
          let layout = TextLayout("Gold 196.966570(4)", for: probe, size: 24, weight: .bold)
          snapshot.text(layout, x: 10, y: 100, .pureBlue)
        }
        return probe
      }
      try withWindow(showing: make) { _, probe in try assertPicture(of: probe, named: "shapes") }
    }
  }

  func testAScreenshotSurvivesWritingAndReading() throws {
    try onMain {
      let picture = try Self.picture {
        $0.fill(Bounds(width: 30, height: 40), .pureRed)
        $0.fill(Bounds(x: 30, width: 30, height: 40), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
      }
      try withTemporaryDirectory { directory in
        XCTAssertTrue(picture.write(to: directory + "/picture.png"))
        assertSamePicture(Screenshot(contentsOf: directory + "/picture.png"), picture, "read again")
        XCTAssertNil(Screenshot(contentsOf: directory + "/missing.png"))
        XCTAssertFalse(picture.write(to: directory + "/missing/picture.png"))
      }
    }
  }

  /// Renders direct pixel painting to a picture of 60 × 40 pixels.
  @MainActor
  private static func painted(_ paint: (Canvas) -> Void) throws -> Screenshot {
    let surface = try XCTUnwrap(Surface(width: 60, height: 40, scale: 1, paint))
    return try picture { $0.canvas(in: Bounds(width: 60, height: 40)) { $0.draw(surface) } }
  }

  func testCirclesHaveTheColorOfTheirDistance() throws {
    try onMain {
      let picture = try Self.painted { canvas in
        canvas.paintCircles(aroundX: 30, y: 20) { $0 < 10 ? .pureRed : .pureBlue }
      }
      XCTAssertEqual(picture.color(30, 20), .pureRed)
      XCTAssertEqual(picture.color(22, 20), .pureRed)
      XCTAssertEqual(picture.color(18, 20), .pureBlue)
      XCTAssertEqual(picture.color(0, 0), .pureBlue)
      XCTAssertEqual(Double(picture.count(of: .pureRed)), .pi * 100, accuracy: 8)
    }
  }

  func testABallIsRoundLitAndSurroundedByItsHalo() throws {
    try onMain {
      let picture = try Self.painted { canvas in
        canvas.paint(
          Ball(
            x: 30, y: 20, radius: 12, light: (x: -0.4, y: 0),
            shade: { Color(red: 1 - $0 / 3, green: 0, blue: 0) }, rim: { _ in 1 },
            halo: { Color(red: 0, green: 0, blue: 1, alpha: $0 < 1.4 ? 0.5 : 0) }))
      }
      XCTAssertEqual(picture.color(25, 20).red, 1, accuracy: 0.03)
      XCTAssertLessThan(picture.color(40, 20).red, 0.65)
      XCTAssertEqual(picture.color(40, 20).alpha, 1, accuracy: 0.01)
      XCTAssertTrue(
        picture.color(30, 5).isNear(Color(red: 0, green: 0, blue: 0.5, alpha: 0.5)))
      XCTAssertEqual(picture.color(2, 2), .clear)
    }
  }

  func testATranslatedDrawingIsDrawnAtItsOffset() throws {
    try onMain {
      let picture = try Self.picture { snapshot in
        snapshot.moved(x: 20, y: 10) { snapshot.fill(Bounds(width: 5, height: 5), .pureRed) }
        snapshot.fill(Bounds(width: 5, height: 5), .pureBlue)
      }
      XCTAssertEqual(picture.color(20, 10), .pureRed)
      XCTAssertEqual(picture.count(of: .pureRed), 25)
      XCTAssertEqual(picture.color(0, 0), .pureBlue, "the rest stays")
    }
  }

  func testARoundedClipLeavesItsCornersEmpty() throws {
    try onMain {
      let picture = try Self.picture { snapshot in
        snapshot.clipped(to: Bounds(width: 60, height: 40), radius: 12) {
          snapshot.fill(Bounds(width: 60, height: 40), .pureRed)
        }
      }
      for corner in [(0, 0), (59, 0), (0, 39), (59, 39)] {
        XCTAssertEqual(picture.color(corner.0, corner.1), .clear)
      }
      XCTAssertEqual(picture.color(30, 0), .pureRed)
    }
  }

  func testASurfaceIsDrawnCenteredAtAPoint() throws {
    try onMain {
      let stamp = try XCTUnwrap(
        Surface(width: 10, height: 10, scale: 1) { canvas in
          canvas.path.rectangle(Bounds(width: 10, height: 10))
          canvas.path.fill(.pureRed)
        })
      let picture = try Self.picture {
        $0.canvas(in: Bounds(width: 60, height: 40)) { canvas in
          canvas.draw(stamp, centerX: 30, y: 20)
        }
      }
      XCTAssertEqual(picture.count(of: .pureRed), 100)
      XCTAssertEqual(picture.color(25, 15), .pureRed)
      XCTAssertEqual(picture.color(35, 25), .clear)
    }
  }

  func testAnUnmappedWidgetHasNoScreenshot() {
    onMain { XCTAssertNil(Screenshot(of: Probe())) }
  }
}
