import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Open pages and windows while the elements of another source are loaded.
final class CatalogShownTests: PageTestCase {
  /// Shows the main window with a page, and a library that can load elements from a file.
  @MainActor
  private static func withWindow(
    page: String, collapsed: Set<String> = [],
    _ body: (MainWindow, CatalogBench) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let bench = try CatalogBench(folder: folder)
      var state = SavedState()
      state.page = page
      state.collapsed = [page: collapsed]
      try withMainWindow(bench.library, state: state) { try body($0, bench) }
    }
  }

  func testAListKeepsItsRowsScrollPositionSectionsAndFocus() throws {
    try onMain {
      try Self.withWindow(page: "number", collapsed: ["period-2"]) { window, bench in
        let page = try window.first(ListPage.self)
        try page.scroll(to: 900)
        settle(window)
        let row = try page.find("row-26")
        row.grabFocus()
        settle(window)
        let (place, top) = (try page.scrollPosition(), row.top(in: window))
        try bench.write([(26, "Ferrum"), (27, "Cobaltum")])
        bench.use()
        settle(window)
        XCTAssertTrue(try window.first(ListPage.self) === page)
        XCTAssertTrue(window.focusWidget === row)
        XCTAssertEqual(Accessible.label(of: row)?.hasPrefix("Ferrum, Fe, 26"), true)
        XCTAssertEqual(try page.scrollPosition(), place)
        XCTAssertEqual(row.top(in: window), top)
        XCTAssertEqual(page.collapsed, ["period-2"])
        XCTAssertEqual(window.shown, "number")
        XCTAssertEqual(page.all(ElementRow.self).count, 118)
      }
    }
  }

  func testVisibleRowsStayWhenTheTopmostSectionIsRemovedAndAddedAgain() throws {
    try onMain {
      try Self.withWindow(page: "name") { window, bench in
        let page = try window.first(ListPage.self)
        _ = try page.reveal("d", at: -60)
        let next = try page.section("e")
        let place = next.top(in: page)
        XCTAssertTrue(0..<300 ~= place, "\(place)")
        try bench.write([(66, "Xa"), (105, "Xb"), (110, "Xc")])
        bench.use()
        settle(window)
        XCTAssertNil(page.list.sections.first { $0.section.id == "d" })
        XCTAssertEqual(next.top(in: page), place)
        // Rows of the section before are there now.
        let row = try XCTUnwrap(page.all(ElementRow.self).first { $0.top(in: page) > 44 })
        let top = row.top(in: page)
        XCTAssertLessThan(top, place)
        bench.library.useBuiltIn()
        settle(window)
        XCTAssertNotNil(try page.section("d"))
        XCTAssertEqual(row.top(in: page), top)
      }
    }
  }

  func testARowThatMovesToAnotherSectionKeepsTheFocus() throws {
    try onMain {
      try Self.withWindow(page: "name") { window, bench in
        let page = try window.first(ListPage.self)
        try page.find("row-26").grabFocus()
        try bench.write([(26, "Ferrum")])
        bench.use()
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "row-26")
        let section = try page.section("f")
        XCTAssertTrue(try section.find("row-26").isMapped)
        XCTAssertEqual(page.all(ElementRow.self).count, 118)
      }
    }
  }

  func testTheRailFollowsTheLetters() throws {
    try onMain {
      try Self.withWindow(page: "name") { window, bench in
        let rail = try window.first(LetterRail.self)
        @MainActor func isLive(_ letter: String) -> Bool {
          rail.children.contains {
            $0.isSensitive && (Accessible.label(of: $0) ?? "").hasPrefix("\(letter), ")
          }
        }
        XCTAssertFalse(isLive("J"))
        try bench.write([(53, "Jodum")])
        bench.use()
        XCTAssertTrue(isLive("J"))
        XCTAssertEqual(try window.first(ListPage.self).section("j").section.elements.count, 1)
        bench.library.useBuiltIn()
        XCTAssertFalse(isLive("J"))
        let ids = try window.first(ListPage.self).list.sections.map(\.section.id)
        XCTAssertFalse(ids.contains("j"))
      }
    }
  }

  func testTheGridMovesACellToItsNewSection() throws {
    try onMain {
      try Self.withWindow(page: "grid") { window, bench in
        let page = try window.first(GridPage.self)
        try page.find("cell-26").grabFocus()
        try bench.write([(26, "Ferrum")], #", "category": "metalloid""#)
        bench.use()
        settle(window)
        XCTAssertTrue(try page.section("metalloid").find("cell-26").isFocused)
        XCTAssertEqual(page.names("cell-").count, 118)
        XCTAssertEqual(
          Accessible.label(of: try page.find("cell-26")), "Ferrum, Fe, 26, unknown, metalloid")
      }
    }
  }

  func testTheTableKeepsItsTiles() throws {
    try onMain {
      try Self.withWindow(page: "table") { window, bench in
        let canvas = try window.first(TableCanvas.self)
        let tile = try window.find("tile-26")
        tile.grabFocus()
        settle(window)
        let top = tile.top(in: window)
        try bench.write([(26, "Ferrum")], #", "category": "metalloid""#)
        bench.use()
        settle(window)
        XCTAssertTrue(tile.isFocused)
        XCTAssertEqual(tile.top(in: window), top)
        XCTAssertEqual(Accessible.label(of: tile), "Ferrum, Fe, 26, unknown, metalloid")
        XCTAssertEqual(canvas.preview?.element.name, "Ferrum")
        XCTAssertEqual(
          Accessible.label(of: try window.find("legend-metalloid")), "Metalloid, 8")
        XCTAssertEqual(canvas.placeholders.count, 2)
      }
    }
  }

  func testAPageFirstShownLaterShowsTheNewElements() throws {
    try onMain {
      try Self.withWindow(page: "table") { window, bench in
        try bench.write([(26, "Ferrum")])
        bench.use()
        window.showPage("number")
        settle(window)
        XCTAssertEqual(
          Accessible.label(of: try window.find("row-26"))?.hasPrefix("Ferrum"), true)
      }
    }
  }

  func testTheFavoritesFollow() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let bench = try CatalogBench(folder: folder)
        var state = SavedState()
        state.page = "favorites"
        try withMainWindow(
          bench.library, favorites: try favorites(["Fe", "Au"]), state: state
        ) { window in
          try bench.write([(26, "Ferrum")])
          bench.use()
          settle(window)
          XCTAssertEqual(
            Accessible.label(of: try window.find("row-26"))?.hasPrefix("Ferrum"), true)
        }
      }
    }
  }

  func testAnElementWindowShowsTheNewRecordInPlace() throws {
    try onMain {
      try withElementWindow("Fe") { window in
        let table = try BuiltIn.table
        let part = try CatalogPart(
          bytes: Array(
            #"[{"number": 26, "symbol": "Fe", "name": "Ferrum", "atomic_mass": 55, "melt": 1}]"#
              .utf8), name: "elements")
        let merged = CatalogMerge([part], over: table).table
        try window.find("property-melt").grabFocus()
        try window.first(FlipTile.self).flip()
        settle(window)
        window.page.show(merged)
        settle(window)
        XCTAssertEqual(window.title, "Ferrum")
        XCTAssertTrue(try window.first(FlipTile.self).isBackUp)
        XCTAssertEqual(window.focusWidget?.name, "property-melt")
        XCTAssertEqual(window.page.order.map(\.number), Array(1...118))
        XCTAssertNil(window.first(named: "from-built-in-data"))
        window.activateAction(AppAction.nextElement.name)
        settle(window)
        XCTAssertNotNil(window.first(named: "from-built-in-data"), "cobalt is filled in")
        let view = try window.first(ElementView.self)
        window.page.show(merged)
        XCTAssertTrue(try window.first(ElementView.self) === view, "nothing new, nothing done")
        window.page.show(table)
        settle(window)
        XCTAssertNil(window.first(named: "from-built-in-data"))
      }
    }
  }
}
