import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Shows the window of a comparison; it must be freed after it was closed.
@MainActor
func withComparison(
  _ symbols: [String], size: (width: Int, height: Int) = (1000, 720),
  file: StaticString = #filePath, line: UInt = #line, _ body: (ComparisonWindow) throws -> Void
) throws {
  ComparedElements.shared.show(Comparison(try symbols.map { try BuiltIn.element($0).number }))
  try withPropertyWindow(
    { ComparisonWindow($0, temperatures: { .kelvin }) }, size: size, file: file, line: line, body)
}

/// The window with elements side by side.
final class ComparisonWindowTests: PageTestCase {
  @MainActor
  private static func names(_ window: ComparisonWindow) -> [String] {
    window.view.heads.map(\.element.symbol)
  }

  func testItHasAColumnForEachElementAndSaysEachValueWithBothNames() throws {
    try onMain {
      try withComparison(["Au", "Ag"]) { window in
        XCTAssertEqual(Self.names(window), ["Au", "Ag"])
        window.view.focus(row: "melt", column: 0)
        settle(window)
        let cell = try window.find("melt-79")
        XCTAssertTrue(cell.isFocused)
        XCTAssertEqual(Accessible.label(of: cell), "Melting point, Gold, 1337.33\u{a0}K")
        XCTAssertEqual(Accessible.role(of: cell), "grid-cell")
        XCTAssertEqual(window.findPart("melting-point")?.shownText, "1337.33\u{a0}K 1234.93\u{a0}K")
      }
    }
  }

  func testAChooserSaysThatNothingWasFound() throws {
    try onMain {
      try withComparison(["Au"]) { window in
        settle(window)
        Hand.shared.click(window.view.add.button)
        waitUntil("the list") { window.all(Chooser.self).contains { $0.isMapped } }
        let chooser = try XCTUnwrap(window.all(Chooser.self).first { $0.isMapped })
        chooser.entry.text = "zzzz"
        waitUntil("nothing is found") { labels(in: chooser).contains("Nothing Found") }
        Hand.shared.type("Escape", in: window)
        waitUntil("the list is closed") { !chooser.isMapped }
      }
    }
  }

