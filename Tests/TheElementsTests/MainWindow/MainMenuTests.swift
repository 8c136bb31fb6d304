import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main menu, and those of pages.
final class MainMenuTests: PageTestCase {
  func testTheMainMenuHasToolsAndLessonsUnderTheirTitles() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(
          titles(of: Menu(window.openedMenuSections)),
          [
            "Expand All Sections", "Collapse All Sections", "Tools", "Compare…", "Plot…",
            "Nuclide Chart", "Quiz", "Worksheet…", "Your Columns", "Teach", "Recorder", "Lessons",
            "Presentation", "Export Elements…", "Print…", "Save Page As…", "Full Screen",
            "Preferences", "Keyboard Shortcuts", "About The Elements",
          ])
      }
    }
  }

  func testFilesOfAPageAreInItsOwnMenu() throws {
    try onMain {
      for (page, items) in [
        ("favorites", ["Import Favorites…", "Export Favorites…"]),
        ("places", ["Open Places…"]),
      ] {
        try withMainWindow(state: SavedState(page: page)) { window in
          waitUntil("the menu is there") { window.first(named: "\(page)-menu")?.isMapped == true }
          Hand.shared.activate(window)
          let button = try window.find("\(page)-menu")
          XCTAssertTrue(button.moveFocus(.tabForward))
          Hand.shared.type("Return", in: window)
          waitUntil("it is open") { window.focusWidget?.isInMenu ?? false }
          XCTAssertEqual(labels(in: button).filter { !$0.isEmpty }, items)
          Hand.shared.type("Escape", in: window)
          waitUntil("it is closed") { window.focusWidget?.isInMenu == false }
        }
      }
    }
  }
}
