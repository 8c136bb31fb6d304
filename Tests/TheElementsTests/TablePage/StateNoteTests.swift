import Elements
import ElementsStore
import TestSupport
import XCTest

@testable import TheElements

/// The line of the list of states about the temperature of the Table.
final class StateNoteTests: PageTestCase {
  func testTheListSaysThatItsStatesAreNotThoseOfTheTable() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "state")) { window in
        window.temperatures = { .celsius }
        XCTAssertFalse(try window.find("state-note").isMapped)
        window.activate(.setTemperature, "1773.15")
        window.activate(.showPage, "state")
        settle(window)
        XCTAssertEqual(
          try window.find("state-note").shownText,
          "These are the states at 20\u{a0}°C and 1 atm. The Table shows those at 1500\u{a0}°C.")
        XCTAssertEqual(window.tablePage?.bar?.entry.text, "1500\u{a0}°C")
        window.temperatures = { .fahrenheit }
        window.activate(.setTemperature, "1773.15")
        window.activate(.showPage, "state")
        settle(window)
        XCTAssertEqual(
          try window.find("state-note").shownText,
          "These are the states at 68\u{a0}°F and 1 atm. The Table shows those at 2732\u{a0}°F.")
        Hand.shared.click(try window.find("state-table"))
        waitUntil("the Table is shown") { window.shown == "table" }
        window.activate(.setTemperature, "")
        window.activate(.showPage, "state")
        settle(window)
        XCTAssertFalse(try window.find("state-note").isMapped)
      }
    }
  }
}
