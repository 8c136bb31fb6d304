import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Numbers of the dimmed tiles.
@MainActor
private func dimmed(_ canvas: TableCanvas) -> Set<Int> {
  Set(canvas.all(ElementTile.self).filter { $0.hasClass("dimmed") }.map(\.element.number))
}

/// Numbers of all elements outside of the category.
@MainActor
private func others(than category: ElementCategory) throws -> Set<Int> {
  Set(try BuiltIn.table.elements.filter { $0.category != category }.map(\.number))
}

/// The legend of the categories beside the preview.
final class TableLegendTests: PageTestCase {
  func testItNamesEveryCategoryThatHasElements() throws {
    try onMain {
      try withTablePage { _, canvas in
        XCTAssertEqual(canvas.legend.names("legend-").count, 11)
        let entry = try canvas.find("legend-noble-gas")
        XCTAssertEqual(Accessible.label(of: entry), "Noble gas, 6")
        XCTAssertEqual(Accessible.isChecked(entry), false)
      }
    }
  }

  func testItCountsTheElementsKnownInAYear() throws {
    try onMain {
      try withTablePage { _, canvas in
        var timeline = Timeline(until: 2026)
        timeline.move(.end, to: 1800)
        canvas.timeline = timeline
        let known = try BuiltIn.table.elements(during: timeline)
        XCTAssertTrue((20...40).contains(known.count), "\(known.count)")
        XCTAssertEqual(canvas.legend.names("legend-").count, 11)
        XCTAssertEqual(canvas.legend.entries.map(\.count).reduce(0, +), known.count)
        XCTAssertEqual(Accessible.label(of: try canvas.find("legend-noble-gas")), "Noble gas, 0")
        canvas.timeline = nil
        XCTAssertEqual(Accessible.label(of: try canvas.find("legend-noble-gas")), "Noble gas, 6")
      }
    }
  }

  func testNoCategoryIsCutOffInALanguageWithLongWords() throws {
    try onMain {
      for language in ["cs", "de", "es", "fi", "it", "ru", "uk"] {
        try withLanguage(language) {
          for width in [600, 670, 900] {
            try withTablePage(width: width) { _, canvas in
              for entry in canvas.legend.entries {
                XCTAssertFalse(
                  entry.isShortened, "\(language): \(entry.classification.id) in \(width)")
              }
              guard language == "de", width == 670 else { return }
              // There is room beside the others.
              XCTAssertEqual(canvas.legend.entries.map(\.textSize).min(), 11)
            }
          }
        }
      }
    }
  }

  func testPointingAtACategoryDimsTheRest() throws {
    try onMain {
      try withTablePage { _, canvas in
        XCTAssertEqual(dimmed(canvas), [])
        Hand.shared.move(to: try canvas.find("legend-noble-gas"))
        waitUntil("the rest is dimmed") { !dimmed(canvas).isEmpty }
        XCTAssertEqual(dimmed(canvas), try others(than: .nobleGas))
        Hand.shared.move(to: try canvas.find("legend-lanthanide"))
        waitUntil("another rest is dimmed") { dimmed(canvas).contains(2) }
        XCTAssertEqual(dimmed(canvas), try others(than: .lanthanide))
        Hand.shared.park()
        waitUntil("nothing is dimmed") { dimmed(canvas).isEmpty }
      }
    }
  }

  func testAClickPinsACategoryUntilTheNextClick() throws {
    try onMain {
      try withTablePage { _, canvas in
        let entry = try canvas.find("legend-metalloid")
        Hand.shared.click(entry)
        waitUntil("it is pressed") { Accessible.isChecked(entry) == true }
        Hand.shared.park()
        settle(canvas)
        XCTAssertEqual(dimmed(canvas), try others(than: .metalloid))
        Hand.shared.click(entry)
        waitUntil("it is let go") { Accessible.isChecked(entry) == false }
        Hand.shared.park()
        waitUntil("nothing is dimmed") { dimmed(canvas).isEmpty }
      }
    }
  }

