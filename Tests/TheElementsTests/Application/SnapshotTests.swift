import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Compares a window's content with the recorded pictures `NAME-light` and `NAME-dark`.
@MainActor
private func assertPictures(
  of widget: Widget, named name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  for (style, isDark) in [("light", false), ("dark", true)] {
    StyleManager.shared.force(dark: isDark)
    settle(widget)
    try assertPicture(of: widget, named: "\(name)-\(style)", file: file, line: line)
  }
}

/// Appearance of each screen.
final class SnapshotTests: PageTestCase {
  func testTheMainWindowWithTheTable() throws {
    try onMain {
      try withMainWindow(state: Self.state(page: "table", width: 910, height: 710)) { window in
        try assertPictures(of: window, named: "table")
      }
    }
  }

  func testTheTableColoredByMeltingPoints() throws {
    try onMain {
      try Self.assertTable(named: "table-melt") { $0.coloring = .property("melt") }
    }
  }

  func testTheTableColoredByStatesAt2500Kelvin() throws {
    try onMain {
      try Self.assertTable(named: "table-state") {
        ($0.coloring, $0.temperature) = (.state, "2500")
      }
    }
  }

  func testTheTableOf32ColumnsColoredByBlocks() throws {
    try onMain {
      try Self.assertTable(named: "table-long") {
        ($0.coloring, $0.form, $0.groupThree) = (.block, .long, .lanthanum)
      }
    }
  }

  func testTheMainWindowWithASectionCollapsed() throws {
    try onMain {
      var state = Self.state(page: "category", width: 560, height: 640)
      state.collapsed = ["category": ["diatomic-nonmetal"]]
      try withMainWindow(state: state) { window in try assertPictures(of: window, named: "category")
      }
    }
  }

  func testTheListByName() throws {
    try onMain {
      try withMainWindow(state: Self.state(page: "name", width: 370, height: 640)) { window in
        let page = try window.first(ListPage.self)
        try page.scroll(to: 700)
        // The scroll bar fades out after the last scroll.
        let bar = try XCTUnwrap(page.scrollBar)
        waitUntil("the scroll bar has gone") { bar.opacity == 0 }
        try assertPictures(of: window, named: "name")
      }
    }
  }

  func testTheListByState() throws {
    try onMain {
      var state = Self.state(page: "state", width: 560, height: 640)
      state.collapsed = ["state": ["solid"]]
      try withMainWindow(state: state) { window in try assertPictures(of: window, named: "state") }
    }
  }

  func testTheGrid() throws {
    try onMain {
      try withMainWindow(state: Self.state(page: "grid", width: 560, height: 640)) { window in
        try assertPictures(of: window, named: "grid")
      }
    }
  }

  func testTheFavorites() throws {
    try onMain {
      let favorites = try favorites(["Na", "Au", "O"], others: [("Bert", ["Au", "Fe"])])
      let state = Self.state(page: "favorites", width: 560, height: 640)
      try withMainWindow(favorites: favorites, state: state) { window in
        try assertPictures(of: window, named: "favorites")
      }
    }
  }

  func testThePageOfFavoritesWithoutAny() throws {
    try onMain {
      let state = Self.state(page: "favorites", width: 560, height: 510)
      try withMainWindow(favorites: try favorites([]), state: state) { window in
        try assertPictures(of: window, named: "no-favorites")
      }
    }
  }

  func testTheWindowOfGold() throws {
    try onMain { try Self.assertElementPictures("Au", named: "gold", size: (900, 744)) }
  }

  func testTheBackOfATile() throws {
    try onMain {
      try withFlipTile("Hg", side: 300) { tile, _ in
        tile.flip()
        try assertPictures(of: XCTUnwrap(tile.parent), named: "back")
      }
    }
  }

  func testTheNarrowWindowOfMercury() throws {
    try onMain { try Self.assertElementPictures("Hg", named: "mercury", size: (370, 700)) }
  }

  func testThePushedPlace() throws {
    try onMain {
      try withMainWindow(state: Self.state(page: "places", width: 370, height: 640)) { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") { page.view != nil }
        window.activate(.showPlace, PushedPlaceTests.stockholm)
        waitUntil("the sheet is shown") { page.view?.card.isMapped == true }
        try assertPictures(of: window, named: "place")
      }
    }
  }

  func testTheFailurePage() throws {
    try onMain {
      let error = CatalogError(
        file: "elements.json", location: .record(.verbatim("element 79 (Gold)")),
        message: "\"melt\": expected a number, found the text \"hot\"")
      let library = Library(store: Failing(error: error))
      MainQueueSource.attach()
      try withMainWindow(library, state: Self.state(page: nil, width: 560, height: 510)) { window in
        library.read()
        waitUntil("the failure is shown") { !window.all(FailurePage.self).isEmpty }
        try assertPictures(of: window, named: "failure")
      }
    }
  }

  private struct Failing: CatalogStore {
    let error: CatalogError
    let data = DataDirectory(path: "")
    func load() throws(CatalogError) -> PeriodicTable { throw error }
  }

  @MainActor
  private static func assertTable(
    named name: String, file: StaticString = #filePath, line: UInt = #line,
    _ choose: (inout TableState) -> Void
  ) throws {
    var state = state(page: "table", width: 1010, height: 710)
    choose(&state.table)
    try withMainWindow(state: state) { window in
      waitUntil("the Table is colored") { window.tablePage?.canvas.painter.isPlain == false }
      try assertPictures(of: window, named: name, file: file, line: line)
    }
  }

  private static func state(page: String?, width: Int, height: Int) -> SavedState {
    var state = SavedState()
    state.page = page
    state.mainWindow = .init(width: width, height: height)
    return state
  }

  @MainActor
  private static func assertElementPictures(
    _ symbol: String, named name: String, size: (width: Int, height: Int),
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try withElementWindow(symbol, size: size, file: file, line: line) { window in
      try assertPictures(of: window, named: name, file: file, line: line)
    }
  }
}
