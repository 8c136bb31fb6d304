import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The Favorites page.
final class FavoritesPageTests: PageTestCase {
  @MainActor
  private static func withPage(
    _ symbols: [String], others: [(name: String, symbols: [String])] = [],
    state: SavedState = SavedState(), remembered: Record<SavedState> = Record(),
    _ body: (MainWindow, FavoritesPage, Favorites) throws -> Void
  ) throws {
    var state = state
    state.page = "favorites"
    state.mainWindow = .init(width: 420, height: 560)
    let favorites = try favorites(symbols, others: others)
    try withMainWindow(favorites: favorites, state: state, remembered: remembered) { window in
      try body(window, try XCTUnwrap(window.favoritesPage), favorites)
    }
  }

  /// The symbols of each section's rows in their order on the screen.
  @MainActor
  private static func outline(_ page: FavoritesPage) -> [[String]] {
    settle(page)
    return page.page.list.sections.map { section in
      let rows = section.all(ElementRow.self)
      let tops = rows.map { $0.top(in: page) }
      XCTAssertEqual(tops, tops.sorted())
      XCTAssertEqual(rows.last?.hasLineBelow, false)
      XCTAssertTrue(rows.dropLast().allSatisfy(\.hasLineBelow))
      return rows.map(\.element.symbol)
    }
  }

  func testTheUsersFavoritesComeFirstThenOthersUnderTheirNames() throws {
    try onMain {
      let others = [("Zoe", ["H"]), ("Bert", ["Au", "O"])]
      try Self.withPage(["Au", "He"], others: others) { window, page, _ in
        XCTAssertEqual(Self.outline(page), [["Au", "He"], ["Au", "O"], ["H"]])
        XCTAssertEqual(
          page.page.list.sections.map { Accessible.label(of: $0.header) },
          ["Your Favorites, 2 elements", "Bert, 2 elements", "Zoe, 1 element"])
        XCTAssertEqual(window.shownOrder?.map(\.symbol), ["Au", "He", "O", "H"])
        XCTAssertEqual(
          page.all(ElementRow.self).map { Accessible.description(of: $0) },
          ["Favorite", "Favorite", "Favorite", "", ""])
      }
    }
  }

  func testTheTabCountsYours() throws {
    try onMain {
      try Self.withPage(["Au", "He"], others: [("Zoe", ["H"])]) { window, _, favorites in
        let tab = try XCTUnwrap(window.all(PageTab.self).first { $0.page.id == "favorites" })
        XCTAssertEqual(labels(in: tab), ["Favorites", "2"])
        XCTAssertEqual(Accessible.description(of: try XCTUnwrap(tab.parent)), "2 elements")
        favorites.toggle(79)
        favorites.toggle(2)
        XCTAssertEqual(tab.count, 0)
        XCTAssertEqual(Accessible.description(of: try XCTUnwrap(tab.parent)), "")
      }
    }
  }

  func testThePageFollowsChangesAndKeepsExistingRows() throws {
    try onMain {
      try Self.withPage(["Au", "He", "O"]) { window, page, favorites in
        let rows = page.all(ElementRow.self)
        favorites.toggle(2)
        XCTAssertEqual(Self.outline(page), [["Au", "O"]])
        favorites.toggle(26)
        XCTAssertEqual(Self.outline(page), [["Au", "O", "Fe"]])
        favorites.undo()
        XCTAssertEqual(Self.outline(page), [["Au", "O"]])
        favorites.undo()
        XCTAssertEqual(Self.outline(page), [["Au", "He", "O"]])
        let now = page.all(ElementRow.self)
        XCTAssertTrue(now[0] === rows[0] && now[2] === rows[2])
      }
    }
  }

  func testTheNextRowIsFocusedWhenTheFocusedOneIsRemoved() throws {
    try onMain {
      try Self.withPage(["Au", "He", "O"]) { window, page, _ in
        for (before, after) in [("row-2", "row-8"), ("row-8", "row-79")] {
          try window.find(before).grabFocus()
          window.activateAction(AppAction.toggleFavorite.name, "")
          settle(window)
          XCTAssertEqual(window.focusedName, after)
        }
        window.activateAction(AppAction.toggleFavorite.name, "")
        settle(window)
        XCTAssertTrue(window.focusWidget?.isInside(page) ?? false, "on the empty page")
        XCTAssertEqual(window.focusWidget.map { labels(in: $0) }, ["Browse the Elements"])
        window.activate(.undoFavorite)
        settle(window)
        XCTAssertTrue(window.focusWidget?.isInside(page) ?? false, "on the list again")
      }
    }
  }

