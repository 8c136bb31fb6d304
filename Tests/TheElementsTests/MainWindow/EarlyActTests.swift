import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Acts before the elements and the favorites are read, as over D-Bus right after the start.
final class EarlyActTests: PageTestCase {
  func testActsOnElementsWaitUntilTheseAreRead() throws {
    try onMain {
      MainQueueSource.attach()
      let library = noLibrary()
      let gold = Favorite(number: 79, favoritedBy: "Ada", time: 1)
      let saved = FavoritesState(
        installation: "test", mine: [gold], others: [], outbox: [], lastEntry: 0)
      let favorites = Favorites(store: FavoritesMemory(saved), userName: { "Ada" })
      let state = SavedState(width: 500, page: "number")
      try withMainWindow(library, favorites: favorites, state: state) { window in
        window.activate(.toggleFavorite, "Ag")
        window.activate(.toggleFavorite, "Au")
        window.activate(.setFavorite, "Cu", "true")
        window.activate(.note, "Fe", "rust")
        window.activate(.toggleComparison, "Pt")
        window.activate(.selectElement, "He")
        XCTAssertEqual(favorites.state.mine.map(\.number), [])
        library.read()
        waitUntil("the acts are done") { favorites.state.mine.map(\.number) == [47, 29] }
        waitUntil("the note is written") { favorites.notes.all[26] == Note("rust") }
        XCTAssertTrue(ComparedElements.shared.contains(78))
        XCTAssertEqual(window.sidePane.page?.element.symbol, "He")
        window.activate(.toggleComparison, "Pt")
      }
    }
  }
}
