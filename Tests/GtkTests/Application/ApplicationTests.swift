import Adwaita
import CGLib
import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// The application's life cycle on a private session bus.
final class ApplicationTests: GtkTestCase {
  /// Makes an application with an ID that no other test uses.
  @MainActor
  private static func make(_ name: String = #function) -> Adwaita.Application {
    Adwaita.Application(id: "io.example.Elements." + name.filter(\.isLetter))
  }

  func testAStartWithoutAWindowReturnsItsStatus() {
    onMain {
      let application = Self.make()
      var events: [String] = []
      application.onCommandLine { arguments, _ in
        events = arguments
        return 2
      }
      XCTAssertEqual(application.run(["the-elements", "Unobtainium"]), 2)
      XCTAssertEqual(events, ["Unobtainium"])
    }
  }

  func testItRunsUntilItsLastWindowClosesWhileTasksRun() {
    onMain {
      let application = Self.make()
      var events: [String] = []
      application.onStartup { events.append("startup") }
      application.onCommandLine { [unowned application] arguments, _ in
        events += arguments
        let window = Window()
        window.setApplication(application)
        window.present()
        Task { @MainActor in
          await Task.yield()
          events.append("\(application.windows.count) window")
          window.destroy()
        }
        return 0
      }
      XCTAssertEqual(application.run(["the-elements", "Au", "钠", "--page", "grid"]), 0)
      XCTAssertEqual(events, ["startup", "Au", "钠", "--page", "grid", "1 window"])
    }
  }

  func testQuitEndsItAtOnce() {
    onMain {
      let application = Self.make()
      application.onCommandLine { [unowned application] _, _ in
        let window = Window()
        window.setApplication(application)
        window.present()
        Task { @MainActor in application.quit() }
        return 0
      }
      XCTAssertEqual(application.run(["the-elements"]), 0)
      for window in openWindows() { window.destroy() }
    }
  }

  func testActivatingItCallsItsHandler() throws {
    try onMain {
      let application = Self.make()
      var activations = 0
      application.onActivate { activations += 1 }
      try application.register()
      application.activate()
      XCTAssertEqual(activations, 1)
    }
  }

  func testItsWindowsAreInTheOrderOfTheirLastFocus() throws {
    try onMain {
      let application = Self.make()
      try application.register()
      XCTAssertNil(application.activeWindow)
      let windows = try (0..<2).map { _ in
        let window = ApplicationWindow()
        window.setApplication(application)
        try show(window)
        return window
      }
      XCTAssertEqual(application.windows, windows.reversed())
      XCTAssertTrue(application.activeWindow === windows[1])
      for window in windows { window.destroy() }
      drain()
      XCTAssertEqual(application.windows, [])
    }
  }

  func testItsActionsAreActivatedByNameAndByAccelerator() throws {
    try onMain {
      let application = Self.make()
      var pages: [[String]] = []
      try application.register()
      application.add(Action("show-page", parameter: .string) { pages.append($0) })
      application.activateAction("show-page", with: ["grid"])
      XCTAssertEqual(pages, [["grid"]])
      application.setKeys(["<Control>7", "<Alt>g"], for: "app.show-page('grid')")
      for key in ["<Control>7", "<Alt>g"] {
        let actions = gtk_application_get_actions_for_accel(application.gtk, key)
        defer { g_strfreev(actions) }
        XCTAssertEqual(actions?[0].map { String(cString: $0) }, "app.show-page::grid")
      }
    }
  }

  func testItIsFreedWithItsHandlers() {
    onMain {
      var isReleased = false
      let watch = {
        let application = Self.make()
        let sentinel = Sentinel { isReleased = true }
        application.onActivate { sentinel.hold() }
        return Watch(application)
      }()
      drain()
      watch.expectFreed()
      XCTAssertTrue(isReleased)
    }
  }
}
