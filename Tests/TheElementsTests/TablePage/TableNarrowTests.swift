import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The Table in a narrow window: the signs of the states, and messages.
final class TableNarrowTests: PageTestCase {
  /// Runs `body` with a main window that shows the Table.
  @MainActor
  private static func withTable(
    width: Int, _ body: (MainWindow, TableCanvas) throws -> Void
  ) throws {
    var state = SavedState()
    state.mainWindow = .init(width: width, height: 700)
    try withMainWindow(state: state) { window in
      waitUntil("the bar is shown") { window.tablePage?.bar != nil }
      settle(window)
      try body(window, try XCTUnwrap(window.tablePage?.canvas))
    }
  }

  func testEachFormExplainsTheSignsOfTheStates() throws {
    try onMain {
      // A narrow window scrolls tiles that are large enough for the signs.
      try Self.withTable(width: 500) { window, canvas in
        for form in [TableForm.long, .leftStep, .standard] {
          window.activate(.setTableForm, form.rawValue)
          waitUntil("the tiles are at rest") { canvas.travel == nil }
          settle(window)
          XCTAssertTrue(canvas.stateKey.isMapped, form.rawValue)
          XCTAssertEqual(
            canvas.stateKey.width > 2 * canvas.stateKey.height, form != .standard, form.rawValue)
        }
      }
    }
  }

  func testAMessageStandsAboveBothLinesOfANarrowBar() throws {
    try onMain {
      try Self.withTable(width: 360) { window, _ in
        let expectAbove = { (width: Int) in
          window.body.showToast("Copied \(width)", wraps: true)
          waitUntil("the message of \(width) pixels is above the bar") {
            guard let bar = window.tablePage?.bar,
              let message = window.all(FloatingMessage.self).last, message.height > 0,
              let foot = message.convert(x: 0, y: Double(message.height), to: window)?.y,
              let top = bar.convert(x: 0, y: 0, to: window)?.y
            else { return false }
            return foot <= top
          }
        }
        expectAbove(360)
        window.resize(width: 1000)
        expectAbove(1000)
        waitUntil("the bar has one line") { !window.hasClass("above-lines") }
        window.resize(width: 360)
        waitUntil("it has two") { window.hasClass("above-lines") }
        window.activate(.showPage, "name")
        settle(window)
        XCTAssertFalse(window.hasClass("above-lines"), "it has no bar")
      }
    }
  }
}
