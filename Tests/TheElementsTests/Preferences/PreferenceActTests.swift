import Elements
import GLib
import Gtk
import TestSupport
import XCTest

import class Adwaita.EntryRow

@testable import TheElements

/// Acts in the preferences are reported as actions of the application.
final class PreferenceActTests: PageTestCase {
  private static let good = "https://pictures.example.org/{number}.jpg"
  private static let secret = "https://me:secret@pictures.example.org/{number}.jpg"

  /// Shows the preferences over the main window, which has the application's action; the settings are reset afterwards.
  @MainActor
  private static func withPreferences(
    _ body: (PreferencesWindow, Settings, @escaping @MainActor () -> [String]) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let make = { Settings(schema: Program.id, directory: directory) }
      let settings = try XCTUnwrap(make())
      defer {
        settings.set(Setting.temperatureUnit.key, TemperatureChoice.automatic.rawValue)
        settings.set(Setting.photographs.key, false)
        for key in [
          Setting.userName.key, Setting.photographAddress.key, Setting.favoritesAddress.key,
        ] {
          settings.set(key, "")
        }
      }
      try withMainWindow { parent in
        let action = Action(AppAction.setPreference.localName, parameter: .twoStrings) {
          settings.choose($0[0], $0[1])
        }
        parent.insertActions([action], prefix: "app")
        let window = PreferencesWindow(
          preferences(make()))
        window.setTransient(for: parent)
        try show(window)
        defer { window.destroy() }
        try watchActs { try body(window, settings, $0) }
      }
    }
  }

  func testSwitchesChoicesAndEntriesSetPreferences() throws {
    try onMain {
      try Self.withPreferences { window, settings, acts in
        try window.find(Setting.temperatureUnit.key).setProperty("selected", to: 2)
        drain()
        let unit = TemperatureChoice.allCases[2].rawValue
        enter(" Ada ", into: try window.find(Setting.userName.key))
        enter(Self.good, into: try window.find(Setting.photographAddress.key))
        try window.find(Setting.photographs.key).setProperty("active", to: true)
        drain()
        XCTAssertEqual(
          acts(),
          [
            "set-preference temperature-unit \(unit)", "set-preference user-name Ada",
            "set-preference photograph-url \(Self.good)", "set-preference photographs true",
          ])
        XCTAssertEqual(settings.string(Setting.temperatureUnit.key), unit)
        XCTAssertTrue(settings.bool(Setting.photographs.key))
      }
    }
  }

  func testNeitherAnInvalidAddressNorASecretIsAnnounced() throws {
    try onMain {
      try Self.withPreferences { window, settings, acts in
        enter(Self.secret, into: try window.find(Setting.photographAddress.key))
        enter("https://me:secret@example.org", into: try window.find("favorites-url"))
        enter("https://example.org", into: try window.find("favorites-url"))
        enter("a-token", into: try window.find("favorites-token"))
        XCTAssertEqual(acts(), ["set-preference favorites-url https://example.org"])
        XCTAssertEqual(settings.string(Setting.photographAddress.key), "")
      }
    }
  }

  func testAPasswordIsNotReadWhileItsTextIsShown() throws {
    try onMain {
      let row = EntryRow(password: "Token")
      row.text = "secret"
      try XCTUnwrap(row.field).setProperty("visibility", to: true)
      XCTAssertEqual(row.field?.ownText, "")
    }
  }

  func testAChangeByAnotherProgramIsNoAct() throws {
    try onMain {
      try Self.withPreferences { _, settings, acts in
        settings.set(Setting.temperatureUnit.key, TemperatureChoice.allCases[1].rawValue)
        settings.set(Setting.photographs.key, true)
        settings.set(Setting.userName.key, "Grace")
        drain()
        XCTAssertEqual(acts(), [])
      }
    }
  }

  func testExpandingAndClosingAreAnnounced() throws {
    try onMain {
      try Self.withPreferences { window, _, acts in
        try window.find("photographs-expander").setProperty("expanded", to: true)
        window.group(PhotographPreferences.self)?.isExpanded = false
        window.close()
        XCTAssertEqual(
          acts(),
          ["expand-photographs true", "expand-photographs false", "close-window preferences"])
      }
    }
  }

  func testOnlyValidPreferencesAreSet() throws {
    try onMain {
      try Self.withPreferences { _, settings, _ in
        for (key, text) in [
          (Setting.temperatureUnit.key, "rankine"), (Setting.photographs.key, "yes"),
          (Setting.photographAddress.key, Self.secret), ("no-such-key", "1"), ("", ""),
          (Setting.favoritesAddress.key, "https://me:secret@example.org"),
        ] {
          settings.choose(key, text)
        }
        XCTAssertEqual(settings.string(Setting.temperatureUnit.key), "automatic")
        XCTAssertFalse(settings.bool(Setting.photographs.key))
        XCTAssertEqual(settings.string(Setting.photographAddress.key), "")
        XCTAssertEqual(settings.string(Setting.favoritesAddress.key), "")
        settings.choose(Setting.favoritesAddress.key, "https://example.org")
        XCTAssertEqual(settings.string(Setting.favoritesAddress.key), "https://example.org")
      }
    }
  }
}
