import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Reordering of rows by drag and drop.
final class RowReorderingTests: PageTestCase {
  @MainActor
  private static func withRows(
    sorting: FavoritesSorting = .manual, _ body: (MainWindow, Favorites) throws -> Void
  ) throws {
    var state = SavedState()
    state.page = "favorites"
    state.favoritesSorting = sorting
    state.mainWindow = .init(width: 420, height: 560)
    let favorites = try favorites(["Au", "He", "O", "Fe"])
    try withMainWindow(favorites: favorites, state: state) { try body($0, favorites) }
  }

  /// Presses on a row and moves by that many pixels, in steps as a hand does.
  @MainActor
  private static func drag(_ row: Widget, by distance: Double, in window: Window) {
    Hand.shared.move(to: row, x: 120, y: 32)
    Hand.shared.press()
    let start = row.top(in: window)
    for step in 1...8 {
      Hand.shared.move(to: window, x: 150, y: start + 32 + distance * Double(step) / 8)
      pump(for: 0.03)
    }
  }

  @MainActor
  private static func order(_ window: Window) -> [String] {
    settle(window)
    return window.all(ElementRow.self).map(\.element.symbol)
  }

  func testRowsMakeRoomDuringADragAndTheDropSavesTheOrder() throws {
    try onMain {
      try Self.withRows { window, favorites in
        Self.drag(try window.find("row-79"), by: 130, in: window)
        waitUntil("the others make room") { Self.order(window) == ["He", "O", "Au", "Fe"] }
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 2, 8, 26], "not yet")
        Hand.shared.release()
        waitUntil("it is moved") { favorites.state.mine.map(\.number) == [2, 8, 79, 26] }
        XCTAssertEqual(Self.order(window), ["He", "O", "Au", "Fe"])
        waitUntil("the row is as before") { !window.all(ElementRow.self)[2].hasClass("dragged") }
      }
    }
  }

  func testARowDroppedBelowTheLastBecomesTheLast() throws {
    try onMain {
      try Self.withRows { window, favorites in
        Self.drag(try window.find("row-2"), by: 250, in: window)
        waitUntil("room at the end") { Self.order(window).last == "He" }
        Hand.shared.release()
        waitUntil("it is moved") { favorites.state.mine.last?.number == 2 }
      }
    }
  }

  func testADropOutsideRestoresTheOrder() throws {
    try onMain {
      try Self.withRows { window, favorites in
        let row = try window.find("row-79")
        Self.drag(row, by: 130, in: window)
        waitUntil("the others make room") { Self.order(window) == ["He", "O", "Au", "Fe"] }
        Hand.shared.move(to: window, x: 150, y: 20)
        waitUntil("they stand as before") { Self.order(window) == ["Au", "He", "O", "Fe"] }
        Hand.shared.release()
        pump(for: 0.3)
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 2, 8, 26])
      }
    }
  }

  func testRowsCannotBeDraggedInAnotherOrder() throws {
    try onMain {
      try Self.withRows(sorting: .name) { window, favorites in
        let before = Self.order(window)
        Self.drag(try window.find("row-79"), by: 70, in: window)
        XCTAssertEqual(Self.order(window), before)
        Hand.shared.release()
        pump(for: 0.1)
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 2, 8, 26])
      }
    }
  }
}
