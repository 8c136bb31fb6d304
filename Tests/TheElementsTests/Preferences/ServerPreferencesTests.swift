import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The favorites' server in Preferences.
final class ServerPreferencesTests: PageTestCase {
  /// Shows the window with the program's own schema; the settings are reset afterwards.
  @MainActor
  private static func withPreferences(
    _ body: (PreferencesWindow, Settings, any SecretStore) throws -> Void
  ) throws {
    MainQueueSource.attach()
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let make = { Settings(schema: Program.id, directory: directory) }
      let settings = try XCTUnwrap(make())
      defer { settings.set(Setting.favoritesAddress.key, "") }
      let sync = noSync()
      let watch = try {
        let window = PreferencesWindow(
          PreferencesContext(
            settings: make(), favorites: noFavorites(), sync: sync, library: noLibrary()))
        try show(window)
        defer { window.close() }
        try body(window, settings, sync.secrets)
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }

  @MainActor
  private static func notice(_ window: PreferencesWindow) throws -> String {
    labels(in: try window.find("favorites-notice")).joined()
  }

  func testAnAddressIsSavedAndItsHostShown() throws {
    try onMain {
      try Self.withPreferences { window, settings, _ in
        XCTAssertEqual(
          try Self.notice(window), "No address is set, so no server is contacted.")
        XCTAssertFalse(try window.find("favorites-token").isSensitive)
        enter("https://example.org/api", into: try window.find("favorites-url"))
        XCTAssertEqual(settings.string("favorites-url"), "https://example.org/api")
        XCTAssertEqual(
          try Self.notice(window), "Favorites are synced with: example.org.")
        XCTAssertTrue(try window.find("favorites-token").isSensitive)
      }
    }
  }

  func testAnInvalidServerAddressShowsAnErrorAndIsNotSaved() throws {
    try onMain {
      try Self.withPreferences { window, settings, _ in
        let errorRow = try window.find("favorites-url-error")
        for text in ["ftp://example.org", "example.org", "https://", "https://a/?b"] {
          enter(text, into: try window.find("favorites-url"))
          XCTAssertTrue(errorRow.isVisible, text)
          XCTAssertEqual(settings.string("favorites-url"), "")
        }
        enter(" ", into: try window.find("favorites-url"))
        XCTAssertFalse(errorRow.isVisible)
      }
    }
  }

  func testAnAddressThatIsNotEncryptedGetsAWarningAndNoToken() throws {
    try onMain {
      try Self.withPreferences { window, _, _ in
        enter("http://example.org", into: try window.find("favorites-url"))
        XCTAssertTrue(try Self.notice(window).contains("no token is sent"))
        XCTAssertFalse(try window.find("favorites-token").isSensitive)
        enter("http://localhost:3000", into: try window.find("favorites-url"))
        XCTAssertFalse(try Self.notice(window).contains("no token is sent"))
        XCTAssertTrue(try window.find("favorites-token").isSensitive)
      }
    }
  }

  func testATokenIsSavedForItsServerOnly() throws {
    try onMain {
      try Self.withPreferences { window, settings, secrets in
        let token = try window.find("favorites-token")
        enter("https://example.org", into: try window.find("favorites-url"))
        enter("s3cret", into: token)
        waitUntil("it is kept") { secrets.known("https://example.org") == "s3cret" }
        waitUntil("it is said that it will be forgotten") {
          (try? Self.notice(window).contains("No keyring is available")) ?? false
        }
        XCTAssertFalse(settings.string("favorites-url").contains("s3cret"))
        enter("https://example.com", into: try window.find("favorites-url"))
        XCTAssertEqual(token.property("text"), "")
        enter("https://example.org", into: try window.find("favorites-url"))
        waitUntil("it is there again") { token.property("text") == "s3cret" }
        enter("", into: token)
        waitUntil("it is forgotten") { secrets.known("https://example.org") == nil }
      }
    }
  }

  func testRemovingTheAddressWhileTypingTheTokenHidesTheField() throws {
    try onMain {
      try Self.withPreferences { window, settings, _ in
        enter("https://example.org", into: try window.find("favorites-url"))
        let token = try window.find("favorites-token")
        token.grabFocus()
        Hand.shared.type("a", in: window)
        XCTAssertTrue(token.containsFocus)
        settings.set("favorites-url", "nonsense")
        drain()
        XCTAssertFalse(token.isSensitive)
        XCTAssertEqual(token.property("text"), "")
        XCTAssertEqual(
          try Self.notice(window), "The address is invalid, so no server is contacted.")
        pump(for: 0.1)
      }
    }
  }

  func testAnInvalidTokenIsNotSaved() throws {
    try onMain {
      try Self.withPreferences { window, _, secrets in
        let token = try window.find("favorites-token")
        enter("https://example.org", into: try window.find("favorites-url"))
        enter("two words", into: token)
        XCTAssertTrue(token.hasClass("error"))
        XCTAssertTrue(try Self.notice(window).hasPrefix("A token has only"))
        pump(for: 0.05)
        XCTAssertNil(secrets.known("https://example.org"))
        token.setProperty("text", to: "word")
        XCTAssertFalse(token.hasClass("error"))
      }
    }
  }
}

extension SecretStore {
  /// A server's token.
  fileprivate func known(_ server: String) -> String? {
    (try? token(for: server, Cancellable())) ?? nil
  }
}
