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

  func testAButtonCopiesTheAnswer() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.search, "resistivity of copper")
        waitUntil("the answer is shown") { !window.names("copy-answer-29").isEmpty }
        settle(window)
        Hand.shared.click(try window.find("copy-answer-29-resistivity"))
        waitUntil("the value is copied") { clipboardText(window)?.hasPrefix("1.678") == true }
      }
    }
  }

  func testAPageWithoutTheElementOfAnAnswerSaysSo() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "favorites")) { window in
        window.activate(.search, "melting point of gold")
        waitUntil("no element is here") { !window.names("nothing-found").isEmpty }
        settle(window)
        XCTAssertFalse(window.names("copy-answer-79").isEmpty)
        XCTAssertTrue(labels(in: window).contains("No Element Here"))
        XCTAssertTrue(window.names("example-").isEmpty)
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

  func testAnAnswerTakesTheEmptySpaceOfTheTableAndMovesNothing() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        (window.defaultWidth, window.defaultHeight) = (1080, 760)
        let canvas = try window.first(TablePage.self).canvas
        window.activate(.search, "Gold")
        waitUntil("gold is found") { canvas.hits?.first == 79 }
        settle(window)
        let before = canvas.layout
        window.activate(.search, "H2SO4")
        waitUntil("the formula is shown") { !window.names("formula-").isEmpty }
        settle(window)
        XCTAssertEqual(canvas.layout.previewFrame, before.previewFrame)
        let row = try window.find("formula-H₂SO₄")
        let corner = try XCTUnwrap(row.convert(x: 0, y: 0, to: canvas))
        XCTAssertEqual(corner.x, before.previewArea.x, accuracy: 1)
        XCTAssertEqual(corner.y, before.previewArea.y, accuracy: 1)
        XCTAssertFalse(canvas.legend.isMapped || canvas.preview?.isMapped ?? true)
        (window.defaultWidth, window.defaultHeight) = (400, 760)
        waitUntil("the row is above the narrow table") { canvas.answers == nil }
        XCTAssertTrue(row.isMapped)
        window.activate(.search, "")
        waitUntil("the row is gone") { window.names("formula-").isEmpty }
      }
    }
  }

  func testTheHelpSearchesForAnExample() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.searchHelp)
        waitUntil("the help is shown") { !window.names("example-gold").isEmpty }
        try window.find("example-gold").activate(.search, "Gold")
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
        window.activate(.search, "Gold")
        waitUntil("they are gone") { window.names("correction-1").isEmpty }
      }
    }
  }
}