  func testWithoutFavoritesAHintIsShown() throws {
    try onMain {
      try Self.withPage([]) { window, page, favorites in
        XCTAssertTrue(labels(in: page).contains("No Favorites Yet"))
        XCTAssertTrue(labels(in: page).contains { $0.contains("Ctrl+D") })
        favorites.toggle(79)
        XCTAssertEqual(Self.outline(page), [["Au"]])
        XCTAssertFalse(labels(in: page).contains("No Favorites Yet"))
        favorites.toggle(79)
        settle(page)
        XCTAssertTrue(labels(in: page).contains("No Favorites Yet"))
        let button = try XCTUnwrap(page.all(Button.self).last { $0.isMapped })
        Hand.shared.click(button)
        waitUntil("the list of all elements") { window.shown == "name" }
      }
    }
  }

  func testAltAndArrowKeysMoveARowAndKeepItsFocus() throws {
    try onMain {
      try Self.withPage(["Au", "He", "O"], others: [("Bert", ["H"])]) { window, page, _ in
        try window.find("row-79").grabFocus()
        window.activateAction(AppAction.moveFavoriteDown.name, "")
        XCTAssertEqual(Self.outline(page)[0], ["He", "Au", "O"])
        XCTAssertEqual(window.focusedName, "row-79")
        window.activateAction(AppAction.moveFavoriteDown.name, "")
        window.activateAction(AppAction.moveFavoriteDown.name, "")
        XCTAssertEqual(Self.outline(page)[0], ["He", "O", "Au"])
        window.activateAction(AppAction.moveFavoriteUp.name, "O")
        XCTAssertEqual(Self.outline(page)[0], ["O", "He", "Au"])
        try window.find("row-1").grabFocus()
        window.activateAction(AppAction.moveFavoriteUp.name, "")
        XCTAssertEqual(Self.outline(page)[1], ["H"])
      }
    }
  }

  func testAMovedRowIsScrolledIntoView() throws {
    try onMain {
      let symbols = try BuiltIn.table.elements.prefix(20).map(\.symbol)
      try Self.withPage(Array(symbols)) { window, page, _ in
        let row = try window.find("row-1")
        row.grabFocus()
        for _ in 0..<15 { window.activateAction(AppAction.moveFavoriteDown.name, "") }
        settle(window)
        waitUntil("the row is in view") {
          row.top(in: page.page) + Double(row.height) <= Double(page.page.height)
        }
        XCTAssertGreaterThan(try page.page.scrollPosition(), 0)
      }
    }
  }

  func testVisibleRowsStayWhenRowsAboveThemAreRemovedOrAdded() throws {
    try onMain {
      let symbols = try BuiltIn.table.elements.prefix(20).map(\.symbol)
      try Self.withPage(symbols, others: [("Bert", symbols)]) { window, page, favorites in
        try page.page.scroll(to: 700)
        let rows = page.all(ElementRow.self)
        let topmost = try XCTUnwrap(
          rows.firstIndex { $0.top(in: page.page) + Double($0.height) > 44 })
        XCTAssertTrue(2..<15 ~= topmost, "\(topmost)")
        let next = rows[topmost + 1]
        let place = next.top(in: page.page)
        // The topmost itself, and one far above it.
        for number in [topmost + 1, 1] {
          favorites.toggle(number)
          settle(window)
          XCTAssertEqual(next.top(in: page.page), place, "without \(number)")
        }
        favorites.undo()
        settle(window)
        XCTAssertEqual(next.top(in: page.page), place)
      }
    }
  }

  func testVisibleRowsStayWhenEverythingAboveThemIsRemoved() throws {
    try onMain {
      let symbols = try BuiltIn.table.elements.prefix(20).map(\.symbol)
      try Self.withPage(["Au", "Ag"], others: [("Bert", symbols)]) { window, page, favorites in
        try page.page.scroll(to: 500)
        let row = try XCTUnwrap(page.all(ElementRow.self).first { $0.top(in: page.page) > 100 })
        let place = row.top(in: page.page)
        favorites.toggle(79)
        favorites.toggle(47)
        settle(window)
        XCTAssertEqual(page.page.list.sections.count, 1)
        XCTAssertEqual(row.top(in: page.page), place)
        favorites.undo()
        settle(window)
        XCTAssertEqual(row.top(in: page.page), place)
      }
    }
  }

