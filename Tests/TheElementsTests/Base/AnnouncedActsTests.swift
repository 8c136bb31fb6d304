import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Acts whose result a screen reader would not say by itself are announced, once.
final class AnnouncedActsTests: PageTestCase {
  /// The text announced since the last call.
  @MainActor
  private static func announced(in window: Window) throws -> String? {
    drain()
    let focus = window.focusWidget ?? window
    defer {
      // The next text is found even if it is the same.
      window.clearFocus()
      if !(focus is Window) { focus.grabFocus() }
    }
    return Accessible.announcement(on: focus)
  }

  func testAFavorite() throws {
    try onMain {
      var state = SavedState()
      state.page = "number"
      let favorites = try favorites([])
      try withMainWindow(favorites: favorites, state: state) { window in
        let row = try window.find("row-1")
        row.grabFocus()
        window.activateAction(AppAction.toggleFavorite.name, "H")
        XCTAssertEqual(try Self.announced(in: window), "Added to favorites: Hydrogen")
        XCTAssertEqual(row.accessibleDescription, "Favorite")
        window.activateAction(AppAction.toggleFavorite.name, "H")
        XCTAssertEqual(try Self.announced(in: window), "Removed: Hydrogen")
        XCTAssertEqual(row.accessibleDescription, "")
        window.activateAction(AppAction.undoFavorite.name)
        XCTAssertEqual(try Self.announced(in: window), "Added to favorites: Hydrogen")
        XCTAssertEqual(window.toastMessage, "Added to favorites: Hydrogen")
        XCTAssertEqual(row.accessibleDescription, "Favorite")
      }
    }
  }

  func testAFocusedStarSaysItsStateItself() throws {
    try onMain {
      try withElementWindow("Au", favorites: try favorites([])) { window in
        let star = try window.first(FavoriteButton.self)
        XCTAssertEqual(Accessible.role(of: star), "checkbox")
        star.grabFocus()
        window.activateAction(AppAction.toggleFavorite.name, "Au")
        XCTAssertEqual(Accessible.isChecked(star), true)
        XCTAssertNil(try Self.announced(in: window))
      }
    }
  }

  func testAMovedFavorite() throws {
    try onMain {
      var state = SavedState()
      state.page = FavoritesOrder.id
      let favorites = try favorites(["Na", "Au", "O"])
      try withMainWindow(favorites: favorites, state: state) { window in
        window.activateAction(AppAction.moveFavoriteUp.name, "O")
        XCTAssertEqual(try Self.announced(in: window), "Oxygen, 2 of 3")
        window.activateAction(AppAction.moveFavorite.name, ["O", "0"])
        XCTAssertEqual(try Self.announced(in: window), "Oxygen, 1 of 3")
      }
    }
  }

  func testAPinnedCategory() throws {
    try onMain {
      try withMainWindow { window in
        window.activateAction(AppAction.highlightCategory.name, "noble-gas")
        XCTAssertEqual(try Self.announced(in: window), "Noble gas highlighted")
        window.activateAction(AppAction.highlightCategory.name, "")
        XCTAssertEqual(try Self.announced(in: window), "Nothing highlighted")
        let entry = try window.find("legend-noble-gas")
        XCTAssertEqual(Accessible.role(of: entry), "checkbox")
        entry.grabFocus()
        window.activateAction(AppAction.highlightCategory.name, "noble-gas")
        XCTAssertEqual(Accessible.isChecked(entry), true)
        XCTAssertNil(try Self.announced(in: window))
      }
    }
  }

  func testTheFormOfTheTable() throws {
    try onMain {
      try withMainWindow { window in
        for (action, id, text) in [
          (AppAction.setTableForm, "left-step", "Left-Step Table"),
          (.setTableForm, "long", "32 Columns"),
          (.setGroupThree, "La", "Group 3: Sc, Y, La, Ac"),
          (.setTableForm, "standard", "18 Columns"),
          (.setGroupThree, "placeholders", "Group 3: Sc, Y"),
        ] {
          window.activateAction(action.name, id)
          XCTAssertEqual(try Self.announced(in: window), text)
        }
      }
    }
  }

  func testTheNextElement() throws {
    try onMain {
      try withElementWindow("Au") { window in
        try window.first(FlipButton.self).grabFocus()
        window.activateAction(AppAction.nextElement.name)
        XCTAssertEqual(
          try Self.announced(in: window), "Mercury, Hg, 80, liquid, transition metal")
      }
    }
  }

  func testTheFace() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.flip.name)
        XCTAssertEqual(try Self.announced(in: window), "Back side up")
        XCTAssertEqual(try window.first(FlipTile.self).accessibleDescription, "Back side up")
        XCTAssertNil(Accessible.isExpanded(try window.first(FlipTile.self)))
        window.activateAction(AppAction.flip.name)
        XCTAssertEqual(try Self.announced(in: window), "Front side up")
      }
    }
  }

  func testTheZoomOfAPicture() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        settle(window)
        window.activateAction(AppAction.zoomIn.name)
        XCTAssertEqual(try Self.announced(in: window), "Zoom 1.5×")
        window.activateAction(AppAction.zoomNormal.name)
        XCTAssertEqual(try Self.announced(in: window), "Zoom 1×")
        Hand.shared.type("minus", in: window)
        XCTAssertNil(try Self.announced(in: window), "it is whole")
      }
    }
  }

  func testABannerAndAToast() throws {
    try onMain {
      try withMainWindow { window in
        window.favoritesBanner?.show("The disk is full.")
        XCTAssertEqual(try Self.announced(in: window), "The disk is full.")
        window.favoritesBanner?.show("The disk is full.")
        XCTAssertNil(try Self.announced(in: window))
        window.favoritesBanner?.show(nil)
        XCTAssertNil(try Self.announced(in: window))
        window.body.showToast("Exported 118 elements")
        XCTAssertEqual(try Self.announced(in: window), "Exported 118 elements")
      }
    }
  }

  func testTheElementsFoundAreAnnouncedOnceTypingPauses() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.showSearch)
        settle(window)
        var said: [String] = []
        let field = try XCTUnwrap(window.focusWidget)
        let listen = { if let text = Accessible.announcement(on: field) { said.append(text) } }
        for (text, count) in [("a", 72), ("au", 5), ("auru", 1)] {
          window.activate(.search, text)
          waitUntil("\(count) results") {
            listen()
            return window.search.results?.hits.count == count
          }
        }
        waitUntil("an announcement") {
          listen()
          return !said.isEmpty
        }
        XCTAssertEqual(Set(said), ["1 element, Gold"])
      }
    }
  }
}
