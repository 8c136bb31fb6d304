import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The marks of elements with notes on rows, cells and tiles.
final class NoteMarkTests: PageTestCase {
  func testRowsCellsAndTilesAreMarkedAsSoonAsANoteIsWritten() throws {
    try onMain {
      let favorites = try favorites(["He"])
      try withMainWindow(favorites: favorites, state: SavedState(page: "number")) { window in
        for (page, item) in [("number", "row-2"), ("grid", "cell-2"), ("table", "tile-2")] {
          window.activate(.showPage, page)
          settle(window)
          let widget = try XCTUnwrap(window.find(item) as? any ElementItem)
          XCTAssertFalse(widget.hasNote)
          let before = Screenshot(of: widget)?.pixels
          window.activate(.note, "He", "rust")
          settle(window)
          XCTAssertTrue(widget.hasNote)
          XCTAssertTrue(
            Accessible.description(of: widget)?.hasPrefix("Favorite, Has a note") == true)
          XCTAssertNotEqual(Screenshot(of: widget)?.pixels, before, "\(page)")
          window.activate(.note, "He", "")
          settle(window)
          XCTAssertFalse(widget.hasNote)
          XCTAssertEqual(Screenshot(of: widget)?.pixels, before, "\(page)")
        }
      }
    }
  }

  func testANoteIsSearchedWhenItChanges() throws {
    try onMain {
      let favorites = try favorites([])
      try withMainWindow(favorites: favorites, state: SavedState(page: "number")) { window in
        window.activate(.search, "note: zlatorog")
        waitUntil("nothing is found") { window.search.results?.hits.isEmpty == true }
        window.activate(.note, "Au", "Zlatorog’s horns")
        waitUntil("gold is found") { window.search.results?.hits.map(\.number) == [79] }
        XCTAssertEqual(
          window.search.results?.hits.first?.reason.map { tr($0.message) }, "in your note")
      }
    }
  }

  func testAnImportIsUndoneWithItsNotes() throws {
    try onMain {
      let favorites = try favorites(["Fe"])
      favorites.notes.write(Note("rust"), of: 26)
      let notes = [26: Note("red"), 79: Note("ring")].compactMapValues { $0 }
      var results: [(count: Int, notes: Int)] = []
      for count in 1...2 {
        favorites.include([], notes) { results.append(($0.count, $0.notes)) }
        waitUntil("included") { results.count == count }
      }
      XCTAssertEqual(results.map(\.notes), [2, 0])
      XCTAssertEqual(favorites.notes[26]?.text, "rust\n———\nred")
      favorites.undo()
      waitUntil("undone") { favorites.notes.all.mapValues(\.text) == [26: "rust"] }
    }
  }
}
