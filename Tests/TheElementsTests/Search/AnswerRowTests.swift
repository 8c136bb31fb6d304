import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Answers to questions about one element, above the page.
final class AnswerRowTests: PageTestCase {
  func testAPropertyIsAnsweredOpenedAndCopied() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        window.activate(.search, "resistivity of copper")
        waitUntil("the answer is shown") { !window.names("answer-29-resistivity").isEmpty }
        let row = try window.find("answer-29-resistivity")
        let label = Accessible.label(of: row) ?? ""
        XCTAssertTrue(label.hasPrefix("Copper · Electrical resistivity: 1.678"), label)
        window.activate(.copyAnswer, "")
        window.defaultWidth = 1200
        window.activate(.toggleSidePane)
        settle(window)
        row.activate(.openAnswer, "29-resistivity")
        waitUntil("the row of the page has the focus") {
          window.focusWidget?.name == "property-resistivity"
        }
        XCTAssertTrue(try window.find("property-resistivity").hasClass("sought"))
      }
    }
  }

  func testTheBarOfTheTableStaysWhereNothingIsFound() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        window.activate(.search, "xyzzyx")
        waitUntil("nothing is found") { !window.names("nothing-found").isEmpty }
        settle(window)
        let table = try window.first(TablePage.self)
        XCTAssertTrue(table.bar?.isMapped == true)
        XCTAssertFalse(table.canvas.isMapped)
        XCTAssertEqual(window.names("example-").count, 3)
        window.activate(.search, "")
        waitUntil("the table is back") { table.canvas.isMapped }
        XCTAssertTrue(window.names("nothing-found").isEmpty)
      }
    }
  }

  func testTheHelpSearchesForAnExample() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.searchHelp)
        waitUntil("the help is shown") { !window.names("example-gold").isEmpty }
        try window.find("example-gold").activate(.search, "gold")
        waitUntil("gold is found") { window.foundNames?.contains("Gold") == true }
      }
    }
  }

  func testANuclideIsAnsweredAndAMisspeltPropertyCorrected() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.search, "U-235")
        waitUntil("the answer is shown") { !window.names("answer-U-235").isEmpty }
        XCTAssertEqual(window.foundNames, ["Uranium"])
        window.activate(.search, "meltt < 300")
        waitUntil("corrections are offered") { !window.names("correction-1").isEmpty }
        XCTAssertTrue(window.names("answer-U-235").isEmpty)
        window.activate(.search, "gold")
        waitUntil("they are gone") { window.names("correction-1").isEmpty }
      }
    }
  }
}
