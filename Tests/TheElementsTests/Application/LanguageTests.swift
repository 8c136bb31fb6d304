import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Texts of every language have room.
final class LanguageTests: PageTestCase {
  /// The narrowest window.
  private static let size = (width: 360, height: 640)

  /// The languages of `po`.
  @MainActor
  private static func languages() throws -> [String] {
    let list = try Files.read(Files.parent(of: BuiltIn.data.path) + "/po/LINGUAS")
    return String(decoding: list, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
  }

  func testNothingIsCutOff() throws {
    try onMain {
      let languages = try Self.languages()
      XCTAssertFalse(languages.isEmpty)
      for language in Extent.part(of: languages, each: 5) {
        try withLanguage(language) {
          XCTAssertEqual(Translation.language, language)
          try Self.checkPages(language)
        }
      }
    }
  }

  func testAnElementFitsANarrowScreenInLargeText() throws {
    try onMain {
      for language in ["de", "ru", "fi"] {
        try withLanguage(language) {
          try withTextScale(2) {
            try withElementWindow("Au", size: (Self.size.width, 9000)) { window in
              settle(window)
              XCTAssertFalse(window.page.all(PropertyRow.self).isEmpty)
              XCTAssertEqual(window.request(.horizontal).minimum, Self.size.width, language)
            }
          }
        }
      }
    }
  }

  func testTheWindowsFitANarrowScreenInLargeText() throws {
    try onMain {
      for language in ["de", "ru", "fi"] {
        try withLanguage(language) {
          try withTextScale(2) {
            try withRecorder { recorder, _ in Self.expectNarrow(recorder, language) }
            try withPlot(size: Self.size) { Self.expectNarrow($0, language) }
            try WorksheetWindowTests.withWorksheet(size: Self.size) {
              Self.expectNarrow($0, language)
            }
            try OwnColumnsWindowTests.withColumns { window, _ in
              Self.expectNarrow(window, language)
              OwnColumnsWindowTests.read(OwnColumnsWindowTests.table, in: window)
              Self.expectNarrow(window, language)
            }
          }
        }
      }
    }
  }

  @MainActor
  private static func expectNarrow(_ window: Window, _ language: String) {
    settle(window)
    XCTAssertLessThanOrEqual(
      window.request(.horizontal).minimum, size.width, "\(language), \(window.name)")
  }

  func testTheRecorderFitsANarrowScreen() throws {
    try onMain {
      for language in try Self.languages() {
        try withLanguage(language) {
          try withRecorder { recorder, window in
            recorder.activate(.record)
            window.activate(.toggleComparison, "Og")
            recorder.activate(.stop)
            settle(recorder)
            XCTAssertFalse(recorder.all(RecorderRow.self).isEmpty)
            XCTAssertEqual(recorder.request(.horizontal).minimum, Self.size.width, language)
          }
        }
      }
    }
  }

  func testTheSearchHelpFitsANarrowScreen() {
    onMain {
      let help = SearchHelpView {}
      XCTAssertLessThanOrEqual(help.request(.horizontal).minimum, 340)
    }
  }

  @MainActor
  private static func checkPages(_ language: String) throws {
    var state = SavedState()
    state.mainWindow = SavedState.WindowSize(width: size.width, height: size.height)
    try withMainWindow(state: state) { window in
      showEachPage(in: window) { page in
        XCTAssertEqual(cutLabels(in: window), [], "\(language), \(page)")
      }
    }
    try withElementWindow("Au", size: size) { window in
      XCTAssertEqual(cutLabels(in: window), [], "\(language), gold")
    }
  }
}
