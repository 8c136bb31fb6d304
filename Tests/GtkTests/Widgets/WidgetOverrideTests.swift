import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// The virtual functions of GTK's widget class as Swift overrides.
final class WidgetOverrideTests: GtkTestCase {
  func testGTKCallsTheMeasureOverride() {
    onMain {
      let probe = Probe()
      XCTAssertEqual(probe.request(.horizontal).minimum, 40)
      XCTAssertEqual(probe.request(.horizontal).natural, 80)
      XCTAssertEqual(probe.request(.vertical, forSize: 55).minimum, 20)
      XCTAssertEqual(probe.request(.vertical, forSize: 55).natural, 40)
    }
  }

  func testMeasureReceivesTheSizeOfTheOtherAxis() {
    onMain {
      final class Square: Widget {
        override var requestMode: RequestMode { .heightForWidth }
        override func measure(_ orientation: Orientation, forSize: Int) -> (
          minimum: Int, natural: Int
        ) {
          orientation == .horizontal ? (10, 10) : (max(forSize, 3), max(forSize, 3))
        }
      }
      let square = Square()
      XCTAssertEqual(square.request(.vertical, forSize: 64).minimum, 64)
      XCTAssertEqual(gtk_widget_get_request_mode(square.widget), GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    }
  }

  func testANaturalSizeBelowTheMinimumIsRaisedToIt() {
    onMain {
      final class Contradiction: Widget {
        override func measure(_: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
          (30, 10)
        }
      }
      XCTAssertEqual(Contradiction().request(.horizontal).natural, 30)
    }
  }

  func testAllocateReceivesTheSizeFromTheParent() throws {
    try onMain {
      try withWindow(width: 320, height: 240, showing: { Probe() }) { _, probe in
        XCTAssertEqual(probe.allocations.last, [probe.width, probe.height])
        XCTAssertEqual(probe.width, 320)
        XCTAssertGreaterThanOrEqual(probe.height, 40)
      }
    }
  }

  func testAChildHasThePositionAllocatedByItsParent() throws {
    try onMain {
      final class Corner: Widget {
        override func allocate(width: Int, height: Int, baseline: Int) {
          for child in children { child.allocate(x: 30, y: 12, width: 50, height: 25) }
        }
      }
      let make = {
        let corner = Corner()
        corner.append(Probe())
        return corner
      }
      try withWindow(showing: make) { _, corner in
        let child = try XCTUnwrap(corner.children.first)
        XCTAssertEqual([child.width, child.height], [50, 25])
        let point = try XCTUnwrap(child.convert(x: 1, y: 2, to: corner))
        XCTAssertEqual([point.x, point.y], [31, 14])
        XCTAssertEqual(corner.pick(x: 31, y: 13), child)
        XCTAssertEqual(corner.pick(x: 29, y: 13), corner)
      }
    }
  }

  func testSnapshotIsCalledOnlyForAFrameWithChanges() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        let before = probe.drawings
        XCTAssertGreaterThan(before, 0)
        pump(for: 0.1)
        XCTAssertEqual(probe.drawings, before, "drawn again though nothing changed")
        probe.queueDraw()
        waitUntil("the widget is drawn") { probe.drawings > before }
      }
    }
  }

  func testTheFocusEntersAFocusableWidget() throws {
    try onMain {
      let make = {
        let probe = Probe()
        (probe.isFocusable, probe.takesFocus) = (true, true)
        return probe
      }
      try withWindow(showing: make) { window, probe in
        XCTAssertTrue(probe.moveFocus(.tabForward))
        XCTAssertTrue(probe.isFocused)
        XCTAssertEqual(window.focusWidget, probe)
        probe.takesFocus = false
        XCTAssertFalse(probe.moveFocus(.down))
        XCTAssertEqual(probe.directions.suffix(2), [.tabForward, .down])
      }
    }
  }

  func testAClassActionIsPerformedByTheWidgetOrAnAncestor() {
    onMain {
      let (probe, child) = (Probe(), Probe())
      XCTAssertTrue(probe.activateAction("probe.second"))
      XCTAssertEqual(probe.performed, ["probe.second"])
      XCTAssertFalse(probe.activateAction("probe.third"))
      XCTAssertFalse(probe.activateAction("probe.third", "a text that nobody takes"))
      let label = Label("inside")
      child.append(label)
      XCTAssertTrue(label.activateAction("probe.first"))
      XCTAssertEqual(child.performed, ["probe.first"])
    }
  }

  func testAClassHasItsOwnCSSName() {
    onMain {
      for (widget, name) in [(Probe(), "probe"), (Button(), "button")] as [(Widget, String)] {
        XCTAssertEqual(String(cString: gtk_widget_get_css_name(widget.widget)), name)
      }
    }
  }

  func testAClassHasItsOwnAccessibleRole() {
    onMain {
      final class Plain: Widget {}
      XCTAssertEqual(Accessible.role(of: Probe()), "img")
      XCTAssertEqual(Accessible.role(of: Button()), "button")
      XCTAssertNotEqual(Accessible.role(of: Plain()), "img")
    }
  }

  func testAWidgetIsNotifiedOfStateAndStyleChanges() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        let (states, styles) = (probe.stateChanges, probe.styleChanges)
        probe.isSensitive = false
        XCTAssertGreaterThan(probe.stateChanges, states)
        probe.addClass("dim-label")
        waitUntil("the style change is notified") { probe.styleChanges > styles }
      }
    }
  }

  func testAnOverrideCallsTheParentImplementationWithSuper() {
    onMain {
      final class Wide: Box {
        override func measure(_ orientation: Orientation, forSize: Int) -> (
          minimum: Int, natural: Int
        ) {
          let size = super.measure(orientation, forSize: forSize)
          return orientation == .horizontal ? (size.minimum + 100, size.natural + 100) : size
        }
      }
      let (plain, wide) = (Box(.horizontal), Wide(.horizontal))
      for box in [plain, wide] { box.add(Probe()) }
      plain.dropLayoutManager()
      wide.dropLayoutManager()
      XCTAssertEqual(
        wide.request(.horizontal).minimum, plain.request(.horizontal).minimum + 100)
    }
  }

  func testTheOverridesOfASubclassOfASubclassAreCalled() {
    onMain {
      final class Larger: Probe {
        override func measure(_ orientation: Orientation, forSize: Int) -> (
          minimum: Int, natural: Int
        ) {
          let size = super.measure(orientation, forSize: forSize)
          return (size.minimum + 1, size.natural + 1)
        }
      }
      XCTAssertEqual(Larger().request(.horizontal).minimum, 41)
      XCTAssertEqual(Accessible.role(of: Larger()), "img", "inherited")
    }
  }
}
