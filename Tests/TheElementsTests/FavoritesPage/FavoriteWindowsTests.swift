import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Favorites in windows: the element window's star, toasts, the banner, files.
final class FavoriteWindowsTests: PageTestCase {
  func testTheStarOfTheWindowMarksItsElement() throws {
    try onMain {
      let favorites = try favorites(["Hg"])
      try withElementWindow("Au", favorites: favorites) { window in
        let star = try window.first(FavoriteButton.self)
        XCTAssertEqual(Accessible.label(of: star), "Favorite")
        XCTAssertEqual(Accessible.isChecked(star), false)
        XCTAssertEqual(star.tooltipText, "Add to Favorites")
        Hand.shared.click(star)
        waitUntil("gold is a favorite") { favorites.state.isMine(79) }
        XCTAssertEqual(Accessible.isChecked(star), true)
        XCTAssertEqual(star.tooltipText, "Remove from Favorites")
        window.activateAction(AppAction.toggleFavorite.name, "")
        XCTAssertEqual(Accessible.isChecked(star), false)
        window.activateAction(AppAction.nextElement.name)
        XCTAssertEqual(Accessible.isChecked(star), true, "mercury is one")
      }
    }
  }

  func testTheMenuHasTheButtonsHiddenInANarrowHeader() throws {
    try onMain {
      try withElementWindow("Au", size: (360, 500)) { window in
        let view = try window.first(ElementView.self)
        Hand.shared.click(view, x: 12, y: 12, button: 3)
        let overlay = try window.first(PictureOverlay.self)
        let menu = { overlay.children.first { $0.isInstance(of: gtk_popover_menu_get_type()) } }
        waitUntil("a menu") { menu()?.isMapped ?? false }
        let items = menu().map { labels(in: $0).filter { !$0.isEmpty } } ?? []
        XCTAssertEqual(
          items.prefix(4), ["Show Picture", "Add to Favorites", "Add Note", "Copy as Text"])
        XCTAssertTrue(Set(items).isSuperset(of: ["Copy as CSV", "Copy as JSON"]))
        let marked = menu()?.all(Widget.self).filter { Accessible.isChecked($0) != nil } ?? []
        XCTAssertEqual(marked, [], "no item is one of several choices")
        menu()?.isVisible = false
        settle(window)
        try window.first(FlipTile.self).grabFocus()
        Hand.shared.type("F10", with: ["Shift_L"], in: window)
        waitUntil("the menu again") { menu()?.isMapped ?? false }
        menu()?.isVisible = false
        settle(window)
      }
    }
  }

  func testUnderAPictureTheFocusedElementIsNotToggled() throws {
    try onMain {
      let favorites = try favorites([])
      try withElementWindow("Au", favorites: favorites) { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        window.activateAction(AppAction.toggleFavorite.name, "")
        XCTAssertTrue(favorites.state.mine.isEmpty)
        window.activateAction(AppAction.hidePicture.name)
        settle(window)
        window.activateAction(AppAction.toggleFavorite.name, "")
        XCTAssertEqual(favorites.state.mine.map(\.number), [79])
      }
    }
  }

  func testAllWindowsChangeAtOnce() throws {
    try onMain {
      let favorites = try favorites([])
      try withElementWindow("Au", favorites: favorites) { element in
        try withMainWindow(favorites: favorites) { main in
          main.showPage("name")
          settle(main)
          main.activateAction(AppAction.toggleFavorite.name, "Au")
          XCTAssertEqual(Accessible.isChecked(try element.first(FavoriteButton.self)), true)
          XCTAssertTrue(try XCTUnwrap(main.find("row-79") as? ElementRow).isFavorite)
          element.activateAction(AppAction.toggleFavorite.name, "")
          XCTAssertFalse(try XCTUnwrap(main.find("row-79") as? ElementRow).isFavorite)
        }
      }
    }
  }

  func testItFitsTheSmallestWindowWithLargeText() throws {
    try onMain {
      for scale in [1, 1.5] {
        try withTextScale(scale) {
          try withElementWindow("Rf", size: (360, 500)) { window in
            XCTAssertLessThanOrEqual(window.width, 360)
            XCTAssertTrue(try window.find("favorite").isMapped)
            XCTAssertTrue(try window.find("flip").isMapped)
          }
        }
      }
      try withElementWindow("Rf", size: (900, 500)) { window in
        XCTAssertTrue(try window.find("copy-menu").isMapped)
      }
    }
  }

  func testARemovalOffersToUndoIt() throws {
    try onMain {
      let favorites = try favorites(["O", "Au", "He"])
      try withMainWindow(favorites: favorites) { window in
        XCTAssertFalse(window.isEnabled(.undoFavorite))
        window.activateAction(AppAction.toggleFavorite.name, "Au")
        settle(window)
        XCTAssertTrue(labels(in: window).contains("Removed: Gold"))
        XCTAssertTrue(labels(in: window).contains("Undo"))
        XCTAssertTrue(window.isEnabled(.undoFavorite))
        window.activateAction(AppAction.undoFavorite.name)
        XCTAssertEqual(favorites.state.mine.map(\.number), [8, 79, 2])
        XCTAssertFalse(window.isEnabled(.undoFavorite))
      }
    }
  }

