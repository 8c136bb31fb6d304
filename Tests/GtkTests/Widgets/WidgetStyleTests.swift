import TestSupport
import XCTest

@testable import Gtk

final class WidgetStyleTests: GtkTestCase {
  func testAStyleAppliesToItsWidgetAndIsInherited() throws {
    try onMain {
      try withWindow(showing: { Box(.vertical) }) { window, box in
        let (inner, within, beside) = (Box(.vertical), Label("in it"), Label("beside it"))
        inner.add(within)
        box.add(inner)
        box.add(beside)
        settle(window)
        let before = beside.fontSize
        let style = WidgetStyle(of: inner)
        for size in [30.0, 17.5] {
          style.declarations = "font-size: \(size)px"
          settle(window)
          XCTAssertEqual(within.fontSize, size, accuracy: 0.01)
          XCTAssertEqual(beside.fontSize, before)
        }
      }
    }
  }
}
