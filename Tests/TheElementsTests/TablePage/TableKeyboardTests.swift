import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Keyboard navigation in the periodic table.
final class TableKeyboardTests: PageTestCase {
  /// Types keys in turn. Returns the name of the focused widget after each.
  @MainActor
  private static func walk(_ keys: [String], in window: Window) -> [String?] {
    keys.map { key in
      Hand.shared.type(key, in: window)
      return window.focusWidget?.name
    }
  }

  func testArrowKeysMoveFromTileToTileAcrossGaps() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(1))
        let path = Self.walk(["Right", "Down", "Left", "Left", "Left", "Up"], in: window)
        XCTAssertEqual(path, ["tile-2", "tile-10", "tile-9", "tile-8", "tile-7", "tile-7"])
        canvas.focus(.element(4))
        XCTAssertEqual(Self.walk(["Right", "Left"], in: window), ["tile-5", "tile-4"])
        canvas.focus(.element(13))
        XCTAssertEqual(
          Self.walk(["Left", "Up", "Up"], in: window), ["tile-12", "tile-4", "tile-4"])
      }
    }
  }

  func testArrowKeysMoveFromThePlaceholdersToTheBottomRows() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(56))
        XCTAssertEqual(
          Self.walk(["Right", "Right", "Left", "Down", "Down", "Down", "Down"], in: window),
          [
            "placeholder-57", "tile-72", "placeholder-57", "placeholder-89", "tile-57", "tile-89",
            "tile-89",
          ])
      }
    }
  }

  func testPageKeysMoveToTheEndsOfAColumn() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(29))
        XCTAssertEqual(
          Self.walk(["Page_Down", "Page_Down", "Page_Up"], in: window),
          ["tile-97", "tile-97", "tile-29"])
      }
    }
  }

  func testEnterOnAPlaceholderFocusesItsRow() throws {
    try onMain {
      try withTablePage { window, canvas in
        for (placeholder, name) in [
          (TablePlaceholder.lanthanides, "tile-57"), (.actinides, "tile-89"),
        ] {
          canvas.focus(.placeholder(placeholder))
          XCTAssertEqual(Self.walk(["Return"], in: window), [name])
        }
      }
    }
  }

  func testEnterAndSpaceOpenTheElement() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { window, canvas in
        canvas.focus(.element(79))
        Hand.shared.type("Return", in: window)
        waitUntil("gold is opened") { activated.events == ["Au"] }
        canvas.focus(.element(8))
        Hand.shared.type("space", in: window)
        waitUntil("oxygen is opened") { activated.events == ["Au", "O"] }
      }
    }
  }

  func testHomeAndEndFocusTheFirstAndTheLastElement() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(26))
        XCTAssertEqual(Self.walk(["End", "Home"], in: window), ["tile-118", "tile-1"])
      }
    }
  }

  func testThePreviewFollowsTheFocus() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(26))
        waitUntil("iron is shown") { canvas.preview?.element.symbol == "Fe" }
        Hand.shared.type("Right", in: window)
        waitUntil("cobalt is shown") { canvas.preview?.element.symbol == "Co" }
      }
    }
  }

  func testTabMovesFromTheTilesToTheLegendAndBackToTheLastTile() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(47))
        Hand.shared.type("Tab", in: window)
        XCTAssertTrue(try XCTUnwrap(window.focusWidget).isInside(canvas.legend))
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(window.focusWidget?.name, "tile-47")
      }
    }
  }

  func testEveryCellIsReachedByArrowsFromHydrogen() throws {
    try onMain {
      try withTablePage { window, canvas in
        canvas.focus(.element(1))
        // Neighbors according to the grid, depth first; each step is a real key.
        let keys: [(Direction, String, String)] = [
          (.right, "Right", "Left"), (.down, "Down", "Up"), (.left, "Left", "Right"),
          (.up, "Up", "Down"),
        ]
        var reached: Set<TableCell> = [.element(1)]
        var path: [TableCell] = [.element(1)]
        while let cell = path.last {
          let next = keys.lazy.compactMap { direction, key, _ in
            canvas.grid.neighbor(of: cell, direction).map { (cell: $0, key: key) }
          }.first { !reached.contains($0.cell) }
          guard let next else {
            path.removeLast()
            path.last.map { _ = canvas.focus($0) }
            continue
          }
          Hand.shared.type(next.key, in: window)
          XCTAssertEqual(canvas.focusedCell, next.cell)
          reached.insert(next.cell)
          path.append(next.cell)
        }
        XCTAssertEqual(reached.count, 120)
      }
    }
  }
}
