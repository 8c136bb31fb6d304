import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main window after a restart.
final class RestartTests: PageTestCase {
  /// Returns the state that a window leaves, by way of its text.
  @MainActor
  private static func state(
    after state: SavedState, _ body: (MainWindow) throws -> Void
  ) throws -> SavedState {
    let states = Record<SavedState>()
    try withMainWindow(state: state, remembered: states, body)
    return try SavedState(parsing: Array((states.events.last ?? state).text.utf8))
  }

  func testPageScrollSectionsAndPaneAreThereAgain() throws {
    try onMain {
      let first = try Self.state(after: SavedState(width: 1000, page: "number", isPaneOn: true)) {
        window in
        window.activate(.selectElement, "Au")
        window.activate(.resizeSidePane, "440")
        window.callToggleSection("number", "period-1")
        settle(window)
        try window.first(ListPage.self).scroll(to: 700)
        window.activate(.showPage, "grid")
        settle(window)
        try window.first(GridPage.self).scroll(to: 300)
      }
      try withMainWindow(state: first) { window in
        XCTAssertEqual(window.shown, "grid")
        XCTAssertEqual(window.selected, "Au")
        XCTAssertEqual(window.sidePane.split.pane.width, 440)
        XCTAssertEqual(try window.first(GridPage.self).scrollPosition(), 300)
        window.activate(.showPage, "number")
        settle(window)
        let list = try window.first(ListPage.self)
        XCTAssertEqual(try list.scrollPosition(), 700)
        XCTAssertEqual(list.collapsed, ["period-1"])
      }
    }
  }

  func testThePaneHasTheUsersUnitsOfTemperatures() throws {
    try onMain {
      var state = SavedState(width: 1000, page: "number", isPaneOn: true)
      state.element = 79
      try withMainWindow(state: state) { window in
        let units = TemperatureDisplay.fahrenheit
        window.temperatures = { units }
        XCTAssertEqual(window.sidePane.page?.view?.temperatures, units)
      }
    }
  }

  func testAPushedElementIsPushedAgain() throws {
    try onMain {
      let first = try Self.state(after: SavedState(width: 400, page: "number")) { window in
        window.activate(.selectElement, "Au")
        settle(window)
      }
      try withMainWindow(state: first) { window in
        XCTAssertEqual(window.form, .pushed)
        XCTAssertEqual(window.selected, "Au")
        // As the arguments of a start do.
        window.showPage("state")
        settle(window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertEqual(window.shown, "state")
      }
    }
  }

  func testTheNarrowTableIsScrolledAsBefore() throws {
    try onMain {
      let first = try Self.state(after: SavedState(width: 400, page: "table")) { window in
        let page = try window.first(TablePage.self)
        page.scrolled.horizontalAdjustment.value = 210
        page.scrolled.verticalAdjustment.value = 20
        settle(window)
      }
      XCTAssertEqual(first.scroll["table"], .init(x: 210, y: 20))
      try withMainWindow(state: first) { window in
        let page = try window.first(TablePage.self)
        XCTAssertEqual(page.savedScroll, .init(x: 210, y: 20))
      }
    }
  }

  func testTheListOfPlacesAndTheYearsAreThereAgain() throws {
    try onMain {
      let first = try Self.state(after: SavedState(width: 1000, page: "places")) { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") { page.view != nil }
        settle(window)
        window.activateAction(AppAction.setTimeline.name, ["1740", "1850"])
        window.activate(.showPlace, "2673730")
        settle(window)
        page.view?.list.scrolled.verticalAdjustment.value = 300
        settle(window)
      }
      XCTAssertEqual(first.scroll["places"], .init(y: 300))
      try withMainWindow(state: first) { window in
        let page = try window.first(PlacesPage.self)
        waitUntil("the places are read") { page.view != nil }
        settle(window)
        XCTAssertEqual(page.timeline?.range, 1740...1850)
        XCTAssertEqual(page.selection?.name, "Stockholm")
        XCTAssertEqual(page.view?.list.scrolled.verticalAdjustment.value, 300)
      }
    }
  }

  func testTheSizeIsRememberedAtOnce() throws {
    try onMain {
      let states = Record<SavedState>()
      try withMainWindow(state: SavedState(width: 800), remembered: states) { window in
        window.resize(width: 640)
        XCTAssertEqual(states.events.last?.mainWindow?.width, 640)
      }
    }
  }

  func testAnElementThatIsNotThereIsIgnored() throws {
    try onMain {
      var state = SavedState(width: 1000, isPaneOn: true)
      state.element = 999
      try withMainWindow(state: state) { window in
        XCTAssertNil(window.selected)
        XCTAssertEqual(window.form, .beside)
      }
    }
  }
}
