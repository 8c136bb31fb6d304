import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Flips of the large tile by click, key and call.
final class FlipTileTests: PageTestCase {
  func testTheFrontIsUpAtFirstAndThereIsNoBackYet() throws {
    try onMain {
      try withFlipTile { tile, _ in
        XCTAssertFalse(tile.isBackUp)
        XCTAssertEqual(Accessible.description(of: tile), "Front side up")
        XCTAssertNil(Accessible.isExpanded(tile))
        XCTAssertEqual(Accessible.role(of: tile), "button")
        XCTAssertEqual(Accessible.label(of: tile), "Gold, Au, 79, solid, transition metal")
        XCTAssertTrue(tile.all(TileBack.self).isEmpty)
      }
    }
  }

  func testWithoutAnimationsItFlipsAtOnce() throws {
    try onMain {
      try withFlipTile { tile, _ in
        tile.flip()
        XCTAssertTrue(tile.isBackUp)
        XCTAssertFalse(tile.isTurning)
        let back = try tile.first(TileBack.self)
        XCTAssertTrue(back.isMapped && back.canTarget)
        XCTAssertEqual(Accessible.description(of: tile), "Back side up")
        tile.flip()
        XCTAssertFalse(back.isMapped || back.canTarget)
        XCTAssertEqual(Accessible.description(of: tile), "Front side up")
      }
    }
  }

  func testAClickEnterAndSpaceFlipIt() throws {
    try onMain {
      try withFlipTile { tile, stage in
        let window = try XCTUnwrap(stage.window)
        Hand.shared.click(tile)
        waitUntil("the back is up") { tile.isBackUp }
        Hand.shared.click(tile)
        waitUntil("the front is up") { !tile.isBackUp }
        tile.grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertTrue(tile.isBackUp)
        Hand.shared.type("space", in: window)
        XCTAssertFalse(tile.isBackUp)
        XCTAssertTrue(tile.activateAction("tile.flip"))
        XCTAssertTrue(tile.isBackUp)
      }
    }
  }

  func testEachChangeOfFaceIsReportedOnce() throws {
    try onMain {
      try withFlipTile { tile, _ in
        let faces = Record<Bool>()
        tile.onFaceChange = { [unowned tile] in faces.add(tile.isBackUp) }
        tile.flip()
        tile.flip()
        withAnimations {
          tile.flip()
          tile.waitUntilAtRest()
        }
        XCTAssertEqual(faces.events, [true, false, true])
      }
    }
  }

  func testAFlipTakesItsDurationThenRests() throws {
    try onMain {
      try withFlipTile { tile, stage in
        try withSteppedClock(of: tile) { clock in
          tile.flip()
          XCTAssertTrue(tile.isTurning && tile.isBackUp)
          clock.advance(by: FlipCurve.duration - 0.01)
          XCTAssertTrue(tile.isTurning)
          clock.advance(by: 0.02)
          XCTAssertFalse(tile.isTurning)
          let frames = try XCTUnwrap(FrameCounter(tile))
          pump(for: 0.2)
          XCTAssertEqual(frames.count, 0, "it is painted though nothing moves")
        }
      }
    }
  }

  func testAClickDuringTheFlipReversesIt() throws {
    try onMain {
      try withFlipTile { tile, _ in
        withSteppedClock(of: tile) { clock in
          tile.flip()
          clock.advance(by: 0.3)
          let before = tile.angle
          XCTAssertTrue(before > 30 && before < 90, "\(before)")
          tile.flip()
          XCTAssertEqual(tile.angle, before)
          XCTAssertFalse(tile.isBackUp)
          let angles = clock.samples(of: { tile.angle }, until: { !tile.isTurning })
          XCTAssertTrue(angles.allSatisfy { $0 >= 0 && $0 < 180 })
          XCTAssertGreaterThan(angles.max() ?? 0, before, "it does not stop dead")
          XCTAssertEqual(tile.angle, 0)
        }
      }
    }
  }

  func testTenClicksInASecondEndOnTheRightFace() throws {
    try onMain {
      try withFlipTile { tile, _ in
        withAnimations {
          for count in [10, 11] {
            for _ in 0..<count {
              Hand.shared.click(tile)
              pump(for: 0.06)
            }
            tile.waitUntilAtRest()
          }
          XCTAssertTrue(tile.isBackUp)
          XCTAssertEqual(tile.angle, 180)
        }
      }
    }
  }

  func testSwitchingAnimationsOffEndsTheFlipAtOnce() throws {
    try onMain {
      try withFlipTile { tile, _ in
        withSteppedClock(of: tile) { clock in
          tile.flip()
          clock.advance(by: 0.3)
          XCTAssertTrue(tile.isTurning)
        }
        let turning = samples(
          ofEachFrameOf: tile, of: { tile.isTurning }, until: { !tile.isTurning })
        XCTAssertLessThan(turning.count, 3)
        XCTAssertEqual(tile.angle, 180)
        XCTAssertTrue(try tile.first(TileBack.self).canTarget)
      }
    }
  }

  func testAFlipHiddenMidwayHasEndedWhenShownAgain() throws {
    try onMain {
      try withFlipTile { tile, stage in
        withSteppedClock(of: stage) { clock in
          tile.flip()
          clock.advance(by: 0.3)
          XCTAssertTrue(tile.isTurning)
          stage.isVisible = false
          XCTAssertFalse(tile.isTurning)
          XCTAssertTrue(tile.isBackUp)
          stage.isVisible = true
          settle(tile)
          XCTAssertFalse(tile.isTurning)
          tile.flip()
          XCTAssertTrue(tile.isTurning, "it turns as ever")
          clock.advance(by: 1)
          XCTAssertFalse(tile.isTurning)
        }
      }
    }
  }

  func testAFlipResizedMidwayContinuesAtTheNewSize() throws {
    try onMain {
      try withElementWindow("Au", size: (900, 640)) { window in
        let tile = try window.first(FlipTile.self)
        let side = tile.width
        try withSteppedClock(of: window) { clock in
          tile.flip()
          clock.advance(by: 0.3)
          window.defaultWidth = 1100
          window.defaultHeight = 900
          waitUntil("the tile has another size") { tile.width != side }
          XCTAssertTrue(tile.isTurning)
          let seen = try XCTUnwrap(Screenshot(of: tile))
          XCTAssertEqual(seen.width, tile.width)
          XCTAssertGreaterThan(seen.pixels.reduce(0) { $0 + Int($1) }, 0, "it is blank")
          clock.advance(by: 1)
        }
        settle(window)
        let back = try tile.first(TileBack.self)
        XCTAssertEqual(
          back.labels.map(\.fontSize).min() ?? 0, 11 * Double(tile.width) / 256, accuracy: 0.1)
        XCTAssertTrue(tile.isBackUp && back.canTarget)
      }
    }
  }

  func testClosedInTheMiddleEverythingIsFreed() throws {
    try onMain {
      try withFlipTile { tile, _ in
        withSteppedClock(of: tile) { clock in
          tile.flip()
          clock.advance(by: 0.3)
          XCTAssertTrue(tile.isTurning)
        }
      }
    }
  }
}
