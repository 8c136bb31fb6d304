import CGLib
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The Preferences window.
final class PreferencesTests: PageTestCase {
  private static let good = "https://pictures.example.org/{number}.jpg"

  /// Shows the window with the program's own schema; the settings are reset afterwards.
  @MainActor
  private static func withPreferences(
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (PreferencesWindow, Settings) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let make = { Settings(schema: Program.id, directory: directory) }
      let settings = try XCTUnwrap(make())
      defer {
        settings.set(Setting.temperatureUnit.key, TemperatureChoice.automatic.rawValue)
        settings.set(Setting.language.key, LanguageChoice.desktop)
        settings.set(Setting.photographs.key, false)
        for key in [Setting.thumbnailAddress.key, Setting.photographAddress.key] {
          settings.set(key, "")
        }
      }
      try withPreferences(over: make(), file: file, line: line) { try body($0, settings) }
    }
  }

  @MainActor
  private static func withPreferences(
    over settings: Settings?, file: StaticString = #filePath, line: UInt = #line,
    _ body: (PreferencesWindow) throws -> Void
  ) throws {
    let watch = try {
      let window = PreferencesWindow(
        preferences(settings))
      try show(window, file: file, line: line)
      defer { window.close() }
      try body(window)
      return Watch(window)
    }()
    watch.expectFreed(file: file, line: line)
  }

  func testNoTextIsCutOffInANarrowWindow() throws {
    try onMain {
      try Self.withPreferences { window, _ in
        window.defaultWidth = 360
        settle(window)
        XCTAssertLessThanOrEqual(window.width, 380)
        XCTAssertEqual(cutLabels(in: window), [])
      }
    }
  }

  // MARK: Unit

  func testTheUnitIsShownAndSet() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        let row = try window.find("temperature-unit")
        XCTAssertEqual(Accessible.label(of: row), "Temperature, Automatic")
        for (position, unit) in TemperatureChoice.allCases.enumerated().reversed() {
          row.setProperty("selected", to: position)
          drain()
          XCTAssertEqual(settings.string("temperature-unit"), unit.rawValue)
        }
        settings.set("temperature-unit", "fahrenheit")
        drain()
        XCTAssertEqual(row.property("selected"), 3)
        XCTAssertEqual(Accessible.label(of: row), "Temperature, Degrees Fahrenheit (°F)")
      }
    }
  }

  func testTheLanguageIsChosenAndRestartIsOffered() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        let (row, restart) = (try window.find("language"), try window.find("language-restart"))
        XCTAssertEqual(Accessible.label(of: row), "Language, Automatic")
        XCTAssertFalse(restart.isVisible)
        let english = try XCTUnwrap(LanguageChoice.all.firstIndex(of: "en"))
        row.setProperty("selected", to: english)
        drain()
        XCTAssertEqual(settings.string("language"), "en")
        XCTAssertEqual(Accessible.label(of: row), "Language, English")
        XCTAssertTrue(restart.isVisible)
        XCTAssertFalse(settings.choose("language", "no language"))
        drain()
        XCTAssertEqual(settings.string("language"), "en")
        settings.choose("language", LanguageChoice.desktop)
        drain()
        XCTAssertEqual(settings.string("language"), LanguageChoice.desktop)
        XCTAssertEqual(row.property("selected"), 0)
        XCTAssertFalse(restart.isVisible)
      }
    }
  }

  func testTheUnitIsChosenByTheKeyboard() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        let row = try window.find("temperature-unit")
        row.grabFocus()
        Hand.shared.type("Return", in: window)
        Hand.shared.type("Down", in: window)
        Hand.shared.type("Return", in: window)
        waitUntil("the unit is set") { settings.string("temperature-unit") == "kelvin" }
      }
    }
  }

  // MARK: Photographs

  /// Opens the row of the photographs.
  @MainActor
  private static func expand(_ window: PreferencesWindow) throws {
    let expander = try window.find("photographs-expander")
    XCTAssertFalse(expander.property("expanded"), "advanced preferences are folded")
    expander.setProperty("expanded", to: true)
    settle(window)
  }

  func testPhotographsAreOffUntilAnAddressIsSetAndTheyAreSwitchedOn() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        try Self.expand(window)
        let toggle = try window.find("photographs")
        XCTAssertFalse(toggle.property("active"))
        let row = try window.find("photographs-row")
        XCTAssertFalse(row.isSensitive)
        XCTAssertFalse(toggle.isVisible)
        for text in ["nonsense", Self.good] {
          settings.set("photograph-url", text)
          drain()
          XCTAssertEqual(row.isSensitive, text == Self.good)
          XCTAssertEqual(toggle.isVisible, text == Self.good)
        }
        settle(window)
        toggle.grabFocus()
        settle(window)
        Hand.shared.click(toggle)
        waitUntil("it is on") { settings.bool("photographs") }
        settings.set("photographs", false)
        waitUntil("the switch follows") { !toggle.property("active") }
      }
    }
  }

  func testAPhotographNoticeNamesTheHost() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        let toggle = try window.find("photographs")
        let none = "To turn this on, enter an address below. Until then, no server is contacted."
        XCTAssertTrue(labels(in: window).contains(none))
        XCTAssertEqual(Accessible.description(of: toggle), none)
        enter(Self.good, into: try window.find("photograph-url"))
        XCTAssertEqual(settings.string("photograph-url"), Self.good)
        let asked = "When this is on, photographs come from: pictures.example.org"
        XCTAssertTrue(labels(in: window).contains(asked))
        XCTAssertEqual(Accessible.description(of: toggle), asked)
        settings.set("photograph-thumbnail-url", "http://small.example.org:8080/{name}")
        drain()
        XCTAssertTrue(
          labels(in: window).contains(
            "When this is on, photographs come from: small.example.org:8080, pictures.example.org"))
      }
    }
  }

  func testAnInvalidAddressShowsAnErrorAndIsNotSaved() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        let field = try window.find("photograph-url")
        let errorRow = try window.find("photograph-url-error")
        settings.set("photograph-url", Self.good)
        drain()
        XCTAssertFalse(errorRow.isVisible)
        for (text, words) in [
          ("ftp://example.org/{name}", "The address must begin with https:// or http://."),
          ("https://example.org/", "Without {number} or {name}"),
        ] {
          enter(text, into: field)
          XCTAssertTrue(errorRow.isVisible)
          XCTAssertTrue(
            labels(in: errorRow).contains { $0.hasPrefix(words) }, "\(labels(in: errorRow))")
          XCTAssertEqual(Accessible.description(of: field)?.hasPrefix(words), true)
          XCTAssertTrue(field.hasClass("error"))
          XCTAssertEqual(field.property("text"), text, "what was typed stays")
          XCTAssertEqual(settings.string("photograph-url"), Self.good)
        }
        field.setProperty("text", to: "https://example.org/{name}.png")
        XCTAssertFalse(errorRow.isVisible, "mended")
        XCTAssertFalse(field.hasClass("error"))
        enter("", into: field)
        XCTAssertEqual(settings.string("photograph-url"), "")
        XCTAssertFalse(errorRow.isVisible, "an empty address is no error")
      }
    }
  }

  func testAnInvalidAddressSetOutsideShowsAnErrorAtOnce() throws {
    try onMain {
      try Self.withPreferences { window, settings in
        settings.set("photograph-thumbnail-url", "nonsense")
        drain()
        XCTAssertEqual(try window.find("photograph-thumbnail-url").property("text"), "nonsense")
        XCTAssertTrue(try window.find("photograph-thumbnail-url-error").isVisible)
        XCTAssertTrue(
          labels(in: window).contains("The address is invalid, so no server is contacted."))
      }
    }
  }

  // MARK: Without settings

  func testWithoutASchemaPreferencesShowTheReason() throws {
    try onMain {
      try Self.withPreferences(over: nil) { window in
        XCTAssertTrue(
          labels(in: window).contains { $0.hasPrefix("The settings schema is not installed") })
        for key in ["temperature-unit", "photograph-thumbnail-url", "photograph-url"] {
          XCTAssertFalse(try window.find(key).isSensitive, key)
        }
        XCTAssertFalse(try window.find("photographs").property("active"))
        XCTAssertFalse(try window.find("photographs-row").isSensitive)
      }
    }
  }
}
