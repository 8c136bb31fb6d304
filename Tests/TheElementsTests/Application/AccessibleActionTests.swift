import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Actions by which assistive technology moves what GTK 4.8 lets it only read.
final class AccessibleActionTests: PageTestCase {
  func testTheKnobsOfTheTable() throws {
    try onMain {
      try withMainWindow { window in
        waitUntil("the bar is shown") { window.tablePage?.bar != nil }
        window.activate(.colorBy, "melt")
        window.activate(.setTemperature, "1000")
        settle(window)
        XCTAssertTrue(try window.find("table-slider").activateAction("slider.increase"))
        XCTAssertEqual(window.state.table.temperature, "1010")
        XCTAssertTrue(try window.find("table-slider").activateAction("slider.decrease"))
        XCTAssertEqual(window.state.table.temperature, "1000")
        XCTAssertTrue(try window.find("brush-end").activateAction("slider.decrease"))
        XCTAssertNotNil(window.state.table.brush?.upper)
      }
    }
  }

  func testTheBrushOfThePlot() throws {
    try onMain {
      try withPlot { window in
        let perform = { (number: Int, act: PlotPoint.Act) in
          XCTAssertTrue(try window.find("point-\(number)").activateAction(act.rawValue))
          settle(window)
        }
        try perform(3, .select)
        XCTAssertEqual(window.view.selection, [3])
        XCTAssertEqual(window.focusedName, "point-3")
        try perform(8, .extendSelection)
        let wide = try XCTUnwrap(window.view.selection)
        XCTAssertTrue(wide.isSuperset(of: [3, 8]))
        try perform(5, .extendSelection)
        XCTAssertEqual(window.view.selection?.contains(8), false, "from lithium")
        XCTAssertEqual(window.view.selection?.isSuperset(of: [3, 5]), true)
        try perform(5, .clearSelection)
        XCTAssertNil(window.view.selection)
        try perform(8, .extendSelection)
        XCTAssertEqual(window.view.selection, [8], "from none")
        XCTAssertEqual(
          Accessible.announcement(on: try window.find("point-8")), "1 element selected")
      }
    }
  }

  func testTheMarkOfTheComparison() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.clearComparison)
        let tile = try window.find("tile-9")
        XCTAssertTrue(tile.activateAction("tile.switch-comparison"))
        XCTAssertTrue(ComparedElements.shared.contains(9))
        XCTAssertTrue(tile.activateAction("tile.switch-comparison"))
        XCTAssertFalse(ComparedElements.shared.contains(9))
      }
    }
  }

  func testTheCardsOfAnElement() throws {
    try onMain {
      try withElementWindow("Fe") { window in
        window.showCard("ionization")
        let chart = try XCTUnwrap(window.all(IonizationChart.self).first)
        XCTAssertTrue(chart.activateAction("chart.next"))
        XCTAssertTrue(chart.activateAction("chart.next"))
        XCTAssertTrue(chart.activateAction("chart.previous"))
        XCTAssertEqual(chart.position, 1)
        window.showCard("crystal")
        let crystal = try XCTUnwrap(window.all(CrystalView.self).first)
        XCTAssertTrue(crystal.activateAction("crystal.turn-right"))
        XCTAssertTrue(crystal.activateAction("crystal.tilt-up"))
      }
    }
  }
}
