import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Pointer and focus reach the visible face only.
final class TileFacesTests: PageTestCase {
  @MainActor
  private static func withBackUp(_ body: (FlipTile, TileBack, Window) throws -> Void) throws {
    try withFlipTile { tile, stage in
      tile.flip()
      settle(tile)
      try body(tile, tile.first(), XCTUnwrap(stage.window))
    }
  }

  /// The widget picked at the center of the link.
  @MainActor
  private static func atLink(_ tile: FlipTile, _ back: TileBack) throws -> Widget? {
    let link = back.link
    let point = try XCTUnwrap(
      link.convert(x: Double(link.width) / 2, y: Double(link.height) / 2, to: tile))
    return tile.pick(x: point.x, y: point.y)
  }

  func testTheLinkIsPickableOnlyWhileTheBackIsUp() throws {
    try onMain {
      try Self.withBackUp { tile, back, _ in
        XCTAssertEqual(try Self.atLink(tile, back)?.isInside(back.link), true)
        tile.flip()
        settle(tile)
        XCTAssertEqual(tile.pick(x: 200, y: 200), tile)
        try withSteppedClock(of: tile) { clock in
          tile.flip()
          clock.advance(by: 0.5)
          XCTAssertTrue(tile.angle > 120 && tile.isTurning)
          XCTAssertEqual(try Self.atLink(tile, back), tile, "it still turns")
          clock.advance(by: 0.5)
        }
        settle(tile)
        XCTAssertEqual(try Self.atLink(tile, back)?.isInside(back.link), true)
      }
    }
  }

  func testAClickOnTheLinkDoesNotFlip() throws {
    try onMain {
      try Self.withBackUp { tile, back, _ in
        Hand.shared.click(back.link)
        pump(for: 0.1)
        XCTAssertTrue(tile.isBackUp)
      }
    }
  }

  @MainActor
  private static func hasSelection(_ back: TileBack) -> Bool {
    back.labels.contains { $0.hasSelection }
  }

  func testAClickBesideSelectedTextUnselectsItAndFlips() throws {
    try onMain {
      try Self.withBackUp { tile, back, _ in
        let text = try XCTUnwrap(back.labels.first { $0.text == "transition metal" })
        let other = try XCTUnwrap(back.labels.first { $0.text == "solid" })
        // Another text, and the background beside them.
        for (target, y) in [(other as Widget, 8.0), (tile, 108)] {
          text.select()
          XCTAssertTrue(Self.hasSelection(back))
          Hand.shared.click(target, x: 4, y: y)
          waitUntil("the front is up") { !tile.isBackUp }
          XCTAssertFalse(Self.hasSelection(back))
          tile.flip()
          settle(tile)
          pump(for: 0.5)
        }
        text.select()
        tile.flip()
        XCTAssertFalse(Self.hasSelection(back), "what is turned away keeps no selection")
      }
    }
  }

  func testAClickOnTextFlipsAndADragSelects() throws {
    try onMain {
      try Self.withBackUp { tile, back, _ in
        let text = try XCTUnwrap(back.labels.first { $0.text == "transition metal" })
        Hand.shared.move(to: text, x: Double(text.width) - 60, y: 6)
        Hand.shared.press()
        Hand.shared.move(to: text, x: Double(text.width) - 5, y: 6)
        Hand.shared.release()
        waitUntil("text is selected") { Self.hasSelection(back) }
        XCTAssertTrue(tile.isBackUp, "a drag does not flip")
        Hand.shared.click(text)
        waitUntil("the selection is gone") { !Self.hasSelection(back) }
        pump(for: 0.1)
        XCTAssertTrue(tile.isBackUp, "that click was for the selection")
        pump(for: 0.5)
        Hand.shared.click(text)
        waitUntil("the front is up") { !tile.isBackUp }
      }
    }
  }

  func testAClickThatMovesByALetterFlips() throws {
    try onMain {
      try Self.withBackUp { tile, back, _ in
        let text = try XCTUnwrap(back.labels.first { $0.text == "transition metal" })
        Hand.shared.move(to: text, x: Double(text.width) - 60, y: 6)
        Hand.shared.press()
        Hand.shared.move(to: text, x: Double(text.width) - 52, y: 6)
        waitUntil("the text has selected a letter") { Self.hasSelection(back) }
        Hand.shared.release()
        waitUntil("the front is up") { !tile.isBackUp }
        XCTAssertFalse(Self.hasSelection(back))
      }
    }
  }

  func testASwipeOverTheTileDoesNotFlip() throws {
    try onMain {
      try withFlipTile { tile, _ in
        Hand.shared.move(to: tile, x: 40, y: 40)
        Hand.shared.press()
        Hand.shared.move(to: tile, x: 120, y: 40)
        Hand.shared.release()
        pump(for: 0.1)
        XCTAssertFalse(tile.isBackUp)
      }
    }
  }

  func testTheLinkIsFocusableOnlyWhileTheBackIsUp() throws {
    try onMain {
      try Self.withBackUp { tile, back, window in
        tile.grabFocus()
        Hand.shared.type("Tab", in: window)
        XCTAssertTrue(back.link.isFocused)
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertTrue(tile.isFocused, "the texts are passed over")
        tile.flip()
        settle(tile)
        Hand.shared.type("Tab", in: window)
        XCTAssertTrue(tile.isFocused)
      }
    }
  }

  func testTheTileIsFocusedAgainWhenTheFrontComesUp() throws {
    try onMain {
      try Self.withBackUp { tile, back, window in
        back.link.grabFocus()
        tile.flip()
        XCTAssertTrue(tile.isFocused)
        tile.flip()
        settle(tile)
        back.labels.first?.grabFocus()
        XCTAssertFalse(tile.isFocused)
        Hand.shared.type("space", in: window)
        XCTAssertFalse(tile.isBackUp, "a key on a text of the back flips, too")
        XCTAssertTrue(tile.isFocused)
      }
    }
  }

  func testLargeTextOnTheBackIsScrolledByTheWheel() throws {
    try onMain {
      try withTextScale(1.5) {
        try Self.withBackUp { tile, back, _ in
          Hand.shared.scroll(over: tile, notches: 1)
          waitUntil("the back has scrolled") { back.adjustment.value > 0 }
        }
      }
    }
  }

  func testTheWheelOverTheBackScrollsThePageAroundIt() throws {
    try onMain {
      try withElementWindow("Au", size: (900, 600)) { window in
        let tile = try window.first(FlipTile.self)
        tile.flip()
        settle(window)
        let before = try XCTUnwrap(tile.convert(x: 0, y: 0, to: window)).y
        Hand.shared.scroll(over: tile, notches: 2)
        waitUntil("the page has scrolled") {
          (tile.convert(x: 0, y: 0, to: window)?.y ?? before) < before - 20
        }
      }
    }
  }
}
