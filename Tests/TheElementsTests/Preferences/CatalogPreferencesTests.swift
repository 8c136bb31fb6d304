import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The source of the elements in Preferences.
final class CatalogPreferencesTests: PageTestCase {
  @MainActor
  private static func withPreferences(
    _ body: (PreferencesWindow, Settings, CatalogBench) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      try compileSchema(into: folder)
      let make = { Settings(schema: Program.id, directory: folder) }
      let settings = try XCTUnwrap(make())
      defer { settings.set(Setting.catalogAddress.key, "") }
      let bench = try CatalogBench(folder: folder)
      bench.library.follow(settings)
      let watch = try {
        let window = PreferencesWindow(
          PreferencesContext(
            settings: make(), favorites: noFavorites(), sync: noSync(), library: bench.library))
        try show(window)
        defer { window.close() }
        try body(window, settings, bench)
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }

  /// The visible rows.
  @MainActor
  private static func rows(_ window: PreferencesWindow) throws -> [Bool] {
    try ["catalog-file", "catalog-url", "catalog-url-error"].map {
      try window.find($0).isVisible
    }
  }

  @MainActor
  private static func notice(_ window: PreferencesWindow) throws -> String {
    labels(in: try window.find("catalog-notice")).first ?? ""
  }

  @MainActor
  private static func enter(_ text: String, into window: PreferencesWindow) throws {
    TheElementsTests.enter(text, into: try window.find("catalog-url"))
  }

  func testByDefaultTheElementsAreBuiltInAndNothingIsRequested() throws {
    try onMain {
      try Self.withPreferences { window, settings, _ in
        XCTAssertEqual(
          Accessible.label(of: try window.find("catalog-source")), "Source, Built In")
        XCTAssertEqual(try Self.rows(window), [false, false, false])
        XCTAssertTrue(try Self.notice(window).hasSuffix("no server is contacted."))
        XCTAssertEqual(settings.string("catalog-url"), "")
      }
    }
  }

  func testAFileIsChosenReadAndReported() throws {
    try onMain {
      try Self.withPreferences { window, settings, bench in
        try window.find("catalog-source").setProperty("selected", to: 1)
        drain()
        XCTAssertEqual(try Self.rows(window), [true, true, false])
        XCTAssertEqual(settings.string("catalog-url"), "", "nothing is set before it is named")
        try bench.write([(26, "Ferrum"), (200, "Nothing")])
        try Self.enter(bench.path, into: window)
        XCTAssertEqual(settings.string("catalog-url"), bench.path)
        bench.wait()
        XCTAssertEqual(bench.library.table?[26]?.name, "Ferrum")
        XCTAssertEqual(
          try Self.notice(window),
          "1 element, 117 elements from the built-in data, 1 record left out.\nmine.json, "
            + "element 200 (Nothing): \"number\": expected a whole number from 1 to 118, "
            + "found the number 200.")
        try window.find("catalog-source").setProperty("selected", to: 0)
        drain()
        XCTAssertEqual(settings.string("catalog-url"), "")
        XCTAssertEqual(bench.library.table?[26]?.name, "Iron")
      }
    }
  }

  func testAServersAddressIsChecked() throws {
    try onMain {
      try Self.withPreferences { window, settings, _ in
        try window.find("catalog-source").setProperty("selected", to: 2)
        drain()
        XCTAssertEqual(try Self.rows(window), [false, true, false])
        XCTAssertTrue(try Self.notice(window).contains("/elements_remaining"))
        try Self.enter("ftp://example.org", into: window)
        XCTAssertEqual(try Self.rows(window), [false, true, true])
        XCTAssertEqual(settings.string("catalog-url"), "")
        let port = try SilentPort()
        try Self.enter(port.address, into: window)
        XCTAssertEqual(settings.string("catalog-url"), port.address)
        let host = port.address.dropFirst("http://".count)
        XCTAssertEqual(
          try Self.notice(window), "Elements are requested from: \(host).\nLoading…")
      }
    }
  }

  func testAnInvalidSettingIsShownWithTheError() throws {
    try onMain {
      try Self.withPreferences { window, settings, bench in
        settings.set("catalog-url", "ftp://example.org")
        drain()
        XCTAssertEqual(try Self.rows(window), [false, true, true])
        XCTAssertEqual(bench.library.source, .builtIn)
      }
    }
  }

  func testAChangeFromOutsideIsShown() throws {
    try onMain {
      try Self.withPreferences { window, settings, bench in
        settings.set("catalog-url", "file://\(bench.path)")
        drain()
        XCTAssertEqual(Accessible.label(of: try window.find("catalog-source")), "Source, File")
        bench.wait()
        let path = bench.path
        XCTAssertEqual(
          labels(in: try window.find("catalog-notice")).filter { !$0.isEmpty },
          [
            "\(path): cannot be read: No such file or directory.", "Showing the built-in elements.",
          ],
          "what failed stands apart from what comes of it")
        try window.find("catalog-source").setProperty("selected", to: 2)
        drain()
        XCTAssertTrue(
          try window.find("catalog-notice").hasClass("notice"), "nothing is wrong yet")
      }
    }
  }
}
