import Adwaita
import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The star at the end of a row.
final class RowStarTests: PageTestCase {
  @MainActor
  private static func withRows(
    _ symbols: [String] = [], _ body: (MainWindow, Favorites) throws -> Void
  ) throws {
    var state = SavedState()
    state.page = "number"
    state.mainWindow = .init(width: 640, height: 600)
    let favorites = try favorites(symbols)
    try withMainWindow(favorites: favorites, state: state) { try body($0, favorites) }
  }

  @MainActor
  private static func row(_ number: Int, _ window: Window) throws -> ElementRow {
    try XCTUnwrap(try window.find("row-\(number)") as? ElementRow)
  }

  /// Records the elements whose windows are requested.
  @MainActor
  private static func openedElements(in window: Window) -> Record<String> {
    let opened = Record<String>()
    window.insertActions(
      [Action("show-element", parameter: .string) { opened.add($0.joined()) }], prefix: "app")
    return opened
  }

  @MainActor
  private static func clickStar(of row: ElementRow) {
    let center = row.starFrame.center
    Hand.shared.click(row, x: center.x, y: center.y)
  }

  func testAClickOnTheStarAddsTheFavoriteAndOpensNothing() throws {
    try onMain {
      try Self.withRows { window, favorites in
        let opened = Self.openedElements(in: window)
        let row = try Self.row(3, window)
        Self.clickStar(of: row)
        waitUntil("lithium is a favorite") { row.isFavorite }
        XCTAssertTrue(favorites.state.isMine(3))
        Self.clickStar(of: row)
        waitUntil("it is none") { !row.isFavorite }
        Hand.shared.click(row, x: 200, y: 30)
        waitUntil("a click beside it opens the element") { opened.events == ["Li"] }
        XCTAssertFalse(favorites.state.isMine(3))
      }
    }
  }

  func testARowsAccessibleActionsOpenTheElementThenToggleTheFavorite() throws {
    try onMain {
      try Self.withRows { window, favorites in
        let opened = Self.openedElements(in: window)
        let row = try Self.row(3, window)
        let actions = ElementRow.actions
        XCTAssertEqual(actions.count, 3)
        row.activateAction(actions[0])
        XCTAssertEqual(opened.events, ["Li"])
        XCTAssertFalse(favorites.state.isMine(3))
        row.activateAction(actions[1])
        waitUntil("lithium is a favorite") { row.isFavorite }
        XCTAssertEqual(opened.events, ["Li"])
      }
    }
  }

  func testAReleaseElsewhereIsNoClick() throws {
    try onMain {
      try Self.withRows { window, favorites in
        let row = try Self.row(3, window)
        let center = row.starFrame.center
        Hand.shared.move(to: row, x: center.x, y: center.y)
        XCTAssertEqual(row.starLight, .hovered)
        Hand.shared.press()
        XCTAssertEqual(row.starLight, .pressed)
        Hand.shared.move(to: row, x: 100, y: 30)
        Hand.shared.release()
        settle(window)
        XCTAssertEqual(row.starLight, .none)
        XCTAssertTrue(favorites.state.mine.isEmpty)
      }
    }
  }

  func testTheStarIsATouchTargetAtTheEndOfTheRow() throws {
    try onMain {
      try Self.withRows { window, _ in
        let row = try Self.row(3, window)
        XCTAssertGreaterThanOrEqual(row.starFrame.width, 32)
        XCTAssertGreaterThanOrEqual(row.starFrame.height, 32)
        XCTAssertGreaterThan(row.starFrame.x, Double(row.width) / 2)
        XCTAssertLessThanOrEqual(row.starFrame.maxX, Double(row.width))
      }
      try withRightToLeft {
        try Self.withRows { window, _ in
          XCTAssertLessThan(try Self.row(3, window).starFrame.maxX, 100)
        }
      }
    }
  }