  func testAColumnTakesAForm() throws {
    try onMain {
      try withComparison(["C", "Au"]) { window in
        waitUntil("the forms are read") { window.findPart("forms-6")?.isMapped == true }
        XCTAssertFalse(window.findPart("forms-79")?.isMapped ?? false, "gold has none")
        window.view.heads.first?.remove.grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.focusedName, "forms-6")
        Hand.shared.type("Return", in: window)
        waitUntil("the list") { window.all(Chooser.self).contains { $0.isMapped } }
        let row = window.all(ListBoxRow.self).first { $0.name == "compared-form-C diamond" }
        XCTAssertEqual(row.flatMap { Accessible.label(of: $0) }, "diamond")
        row?.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("diamond is compared") { window.view.sheet.elements.first?.form == "diamond" }
        settle(window)
        window.view.focus(row: "density", column: 0)
        settle(window)
        XCTAssertEqual(
          Accessible.label(of: try window.find("density-6")),
          "Density, Carbon (diamond), 3.513\u{a0}g/cm³ (diamond)")
        XCTAssertEqual(Accessible.label(of: try window.find("head-6")), "Carbon (diamond)")
        XCTAssertTrue(labels(in: window).contains("diamond"))
        let name = window.all(Widget.self).first {
          $0.hasClass("caption") && labels(in: $0) == ["diamond"]
        }
        let bottom = name.flatMap { $0.convert(x: 0, y: Double($0.height), to: window.view) }
        XCTAssertLessThan(bottom?.y ?? .infinity, window.view.layout.headHeight - 6)
        window.activate(.showForm, "C", FormChoice.usual)
        settle(window)
        XCTAssertEqual(Accessible.label(of: try window.find("head-6")), "Carbon")
        XCTAssertEqual(ComparedElements.shared.forms, FormChoice())
      }
    }
  }

  func testArrowKeysMoveBetweenCellsAndIntoTheHead() throws {
    try onMain {
      try withComparison(["Au", "Ag"]) { window in
        XCTAssertEqual(window.focusedName, "phase-79")
        for (key, name) in [
          ("Right", "phase-47"), ("Right", "phase-47"), ("Down", "category-47"),
          ("Left", "category-79"), ("Up", "phase-79"), ("Up", "tile-79"), ("Right", "remove-79"),
          ("Right", "tile-47"), ("Down", "phase-47"),
        ] {
          Hand.shared.type(key, in: window)
          settle(window)
          XCTAssertEqual(window.focusedName, name, key)
        }
        Hand.shared.type("End", in: window)
        settle(window)
        let last = try XCTUnwrap(window.view.sheet.groups.last?.rows.last)
        XCTAssertEqual(window.focusedName, "\(last.id)-47")
        Hand.shared.type("Home", in: window)
        waitUntil("the first row") { window.focusedName == "phase-47" }
      }
    }
  }

  func testTabStopsAtTheHeadAndAtTheCells() throws {
    try onMain {
      try withComparison(["Au", "Ag"]) { window in
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        settle(window)
        XCTAssertEqual(window.focusedName, "tile-79")
        Hand.shared.type("Tab", in: window)
        settle(window)
        XCTAssertEqual(window.focusedName, "phase-79")
      }
    }
  }

  func testOnlyRowsInViewHaveWidgets() throws {
    try onMain {
      try withComparison(["Au", "Ag", "Cu"]) { window in
        XCTAssertGreaterThan(window.view.lines.count, 130)
        XCTAssertLessThan(window.all(ComparisonRow.self).count, 25)
        let adjustment = try XCTUnwrap(window.view.adjustment)
        for part in 1...10 {
          adjustment.value = adjustment.upper * Double(part) / 10
          settle(window)
          XCTAssertLessThan(window.all(ComparisonRow.self).count, 25)
        }
      }
    }
  }

  func testDifferencesOnlyLeavesOutWhatIsTheSame() throws {
    try onMain {
      try withComparison(["Cl", "Br"]) { window in
        XCTAssertNotNil(window.view.index(ofRow: "category"))
        window.activate(.showDifferences)
        settle(window)
        XCTAssertNil(window.view.index(ofRow: "category"))
        XCTAssertNotNil(window.view.index(ofRow: "phase"))
        window.activate(.showDifferences)
        XCTAssertNotNil(window.view.index(ofRow: "category"))
      }
    }
  }

  func testElementsAreRemovedByTheButtonAndByDelete() throws {
    try onMain {
      try withComparison(["Au", "Ag", "Cu"]) { window in
        Hand.shared.click(try window.find("remove-47"))
        waitUntil("silver is removed") { Self.names(window) == ["Au", "Cu"] }
        settle(window)
        window.view.focus(row: "melt", column: 1)
        Hand.shared.type("Delete", in: window)
        waitUntil("copper is removed") { Self.names(window) == ["Au"] }
        settle(window)
        XCTAssertEqual(window.focusedName, "melt-79")
        window.activate(.toggleComparison, "Au")
        settle(window)
        XCTAssertTrue(try window.find("add-first-element").isMapped)
        XCTAssertEqual(window.focusedName, "add-first-element")
      }
    }
  }

  func testTheOneWithTheMostPropertiesIsRemovedByItsFocusedButton() throws {
    try onMain {
      try withComparison(["Og", "He", "Fe"], size: (1000, 4000)) { window in
        let rows = window.view.lines.count
        XCTAssertTrue(try window.find("remove-26").grabFocus())
        Hand.shared.type("Return", in: window)
        waitUntil("iron is removed") { Self.names(window) == ["Og", "He"] }
        settle(window)
        XCTAssertLessThan(window.view.lines.count, rows)
        XCTAssertEqual(window.focusedName, "remove-2")
        window.activate(.showDifferences)
        window.activate(.toggleComparison, "He")
        settle(window)
        XCTAssertEqual(window.focusedName, "remove-118")
      }
    }
  }

  func testAnElementIsAddedBySearch() throws {
    try onMain {
      try withComparison(["Au"]) { window in
        Hand.shared.click(try window.find("add-element"))
        waitUntil("the list is shown") { window.names("compare-").contains("compare-Ag") }
        XCTAssertFalse(window.names("compare-").contains("compare-Au"))
        for key in ["s", "i", "l", "v"] { Hand.shared.type(key, in: window) }
        Hand.shared.type("Return", in: window)
        waitUntil("silver is added") { Self.names(window) == ["Au", "Ag"] }
      }
    }
  }

  func testTheListOfTheEmptyWindowOpensAtTheTileToo() throws {
    try onMain {
      try withComparison([]) { window in
        Hand.shared.click(try window.find("add-first-element"))
        waitUntil("the list is shown") { window.names("compare-").contains("compare-Fe") }
        for key in ["f", "e", "Return"] { Hand.shared.type(key, in: window) }
        waitUntil("iron is added") { Self.names(window) == ["Fe"] }
        settle(window)
        Hand.shared.click(try window.find("add-element"))
        waitUntil("the list is shown") { window.names("compare-").contains("compare-Ag") }
        for key in ["a", "g", "Return"] { Hand.shared.type(key, in: window) }
        waitUntil("silver is added") { Self.names(window) == ["Fe", "Ag"] }
      }
    }
  }

  func testTheTableIsCopiedAsCSV() throws {
    try onMain {
      try withComparison(["Au", "Ag"]) { window in
        window.activate(.copyCSV)
        let lines = window.ownCopiedText?.split(separator: "\r\n") ?? []
        XCTAssertEqual(lines.first, "Property,Unit,Gold,Silver")
        XCTAssertTrue(lines.contains("Melting point,K,1337.33,1234.93"))
        XCTAssertEqual(window.toastMessage, "Copied as CSV")
      }
    }
  }

  func testTwoColumnsFillANarrowWindowAndTheOthersScroll() throws {
    try onMain {
      try withComparison(["Au", "Ag", "Cu", "Pt"], size: (360, 640)) { window in
        let view = window.view
        XCTAssertTrue(view.layout.isNarrow)
        let inView = view.heads.filter { head in
          let x = head.convert(x: 0, y: 0, to: view)?.x ?? -1
          return x >= 0 && x + Double(head.width) <= Double(view.width)
        }
        XCTAssertEqual(inView.map(\.element.symbol), ["Au", "Ag"])
        view.focus(row: "phase", column: 3)
        settle(window)
        let cell = try window.find("phase-78")
        let x = try XCTUnwrap(cell.convert(x: 0, y: 0, to: view)?.x)
        XCTAssertGreaterThanOrEqual(x, 0)
        XCTAssertLessThanOrEqual(x + Double(cell.width), Double(view.width))
      }
    }
  }

  func testFromRightToLeftTheFirstColumnIsAtTheRight() throws {
    try onMain {
      try withRightToLeft {
        try withComparison(["Au", "Ag", "Cu", "Pt"], size: (360, 640)) { window in
          let places = window.view.heads.map { $0.convert(x: 0, y: 0, to: window.view)?.x ?? 0 }
          XCTAssertEqual(places, places.sorted(by: >))
          XCTAssertGreaterThan(places[0], 100)
          window.view.focus(row: "phase", column: 3)
          settle(window)
          let x = try XCTUnwrap(window.find("phase-78").convert(x: 0, y: 0, to: window.view)?.x)
          XCTAssertGreaterThanOrEqual(x, 0)
        }
      }
    }
  }

  func testTheNumberIsLeftOfItsUnitInBothDirections() throws {
    try onMain {
      let assertOrder = { @MainActor in
        try withComparison(["Au", "Ag"]) { window in
          window.view.focus(row: "melt", column: 0)
          settle(window)
          let texts = DrawnText.all(in: try window.find("melt-79"))
          XCTAssertEqual(texts.map(\.isBold), [true, false], "number and unit")
          XCTAssertGreaterThan(texts[1].frame.x, texts[0].frame.x + texts[0].frame.width)
        }
      }
      try assertOrder()
      try withRightToLeft { try assertOrder() }
    }
  }
}
