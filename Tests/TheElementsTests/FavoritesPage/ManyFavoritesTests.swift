import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The Favorites page with very many names: its cost depends on what is visible, not on their number.
final class ManyFavoritesTests: PageTestCase {
  /// The largest number of names in a server's list.
  private static let nameCount = 10_000

  /// Limit of sections with widgets: those in and near the visible area.
  private static let mostBuilt = 120

  @MainActor
  private static func withPage(
    _ symbols: [String] = ["Au", "He"], names: Int = nameCount, elements: [String] = ["H"],
    remembered: Record<SavedState> = Record(),
    _ body: (MainWindow, FavoritesPage, Favorites) throws -> Void
  ) throws {
    var state = SavedState()
    state.page = "favorites"
    state.mainWindow = .init(width: 420, height: 560)
    let others = (0..<names).map { (name(of: $0), elements) }
    let favorites = try favorites(symbols, others: others)
    try withMainWindow(favorites: favorites, state: state, remembered: remembered) { window in
      let page = try XCTUnwrap(window.favoritesPage)
      let count = names + (symbols.isEmpty ? 0 : 1)
      waitUntil("all sections") { page.page.list.slots.count == count }
      settle(window)
      try body(window, page, favorites)
    }
  }

  private static func name(of index: Int) -> String {
    let digits = String(index)
    return "Name " + String(repeating: "0", count: 5 - digits.count) + digits
  }

  private static let header = 36
  private static let section = header + 2 + 64 + 14

