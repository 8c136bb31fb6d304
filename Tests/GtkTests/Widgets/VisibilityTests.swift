import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// Visibility of widgets on the screen and for screen readers.
final class VisibilityTests: GtkTestCase {
  /// Allocates its only child at `offset`; clips it at its own bounds if `clips`.
  private final class Pane: Widget {
    var offset = 0.0
    override func allocate(width: Int, height: Int, baseline: Int) {
      for child in children { child.allocate(x: 0, y: offset, width: 100, height: 400) }
    }
  }

  /// A widget in a pane in a pane; the inner pane clips.
  @MainActor
  private static func withPanes(
    clips: Bool = true, _ body: (_ outer: Pane, _ inner: Pane, _ probe: Probe) throws -> Void
  ) throws {
    let make = {
      let (outer, inner, probe) = (Pane(), Pane(), Probe())
      inner.append(probe)
      outer.append(inner)
      if clips { inner.clipContent() }
      return outer
    }
    try withWindow(showing: make) { _, outer in
      let inner = try XCTUnwrap(outer.children.first as? Pane)
      try body(outer, inner, XCTUnwrap(inner.children.first as? Probe))
    }
  }

  @MainActor
  private static func scroll(_ pane: Pane, to offset: Double) {
    pane.offset = offset
    pane.queueAllocate()
    settle(pane)
  }

  private static let part = Bounds(x: 10, y: 20, width: 30, height: 40)

  func testASpinnerSpinsOnlyAfterAWhile() {
    onMain {
      let spinner = Spinner()
      XCTAssertEqual(gtk_spinner_get_spinning(spinner.opaque), 0)
      waitUntil("it spins") { gtk_spinner_get_spinning(spinner.opaque) != 0 }
    }
  }

  func testAPartOfAWidgetHasAFrameInAnAncestor() throws {
    try onMain {
      try Self.withPanes { outer, inner, probe in
        Self.scroll(outer, to: 5)
        Self.scroll(inner, to: -10)
        XCTAssertEqual(
          probe.visibleFrame(of: Self.part, in: outer),
          Bounds(x: 10, y: 15, width: 30, height: 40))
        XCTAssertEqual(probe.visibleFrame(of: Self.part, in: probe), Self.part)
      }
    }
  }

  func testAClippedPartHasNoFrame() throws {
    try onMain {
      try Self.withPanes { outer, inner, probe in
        Self.scroll(inner, to: -39)
        XCTAssertNotNil(probe.visibleFrame(of: Self.part, in: outer), "its middle is seen")
        Self.scroll(inner, to: -41)
        XCTAssertNil(probe.visibleFrame(of: Self.part, in: outer))
        Self.scroll(inner, to: 390)
        XCTAssertNil(probe.visibleFrame(of: Self.part, in: outer))
      }
      try Self.withPanes(clips: false) { outer, inner, probe in
        Self.scroll(inner, to: -41)
        XCTAssertNotNil(probe.visibleFrame(of: Self.part, in: outer), "nothing cuts it off")
      }
    }
  }

  func testAHiddenOrUnrelatedWidgetHasNoFrame() throws {
    try onMain {
      try Self.withPanes { outer, inner, probe in
        XCTAssertNil(outer.visibleFrame(of: Self.part, in: probe))
        inner.isVisible = false
        XCTAssertNil(probe.visibleFrame(of: Self.part, in: outer))
      }
    }
  }

  func testAWidgetCanBeHiddenFromAScreenReaderAndShownAgain() {
    onMain {
      let probe = Probe()
      probe.setAccessibleHidden(true)
      XCTAssertEqual(Accessible.isHidden(probe), true)
      probe.setAccessibleHidden(false)
      XCTAssertEqual(Accessible.isHidden(probe), false)
    }
  }

  func testAWidgetCanHaveItsOwnCursor() {
    onMain {
      let probe = Probe()
      probe.setCursor("grab")
      XCTAssertNotNil(gtk_widget_get_cursor(probe.widget))
      probe.setCursor(nil)
      XCTAssertNil(gtk_widget_get_cursor(probe.widget))
    }
  }

  func testTheDoubleClickTimeIsKnown() {
    onMain { XCTAssertTrue((0.05...2).contains(Display.doubleClickSeconds)) }
  }
}
