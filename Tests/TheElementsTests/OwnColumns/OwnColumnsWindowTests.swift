import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The window of the user's columns.
final class OwnColumnsWindowTests: PageTestCase {
  static let table = "Symbol\tRun 1 (µg/L)\nAu\t19.30\nFe\t2.5\nXx\t3\n"

  /// Shows the window over empty favorites; it must be freed after it was closed.
  @MainActor
  static func withColumns(
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (OwnColumnsWindow, Favorites) throws -> Void
  ) throws {
    let library = Library(
      store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
    let favorites = try favorites([])
    let watch = try {
      let window = OwnColumnsWindow(library, favorites)
      try show(window, file: file, line: line)
      defer { window.close() }
      settle(window)
      try body(window, favorites)
      return Watch(window)
    }()
    watch.expectFreed(file: file, line: line)
  }

  /// Reads a table, and waits until it is shown.
  @MainActor
  static func read(_ text: String, in window: OwnColumnsWindow) {
    window.activate(.readTable, text)
    waitUntil("it is read") { !window.isReading }
    settle(window)
  }

  func testAPastedTableBecomesAColumn() throws {
    try onMain {
      try Self.withColumns { window, favorites in
        window.copyToClipboard(Self.table)
        Hand.shared.click(try window.find("paste-first-table"))
        waitUntil("it is read") { window.draft != nil }
        settle(window)
        XCTAssertEqual(
          try window.find("draft-summary").shownText, "2 elements · 1 line left out")
        XCTAssertEqual(
          try window.find("draft-problems").shownText, "Line 4: “Xx” is no element.")
        XCTAssertEqual(try window.find("column-unit").shownText, "µg/L")
        let title = try window.find("column-title")
        XCTAssertTrue(title.containsFocus)
        title.setProperty("text", to: "My run")
        Hand.shared.type("Return", in: window)
        waitUntil("it is added") { !window.rows.isEmpty }
        XCTAssertNil(window.draft)
        let column = try XCTUnwrap(window.library.files.own["own_my_run"])
        XCTAssertEqual(column.values, [79: "19.30", 26: "2.5"])
        XCTAssertEqual(favorites.records[.ownColumns, "own_my_run"], column.record)
        XCTAssertEqual(window.library.columns.last?.id, "own_my_run")
      }
    }
  }

  func testTheHundredthColumnIsAddedAndTheNextOneIsRefusedAndStays() throws {
    try onMain {
      try Self.withColumns { window, favorites in
        for number in 1..<InputLimits.ownColumns {
          let column = try XCTUnwrap(
            OwnColumn(
              title: "Run \(number)", unit: "", values: [79: "1"],
              besides: window.library.files.own.keys, fold: TextFolding.forms))
          XCTAssertTrue(favorites.add(column, to: window.library.files))
        }
        Self.read("Symbol,Last,Other\nAu,1,2\n", in: window)
        for (count, isAdded) in [(InputLimits.ownColumns, true), (InputLimits.ownColumns, false)] {
          let title = try window.find("column-title").shownText
          Hand.shared.click(try window.find("add-column"))
          settle(window)
          XCTAssertEqual(window.library.files.own.columns.count, count)
          XCTAssertEqual(window.library.files.own.columns.contains { $0.title == title }, isAdded)
        }
        XCTAssertEqual(favorites.records.entries(of: .ownColumns).count, InputLimits.ownColumns)
        XCTAssertNotNil(window.draft, "what was read is not lost")
        closeDialogs("Close")
      }
    }
  }

  func testWithoutColumnsTheWindowSaysHowToAddThem() throws {
    try onMain {
      try Self.withColumns { window, _ in
        let (first, other) = (
          try window.find("paste-first-table"), try window.find("paste-table")
        )
        XCTAssertTrue(first.isMapped && !other.isMapped)
        Self.read(Self.table, in: window)
        XCTAssertTrue(!first.isMapped && !other.isMapped)
        window.activate(.addColumn, "A", "")
        settle(window)
        XCTAssertTrue(!first.isMapped && other.isMapped)
        window.activate(.removeColumn, "own_a")
        settle(window)
        XCTAssertTrue(first.isMapped && !other.isMapped)
      }
    }
  }

  func testHowCommasAreReadIsShownAndCanBeSwitched() throws {
    try onMain {
      try Self.withColumns { window, _ in
        Self.read("Au,\"1,234\"\nFe,\"12,000\"", in: window)
        XCTAssertEqual(try window.find("draft-comma").shownText, "“1,234” is 1234.")
        let toggle = try window.find("group-commas")
        XCTAssertEqual(Accessible.label(of: toggle), "Commas Separate Thousands")
        XCTAssertEqual((toggle as? LabelToggle)?.isActive, true)
        Hand.shared.click(toggle)
        waitUntil("it is read otherwise") { window.draft?.table.values[79] == "1.234" }
        settle(window)
        XCTAssertEqual(try window.find("draft-comma").shownText, "“1,234” is 1.234.")
        XCTAssertTrue(try window.find("group-commas").containsFocus)
        window.activate(.groupCommas, "true")
        XCTAssertEqual(window.draft?.table.values, [79: "1234", 26: "12000"])
        Self.read("Au\t2,5\nFe\t3", in: window)
        XCTAssertEqual(try window.find("draft-comma").shownText, "“2,5” is 2.5.")
        XCTAssertNil(window.findPart("group-commas"))
        Self.read(Self.table, in: window)
        XCTAssertNil(window.findPart("draft-comma"))
      }
    }
  }

  func testEachColumnOfNumbersCanBeAdded() throws {
    try onMain {
      try Self.withColumns { window, _ in
        Self.read("Symbol;A;B;C (K)\nAu;1;2;3\nFe;4;5;6", in: window)
        let choice = try window.find("draft-numbers")
        XCTAssertEqual(choice.shownText, "A")
        choice.setProperty("selected", to: 1)
        waitUntil("another is shown") { window.draft?.table.title == "B" }
        settle(window)
        XCTAssertTrue(try window.find("draft-numbers").containsFocus)
        XCTAssertEqual(try window.find("column-title").shownText, "B")
        window.activate(.addColumn, "B", "")
        settle(window)
        XCTAssertEqual(window.draft?.table.title, "C", "the next one")
        XCTAssertEqual(try window.find("column-unit").shownText, "K")
        XCTAssertTrue(try window.find("column-title").containsFocus)
        window.activate(.chooseNumbers, "3")
        XCTAssertEqual(window.draft?.table.title, "C", "there are two")
        window.activate(.chooseNumbers, "1")
        window.activate(.addColumn, "A", "")
        settle(window)
        XCTAssertNil(window.findPart("draft-numbers"), "one is left")
        window.activate(.addColumn, "C", "K")
        settle(window)
        XCTAssertNil(window.draft)
        XCTAssertFalse(window.isEnabled(.chooseNumbers))
        XCTAssertEqual(window.rows.map(\.column.title), ["A", "B", "C"])
        XCTAssertEqual(window.library.files.own["own_b"]?.values, [79: "2", 26: "5"])
        let rows = window.rows
        window.activate(.removeColumn, "own_b")
        XCTAssertTrue(window.rows.elementsEqual([rows[0], rows[2]]) { $0 === $1 }, "others stay")
        Self.read("Au 1 2", in: window)
        XCTAssertEqual(try window.find("draft-numbers").shownText, "Column 2")
      }
    }
  }

  func testAClipboardBeyondTheLimitIsNotReadToItsEnd() throws {
    try onMain {
      try Self.withColumns { window, _ in
        for (length, read) in [(3, 3), (70_000, 70_000), (70_001, 70_001), (500_000, 70_001)] {
          window.copyToClipboard(String(repeating: "x", count: length))
          var found: ClipboardText?
          window.readClipboard(atMost: 70_000) { found = $0 }
          waitUntil("it is read") { found != nil }
          XCTAssertEqual(found, .text(String(repeating: "x", count: read)))
        }
      }
    }
  }

  func testARemovedColumnComesBack() throws {
    try onMain {
      try Self.withColumns { window, favorites in
        Self.read(Self.table, in: window)
        window.activate(.addColumn, "A", "")
        settle(window)
        Hand.shared.click(try window.find("remove-own_a"))
        waitUntil("it is removed") { window.rows.isEmpty }
        XCTAssertEqual(window.toastMessage, "Removed: A")
        XCTAssertNil(favorites.records[.ownColumns, "own_a"])
        window.activate(.undoColumn)
        XCTAssertEqual(window.rows.map(\.column.title), ["A"])
        XCTAssertNotNil(favorites.records[.ownColumns, "own_a"])
      }
    }
  }

  func testATitleThatCannotBeShownIsRefused() throws {
    try onMain {
      try Self.withColumns { window, _ in
        Self.read("Au 1\nFe 2", in: window)
        let add = try window.find("add-column")
        XCTAssertFalse(add.isSensitive)
        window.activate(.addColumn, " ", "")
        settle(window)
        XCTAssertEqual(
          try window.find("draft-fault").shownText,
          "A title has 1 to 60 characters, a unit at most 20.")
        window.activate(.discardTable)
        XCTAssertNil(window.draft)
      }
    }
  }

  func testColumnsAreExportedAndOpenedAgain() throws {
    try onMain {
      try Self.withColumns { window, _ in
        try withTemporaryDirectory { folder in
          Self.read(Self.table, in: window)
          window.activate(.addColumn, "A", "K")
          let path = "\(folder)/columns.csv"
          window.activate(.exportColumnsFile, path)
          waitUntil("it is written") { Files.exists(path) }
          window.activate(.readTableFile, path)
          waitUntil("it is read") { window.draft != nil }
          XCTAssertEqual(window.draft?.table.values, [79: "19.30", 26: "2.5"])
          XCTAssertEqual(window.draft?.table.title, "A")
        }
      }
    }
  }

  func testThePlotFallsBackWhileItsColumnIsRemoved() throws {
    try onMain {
      try withPlot { window in
        let column = try XCTUnwrap(
          OwnColumn(title: "A", values: [3: "1", 11: "2", 79: "3"], besides: []))
        let files = window.library.files
        var own = OwnData.none
        own.set(column)
        files.use(own)
        window.activate(.setPlotAxes, "melt own_a")
        settle(window)
        XCTAssertEqual(window.view.points.count, 3)
        files.use(.none)
        settle(window)
        XCTAssertEqual(window.state.axes, "number melt linear linear")
        files.use(own)
        XCTAssertEqual(window.state.axes, "melt own_a linear linear")
        // Others were chosen meanwhile.
        files.use(.none)
        window.activate(.setPlotAxes, "number melt")
        files.use(own)
        XCTAssertEqual(window.state.axes, "number melt linear linear")
      }
    }
  }

  func testTheTableIsColoredByAColumnAgainThatComesBack() throws {
    try onMain {
      try withMainWindow { window in
        waitUntil("the bar is shown") { window.tablePage?.bar != nil }
        let canvas = try XCTUnwrap(window.tablePage?.canvas)
        let column = try XCTUnwrap(
          OwnColumn(title: "A", values: [3: "1", 11: "2", 79: "3"], besides: []))
        let files = window.library.files
        var own = OwnData.none
        own.set(column)
        files.use(own)
        window.activate(.colorBy, "own_a")
        window.activate(.setBrush, "2", "3")
        let colored = window.state.table
        XCTAssertNotNil(colored.brush)
        files.use(.none)
        XCTAssertEqual(window.state.table.coloring, .category)
        XCTAssertNil(canvas.tiles[3]?.paint)
        files.use(own)
        XCTAssertEqual(window.state.table, colored)
        XCTAssertEqual(canvas.tiles[3]?.paint?.value, "1")
        // Another one was chosen meanwhile.
        files.use(.none)
        window.activate(.colorBy, "melt")
        window.activate(.colorBy, "category")
        files.use(own)
        XCTAssertEqual(window.state.table.coloring, .category)
      }
    }
  }
}
