import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// A custom scrollable widget inside a scrolled window.
final class ScrollingTests: GtkTestCase {
  /// Content 1,000 pixels high, positioned by the adjustment.
  private final class Long: ScrollableWidget {
    var scrolls = 0
    /// Length of the content in pixels.
    var length = 1000.0
    private(set) var allocations = 0
    var top: Double { adjustment?.value ?? -1 }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
      (50, orientation == .vertical ? 1000 : 50)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
      if let adjustment {
        configure(adjustment, value: adjustment.value, upper: length, page: Double(height))
      }
      allocations += 1
      for child in children { child.allocate(x: 0, y: -top, width: width, height: 1000) }
    }

    override func scrolled() {
      scrolls += 1
      super.scrolled()
    }

    override func snapshot(_ snapshot: Snapshot) {
      for child in children { snapshot.child(child, of: self) }
    }
  }

  @MainActor
  private static func withLong(_ body: (ScrolledWindow, Long) throws -> Void) throws {
    let make = {
      let long = Long()
      let child = Probe()
      child.draw = { $0.fill(Bounds(y: 500, width: 400, height: 10), .pureRed) }
      long.append(child)
      return ScrolledWindow(long)
    }
    var watch: Watch?
    try withWindow(showing: make) { _, scroller in
      let long = try XCTUnwrap(scroller.children.compactMap { $0 as? Long }.first)
      watch = Watch(long)
      try body(scroller, long)
    }
    watch?.expectFreed()
  }

  func testAScrolledWindowHasAnAccessibleName() throws {
    try onMain {
      try Self.withLong { scroller, _ in
        scroller.setAccessibleLabel("Elements by name")
        XCTAssertEqual(Accessible.label(of: scroller), "Elements by name")
        XCTAssertEqual(Accessible.role(of: scroller), "group", "a generic role allows no name")
      }
    }
  }

  func testTheScrolledWindowSetsTheContentsAdjustment() throws {
    try onMain {
      try Self.withLong { scroller, long in
        XCTAssertEqual(long.adjustment, scroller.verticalAdjustment)
        XCTAssertEqual(scroller.verticalAdjustment.upper, 1000)
        XCTAssertEqual(scroller.verticalAdjustment.pageSize, Double(long.height))
      }
    }
  }

  func testScrollingNotifiesTheContentAndMovesItsChildren() throws {
    try onMain {
      try Self.withLong { scroller, long in
        let child = try XCTUnwrap(long.children.first)
        scroller.verticalAdjustment.value = 120
        XCTAssertEqual(long.scrolls, 1)
        settle(long)
        XCTAssertEqual(child.convert(x: 0, y: 500, to: long)?.y, 380)
      }
    }
  }

  func testTheContentIsAllocatedAgainAfterItsRangeChangedWithinAnotherAllocation() throws {
    try onMain {
      try Self.withLong { scroller, long in
        for length in [1200.0, 1400, 1600] {
          long.length = length
          long.queueAllocate()
          // Allocated by its size allocation, so that it forgets what the scroll bars queue.
          scroller.parent?.queueAllocate()
          settle(long)
          XCTAssertEqual(scroller.verticalAdjustment.upper, length)
        }
        let allocations = long.allocations
        long.queueAllocate()
        settle(long)
        XCTAssertEqual(long.allocations, allocations + 1)
      }
    }
  }

  func testContentScrolledIntoViewIsDrawn() throws {
    try onMain {
      try Self.withLong { scroller, long in
        XCTAssertEqual(try XCTUnwrap(currentPicture(of: long)).color(20, 5), .clear)
        scroller.verticalAdjustment.value = 500
        XCTAssertEqual(try XCTUnwrap(currentPicture(of: long)).color(20, 5), .pureRed)
      }
    }
  }

  func testThePositionIsClampedToTheContent() throws {
    try onMain {
      try Self.withLong { scroller, long in
        scroller.verticalAdjustment.value = 5000
        XCTAssertEqual(scroller.verticalAdjustment.value, 1000 - Double(long.height))
        scroller.verticalAdjustment.value = -5
        XCTAssertEqual(scroller.verticalAdjustment.value, 0)
      }
    }
  }

  func testTheContentImplementsItsInterfacesProperties() throws {
    try onMain {
      try Self.withLong { scroller, long in
        XCTAssertEqual(
          gtk_scrollable_get_vadjustment(long.opaque),
          gtk_scrolled_window_get_vadjustment(scroller.opaque))
        XCTAssertEqual(
          gtk_scrollable_get_hadjustment(long.opaque),
          gtk_scrolled_window_get_hadjustment(scroller.opaque))
        XCTAssertEqual(gtk_scrollable_get_vscroll_policy(long.opaque), GTK_SCROLL_MINIMUM)
      }
    }
  }

  /// Makes an adjustment with values between 0 and 80.
  @MainActor
  private static func adjustment() throws -> Adjustment {
    let pointer = try XCTUnwrap(gtk_adjustment_new(0, 0, 100, 1, 10, 20))
    return Adjustment(UnsafeMutableRawPointer(pointer), .floating)
  }

  func testAnAdjustmentNotifiesOncePerChange() throws {
    try onMain {
      let adjustment = try Self.adjustment()
      var changes = 0
      adjustment.onValueChanged { changes += 1 }
      adjustment.value = 40
      adjustment.value = 40
      XCTAssertEqual(changes, 1)
      XCTAssertEqual([adjustment.upper, adjustment.pageSize], [100, 20])
      adjustment.configure(value: 10, upper: 5, page: 30)
      XCTAssertEqual([adjustment.value, adjustment.upper], [0, 30], "no less than one page")
    }
  }

  func testReconfiguringARangeKeepsThePosition() throws {
    try onMain {
      let adjustment = try Self.adjustment()
      adjustment.configure(value: 50, upper: 500, page: 100)
      adjustment.configure(value: adjustment.value, upper: 700, page: 100)
      XCTAssertEqual(adjustment.value, 50)
      XCTAssertEqual(adjustment.upper, 700)
    }
  }
}
