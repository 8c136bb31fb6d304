import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The keys that close windows.
final class ClosingKeysTests: PageTestCase {
  /// Shows a window, and expects that Ctrl+W closes it.
  @MainActor
  private static func expectCtrlWCloses(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, _ make: () throws -> Window?
  ) throws {
    let watch = try {
      let window = try XCTUnwrap(try make(), file: file, line: line)
      try show(window, file: file, line: line)
      // Where it stays, later tests would have its input.
      defer { window.destroy() }
      Hand.shared.hold("Control_L") { Hand.shared.typeAtOnce(["w"], in: window) }
      waitUntil("\(name) is closed", file: file, line: line) { !window.isMapped }
      return Watch(window)
    }()
    watch.expectFreed(file: file, line: line)
  }

  func testCtrlWClosesWindowsWithoutActions() throws {
    try onMain {
      try Self.expectCtrlWCloses("Lessons") { LessonsWindow([], []) }
      try Self.expectCtrlWCloses("Preferences") { PreferencesWindow(preferences(nil)) }
    }
  }

  func testCtrlWClosesTheWindowsOfGTKAndLibadwaita() throws {
    try onMain {
      try withWindow(showing: { Label("") }) { parent, _ in
        try Self.expectCtrlWCloses("Shortcuts") {
          ShortcutsWindow.present(TheElementsApplication.shortcutSections, above: parent)
        }
        try Self.expectCtrlWCloses("About") {
          AboutWindow.present(About.content(renderer: nil, failures: nil), above: parent)
        }
        XCTAssertTrue(parent.isMapped)
      }
    }
  }

  func testEscapeClosesTheWindowOfAnElementOnceNothingIsOpenInIt() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activate(.showPicture, "Au")
        settle(window)
        Hand.shared.type("Escape", in: window)
        XCTAssertEqual(window.page.overlay?.isShowing, false)
        window.activate(.findText, "melting")
        try window.find("property-melt").grabFocus()
        Hand.shared.type("Escape", in: window)
        XCTAssertNil(window.page.find.bar)
        XCTAssertTrue(window.isMapped)
        Hand.shared.typeAtOnce(["Escape"], in: window)
        waitUntil("it is closed") { !window.isMapped }
      }
    }
  }

  func testEscapeLeavesTheWindowInWhichANoteIsWritten() throws {
    try onMain {
      try withElementWindow("Au", favorites: try favorites([])) { window in
        window.activate(.goToCard, "note")
        settle(window)
        XCTAssertEqual(window.focusedName, "note-text")
        Hand.shared.type("Escape", in: window)
        XCTAssertTrue(window.isMapped)
      }
    }
  }
}
