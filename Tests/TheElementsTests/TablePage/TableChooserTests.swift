import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The list of colorings at the bar of the Table.
final class TableChooserTests: PageTestCase {
  func testATitleOfTheTypedWordsIsBeforeLongerOnes() throws {
    try onMain {
      try withMainWindow { window in
        waitUntil("the bar is shown") { window.tablePage?.bar != nil }
        settle(window)
        let canvas = try XCTUnwrap(window.tablePage?.canvas)
        Hand.shared.click(try window.find("color-by"))
        let chooser = try XCTUnwrap(window.tablePage?.bar?.chooser)
        waitUntil("the list") { chooser.isMapped }
        chooser.entry.text = "dens"
        waitUntil("it is found") { chooser.first(named: "coloring-density")?.isMapped == true }
        settle(window)
        Hand.shared.type("Return", in: window)
        waitUntil("it is chosen") { canvas.painter.coloring == .property("density") }
      }
    }
  }

  func testEscapeClosesTheChooser() throws {
    try onMain {
      try withMainWindow { window in
        waitUntil("the bar is shown") { window.tablePage?.bar != nil }
        settle(window)
        let canvas = try XCTUnwrap(window.tablePage?.canvas)
        let button = try window.find("color-by")
        Hand.shared.click(button)
        let chooser = try XCTUnwrap(window.tablePage?.bar?.chooser)
        waitUntil("many choices are in sight") { chooser.isMapped && chooser.height > 300 }
        Hand.shared.type("Escape", in: window)
        waitUntil("it is closed") { !chooser.isMapped && button.isFocused }
        XCTAssertEqual(canvas.painter.coloring, .category)
      }
    }
  }
}