  func testOnlyVisibleSectionsHaveWidgets() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        settle(window)
        let list = page.page.list
        XCTAssertLessThan(list.sections.count, 20)
        XCTAssertEqual(page.made.prefix(3), ["Your Favorites", "Name 00000", "Name 00001"])
        XCTAssertEqual(
          try page.page.contentEnd(),
          Double(12 + Self.section + 64 + Self.nameCount * Self.section + 20))
      }
    }
  }

  func testAtEveryScrollPositionTheRightFewSectionsHaveWidgets() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        let list = page.page.list
        for index in stride(from: 0, to: Self.nameCount - 20, by: 499) {
          try page.page.scroll(to: Double(list.tops[index + 1]))
          let section = try page.page.section("by-\(Self.name(of: index))")
          XCTAssertEqual(section.top(in: page.page), 0)
          XCTAssertEqual(section.all(ElementRow.self).map(\.element.symbol), ["H"])
          XCTAssertEqual(
            Accessible.label(of: section.header), "\(Self.name(of: index)), 1 element")
          let next = try page.page.section("by-\(Self.name(of: index + 1))")
          XCTAssertEqual(next.top(in: page.page), Double(Self.section))
          XCTAssertLessThan(list.sections.count, Self.mostBuilt)
        }
      }
    }
  }

  func testEndAndHomeFocusTheLastAndTheFirstRow() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        try window.find("row-79").grabFocus()
        Hand.shared.type("End", in: window)
        settle(window)
        let last = try page.page.section("by-\(Self.name(of: Self.nameCount - 1))")
        let row = try last.first(ElementRow.self)
        XCTAssertTrue(row.isFocused)
        XCTAssertEqual(row.top(in: page.page) + 64 + 14 + 20, Double(page.page.height))
        XCTAssertEqual(page.made.last, Self.name(of: Self.nameCount - 1))
        XCTAssertLessThan(page.page.list.sections.count, Self.mostBuilt)
        Hand.shared.type("Home", in: window)
        settle(window)
        XCTAssertEqual(window.focusedName, "row-79")
        XCTAssertEqual(try page.page.scrollPosition(), 0)
      }
    }
  }

  func testArrowKeysMoveThroughHeadersAndRowsWithoutWidgets() throws {
    try onMain {
      try Self.withPage([]) { window, page, _ in
        page.page.list.slots.first?.view?.header.grabFocus()
        for index in 0..<12 {
          let section = try page.page.section("by-\(Self.name(of: index))")
          XCTAssertTrue(section.header.isFocused, "\(index)")
          Hand.shared.type("Down", in: window)
          XCTAssertTrue(try section.first(ElementRow.self).isFocused, "\(index)")
          settle(window)
          let bottom = try section.first(ElementRow.self).top(in: page.page) + 64
          XCTAssertLessThanOrEqual(bottom, Double(page.page.height))
          Hand.shared.type("Down", in: window)
        }
        for index in (0..<12).reversed() {
          Hand.shared.type("Up", in: window)
          let section = try page.page.section("by-\(Self.name(of: index))")
          XCTAssertTrue(try section.first(ElementRow.self).isFocused, "\(index)")
          Hand.shared.type("Up", in: window)
          XCTAssertTrue(section.header.isFocused, "\(index)")
        }
      }
    }
  }

  func testPageKeysMoveByOneVisiblePage() throws {
    try onMain {
      try Self.withPage([]) { window, page, _ in
        let list = page.page.list
        list.slots.first?.view?.header.grabFocus()
        let page1 = list.height - list.headerHeight
        var places: [Double] = []
        for _ in 0..<6 {
          Hand.shared.type("Next", in: window)
          settle(window)
          let focus = try XCTUnwrap(window.focusWidget)
          places.append(focus.top(in: page.page) + (try page.page.scrollPosition()))
        }
        for (before, after) in zip([12] + places, places) {
          XCTAssertTrue(1...Double(page1) ~= after - before, "\(places)")
        }
        for _ in 0..<6 { Hand.shared.type("Prior", in: window) }
        settle(window)
        let focus = try XCTUnwrap(window.focusWidget)
        XCTAssertLessThan(focus.top(in: page.page) + (try page.page.scrollPosition()), places[0])
      }
    }
  }

  func testAStarUpdatesOnlyItsOwnRowsAndBuildsNoSection() throws {
    try onMain {
      try Self.withPage { window, page, favorites in
        settle(window)
        let (slots, sections) = (page.page.list.slots, page.page.list.sections)
        let rows = page.all(ElementRow.self)
        favorites.toggle(1)
        XCTAssertTrue(rows.filter { $0.element.number == 1 }.allSatisfy(\.isFavorite))
        settle(window)
        XCTAssertTrue(page.page.list.slots.elementsEqual(slots, by: ===), "the same slots")
        let now = page.page.list.sections
        XCTAssertTrue(now.elementsEqual(sections.prefix(now.count), by: ===), "the same widgets")
        XCTAssertEqual(page.all(ElementRow.self).count, rows.count + 1)
        favorites.toggle(79)
        favorites.toggle(2)
        favorites.toggle(1)
        settle(window)
        XCTAssertTrue(page.page.list.slots.elementsEqual(slots.dropFirst(), by: ===))
      }
    }
  }

  func testSectionsWithoutWidgetsCollapseAndExpandToo() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try Self.withPage(remembered: remembered) { window, page, _ in
        page.page.setAllExpanded(false)
        settle(window)
        XCTAssertEqual(remembered.events.last?.collapsed["favorites"]?.count, Self.nameCount + 1)
        XCTAssertEqual(
          try page.page.contentEnd(), Double(12 + (Self.nameCount + 1) * Self.header + 20))
        try page.page.scroll(to: 180_000)
        let slots = page.page.list.slots
        let shown = page.page.list.sections.filter { $0.top(in: page.page) >= 0 }
        XCTAssertEqual(Accessible.isExpanded(try XCTUnwrap(shown.first?.header)), false)
        let id = try XCTUnwrap(shown.first?.section.id)
        page.page.toggleSection(id)
        settle(window)
        XCTAssertEqual(slots.filter(\.isExpanded).map(\.section.id), [id])
        XCTAssertEqual(try page.page.section(id).height, Self.section)
        // Scrolled far away and back, it is unchanged.
        try page.page.scroll(to: 0)
        for place in stride(from: 10_000.0, to: 100_000, by: 10_000) {
          try page.page.scroll(to: place)
        }
        XCTAssertNil(slots.first { $0.section.id == id }?.view)
        try page.page.scroll(to: 180_000)
        XCTAssertEqual(Accessible.isExpanded(try page.page.section(id).header), true)
      }
    }
  }

  func testASectionWithTheFocusKeepsItsWidgetsAtAnyDistance() throws {
    try onMain {
      try Self.withPage { window, page, _ in
        try page.page.scroll(to: 50_000)
        let row = try XCTUnwrap(page.all(ElementRow.self).last)
        row.grabFocus()
        for place in stride(from: 100_000.0, to: 1_000_000, by: 100_000) {
          try page.page.scroll(to: place)
        }
        XCTAssertTrue(row.isFocused)
        XCTAssertLessThan(page.page.list.sections.count, Self.mostBuilt)
      }
    }
  }

  func testOnlyVisibleSectionsOfLongListsHaveWidgets() throws {
    try onMain {
      let all = try BuiltIn.table.elements.map(\.symbol)
      try Self.withPage(["Au"], names: 84, elements: all) { window, page, favorites in
        settle(window)
        XCTAssertEqual(page.page.list.sections.count, 2)
        let end = try page.page.contentEnd()
        try page.page.scroll(to: 1e6)
        XCTAssertEqual(
          try page.page.contentEnd() + page.page.scrollPosition(), end, accuracy: 1)
        favorites.toggle(118)
        let last = try XCTUnwrap(window.all(ElementRow.self).last)
        XCTAssertEqual([last.element.symbol, "\(last.isFavorite)"], ["Og", "true"])
        XCTAssertEqual(page.page.list.sections.count, 3)
      }
    }
  }
}

extension FavoritesPage {
  /// The titles of the sections that have widgets.
  fileprivate var made: [String] { page.list.sections.map { tr($0.section.title) } }
}
