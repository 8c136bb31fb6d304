import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Shows the window of the plot; it must be freed after it was closed.
@MainActor
func withPlot(
  size: (width: Int, height: Int) = (900, 680), file: StaticString = #filePath, line: UInt = #line,
  _ body: (PlotWindow) throws -> Void
) throws {
  try withPropertyWindow({ PlotWindow($0) }, size: size, file: file, line: line, body)
}

/// The window of the plot.
final class PlotWindowTests: PageTestCase {
  @MainActor
  private static func details(_ window: PlotWindow) throws -> String {
    try window.find("plot-details").shownText
  }

  func testItHasAPointForEachElementWithBothValues() throws {
    try onMain {
      try withPlot { window in
        XCTAssertEqual(window.view.points.count, 100)
        window.activate(.setPlotAxes, "melt density linear log")
        settle(window)
        let gold = try window.find("point-79")
        XCTAssertEqual(
          Accessible.label(of: gold),
          "Gold · Melting point 1337.33\u{a0}K · Density 19.3\u{a0}g/cm³")
        XCTAssertNil(window.view.points[2])
        window.activate(.setPlotAxes, "number no-such-property")
        window.activate(.setPlotAxes, "")
        XCTAssertEqual(window.state.axes, "melt density linear logarithmic")
        window.activate(.setPlotAxes, "number resistivity linear logarithmic")
        XCTAssertEqual(window.plot?.yColumn.id, "resistivity")
      }
    }
  }

  func testEachAxisHasAListOfProperties() throws {
    try onMain {
      try withPlot { window in
        for (index, (button, id)) in [("plot-x", "boil"), ("plot-y", "density")].enumerated() {
          settle(window)
          Hand.shared.click(try window.find(button))
          waitUntil("the list is shown") { window.bar.choosers[index]?.isMapped == true }
          let row = window.bar.choosers[index]?.all(ListBoxRow.self).first {
            $0.name == "axis-\(id)"
          }
          row?.grabFocus()
          Hand.shared.type("Return", in: window)
          waitUntil("it is closed") { window.bar.choosers[index]?.isMapped == false }
        }
        XCTAssertEqual(window.state.axes, "boil density linear linear")
      }
    }
  }

  func testTheAxesAreSwapped() throws {
    try onMain {
      try withPlot { window in
        window.activate(.setPlotAxes, "melt density linear logarithmic")
        settle(window)
        Hand.shared.click(try window.find("swap-axes"))
        waitUntil("they are swapped") { window.state.axes == "density melt logarithmic linear" }
      }
    }
  }

  func testArrowKeysGoAlongTheAxesAndSayTheValues() throws {
    try onMain {
      try withPlot { window in
        XCTAssertEqual(window.focusedName, "point-1")
        for (key, name) in [("Right", "point-3"), ("Right", "point-4"), ("Left", "point-3")] {
          Hand.shared.type(key, in: window)
          settle(window)
          XCTAssertEqual(window.focusedName, name)
        }
        XCTAssertEqual(
          try Self.details(window), "Lithium · Atomic number 3 · Melting point 453.65\u{a0}K")
        Hand.shared.type("End", in: window)
        settle(window)
        XCTAssertEqual(
          window.focusedName, window.plot?.points.last.map { "point-\($0.element.number)" })
      }
    }
  }

  func testADragSelectsAndEscapeSelectsAllAgain() throws {
    try onMain {
      try withPlot { window in
        let area = try XCTUnwrap(window.view.layout?.area)
        Hand.shared.move(to: window.view, x: area.x + 2, y: area.y + 2)
        Hand.shared.press()
        Hand.shared.move(to: window.view, x: area.center.x, y: area.center.y)
        Hand.shared.release()
        waitUntil("some are selected") { window.view.selection?.isEmpty == false }
        let selection = try XCTUnwrap(window.view.selection)
        XCTAssertLessThan(selection.count, 100)
        XCTAssertEqual(LinkedElement.shared.selection, selection)
        settle(window)
        // Wherever the focus is.
        window.clearFocus()
        Hand.shared.type("Escape", in: window)
        waitUntil("all are shown") { window.view.selection == nil }
        XCTAssertTrue(window.isMapped)
      }
      XCTAssertNil(LinkedElement.shared.selection)
    }
  }

  func testSelectedElementsAreCompared() throws {
    try onMain {
      try withPlot { window in
        window.activate(.brushPlot, "3 6", "0 400")
        XCTAssertEqual(window.view.selection, [])
        XCTAssertFalse(try window.find("compare-selection").isSensitive)
        window.activate(.brushPlot, "3 6", "")
        settle(window)
        XCTAssertEqual(window.view.selection?.isSubset(of: [3, 4, 5, 6]), true)
        XCTAssertEqual(try window.find("compare-selection").tooltipText, "Compare 3 Elements")
        window.activate(.brushPlot, "3 20", "")
        settle(window)
        XCTAssertEqual(
          try window.find("compare-selection").tooltipText, "Only 6 elements can be compared")
        window.activate(.brushPlot, "3 6", "")
        settle(window)
        XCTAssertTrue(try window.find("compare-selection").isSensitive)
        window.activate(.compareSelection)
        XCTAssertEqual(
          Set(ComparedElements.shared.comparison.numbers), window.view.selection)
        window.activate(.brushPlot, "nan", "1e999 x")
        XCTAssertNil(window.view.selection)
      }
    }
  }

  func testShiftAndArrowKeysSelect() throws {
    try onMain {
      try withPlot { window in
        for _ in 0..<3 { Hand.shared.type("Right", with: ["Shift_L"], in: window) }
        settle(window)
        XCTAssertEqual(window.focusedName, "point-5")
        XCTAssertEqual(window.view.selection?.contains(1), true)
        XCTAssertEqual(window.view.selection?.contains(5), true)
        XCTAssertEqual(window.view.selection?.contains(79), false)
      }
    }
  }

