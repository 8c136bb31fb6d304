import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The window of shortcuts.
final class ShortcutsWindowTests: PageTestCase {
  func testItFitsOnASmallScreen() throws {
    try onMain {
      try withMainWindow { window in
        ShortcutsWindow.present(TheElementsApplication.shortcutSections, above: window)
        let shortcuts = try XCTUnwrap(openWindows().first { $0 != window })
        waitUntil("it is shown") { shortcuts.isMapped }
        settle(shortcuts)
        XCTAssertLessThanOrEqual(shortcuts.height, 700)
        shortcuts.destroy()
      }
    }
  }

  func testTheGroupsOfASectionFitInTwoColumns() {
    onMain {
      for section in TheElementsApplication.shortcutSections {
        var columns = [0]
        for lines in section.groups.map({ $0.shortcuts.count + 1 }) {
          if columns[columns.count - 1] + lines > ShortcutsWindow.linesPerColumn {
            columns.append(0)
          }
          columns[columns.count - 1] += lines
        }
        XCTAssertLessThanOrEqual(columns.count, 2, section.title)
      }
    }
  }

  func testF1AsksForHelp() {
    onMain {
      let asking = AppAction.all.filter { $0.keys.contains("F1") }
      XCTAssertEqual(asking, [.showShortcuts])
      XCTAssertEqual(AppAction.showShortcuts.shownKeys, "<Control>question")
    }
  }

  func testKeysOfDirectionsAreMirrored() {
    onMain {
      XCTAssertEqual(AppAction.nextStep.shownKeys, "Right space Page_Down")
      withRightToLeft {
        XCTAssertEqual(AppAction.nextStep.shownKeys, "Left space Page_Down")
        XCTAssertEqual(AppAction.previousStep.shownKeys, "Right Page_Up")
        XCTAssertEqual(AppAction.nextElement.shownKeys, "<Alt>Left")
      }
    }
  }
}
