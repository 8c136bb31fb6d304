import GLib
import TestSupport
import XCTest

@testable import Gtk

@MainActor
private func makeButton(_ name: String) -> Button {
  let button = Button(label: name)
  button.name = name
  return button
}

/// The memory of the focus in a widget, and the path to it.
final class FocusMemoryTests: GtkTestCase {
  func testItRemembersTheLastFocusInItsArea() throws {
    try onMain {
      let (area, outside) = (Box(.vertical), makeButton("outside"))
      let buttons = [makeButton("a"), makeButton("b")]
      var moves: [String?] = []
      let memory = FocusMemory(of: area) { moves.append($0?.name) }
      try withWindow(showing: {
        for button in buttons { area.add(button) }
        let column = Box(.vertical)
        column.add(area)
        column.add(outside)
        return column
      }) { window, _ in
        moves = []
        buttons[1].grabFocus()
        XCTAssertTrue(memory.current == buttons[1])
        outside.grabFocus()
        XCTAssertNil(memory.current)
        XCTAssertTrue(memory.last == buttons[1])
        XCTAssertEqual(moves, ["b"])
        window.clearFocus()
        XCTAssertEqual(moves, ["b", nil])
        area.remove(buttons[1])
        XCTAssertNil(memory.last, "it is no longer there")
      }
    }
  }

  func testAPathLeadsToTheSamePartOfAnotherWidget() throws {
    try onMain {
      let columns = (0..<2).map { _ in
        let column = Box(.vertical)
        for name in ["melt", "boil"] {
          let row = Box(.horizontal)
          row.name = name
          row.add(makeButton("copy"))
          row.add(makeButton("source"))
          column.add(row)
        }
        return column
      }
      try withWindow(showing: {
        let both = Box(.horizontal)
        for column in columns { both.add(column) }
        return both
      }) { window, _ in
        let boil = columns[0].first(named: "boil")
        boil?.first(named: "source")?.grabFocus()
        XCTAssertEqual(columns[0].focusPath, ["boil", "source"])
        XCTAssertEqual(columns[1].focusPath, [])
        XCTAssertTrue(columns[1].focus(along: ["boil", "source"]))
        XCTAssertEqual(window.focusWidget?.name, "source")
        XCTAssertEqual(columns[1].focusPath, ["boil", "source"])
        XCTAssertFalse(columns[1].focus(along: ["density"]))
      }
    }
  }
}