  func testTheUndoToastIsDismissedWhenTheElementIsAddedAgain() throws {
    try onMain {
      try withMainWindow(favorites: try favorites(["Au"])) { window in
        window.activateAction(AppAction.toggleFavorite.name, "Au")
        settle(window)
        XCTAssertTrue(labels(in: window).contains("Removed: Gold"))
        window.activateAction(AppAction.toggleFavorite.name, "Au")
        waitUntil("the message goes") { !labels(in: window).contains("Removed: Gold") }
      }
    }
  }

  func testTheUndoToastIsDismissedWhenItWouldUndoAnotherChange() throws {
    try onMain {
      let favorites = try favorites(["Au", "O"])
      try withElementWindow("Au", favorites: favorites) { element in
        try withMainWindow(favorites: favorites) { window in
          for (act, symbol) in [
            (AppAction.toggleFavorite, ""), (.undoFavorite, ""), (.toggleFavorite, "O"),
          ] {
            if !favorites.state.isMine(79) { favorites.toggle(79) }
            window.activateAction(AppAction.toggleFavorite.name, "Au")
            settle(window)
            XCTAssertTrue(labels(in: window).contains("Removed: Gold"))
            if act == .undoFavorite {
              element.activateAction(act.name)
            } else {
              element.activateAction(act.name, symbol)
            }
            waitUntil("the message goes") { !labels(in: window).contains("Removed: Gold") }
          }
        }
      }
    }
  }

  func testManyRemovalsInARowShowAToastThatUndoDismisses() throws {
    try onMain {
      try withAnimations {
        let favorites = try favorites(["O", "Au", "He", "Fe", "Hg", "H"])
        try withMainWindow(favorites: favorites) { window in
          for symbol in ["O", "Au", "He", "Fe", "Hg", "H"] {
            window.activateAction(AppAction.toggleFavorite.name, symbol)
            pump(for: 0.06)
          }
          XCTAssertTrue(labels(in: window).contains("Removed: Hydrogen"))
          window.activateAction(AppAction.undoFavorite.name)
          waitUntil("the toast goes") { !labels(in: window).contains("Removed: Hydrogen") }
        }
      }
    }
  }

  func testExportedFavoritesCanBeImported() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        let path = "\(directory)/favorites.json"
        let full = try favorites(["O", "Au"], others: [("Bert", ["H"])])
        try withMainWindow(favorites: full) { window in
          XCTAssertTrue(window.isEnabled(.exportFavorites))
          window.activate(.exportFavoritesFile, path)
          waitUntil("it is written") { Files.exists(path) }
          waitUntil("it is told") { labels(in: window).contains("Exported: 3 favorites") }
        }
        let empty = try favorites(["Fe"])
        try withMainWindow(favorites: empty) { window in
          window.activate(.importFavoritesFile, path)
          waitUntil("they are there") { empty.count == 4 }
          XCTAssertEqual(empty.state.mine.map(\.number), [26, 8, 79])
          XCTAssertEqual(empty.state.others.map(\.favoritedBy), ["Bert"])
          XCTAssertTrue(labels(in: window).contains("Imported: 3 favorites"))
          window.activateAction(AppAction.undoFavorite.name)
          waitUntil("undone") { empty.state.all.map(\.number) == [26] }
          window.activate(.importFavoritesFile, path)
          waitUntil("they are there again") { empty.count == 4 }
          window.activate(.importFavoritesFile, path)
          waitUntil("it is told") {
            labels(in: window).contains("No new favorites in the file")
          }
          XCTAssertEqual(empty.count, 4)
        }
      }
    }
  }

  func testTheMenuOfAnImportedRowRemovesIt() throws {
    try onMain {
      var state = SavedState()
      state.page = FavoritesOrder.id
      let favorites = try favorites(["H"], others: [("Bert", ["H"])])
      try withMainWindow(favorites: favorites, state: state) { window in
        let rows = try XCTUnwrap(window.favoritesPage).all(ElementRow.self)
        let items = try rows.map { row in
          Hand.shared.click(row, x: 150, y: 20, button: 3)
          let menu = { row.children.first { $0.isInstance(of: gtk_popover_menu_get_type()) } }
          waitUntil("a menu") { menu()?.isMapped ?? false }
          let remove = try XCTUnwrap(menu()).all(Widget.self).first {
            $0.isInstance(of: g_type_from_name("GtkModelButton"))
              && labels(in: $0).contains("Remove Imported Favorite")
          }
          if let remove { emit("clicked", by: remove) } else { menu()?.isVisible = false }
          settle(window)
          return remove != nil
        }
        XCTAssertEqual(items, [false, true])
        XCTAssertEqual(favorites.state.all.map(\.favoritedBy), ["Ada"])
        XCTAssertTrue(labels(in: window).contains("Removed: Hydrogen"))
      }
    }
  }

  func testADamagedFileShowsAnErrorAndChangesNothing() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        let path = "\(directory)/favorites.json"
        try Files.write(#"[{"number": 200, "favoritedBy": "Ada"}]"#, to: path)
        let favorites = try favorites(["Fe"])
        try withMainWindow(favorites: favorites) { window in
          window.activate(.importFavoritesFile, path)
          let texts = try texts(ofDialogWith: "Close")
          XCTAssertTrue(texts.contains("The Favorites Cannot Be Imported"))
          let told = texts.contains { text in
            [path, "element 200", "number"].allSatisfy { text.contains($0) }
          }
          XCTAssertTrue(told, "\(texts)")
          try answerDialog("Close")
          XCTAssertEqual(favorites.count, 1)
        }
      }
    }
  }
}