  func testThePointerShowsTheElementHereAndInTheTable() throws {
    try onMain {
      try withPlot { window in
        var linked: Int?
        let link = LinkedElement.shared.observe(.plot) { linked = $0 }
        Hand.shared.move(to: try window.find("point-79"))
        waitUntil("gold is linked") { linked == 79 }
        XCTAssertEqual(window.view.points[79]?.isLinked, true)
        Hand.shared.type("End", in: window)
        settle(window)
        XCTAssertEqual(window.view.points[79]?.isLinked, false, "the pointer rests")
        LinkedElement.shared.show(26, in: .table)
        XCTAssertEqual(window.view.points[26]?.isLinked, true)
        XCTAssertEqual(window.view.points[79]?.isLinked, false)
        XCTAssertTrue(try Self.details(window).hasPrefix("Iron · "))
        LinkedElement.shared.show(nil, in: .table)
        withExtendedLifetime(link) {}
      }
    }
  }

  func testTheTableShowsWhatThePlotPointsAtAndSelects() throws {
    try onMain {
      try withTablePage { window, canvas in
        defer { LinkedElement.shared.selection = nil }
        LinkedElement.shared.show(79, in: .plot)
        XCTAssertEqual(canvas.tiles[79]?.hasClass("linked"), true)
        LinkedElement.shared.show(26, in: .plot)
        XCTAssertEqual(canvas.tiles[79]?.hasClass("linked"), false)
        LinkedElement.shared.show(nil, in: .plot)
        XCTAssertEqual(canvas.tiles[26]?.hasClass("linked"), false)
        LinkedElement.shared.selection = [1, 2]
        XCTAssertEqual(canvas.tiles.values.filter { $0.hasClass("out-of-range") }.count, 116)
        LinkedElement.shared.selection = nil
        XCTAssertTrue(canvas.tiles.values.allSatisfy { !$0.hasClass("out-of-range") })
        var shown: Int?
        let link = LinkedElement.shared.observe(.table) { shown = $0 }
        Hand.shared.move(to: try canvas.find("tile-6"))
        waitUntil("carbon is linked") { shown == 6 }
        Hand.shared.park()
        waitUntil("none is linked") { shown == nil }
        withExtendedLifetime((link, window)) {}
      }
    }
  }

  func testGroupsAndPeriodsAreLines() throws {
    try onMain {
      try withPlot { window in
        XCTAssertEqual(window.plot?.lines.count, 0)
        window.activate(.showPlotGroups)
        XCTAssertEqual(window.plot?.lines.count, 18)
        window.activate(.showPlotPeriods)
        XCTAssertGreaterThan(window.plot?.lines.count ?? 0, 22)
        window.activate(.showPlotGroups)
        XCTAssertEqual(window.plot?.lines.count, 6)
      }
    }
  }

  func testItIsSavedAsAPageOrATableAndOverwritesNoFile() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try withPlot { window in
          for (suffix, start) in [
            ("pdf", "%PDF-1."), ("png", "\u{89}PNG"), ("svg", "<?xml"), ("csv", "Symbol,"),
          ] {
            let path = "\(directory)/plot.\(suffix)"
            window.activate(.savePageFile, path)
            waitUntil("\(suffix) is written") { window.toastMessage == "Saved: plot.\(suffix)" }
            let bytes = try Files.read(path, atMost: 10_000_000)
            XCTAssertGreaterThan(bytes.count, 1000)
            let first = String(
              String.UnicodeScalarView(bytes.prefix(start.count).map { Unicode.Scalar($0) }))
            XCTAssertEqual(first, start)
          }
          let path = directory + "/mine.csv"
          try Files.write("mine", to: path)
          window.activate(.savePageFile, path)
          XCTAssertFalse(try texts(ofDialogWith: "Close").isEmpty)
          try answerDialog("Close")
          XCTAssertEqual(try Files.read(path, atMost: 100), Array("mine".utf8))
        }
      }
    }
  }

  func testItIsCopiedAsCSV() throws {
    try onMain {
      try withPlot { window in
        window.activate(.copyCSV)
        waitUntil("it is told") { window.toastMessage == "Copied as CSV" }
        XCTAssertEqual(
          clipboardText(window)?.hasPrefix("Symbol,Element,Atomic number,Melting point in K"),
          true)
      }
    }
  }

  func testItBeginsAsTheLastOneEndedAndReportsItsChoices() throws {
    try onMain {
      var state = PlotState()
      _ = state.set(axes: "melt density linear logarithmic")
      state.showsGroups = true
      try withPropertyWindow(
        { PlotWindow($0, state: state) }, size: (900, 680), file: #filePath, line: #line
      ) {
        window in
        XCTAssertEqual(window.plot?.xColumn.id, "melt")
        XCTAssertEqual(window.plot?.lines.count, 18)
        var reported: PlotState?
        window.onStateChange = { reported = $0 }
        window.activate(.showPlotGroups)
        XCTAssertEqual(reported?.showsGroups, false)
        window.activate(.setPlotAxes, "number melt")
        XCTAssertEqual(reported?.axes, "number melt linear linear")
      }
      _ = state.set(axes: "no-such-property melt")
      try withPropertyWindow(
        { PlotWindow($0, state: state) }, size: (900, 680), file: #filePath, line: #line
      ) {
        window in
        XCTAssertEqual(window.state.axes, PlotState().axes)
        XCTAssertEqual(window.view.points.count, 100)
      }
    }
  }
}
