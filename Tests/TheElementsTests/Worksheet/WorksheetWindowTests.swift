import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The window that makes worksheets.
final class WorksheetWindowTests: PageTestCase {
  /// Shows the window; it must be freed after it was closed.
  @MainActor
  static func withWorksheet(
    _ text: String = "table code=KXWQPA paper=a4", favorites: Favorites? = nil,
    size: (width: Int, height: Int) = (1000, 680), file: StaticString = #filePath,
    line: UInt = #line, _ body: (WorksheetWindow) throws -> Void
  ) throws {
    let store = CatalogFile(path: BuiltIn.data.catalog)
    let library = Library(store: store, .loaded(try BuiltIn.table))
    let sheet = try XCTUnwrap(Worksheet(text: text))
    let watch = try {
      let window = WorksheetWindow(library, favorites ?? noFavorites(), sheet: sheet)
      (window.defaultWidth, window.defaultHeight) = size
      try show(window, file: file, line: line)
      defer { window.close() }
      try body(window)
      return Watch(window)
    }()
    watch.expectFreed(file: file, line: line)
  }

  @MainActor
  private static func text(_ name: String, in window: Window) throws -> String {
    try window.find(name).shownText
  }

  func testItSaysWhatIsLeftBlankAndOnHowManyPages() throws {
    try onMain {
      try Self.withWorksheet { window in
        XCTAssertEqual(
          try Self.text("worksheet-details", in: window),
          "118 elements, 236 of 472 texts left blank")
        XCTAssertEqual(try Self.text("worksheet-page", in: window), "Page 1 of 2")
        XCTAssertEqual(
          Accessible.label(of: window.preview), "Periodic Table of the Elements, Page 1 of 2")
        window.activate(.setWorksheet, "cards elements=group 18")
        settle(window)
        XCTAssertEqual(try Self.text("worksheet-details", in: window), "7 elements")
        XCTAssertFalse(try window.find("worksheet-code").isMapped, "nothing is left to chance")
        window.activate(.setWorksheet, "no such sheet")
        XCTAssertEqual(window.sheet.text, "cards elements=group 18")
      }
    }
  }

  func testRowsChooseTheSettings() throws {
    try onMain {
      try Self.withWorksheet { window in
        for (row, index, text) in [
          ("worksheet-blank", 2, "table blank=20 code=KXWQPA paper=a4"),
          ("worksheet-fill", 1, "table blank=20 code=KXWQPA fill=patterns paper=a4"),
          (
            "worksheet-elements", 1,
            "table blank=20 code=KXWQPA fill=patterns paper=a4 elements=first-20"
          ),
          (
            "worksheet-paper", 2,
            "table blank=20 code=KXWQPA fill=patterns paper=a3 elements=first-20"
          ),
        ] {
          try window.find(row).setProperty("selected", to: index)
          drain()
          XCTAssertEqual(window.sheet.text, text)
        }
        Hand.shared.click(try window.find("worksheet-weight"))
        waitUntil("the weight is left out") { !window.sheet.fields.contains(.weight) }
        XCTAssertEqual(Accessible.label(of: try window.find("worksheet-weight")), "Weight")
        Hand.shared.click(try window.find("worksheet-new-code"))
        waitUntil("there is another code") { window.sheet.code?.text != "KXWQPA" }
      }
    }
  }

  func testTheNumberOfQuestionsIsChosen() throws {
    try onMain {
      let settings = QuizSettings(form: .typed, scope: .all, length: 20)
      let code = try XCTUnwrap(QuizCode(settings, random: 1)?.text)
      try Self.withWorksheet("quiz code=\(code)") { window in
        let row = try window.find("worksheet-questions")
        XCTAssertTrue(row.isMapped)
        XCTAssertEqual(Accessible.label(of: row), "Number of Questions, 20")
        row.setProperty("selected", to: 3)
        drain()
        XCTAssertEqual(window.sheet.questionCount, 50)
        XCTAssertNotEqual(window.sheet.code?.text, code, "a code has its number")
        XCTAssertEqual(try Self.text("worksheet-page", in: window), "Page 1 of 6")
        window.activate(.setWorksheet, "quiz questions=5 elements=favorites")
        XCTAssertEqual(row.property("selected"), 0)
        window.activate(.setWorksheet, "table")
        XCTAssertFalse(row.isMapped)
      }
    }
  }

  func testPagesAreTurned() throws {
    try onMain {
      try Self.withWorksheet("cards elements=first-20") { window in
        XCTAssertEqual(window.pageCount, 6)
        let first = currentPicture(of: window.preview)
        Hand.shared.click(try window.find("worksheet-forward"))
        waitUntil("it is the second page") { window.page == 1 }
        XCTAssertNotEqual(currentPicture(of: window.preview)?.pixels, first?.pixels)
        window.activate(.turnWorksheet, "6")
        XCTAssertFalse(try window.find("worksheet-forward").isSensitive)
        window.activate(.turnWorksheet, "7")
        XCTAssertEqual(window.page, 5)
        window.activate(.setWorksheet, "cards elements=period 2")
        XCTAssertEqual(window.page, 1, "the last one")
      }
    }
  }

  func testFavoritesArePrinted() throws {
    try onMain {
      let favorites = try favorites(["Na", "Au", "O"])
      try Self.withWorksheet("cards elements=favorites", favorites: favorites) { window in
        waitUntil("there are three") {
          (try? Self.text("worksheet-details", in: window)) == "3 elements"
        }
      }
    }
  }

  func testASheetIsSaved() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try Self.withWorksheet { window in
          for name in ["a.pdf", "b.svg", "c.png"] {
            window.activate(.savePageFile, "\(folder)/\(name)")
            waitUntil("it is told") { window.toastMessage == "Saved: \(name)" }
          }
          XCTAssertTrue(window.isEnabled(.printPage))
        }
      }
    }
  }

  func testInANarrowWindowTheSettingsAreBelow() throws {
    try onMain {
      try Self.withWorksheet(size: (360, 640)) { window in
        XCTAssertLessThanOrEqual(window.width, 360)
        let frame = try XCTUnwrap(window.preview.paperFrame)
        XCTAssertGreaterThan(frame.width, 200)
        let bottom = window.preview.top(in: window) + Double(window.preview.height)
        XCTAssertGreaterThanOrEqual(window.options.widget.top(in: window), bottom)
      }
    }
  }
}
