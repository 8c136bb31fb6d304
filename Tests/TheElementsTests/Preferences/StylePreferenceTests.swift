import Adwaita
import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

@testable import TheElements

/// The style that the user has chosen, and the pages of the Preferences.
final class StylePreferenceTests: PageTestCase {
  func testASettingChoosesTheStyleAndTheNextStartBeginsWithIt() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try compileSchema(into: directory)
        let settings = try XCTUnwrap(Settings(schema: Program.id, directory: directory))
        let keeper = StateKeeper(NoState())
        defer {
          settings.choose(Setting.style.key, "system")
          StyleManager.shared.force(dark: false)
        }
        StyleChoice.follow(settings, keeper)
        settings.choose(Setting.style.key, "dark")
        waitUntil("it is dark") { StyleManager.shared.isDark }
        settings.choose(Setting.style.key, "light")
        waitUntil("it is light") { !StyleManager.shared.isDark }
        settings.choose(Setting.style.key, "dark")
        waitUntil("it is dark again") { StyleManager.shared.isDark }
        let saved = keeper.state
        StyleManager.shared.force(dark: false)
        StyleChoice.adopt(saved)
        XCTAssertTrue(StyleManager.shared.isDark)
        settings.choose(Setting.style.key, "nonsense")
        XCTAssertEqual(settings.string(Setting.style.key), "dark")
      }
    }
  }

  func testServerAndNameAreOnAPageOfTheirOwn() throws {
    try onMain {
      let window = PreferencesWindow(preferences(nil))
      try show(window)
      defer { window.close() }
      XCTAssertTrue(try window.find("temperature-unit").isMapped)
      XCTAssertFalse(try window.find("user-name").isMapped)
      Hand.shared.click(try window.find("tab-sharing"))
      waitUntil("the other page is shown") { window.first(named: "user-name")?.isMapped == true }
      XCTAssertTrue(try window.find("favorites-url").isMapped)
      XCTAssertFalse(try window.find("temperature-unit").isMapped)
    }
  }
}
