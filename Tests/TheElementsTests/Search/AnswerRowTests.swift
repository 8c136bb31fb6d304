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

  func testASectionIsAnsweredAndOpened() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        window.defaultWidth = 1200
        window.activate(.toggleSidePane)
        for (question, answer, card) in [
          ("hazards of mercury", "80-hazards", "card-hazards"),
          ("history of gold", "79-history", "card-history"),
        ] {
          window.activate(.search, question)
          waitUntil("\(question) is answered") { !window.names("answer-\(answer)").isEmpty }
          settle(window)
          try window.find("answer-\(answer)").activate(.openAnswer, answer)
          waitUntil("\(card) has the focus") {
            (try? window.find(card))?.containsFocus == true
          }
        }
      }
    }
  }

  func testAUnitOfAnAnswerIsNotBroken() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        window.activate(.search, "molar heat capacity of white tin")
        waitUntil("the answer is shown") { !window.names("answer-50-").isEmpty }
        let row = try XCTUnwrap(window.first { $0 is AnswerButton })
        let texts = shownTexts(in: row)
        XCTAssertTrue(texts.contains { $0.contains("J/\u{2060}(mol·K)") }, "\(texts)")
        XCTAssertTrue(Accessible.label(of: row)?.contains("J/(mol·K)") == true)
      }
    }
  }

  func testNoLineOfAnAnswerBeginsWithASeparator() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "table")) { window in
        for query in ["melting point of iron", "boiling point of praseodymium", "U-235"] {
          window.activate(.search, query)
          waitUntil("the answer is shown") { !window.names("copy-answer").isEmpty }
          for width in [360, 400, 440, 500, 600] {
            window.resize(width: width)
            let row = try XCTUnwrap(window.first { $0 is AnswerButton })
            let lines = row.all(Label.self).map(\.lines)
            XCTAssertFalse(lines.joined().contains { $0.hasPrefix("·") }, "\(width): \(lines)")
          }
        }
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

  func testAnAnswerStandsAboveTheColumnOfTheList() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        window.activate(.search, "25 g NaCl")
        waitUntil("the answer is shown") { !window.names("copy-answer-calculation").isEmpty }
        for width in [400, 720, 860, 1080, 1200] {
          window.resize(width: width)
          let row = try XCTUnwrap(window.first { $0 is AnswerRow })
          let labels = try ["answer-title", "answer-value"].map { style in
            try XCTUnwrap(row.first { $0.hasClass(style) })
          }
          let copy = try window.find("copy-answer-calculation")
          let starts = try (labels + [copy]).map {
            try XCTUnwrap($0.convert(x: 0, y: 0, to: row)?.x)
          }
          let margin = max(20, Double(row.width - ListPage.maximumWidth) / 2)
          XCTAssertEqual(starts[0], margin, accuracy: 1, "\(width)")
          let end = starts[1] + Double(labels[1].width)
          XCTAssertLessThan(end, starts[2], "\(width)")
          XCTAssertLessThanOrEqual(starts[2] + Double(copy.width), Double(row.width), "\(width)")
          if width >= 860 { XCTAssertEqual(end, Double(row.width) - margin, accuracy: 1) }
        }
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
