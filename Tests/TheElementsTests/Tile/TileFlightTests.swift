import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The flight of a tile from a page into a new element window.
final class TileFlightTests: PageTestCase {
  /// Frame of the tile on the page; without a window manager each window is at the screen's top left corner.
  private static let source = Bounds(x: 500, y: 300, width: 60, height: 60)

  /// Color of the view at the corner of a tile with this frame, without its text.
  @MainActor
  private static func color(of frame: Bounds, _ view: ElementView) throws -> Color {
    let picture = try XCTUnwrap(Screenshot(of: view))
    return picture.color(Int(frame.x + frame.width / 2), Int(frame.y + 0.1 * frame.width))
  }

  func testItFliesFromThePageToItsPlace() throws {
    try onMain {
      let still = AnimationClock.time
      AnimationClock.time = { _ in 0 }
      defer { AnimationClock.time = still }
      try withAnimations {
        try withElementWindow("Au", prepare: { $0.page.flyTile(from: Self.source) }) { window in
          let view = try window.first(ElementView.self)
          let reflection = try window.first(Reflection.self)
          let start = try XCTUnwrap(view.bounds(onScreen: Self.source))
          let gold = TileStyle(.transitionMetal).background
          XCTAssertEqual(try Self.color(of: start, view), gold)
          XCTAssertEqual(reflection.opacity, 0)
          try withSteppedClock(of: window) { clock in
            clock.advance(by: 0.1)
            XCTAssertEqual(reflection.opacity, 0)
            XCTAssertNotEqual(try Self.color(of: start, view), gold, "it has left")
            clock.advance(by: 0.1)
            XCTAssertTrue(reflection.opacity > 0.5 && reflection.opacity < 1)
            clock.advance(by: 0.1)
          }
          XCTAssertEqual(reflection.opacity, 1)
          let end = try XCTUnwrap(reflection.convert(x: 0, y: 0, to: view))
          let side = Double(reflection.width)
          let place = Bounds(x: end.x, y: end.y, width: side, height: side)
          XCTAssertEqual(try Self.color(of: place, view), gold)
        }
      }
    }
  }

  func testWithoutAnimationsItIsAtItsPlaceAtOnce() throws {
    try onMain {
      try withElementWindow("Au", prepare: { $0.page.flyTile(from: Self.source) }) { window in
        XCTAssertEqual(try window.first(Reflection.self).opacity, 1)
      }
    }
  }

  func testTilesFlyRowsDoNot() throws {
    try onMain {
      try withMainWindow { window in
        Hand.shared.activate(window)
        let gold = try BuiltIn.element("Au")
        XCTAssertNil(window.tileOnScreen(of: gold), "without animations")
        try withAnimations {
          let tile = try window.find("tile-79")
          let frame = try XCTUnwrap(window.tileOnScreen(of: gold))
          XCTAssertEqual(frame.width, Double(tile.width))
          let inWindow = try XCTUnwrap(window.bounds(onScreen: frame))
          let corner = try XCTUnwrap(tile.convert(x: 0, y: 0, to: window))
          XCTAssertEqual([inWindow.x, inWindow.y], [corner.x, corner.y])
          window.showPage("number")
          settle(window)
          XCTAssertNil(window.tileOnScreen(of: gold))
        }
      }
    }
  }
}
