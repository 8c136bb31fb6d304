import CGtk
import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Menus requested while a button is pressed, or just before. GTK warns of an open menu that receives the release of a
/// press from before, and a warning fails the test.
final class MenuPressTests: PageTestCase {
  /// Runs `body` with a row, on which the pointer is.
  @MainActor
  private static func withRow(_ body: (MainWindow, Widget) throws -> Void) throws {
    var state = SavedState(page: "number")
    state.mainWindow = .init(width: 960, height: 720)
    try withMainWindow(state: state) { window in
      let row = try window.find("row-6")
      Hand.shared.move(to: row, x: 300, y: 20)
      try body(window, row)
    }
  }

  @MainActor
  private static func hasMenu(_ widget: Widget) -> Bool {
    widget.children.contains { $0.isInstance(of: gtk_popover_menu_get_type()) && $0.isMapped }
  }

  /// Waits until a widget has a menu, and closes that.
  @MainActor
  private static func expectMenu(of widget: Widget, in window: MainWindow) {
    waitUntil("the menu is open") { hasMenu(widget) }
    settle(window)
    Hand.shared.type("Escape", in: window)
    waitUntil("the menu is closed") { !hasMenu(widget) }
  }

  /// Lets go of a button over the place where the menu is, or would be.
  @MainActor
  private static func release(_ button: UInt, overMenuOf row: Widget, _ window: MainWindow) {
    settle(window)
    pump(for: 0.1)
    Hand.shared.move(to: row, x: 310, y: 60)
    Hand.shared.release(button: button)
    settle(window)
  }

  func testASecondClickBeforeTheMenuOpensOpensItAtItsEnd() throws {
    try onMain {
      try Self.withRow { window, row in
        Hand.shared.pressAtOnce([(3, true), (3, false), (3, true)])
        settle(window)
        pump(for: 0.1)
        XCTAssertFalse(Self.hasMenu(row), "the button is pressed")
        Self.release(3, overMenuOf: row, window)
        Self.expectMenu(of: row, in: window)
      }
    }
  }

  func testAPressBeforeTheMenuOpensTakesItsPlace() throws {
    try onMain {
      try Self.withRow { window, row in
        Hand.shared.pressAtOnce([(3, true), (3, false), (1, true)])
        Self.release(1, overMenuOf: row, window)
        XCTAssertFalse(Self.hasMenu(row))
      }
    }
  }

  func testNoMenuOpensWhileAnotherButtonIsPressed() throws {
    try onMain {
      try Self.withRow { window, row in
        Hand.shared.press(button: 1)
        Hand.shared.press(button: 3)
        Hand.shared.release(button: 3)
        Self.release(1, overMenuOf: row, window)
        XCTAssertFalse(Self.hasMenu(row))
        Hand.shared.click(row, x: 300, y: 20, button: 3)
        Self.expectMenu(of: row, in: window)
      }
    }
  }

  /// GDK is critical of a menu that is placed, for a moment only, beside all monitors.
  func testAnOpenMenuStaysAtItsRowInAWindowThatGetsNarrow() throws {
    try onMain {
      var state = SavedState(page: "state")
      state.mainWindow = .init(width: 960, height: 720)
      try withMainWindow(state: state) { window in
        let page = try XCTUnwrap(window.shownPage?.content as? SectionedPage)
        try page.scroll(to: 3000)
        let row = try XCTUnwrap(
          page.all(ElementRow.self).first { (200.0..<400.0).contains($0.top(in: page)) })
        row.grabFocus()
        Hand.shared.click(row, x: 200, y: 20, button: 3)
        waitUntil("the menu is open") { Self.hasMenu(row) }
        settle(window)
        window.defaultWidth = 500
        settle(window)
        XCTAssertLessThan(window.width, 600)
        XCTAssertTrue(Self.hasMenu(row))
        XCTAssertGreaterThan(try page.scrollPosition(), 2000)
      }
    }
  }

  func testNoKeyOpensAMenuWhileAButtonIsPressed() throws {
    try onMain {
      let ways: [(MainWindow) -> Void] = [
        { Hand.shared.type("Menu", in: $0) }, { $0.activate(.openMenu) },
      ]
      for open in ways {
        try Self.withRow { window, row in
          row.grabFocus()
          Hand.shared.press(button: 1)
          open(window)
          Self.release(1, overMenuOf: row, window)
          XCTAssertEqual(window.focusWidget?.isInMenu, false)
          row.grabFocus()
          open(window)
          waitUntil("the menu is open") { window.focusWidget?.isInMenu == true }
          Hand.shared.type("Escape", in: window)
          waitUntil("the menu is closed") { window.focusWidget?.isInMenu == false }
        }
      }
    }
  }

  /// Runs `body` with the text of the search, which has the keyboard.
  @MainActor
  private static func withText(_ body: (MainWindow, Widget) throws -> Void) throws {
    try withRow { window, _ in
      window.activate(.search, "gold")
      waitUntil("gold is found") { window.foundNames?.contains("Carbon") == false }
      settle(window)
      let text = try XCTUnwrap(window.focusWidget)
      XCTAssertTrue(text.isInstance(of: gtk_text_get_type()))
      try body(window, text)
    }
  }

  func testTheMenuOfATextOpensWhenTheButtonIsReleased() throws {
    try onMain {
      try Self.withText { window, text in
        Hand.shared.move(to: text, x: 20, y: 10)
        Hand.shared.press(button: 3)
        pump(for: 0.1)
        XCTAssertFalse(Self.hasMenu(text), "the button is pressed")
        Hand.shared.move(to: text, x: 24, y: 14)
        Hand.shared.release(button: 3)
        Self.expectMenu(of: text, in: window)
        XCTAssertEqual(window.focusWidget, text)
      }
    }
  }

  /// In a window of its own: where no window manager is, GDK drops a press that follows a menu closed by a key.
  func testTheMenuOfATextOpensWithoutTheFocusBefore() throws {
    try onMain {
      try Self.withText { window, text in
        try window.find("row-79").grabFocus()
        XCTAssertNotEqual(window.focusWidget, text)
        Hand.shared.click(text, x: 20, y: 10, button: 3)
        Self.expectMenu(of: text, in: window)
      }
    }
  }

  func testTheMenuOfTheTitleBarOpensWhenTheButtonIsReleased() throws {
    try onMain {
      try Self.withRow { window, _ in
        let bar = try XCTUnwrap(
          descendants(of: window, Widget.self)
            .first { $0.isInstance(of: gtk_window_handle_get_type()) })
        Hand.shared.move(to: bar, x: 60, y: 10)
        Hand.shared.press(button: 3)
        pump(for: 0.1)
        XCTAssertFalse(Self.hasMenu(bar), "the button is pressed")
        Hand.shared.move(to: bar, x: 64, y: 14)
        Hand.shared.release(button: 3)
        waitUntil("the menu is open") { Self.hasMenu(bar) }
        settle(window)
        let titles = Set(shownTexts(in: bar))
        XCTAssertTrue(titles.isSuperset(of: ["Minimize", "Maximize", "Close"]), "\(titles)")
        let items = descendants(of: bar, Widget.self)
          .filter { $0.isInstance(of: g_type_from_name("GtkModelButton")) && $0.isMapped }
        XCTAssertEqual(items.map(\.isSensitive), [true, true, true])
        Self.expectMenu(of: bar, in: window)
      }
    }
  }
}