  func testOnlyOneCategoryIsPinned() throws {
    try onMain {
      try withTablePage { _, canvas in
        let (first, second) = (
          try canvas.find("legend-metalloid"), try canvas.find("legend-actinide")
        )
        Hand.shared.click(first)
        settle(canvas)
        Hand.shared.click(second)
        waitUntil("the second is pressed") { Accessible.isChecked(second) == true }
        XCTAssertEqual(Accessible.isChecked(first), false)
        Hand.shared.park()
        settle(canvas)
        XCTAssertEqual(dimmed(canvas), try others(than: .actinide))
      }
    }
  }

  func testFocusDimsToo() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(1))
        Hand.shared.type("Right", in: window)
        Hand.shared.type("Tab", in: window)
        let entry = try XCTUnwrap(window.focusWidget)
        XCTAssertTrue(entry.isInside(canvas.legend))
        waitUntil("the rest is dimmed") { !dimmed(canvas).isEmpty }
        let category = try XCTUnwrap(
          ElementCategory.allCases.first { entry.name == "legend-\($0.id)" })
        XCTAssertEqual(dimmed(canvas), try others(than: category))
        Hand.shared.type("space", in: window)
        waitUntil("it is pressed") { Accessible.isChecked(entry) == true }
        canvas.focus(.element(1))
        settle(canvas)
        XCTAssertEqual(dimmed(canvas), try others(than: category), "it is kept")
      }
    }
  }

  func testTheLegendIsOneTabStopWithArrowKeys() throws {
    try onMain {
      try withTablePage { window, canvas in
        let names = canvas.legend.names("legend-")
        @MainActor func type(_ key: String, with modifiers: [String] = []) -> String? {
          Hand.shared.type(key, with: modifiers, in: window)
          return window.focusWidget?.name
        }
        canvas.focus(.element(1))
        XCTAssertEqual(type("Tab"), names[0])
        XCTAssertEqual(type("Down"), names[1])
        XCTAssertEqual(type("Right"), names[7], "beside it, six to a column")
        XCTAssertEqual(type("Up"), names[6])
        XCTAssertEqual(type("Up"), names[5], "from column to column")
        XCTAssertEqual(type("Tab", with: ["Shift_L"]), "tile-1")
        XCTAssertEqual(type("Tab"), names[5], "where it was left")
        XCTAssertEqual(type("Left"), names[5], "it stays at the edge")
        XCTAssertFalse(names.contains(type("Tab") ?? ""), "and leaves")
      }
    }
  }

  func testHomeAndEndFocusTheFirstAndTheLastLegendEntry() throws {
    try onMain {
      try withTablePage { window, canvas in
        let names = canvas.legend.names("legend-")
        try canvas.find(names[3]).grabFocus()
        for (key, name) in [("End", names.last), ("Home", names.first)] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(window.focusWidget?.name, name)
        }
      }
    }
  }

  func testTheFirstTabAlreadyDims() throws {
    try onMain {
      try withTablePage { window, canvas in
        window.showsFocus = false
        canvas.focus(.element(1))
        XCTAssertEqual(dimmed(canvas), [])
        Hand.shared.type("Tab", in: window)
        waitUntil("the rest is dimmed") { !dimmed(canvas).isEmpty }
      }
    }
  }

  func testAClickDimsOnlyWhileThePointerIsThere() throws {
    try onMain {
      try withTablePage { window, canvas in
        window.showsFocus = false
        let entry = try canvas.find("legend-metalloid")
        Hand.shared.click(entry)
        Hand.shared.click(entry)
        Hand.shared.park()
        waitUntil("nothing is dimmed") { dimmed(canvas).isEmpty }
      }
    }
  }

  func testEscapeUnpinsTheCategory() throws {
    try onMain {
      try withMainWindow { window in
        let canvas = try window.first(TableCanvas.self)
        window.activateAction(AppAction.highlightCategory.name, "metalloid")
        XCTAssertFalse(dimmed(canvas).isEmpty)
        canvas.focus(.element(79))
        Hand.shared.type("Escape", in: window)
        XCTAssertEqual(dimmed(canvas), [])
      }
    }
  }

  func testDimmedTilesCanBeOpened() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { _, canvas in
        Hand.shared.click(try canvas.find("legend-metalloid"))
        settle(canvas)
        Hand.shared.click(try canvas.find("tile-1"))
        waitUntil("hydrogen is opened") { activated.events == ["H"] }
      }
    }
  }
}
