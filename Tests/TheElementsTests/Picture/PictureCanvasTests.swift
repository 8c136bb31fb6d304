import CGtk
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Zoom and pan of a picture.
final class PictureCanvasTests: PageTestCase {
  /// Shows the picture of gold over its window.
  @MainActor
  private static func withPicture(_ body: (ElementWindow, PictureCanvas) throws -> Void) throws {
    try withElementWindow("Au", size: (700, 560)) { window in
      window.activateAction(AppAction.showPicture.name, "Au")
      settle(window)
      try body(window, window.first(PictureCanvas.self))
    }
  }

  /// Position under a point, relative to the picture.
  @MainActor
  private static func seen(_ canvas: PictureCanvas, _ x: Double, _ y: Double) -> Point {
    let frame = canvas.viewport.frame
    return Point(x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height)
  }

  func testKeysZoomInStepsUpToEightTimesAndBack() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        Hand.shared.type("plus", with: ["Shift_L"], in: window)
        XCTAssertEqual(canvas.viewport.scale, 1.5, accuracy: 1e-9)
        XCTAssertEqual(Accessible.label(of: try window.find("zoom-normal")), "Zoom 1.5×")
        for _ in 0..<8 { Hand.shared.type("equal", in: window) }
        XCTAssertEqual(canvas.viewport.scale, 8)
        XCTAssertFalse(try window.find("zoom-in").isSensitive)
        Hand.shared.type("minus", in: window)
        XCTAssertEqual(canvas.viewport.scale, 8 / 1.5, accuracy: 1e-9)
        Hand.shared.type("0", in: window)
        XCTAssertTrue(canvas.viewport.isWhole)
        XCTAssertFalse(try window.find("zoom-out").isSensitive)
      }
    }
  }

  func testTheButtonsZoomToo() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        Hand.shared.click(try window.find("zoom-in"))
        waitUntil("it is larger") { canvas.viewport.scale > 1 }
        settle(window)
        Hand.shared.click(try window.find("zoom-normal"))
        waitUntil("it is whole") { canvas.viewport.isWhole }
      }
    }
  }

  func testAButtonThatIsDisabledGivesTheFocusToThePicture() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        Hand.shared.type("equal", in: window)
        let button = try window.find("zoom-out")
        button.grabFocus()
        Hand.shared.type("space", in: window)
        waitUntil("it is whole") { canvas.viewport.isWhole }
        settle(window)
        XCTAssertFalse(button.isSensitive)
        XCTAssertTrue(canvas.isFocused)
      }
    }
  }

  func testAZoomStepIsAnimated() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        withSteppedClock(of: window) { clock in
          canvas.zoomBy(steps: 1)
          canvas.zoomBy(steps: 1)
          let scales = clock.samples {
            canvas.viewport.scale
          } until: {
            canvas.viewport.scale >= 2.25 - 1e-9
          }
          XCTAssertEqual(scales, scales.sorted())
          XCTAssertGreaterThan(scales.filter { $0 > 1 && $0 < 2.25 }.count, 1, "\(scales)")
        }
      }
    }
  }

  func testTheWheelWithControlZoomsAboutThePointer() throws {
    try onMain {
      try Self.withPicture { _, canvas in
        let point = (x: 500.0, y: 180.0)
        Hand.shared.move(to: canvas, x: point.x, y: point.y)
        let before = Self.seen(canvas, point.x, point.y)
        canvas.zoomNow(notches: -3, about: Point(x: point.x, y: point.y))
        XCTAssertEqual(canvas.viewport.scale, 1.6, accuracy: 1e-9)
        canvas.zoomNow(notches: -4, about: Point(x: point.x, y: point.y))
        let after = Self.seen(canvas, point.x, point.y)
        XCTAssertEqual(after.y, before.y, accuracy: 0.12)
        canvas.zoomNow(notches: 99, about: Point(x: point.x, y: point.y))
        XCTAssertTrue(canvas.viewport.isWhole)
      }
    }
  }

  func testTheWheelMovesAPictureThatIsZoomed() throws {
    try onMain {
      try Self.withPicture { _, canvas in
        canvas.zoom(to: 4)
        let before = canvas.viewport.frame
        Hand.shared.scroll(over: canvas, notches: 2)
        waitUntil("it has moved") { canvas.viewport.frame.y < before.y }
        Hand.shared.scroll(over: canvas, notches: -60)
        waitUntil("its upper edge is reached") { canvas.viewport.frame.y == 0 }
      }
    }
  }

  func testADragMovesThePictureAndIsNoClick() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        canvas.zoom(to: 3)
        let before = canvas.viewport.frame
        Hand.shared.move(to: canvas, x: 300, y: 250)
        Hand.shared.press()
        Hand.shared.move(to: canvas, x: 340, y: 230)
        Hand.shared.move(to: canvas, x: 380, y: 210)
        Hand.shared.release()
        waitUntil("it has moved") { canvas.viewport.frame != before }
        XCTAssertEqual(canvas.viewport.frame.x, before.x + 80, accuracy: 12)
        XCTAssertEqual(canvas.viewport.frame.y, before.y - 40, accuracy: 12)
        pump(for: 0.4)
        XCTAssertTrue(canvas.isMapped)
      }
    }
  }

  func testArrowKeysPanThePictureToItsEdges() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(canvas.viewport.center, Point(x: 0.5, y: 0.5), "it is whole")
        canvas.zoom(to: 2)
        for _ in 0..<20 { _ = canvas.handleViewportKey(.left) }
        XCTAssertEqual(canvas.viewport.frame.x, 0)
        for _ in 0..<40 { _ = canvas.handleViewportKey(.right) }
        XCTAssertEqual(canvas.viewport.frame.maxX, canvas.viewport.size.width, accuracy: 1e-6)
      }
    }
  }

  func testAClickOnTheWholePictureClosesItAndOneOnAZoomedDoesNot() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        canvas.zoom(to: 3)
        Hand.shared.click(canvas)
        pump(for: 0.5)
        XCTAssertEqual(window.all(PictureView.self).count, 1)
        canvas.zoom(to: 1)
        // A pause after the click before, so that it is no double click.
        pump(for: 0.5)
        Hand.shared.click(canvas)
        waitUntil("it has closed") { window.all(PictureView.self).isEmpty }
      }
    }
  }

  func testADoubleClickZoomsInAndOutAgain() throws {
    try onMain {
      for (before, after) in [(1.0, 3.0), (3, 1)] {
        try Self.withPicture { window, canvas in
          canvas.zoom(to: before)
          withSlowClicks {
            Hand.shared.click(canvas)
            Hand.shared.click(canvas)
          }
          XCTAssertEqual(canvas.viewport.scale, after)
          pump(for: 0.5)
          XCTAssertEqual(window.all(PictureView.self).count, 1, "it was no single click")
        }
      }
    }
  }

  func testResizingTheWindowKeepsThePicturesCenter() throws {
    try onMain {
      try Self.withPicture { window, canvas in
        canvas.zoom(to: 5, about: Point(x: 420, y: 300))
        let center = canvas.viewport.center
        let size = canvas.viewport.size
        window.defaultWidth = 900
        window.defaultHeight = 700
        waitUntil("it has the new size") { canvas.viewport.size != size }
        XCTAssertEqual(canvas.viewport.center.x, center.x, accuracy: 0.02)
        XCTAssertEqual(canvas.viewport.scale, 5)
      }
    }
  }

  func testElectronsMoveUnderThePointerOnly() throws {
    try onMain {
      try withElementWindow("Fe") { window in
        let thumbnail = try window.find("picture")
        Hand.shared.move(to: thumbnail)
        pump(for: 0.2)
        let still = currentPicture(of: thumbnail)
        pump(for: 0.3)
        assertSamePicture(currentPicture(of: thumbnail), still, "without animations nothing moves")
        try withAnimations {
          Hand.shared.park()
          Hand.shared.move(to: thumbnail)
          pump(for: 0.8)
          let moved = try XCTUnwrap(currentPicture(of: thumbnail))
          XCTAssertNotNil(difference(moved, try XCTUnwrap(still)))
          Hand.shared.park()
          // The scroll bar fades out.
          waitUntil("they have come to rest, and so has the clock") {
            let frames = FrameCounter(window)
            pump(for: 0.3)
            return frames?.count == 0
          }
        }
      }
    }
  }
}
