import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The card with the user's note.
final class NoteCardTests: PageTestCase {
  /// Shows the window of iron with a note, or without one if it is empty.
  @MainActor
  private static func withIron(
    _ text: String = "", _ body: (ElementWindow, Favorites) throws -> Void
  ) throws {
    let favorites = try favorites([])
    favorites.notes.write(Note(text), of: 26)
    try withElementWindow("Fe", favorites: favorites) { window in try body(window, favorites) }
  }

  @MainActor
  private static func text(_ window: ElementWindow) throws -> TextView {
    try window.first(NoteEditor.self).view
  }

  func testWithoutANoteItIsAButtonThatBeginsOne() throws {
    try onMain {
      try Self.withIron { window, favorites in
        let button = try window.find("add-note")
        XCTAssertTrue(button.isMapped)
        XCTAssertTrue(window.activate(.goToCard, "note"))
        settle(window)
        XCTAssertFalse(button.isMapped)
        XCTAssertEqual(window.focusedName, "note-text")
        XCTAssertEqual(Accessible.label(of: try Self.text(window)), "Note")
        // Nothing was written.
        window.page.focusTile()
        settle(window)
        XCTAssertTrue(button.isMapped)
        XCTAssertNil(favorites.notes[26])
      }
    }
  }

  func testWhatIsTypedIsSavedAtOnceAndWhenTheFocusLeaves() throws {
    try onMain {
      try Self.withIron { window, favorites in
        window.activate(.goToCard, "note")
        let text = try Self.text(window)
        text.type("R")
        XCTAssertEqual(favorites.notes[26]?.text, "R")
        // Within a second of the last save.
        text.type("ust ")
        window.page.focusTile()
        XCTAssertEqual(favorites.notes[26]?.text, "Rust")
        XCTAssertEqual(text.text, "Rust")
        waitUntil("it is in the store") { favorites.state.records[.notes, "26"] == "Rust" }
      }
    }
  }

  func testAPauseSavesIt() throws {
    try onMain {
      try Self.withIron { window, favorites in
        window.activate(.goToCard, "note")
        for letter in ["a", "b", "c"] { try Self.text(window).type(letter) }
        waitUntil("it is saved") { favorites.notes[26]?.text == "abc" }
      }
    }
  }

  func testClosingOrAnotherElementSavesIt() throws {
    try onMain {
      let favorites = try favorites([])
      try withElementWindow("Fe", favorites: favorites) { window in
        window.activate(.goToCard, "note")
        for letter in ["a", "b"] { try Self.text(window).type(letter) }
        window.activate(.nextElement)
        settle(window)
        XCTAssertEqual(favorites.notes[26]?.text, "ab")
        XCTAssertNil(favorites.notes[27])
        window.activate(.goToCard, "note")
        let view = try XCTUnwrap(window.page.view).first(NoteEditor.self).view
        for letter in ["c", "d"] { view.type(letter) }
      }
      XCTAssertEqual(favorites.notes[27]?.text, "cd")
    }
  }

  func testCtrlZTakesBackWhatWasTypedAndNotAFavorite() throws {
    try onMain {
      try Self.withIron("iron") { window, favorites in
        favorites.toggle(79)
        window.activate(.goToCard, "note")
        settle(window)
        let text = try Self.text(window)
        text.type("!")
        window.activate(.undoFavorite)
        XCTAssertEqual(favorites.undoCount, 1, "its key is that of the text")
        XCTAssertTrue(text.canUndo)
        text.undo()
        XCTAssertEqual(text.text, "iron")
        window.page.focusTile()
        settle(window)
        XCTAssertTrue(window.activate(.undoFavorite))
        XCTAssertFalse(favorites.state.isMine(79))
      }
    }
  }

  func testFewRemainingCharactersAreCounted() throws {
    try onMain {
      try Self.withIron(String(repeating: "ab ", count: 1266) + "x") { window, favorites in
        let room = try window.find("note-room")
        XCTAssertFalse(room.isVisible)
        window.activate(.goToCard, "note")
        let text = try Self.text(window)
        text.type("y")
        XCTAssertEqual(room.shownText, "200 characters left")
        text.type(String(repeating: "z ", count: 500))
        XCTAssertEqual(text.length, 4000)
        XCTAssertEqual(room.shownText, "0 characters left")
        window.page.focusTile()
        XCTAssertLessThanOrEqual(favorites.notes[26]?.text.unicodeScalars.count ?? 0, 4000)
      }
    }
  }

  func testLinksAreButtonsThatOpenTheirPage() throws {
    try onMain {
      try Self.withIron("see https://example.org/rust.") { window, _ in
        let button = try window.first(NoteLinkButton.self)
        XCTAssertTrue(button.isMapped)
        XCTAssertEqual(button.address, "https://example.org/rust")
        XCTAssertEqual(Accessible.label(of: button), "https://example.org/rust")
        window.activate(.copyNoteLink, "https://example.org/rust")
        waitUntil("it is copied") { clipboardText(window) == "https://example.org/rust" }
        // Not in the note.
        window.activate(.copyNoteLink, "https://example.org/other")
        settle(window)
        XCTAssertEqual(clipboardText(window), "https://example.org/rust")
        window.activate(.note, "Fe", "none")
        settle(window)
        XCTAssertTrue(window.all(NoteLinkButton.self).isEmpty)
      }
    }
  }

  func testANoteWrittenElsewhereIsShown() throws {
    try onMain {
      try Self.withIron { window, favorites in
        favorites.notes.write(Note("elsewhere"), of: 26)
        settle(window)
        XCTAssertEqual(try Self.text(window).text, "elsewhere")
        favorites.notes.write(nil, of: 26)
        settle(window)
        XCTAssertTrue(try window.find("add-note").isMapped)
      }
    }
  }

  func testItIsFoundOnThePageCopiedAndPrinted() throws {
    try onMain {
      try Self.withIron("Zlatorog") { window, favorites in
        window.activate(.findText, "zlato")
        waitUntil("all cards are made") { window.page.cards.allSatisfy(\.isFinished) }
        XCTAssertTrue(try window.find("card-note").isMapped)
        window.activate(.findText, "melting")
        settle(window)
        XCTAssertFalse(try window.find("card-note").isMapped)
        window.activate(.copyCSV)
        waitUntil("CSV") { clipboardText(window)?.hasSuffix(",Zlatorog\r\n") == true }
        window.activate(.copyText)
        waitUntil("text") { clipboardText(window)?.contains("\nNote\nZlatorog\n") == true }
        let paper = ElementPaper(
          element: window.element, table: try BuiltIn.table, properties: .none,
          note: favorites.notes[26])
        let svg = String(decoding: try XCTUnwrap(paper.bytes(.svg, .a4)), as: UTF8.self)
        XCTAssertTrue(svg.contains(">Zlatorog</text>"))
      }
    }
  }

  func testTheLongestNoteIsPrintedOnPages() throws {
    try onMain {
      for text in [String(repeating: "漢", count: 4000), String(repeating: "a\n", count: 2000)] {
        let paper = ElementPaper(
          element: try BuiltIn.element("Fe"), table: try BuiltIn.table, properties: .none,
          note: Note(text))
        let size = Size(width: 500, height: 700)
        XCTAssertGreaterThan(paper.document(size, isContinuous: false).pages.count, 1)
      }
    }
  }
}