  func testWithOnlyOtherPeoplesFavoritesAHintIsShown() throws {
    try onMain {
      try Self.withPage([], others: [("Bert", ["H"])]) { _, page, favorites in
        let hint = try page.find("favorites-hint")
        XCTAssertTrue(hint.isMapped)
        favorites.toggle(79)
        XCTAssertFalse(hint.isVisible)
      }
    }
  }

  func testTheMenuIsAboveTheStars() throws {
    try onMain {
      for width in [360, 420, 700, 1080] {
        var state = SavedState(page: FavoritesOrder.id)
        state.mainWindow = .init(width: width, height: 560)
        try withMainWindow(favorites: try favorites(["Au"]), state: state) { window in
          let star = try window.first(ElementRow.self).starFrame.center.x
          let row = try XCTUnwrap(window.first(ElementRow.self).convert(x: star, y: 0, to: window))
          let button = try window.find("favorites-menu")
          let middle = try XCTUnwrap(
            button.convert(x: Double(button.width) / 2, y: 0, to: window))
          XCTAssertEqual(middle.x, row.x, accuracy: 1, "in \(width) pixels")
        }
      }
    }
  }

  func testTheOrderIsChosenAndRemembered() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try Self.withPage(["O", "Au", "He"], remembered: remembered) { window, page, _ in
        window.activateAction(AppAction.sortFavorites.name, "name")
        XCTAssertEqual(Self.outline(page), [["Au", "He", "O"]])
        XCTAssertEqual(remembered.events.last?.favoritesSorting, .name)
        window.activateAction(AppAction.sortFavorites.name, "time")
        XCTAssertEqual(Self.outline(page), [["He", "Au", "O"]])
        window.activateAction(AppAction.moveFavoriteUp.name, "O")
        XCTAssertEqual(Self.outline(page), [["He", "Au", "O"]], "only by hand can it be moved")
        window.activateAction(AppAction.sortFavorites.name, "nonsense")
        XCTAssertEqual(page.sorting, .time)
      }
      var state = SavedState()
      state.favoritesSorting = .name
      try Self.withPage(["O", "Au", "He"], state: state) { window, page, _ in
        XCTAssertEqual(Self.outline(page), [["Au", "He", "O"]])
        let action = window.state(ofAction: AppAction.sortFavorites.localName)
        XCTAssertEqual(action?.value, "name")
      }
    }
  }

  func testSectionsStayCollapsedWhileOthersChange() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try Self.withPage(
        ["O", "Au"], others: [("Bert", ["H"])], remembered: remembered
      ) { window, page, favorites in
        XCTAssertTrue(window.isEnabled(.collapseAll))
        page.page.toggleSection("by-Bert")
        favorites.toggle(26)
        settle(page)
        XCTAssertEqual(page.page.collapsed, ["by-Bert"])
        XCTAssertEqual(remembered.events.last?.collapsed["favorites"], ["by-Bert"])
      }
    }
  }

  func testTheStatusIsAboveTheListEvenWithoutFavorites() throws {
    try onMain {
      try Self.withPage([]) { _, page, _ in
        let status = Label("Synced at 14:05")
        page.status = status
        settle(page)
        XCTAssertTrue(status.isMapped)
        page.status = nil
        XCTAssertNil(status.parent)
      }
    }
  }

  func testTheMenuOfTheUsersOwnRowMovesIt() throws {
    try onMain {
      try Self.withPage(["O", "Au"], others: [("Bert", ["H"])]) { window, page, favorites in
        let rows = page.all(ElementRow.self)
        XCTAssertEqual(rows.map { page.canMove($0) }, [true, true, false])
        let ends = [(8, -1), (8, 1), (79, -1), (79, 1), (1, 1)]
        XCTAssertEqual(
          ends.map { favorites.canMove($0, by: $1) }, [false, true, true, false, false])
        page.sorting = .time
        XCTAssertFalse(page.canMove(rows[0]))
      }
    }
  }
}
