import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The pane that the first opened element turns on.
final class FirstPaneTests: PageTestCase {
  func testTheFirstClickInAWideWindowTurnsThePaneOn() throws {
    try onMain {
      for (width, isShown) in [(1080, true), (980, false)] {
        let state = SavedState(width: width, page: "table", isPaneOn: nil)
        try withMainWindow(state: state, opensWindows: false) { window in
          let opened = Record<String>()
          window.insertActions(
            [Action("show-element", parameter: .string) { opened.add($0[0]) }], prefix: "app")
          settle(window)
          var acts: [String] = []
          watchActs { found in
            if let tile = window.first(named: "tile-79") { Hand.shared.click(tile) }
            waitUntil("it is shown") { isShown ? window.selected == "Au" : opened.events == ["Au"] }
            settle(window)
            acts = found()
          }
          XCTAssertEqual(window.form, isShown ? .beside : .pages)
          XCTAssertEqual(window.state.isPaneOn, isShown ? true : nil)
          guard isShown else { return }
          XCTAssertEqual(acts, ["toggle-side-pane", "select-element Au"])
          window.activate(.toggleSidePane)
          settle(window)
          Hand.shared.click(try window.find("tile-29"))
          waitUntil("turned off, it opens a window") { opened.events == ["Cu"] }
        }
      }
    }
  }

  func testADoubleClickThatMovesTheTilesOpensTheWindowOfTheFirst() throws {
    try onMain {
      let state = SavedState(width: 1080, page: "table", isPaneOn: nil)
      try withMainWindow(state: state, opensWindows: false) { window in
        let opened = Record<String>()
        window.insertActions(
          [Action("show-element", parameter: .string) { opened.add($0[0]) }], prefix: "app")
        settle(window)
        let tile = try window.find("tile-79")
        let place = try XCTUnwrap(tile.convert(x: 20, y: 20, to: window.body))
        withSlowClicks {
          Hand.shared.click(tile, x: 20, y: 20)
          waitUntil("the tiles have moved") { window.form == .beside }
          settle(window)
          Hand.shared.click(window.body, x: place.x, y: place.y)
          waitUntil("the window of gold opens") { opened.events == ["Au"] }
        }
      }
    }
  }
}
