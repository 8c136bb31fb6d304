import TestSupport
import XCTest

@testable import Gtk

final class RevealerTests: GtkTestCase {
  /// Shows an open revealer 120 pixels high in a column.
  @MainActor
  private static func withRevealer(_ body: (Box, Revealer) throws -> Void) throws {
    final class Column: Box {
      let revealer: Revealer

      init() {
        let child = Probe()
        child.heightRequest = 120
        // Slow enough to act within it.
        revealer = Revealer(child, durationMs: 1_000)
        super.init(.vertical)
        revealer.isRevealed = true
        add(revealer)
      }
    }
    let make = { Column() }
    try withWindow(showing: make) { _, column in
      try body(column, column.revealer)
    }
  }

  func testItSlidesThroughManyHeightsWithAnimations() throws {
    try onMain {
      try withAnimations {
        try Self.withRevealer { box, revealer in
          let heights = samples(
            ofEachFrameOf: box, of: { revealer.height }, while: { revealer.isRevealed = false },
            until: { revealer.height == 0 })
          let between = Set(heights.filter { $0 > 0 && $0 < 120 })
          XCTAssertGreaterThan(between.count, 3, "\(heights)")
          XCTAssertEqual(heights, heights.sorted(by: >))
        }
      }
    }
  }

  func testItSnapsWithoutAnimations() throws {
    try onMain {
      try Self.withRevealer { box, revealer in
        let heights = samples(
          ofEachFrameOf: box, of: { revealer.height }, while: { revealer.isRevealed = false },
          until: { revealer.height == 0 })
        XCTAssertEqual(heights.filter { $0 > 0 && $0 < 120 }, [])
      }
    }
  }

  func testItReversesInMidSlide() throws {
    try onMain {
      try withAnimations {
        try Self.withRevealer { box, revealer in
          revealer.isRevealed = false
          waitUntil("the slide is half way") { revealer.height < 80 }
          let turning = revealer.height
          XCTAssertGreaterThan(turning, 0)
          let heights = samples(
            ofEachFrameOf: box, of: { revealer.height }, while: { revealer.isRevealed = true },
            until: { revealer.height == 120 })
          XCTAssertGreaterThan(try XCTUnwrap(heights.min()), turning - 60, "it went on closing")
          XCTAssertEqual(heights.last, 120)
        }
      }
    }
  }
}
