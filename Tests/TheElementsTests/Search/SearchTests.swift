import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The search of the main window, by real keys.
final class SearchTests: PageTestCase {
  func testTypingOpensTheSearchAndFindsWithTheFirstLetter() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        for letter in ["f", "e", "r", "r"] { Hand.shared.type(letter, in: window) }
        waitUntil("iron is found") { window.foundNames == ["Iron"] }
        XCTAssertEqual(try window.searchLine.entry.text, "ferr")
        XCTAssertTrue(window.search.button.isActive)
        XCTAssertEqual(window.headerSubtitle, "1 of 118 elements")
        let section = try window.first(ListPage.self).section("i")
        XCTAssertEqual(Accessible.label(of: section.header), "I, 1 of 4")
        let row = try window.find("row-26")
        XCTAssertEqual(Accessible.description(of: row), "ferrum (Latin)")
        window.activate(.toggleFavorite, "Fe")
        XCTAssertEqual(Accessible.description(of: row), "Favorite, ferrum (Latin)")
        window.activate(.hideSearch)
        waitUntil("the reason is gone") { Accessible.description(of: row) == "Favorite" }
      }
    }
  }

  func testTheRailKeepsItsLettersAndDimsThoseWithoutAHit() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        let rail = try window.first(LetterRail.self)
        let titles = { (letters: [Widget]) in
          String(letters.compactMap { Accessible.label(of: $0)?.first })
        }
        for letter in ["f", "e", "r", "r"] { Hand.shared.type(letter, in: window) }
        waitUntil("iron is found") { window.foundNames == ["Iron"] }
        settle(window)
        let shown = rail.children.filter(\.isMapped)
        XCTAssertEqual(titles(shown.filter(\.isSensitive)), "I")
        XCTAssertTrue(titles(shown).hasPrefix("ABCDEFGHI"), titles(shown))
        XCTAssertGreaterThanOrEqual(shown.count, 23)
      }
    }
  }

  func testTypingFindsOnEveryPage() throws {
    try onMain {
      for page in Page.all.map(\.id) where !["favorites", "places"].contains(page) {
        try withMainWindow(state: SavedState(page: page)) { window in
          for letter in ["a", "u", "r", "u"] { Hand.shared.type(letter, in: window) }
          waitUntil("gold is found on \(page)") { window.foundNames == ["Gold"] }
        }
      }
    }
  }

  func testTheEntryCanReportItsFocusWhenTheSearchOpens() throws {
    try onMain {
      try withAnimations {
        try withMainWindow { window in
          window.activate(.showSearch)
          let field = try XCTUnwrap(window.searchLine.entry.field)
          XCTAssertTrue(field.isFocused)
          XCTAssertNotEqual(gtk_widget_get_realized(field.widget), 0, "before its first frame")
          XCTAssertEqual(Accessible.role(of: field), "text-box")
          XCTAssertEqual(Accessible.label(of: field), "Search Elements")
        }
      }
    }
  }

  func testEscapeRestoresScrollPositionSectionsAndFocus() throws {
    try onMain {
      let remembered = Record<SavedState>()
      var state = SavedState(page: "name")
      state.collapsed["name"] = ["a"]
      try withMainWindow(state: state, remembered: remembered) { window in
        let page = try window.first(ListPage.self)
        let row = try page.find("row-42")
        row.grabFocus()
        settle(window)
        let scroll = try XCTUnwrap(page.list.adjustment?.value)
        XCTAssertGreaterThan(scroll, 0)
        window.activate(.search, "al")
        waitUntil("some are found") { (window.foundNames?.count ?? 0) < 50 }
        settle(window)
        XCTAssertTrue(try page.section("a").isExpanded, "hits are visible")
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusedName, "row-13")
        Hand.shared.type("Escape", in: window)
        waitUntil("all elements are shown") { window.foundNames?.count == 118 }
        settle(window)
        XCTAssertEqual(page.list.adjustment?.value, scroll)
        XCTAssertEqual(window.focusedName, "row-42")
        XCTAssertFalse(try page.section("a").isExpanded)
        XCTAssertFalse(window.search.button.isActive)
        XCTAssertFalse(
          remembered.events.contains { $0.collapsed["name"] != ["a"] },
          "a search changes no saved section")
      }
    }
  }

  func testTheReasonOfAHitIsShownFromTheMatchOnIfItIsTooLong() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 370, page: "name")) { window in
        window.activate(.search, "dubna")
        waitUntil("dubnium is found") { window.foundNames?.contains("Dubnium") == true }
        settle(window)
        let rows = window.all(ElementRow.self).filter(\.isMapped)
        XCTAssertGreaterThan(rows.count, 1)
        for row in rows { XCTAssertLessThanOrEqual(row.lines.count, 3, "\(row.element)") }
        let reason = HighlightedText(text: "Joint Institute, Dubna, Russia", ranges: [17..<22])
        XCTAssertEqual(reason.fromMatch.text, "… Dubna, Russia")
        XCTAssertEqual(reason.fromMatch.ranges, [4..<9])
        let start = HighlightedText(text: "Dubna", ranges: [0..<5])
        XCTAssertEqual(start.fromMatch, start)
      }
    }
  }

  func testTheLetterRailDimsLettersWithoutHits() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "name")) { window in
        let rail = try window.first(LetterRail.self)
        window.activate(.showSearch)
        settle(window)
        let before = rail.children.filter(\.isMapped)
        window.activate(.search, "ferr")
        waitUntil("iron is found") { window.foundNames == ["Iron"] }
        settle(window)
        let shown = rail.children.filter(\.isMapped)
        XCTAssertEqual(shown.map(ObjectIdentifier.init), before.map(ObjectIdentifier.init))
        XCTAssertGreaterThan(shown.count, 20)
        let bright = shown.filter(\.isSensitive).compactMap { Accessible.label(of: $0) }
        XCTAssertEqual(bright, ["I, 1 of 4"])
      }
    }
  }

  func testTheTableDimsWhatIsNotFound() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.search, "noble gas")
        waitUntil("the noble gases are found") { window.foundNames?.count == 6 }
        let canvas = try window.first(TableCanvas.self)
        let bright = canvas.tiles.filter { !$0.value.hasClass("not-found") }.map(\.key)
        XCTAssertEqual(bright.sorted(), [2, 10, 18, 36, 54, 86])
        XCTAssertEqual(canvas.preview?.element.symbol, "He")
        XCTAssertEqual(canvas.tiles.filter { $0.value.hasClass("best-hit") }.map(\.key), [2])
        XCTAssertEqual(
          [2, 3].map { canvas.tiles[$0].flatMap { Accessible.description(of: $0) } },
          ["Found, group 18, period 1", "group 1, period 2"])
        let preview = try XCTUnwrap(canvas.preview)
        XCTAssertEqual(Accessible.description(of: preview), "", "the category is shown anyway")
        window.activate(.search, "who discovered oxygen")
        waitUntil("oxygen is found") { window.foundNames == ["Oxygen"] }
        XCTAssertEqual(
          Accessible.description(of: preview),
          "Discovered by: Carl Wilhelm Scheele, Joseph Priestley")
        window.activate(.hideSearch)
        waitUntil("nothing is dimmed") {
          canvas.tiles.values.allSatisfy { !$0.hasClass("not-found") && !$0.hasClass("best-hit") }
        }
        XCTAssertEqual(Accessible.description(of: preview), "", "the search is over")
        XCTAssertEqual(preview.element.symbol, "H", "as before")
      }
    }
  }

  func testTheOverviewOfANarrowTableDimsWhatIsNotFound() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 360, height: 760, page: "table")) { window in
        waitUntil("it is narrow") { !window.all(TableOverview.self).isEmpty }
        let overview = try window.first(TableOverview.self)
        window.activate(.search, "auru")
        waitUntil("gold is found") { overview.hits == [79] }
        settle(window)
        let dimmed = try XCTUnwrap(Screenshot(of: overview))
        overview.hits = nil
        settle(window)
        XCTAssertNotEqual(dimmed.pixels, try XCTUnwrap(Screenshot(of: overview)).pixels)
        window.activate(.search, "ferr")
        waitUntil("iron is found") { overview.hits == [26] }
        window.activate(.hideSearch)
        waitUntil("nothing is dimmed") { overview.hits == nil }
      }
    }
  }

  func testAMisspelledNameIsCorrectedByAButton() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "grid")) { window in
        window.activate(.search, "alluminum")
        waitUntil("nothing is found") { window.foundNames == [] }
        let button = try window.find("suggestion-1")
        settle(window)
        Hand.shared.click(button)
        waitUntil("aluminium is found") { window.foundNames == ["Aluminium"] }
        XCTAssertNil(window.all(NoResultsPage.self).first)
        XCTAssertTrue(try window.searchLine.entry.containsFocus)
      }
    }
  }

  func testAConditionThatCannotBeReadIsExplained() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "number")) { window in
        window.activate(.search, "gas melt < warm")
        waitUntil("gases are found") { window.headerSubtitle == "11 of 118 elements" }
        XCTAssertEqual(window.foundNames?.first, "Hydrogen")
        let problem = try window.find("search-problem")
        waitUntil("the reason is shown") { problem.isVisible && problem.isMapped }
        XCTAssertEqual(
          Accessible.description(of: try window.searchLine.entry), labels(in: problem).first)
        window.activate(.search, "melt <, < 3")
        waitUntil("each has its line") {
          labels(in: problem).first?.split(separator: "\n").count == 2
        }
      }
    }
  }

  func testAPropertyNameIsCompleted() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.search, "melti")
        let button = try window.find("search-completion")
        waitUntil("the name is offered") { button.isMapped }
        settle(window)
        Hand.shared.click(button)
        waitUntil("the name is completed") {
          (try? window.searchLine.entry.text) == "melting point "
        }
        settle(window)
        XCTAssertTrue(try window.searchLine.entry.containsFocus)
        Hand.shared.type("a", in: window)
        XCTAssertEqual(try window.searchLine.entry.text, "melting point a")
      }
    }
  }

  func testAFormulaShowsItsMolarMassAndElements() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "number")) { window in
        window.activate(.search, "H2SO4")
        waitUntil("the elements are found") {
          window.foundNames == ["Hydrogen", "Oxygen", "Sulfur"]
        }
        let row = try window.first(FormulaRow.self)
        settle(window)
        XCTAssertEqual(row.height, 80)
        let name = try XCTUnwrap(Accessible.label(of: row))
        XCTAssertTrue(name.hasPrefix("H₂SO₄, molar mass 98.07"), name)
        Hand.shared.click(row)
        waitUntil("the mass is copied") { clipboardText(window)?.hasPrefix("98.07") == true }
        window.activate(.copyFormula, "NaCl")
        window.activate(.copyFormula, "H2O")
        XCTAssertTrue(labels(in: window).contains("Copied: 18.015 g/mol"), "\(labels(in: window))")
        window.activate(.hideSearch)
        waitUntil("the formula is gone") { window.all(FormulaRow.self).isEmpty }
      }
    }
  }

  func testTheSearchStaysWhileThePageChanges() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "state")) { window in
        window.activate(.search, "liquid")
        waitUntil("the liquids are found") { window.foundNames == ["Bromine", "Mercury"] }
        for page in ["grid", "table", "name", "symbol"] {
          window.showPage(page)
          settle(window)
          XCTAssertEqual(window.foundNames?.sorted(), ["Bromine", "Mercury"], page)
        }
        window.activate(.hideSearch)
        for page in ["state", "grid", "table", "name", "symbol"] {
          window.showPage(page)
          settle(window)
          XCTAssertEqual(window.foundNames?.count, 118, page)
        }
      }
    }
  }
}

extension MainWindow {
  /// Names of the elements on the selected page, in its order.
  var foundNames: [String]? { shownOrder?.map(\.name) }

  fileprivate var searchLine: SearchLine { get throws { try first(SearchLine.self) } }

  fileprivate var headerSubtitle: String { windowTitle.subtitle }
}