  func testControlAndDToggleTheFocusedElement() throws {
    try onMain {
      try Self.withRows { window, favorites in
        try window.find("row-6").grabFocus()
        window.activateAction(AppAction.toggleFavorite.name, "")
        XCTAssertEqual(favorites.state.mine.map(\.number), [6])
        window.showPage("grid")
        settle(window)
        try window.find("cell-7").grabFocus()
        window.activateAction(AppAction.toggleFavorite.name, "")
        window.showPage("table")
        settle(window)
        try window.find("tile-79").grabFocus()
        window.activateAction(AppAction.toggleFavorite.name, "")
        XCTAssertEqual(favorites.state.mine.map(\.number), [6, 7, 79])
        window.activateAction(AppAction.toggleFavorite.name, "Fe")
        window.activateAction(AppAction.toggleFavorite.name, "Xx")
        XCTAssertEqual(favorites.state.mine.map(\.number), [6, 7, 79, 26])
      }
    }
  }

  func testEveryWidgetOfTheElementReportsItsFavoriteState() throws {
    try onMain {
      try Self.withRows(["Au"]) { window, favorites in
        let row = try Self.row(79, window)
        XCTAssertTrue(row.isFavorite, "rows know it from the start")
        XCTAssertEqual(Accessible.description(of: row), "Favorite")
        for page in ["table", "grid", "name"] { window.showPage(page) }
        settle(window)
        let all = ["tile-79", "cell-79", "row-79"].flatMap { name in
          window.all(Widget.self).filter { $0.name == name }
        }
        XCTAssertEqual(all.count, 4)
        let position = "group 11, period 6"
        for item in all {
          let rest = item is ElementTile ? ", \(position)" : ""
          XCTAssertEqual(Accessible.description(of: item), "Favorite\(rest)")
        }
        favorites.toggle(79)
        for item in all {
          XCTAssertEqual(Accessible.description(of: item), item is ElementTile ? position : "")
        }
      }
    }
  }

  func testAScreenReaderCanMarkARow() throws {
    try onMain {
      try Self.withRows { window, favorites in
        try window.find("row-6").activateAction("row.toggle-favorite")
        XCTAssertTrue(favorites.state.isMine(6))
      }
    }
  }

  func testOnlyRowsOfChangedElementsAreRedrawn() throws {
    try onMain {
      let favorites = try favorites([])
      try withListPage(.number, favorites: favorites) { _, page in
        let rows = page.all(ElementRow.self)
        favorites.toggle(5)
        XCTAssertEqual(rows.filter(\.isFavorite).map(\.element.number), [5])
      }
    }
  }

  func testFilledAndEmptyStarsStandOutInBothStyles() throws {
    try onMain {
      for isDark in [false, true] {
        StyleManager.shared.force(dark: isDark)
        let favorites = try favorites(["Li"])
        try withListPage(.number, favorites: favorites) { _, page in
          let picture = try XCTUnwrap(currentPicture(of: page))
          for (number, isGolden) in [(3, true), (1, false)] {
            let row = try XCTUnwrap(page.find("row-\(number)") as? ElementRow)
            let center = row.starFrame.center
            let middle = try XCTUnwrap(row.convert(x: center.x, y: center.y, to: page))
            let (x, y) = (Int(middle.x), Int(middle.y))
            let ground = picture.color(x - 18, y - 18)
            let colors = (-9...9).flatMap { dy in
              (-9...9).map { picture.color(x + $0, y + dy) }
            }
            let contrast = colors.map { ground.contrast(with: $0) }.max() ?? 0
            XCTAssertGreaterThanOrEqual(contrast, 3, "number \(number), dark: \(isDark)")
            let middleColor = picture.color(x, y)
            XCTAssertEqual(middleColor.red > middleColor.blue + 0.3, isGolden)
          }
        }
      }
    }
  }
}

extension Color {
  /// Contrast ratio by WCAG.
  fileprivate func contrast(with other: Color) -> Double {
    let pair = [luminance, other.luminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      // Exact to a hundredth, which suffices to tell 3 from less.
      part <= 0.04 ? part / 12.92 : part * part * (0.6937 + 0.3063 * part)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
