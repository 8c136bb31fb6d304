import Adwaita
import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// True if GTK's timer that hides the focus ring is running.
@MainActor
private func hasFocusTimer(_ window: Window) -> Bool {
  guard let source = g_main_context_find_source_by_user_data(nil, window.raw) else { return false }
  return String(cString: g_source_get_name(source)).contains("focus_visible")
    && g_source_get_ready_time(source) >= 0
}

/// Windows, the display, and services of the desktop.
final class WindowTests: GtkTestCase {
  func testAWindowHasItsSizeAndTitle() throws {
    try onMain {
      try withWindow(width: 420, height: 310, showing: { Probe() }) { window, _ in
        window.title = "Gold"
        XCTAssertEqual(window.title, "Gold")
        XCTAssertEqual([window.defaultWidth, window.defaultHeight], [420, 310])
        XCTAssertEqual(window.rendererName, "GskCairoRenderer")
      }
    }
  }

  func testAWindowIsMovedOnTheScreen() throws {
    try onMain {
      let unseen = Window()
      XCTAssertNil(unseen.screenPosition, "it has never been shown")
      unseen.destroy()
      try withWindow(showing: { Probe() }) { window, _ in
        window.moveOnScreen(x: 120, y: 75)
        waitUntil("it is there") { window.screenPosition.map { $0 == (120, 75) } ?? false }
        window.moveOnScreen(x: 0, y: 0)
        waitUntil("it is back") { window.screenPosition.map { $0 == (0, 0) } ?? false }
      }
    }
  }

  func testADestroyedWindowIsNotOpenWhileItIsHeld() {
    onMain {
      let held = Window()
      held.present()
      XCTAssertTrue(held.isOpen)
      held.destroy()
      XCTAssertFalse(held.isOpen)
    }
  }

  func testTheScreenHasAMonitor() throws {
    try onMain {
      let monitor = try XCTUnwrap(Display.monitors.first)
      XCTAssertEqual([monitor.x, monitor.y], [0, 0])
      XCTAssertGreaterThanOrEqual(monitor.width, 1280)
    }
  }

  func testAWidgetFindsItsWindow() throws {
    try onMain {
      XCTAssertNil(Probe().window)
      try withWindow(showing: { Probe() }) { window, probe in
        XCTAssertTrue(probe.window === window)
        XCTAssertTrue(window.window === window)
      }
    }
  }

  func testAWindowShowsTheFocusIndicator() throws {
    try onMain {
      try withWindow(showing: { Button(label: "x") }) { window, _ in
        window.showsFocus = true
        XCTAssertTrue(window.showsFocus)
        window.showsFocus = false
        XCTAssertFalse(window.showsFocus)
      }
    }
  }

  func testTheFocusRingStaysUntilThePointerIsPressed() throws {
    try onMain {
      try withWindow(showing: { Button(label: "x") }) { window, button in
        button.grabFocus()
        window.showsFocus = true
        for _ in 0..<2 {
          // As GTK's timer does, three seconds after the last key.
          gtk_window_set_focus_visible(window.windowPointer, 0)
          XCTAssertTrue(window.showsFocus)
          XCTAssertTrue(button.isFocusVisible)
          settle(window)
          XCTAssertFalse(hasFocusTimer(window), "GTK does not wake up for it again")
        }
        window.showsFocus = false
        XCTAssertFalse(button.isFocusVisible)
      }
    }
  }

  func testATransientWindowClosesWithItsParent() throws {
    try onMain {
      let parent = Window()
      let watches = try {
        let child = Window()
        child.setTransient(for: parent)
        child.isModal = true
        try show(parent)
        try show(child)
        parent.onCloseRequest { [weak child] in child?.destroy() }
        return [Watch(child)]
      }()
      parent.close()
      drain()
      for watch in watches { watch.expectFreed() }
    }
  }

  func testAnimationsAreEnabledForTheWholeDisplay() {
    onMain {
      XCTAssertFalse(Display.enablesAnimations)
      withAnimations { XCTAssertTrue(Display.enablesAnimations) }
      XCTAssertFalse(Display.enablesAnimations)
    }
  }

  func testAStyleSheetChangesHowAWidgetIsDrawn() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        XCTAssertNil(currentPicture(of: probe), "it draws nothing")
        Display.addStyleSheet("probe.styled { background: #f00; }")
        probe.addClass("styled")
        XCTAssertEqual(currentPicture(of: probe)?.color(10, 10), .pureRed)
      }
    }
  }

  func testOpeningAnUnsupportedURIFailsWithAndWithoutAWindow() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { window, _ in
        for parent in [window, nil] {
          var outcomes: [GLibError?] = []
          Desktop.open("no-such-scheme:gold", from: parent) { outcomes.append($0) }
          waitUntil("it has failed") { !outcomes.isEmpty }
          XCTAssertEqual(outcomes.count, 1)
          XCTAssertFalse(try XCTUnwrap(outcomes[0]).message.isEmpty)
        }
      }
    }
  }

  func testTheVersionIsTheRuntimeLibrarys() {
    onMain {
      XCTAssertTrue(Desktop.gtkVersion.hasPrefix("4."))
      XCTAssertEqual(Desktop.gtkVersion.split(separator: ".").count, 3)
      XCTAssertTrue(Platform.version.hasPrefix("1."))
    }
  }

  func testTheShortcutsWindowListsEachShortcutAndIsFreed() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { window, _ in
        ShortcutsWindow.present(
          [
            (
              "All",
              [
                (
                  "Pages <1 & 2>",
                  [.init(title: "Show \"Table\" & more", keys: "<Control>1 <Alt>1")]
                )
              ]
            )
          ], above: window)
        let shortcuts = try XCTUnwrap(openWindows().first { $0 != window })
        waitUntil("it is shown") { shortcuts.isMapped }
        XCTAssertTrue(labels(in: shortcuts).contains("Show \"Table\" & more"))
        XCTAssertTrue(labels(in: shortcuts).contains("Pages <1 & 2>"))
        shortcuts.destroy()
      }
      XCTAssertEqual(openWindows(), [])
    }
  }
}
