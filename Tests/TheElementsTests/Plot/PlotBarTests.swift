import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The bar of the plot in windows of any width.
final class PlotBarTests: PageTestCase {
  func testTheBarOfANewWindowHasOneLine() throws {
    try onMain {
      try withPlot(size: (1080, 720)) { window in
        for axes in ["number melt linear linear", "electronegativity_pauling density linear log"] {
          window.activate(.setPlotAxes, axes)
          settle(window)
          let bar = try window.find("plot-bar")
          for part in bar.children {
            let top = try XCTUnwrap(part.convert(x: 0, y: 0, to: bar)?.y)
            XCTAssertLessThan(top, 30, "\(part.name): \(part.shownText) \(axes)")
          }
        }
        let bar = try window.find("plot-bar")
        let ends = { (part: Widget) in
          let start = try XCTUnwrap(part.convert(x: 0, y: 0, to: bar)?.x)
          return (start, start + Double(part.width))
        }
        let others = try ends(window.find("plot-y")).0 - ends(window.find("plot-x-logarithmic")).1
        XCTAssertTrue(window.hasClass("above-foot"), "messages stand above it")
        for axis in ["x", "y"] {
          let toggle = try window.find("plot-\(axis)-logarithmic")
          let apart = try ends(toggle).0 - ends(window.find("plot-\(axis)")).1
          XCTAssertLessThan(apart, others - 4, "it stands by its axis")
          XCTAssertEqual(toggle.shownText, "Logarithmic")
          XCTAssertEqual(Accessible.label(of: toggle), "Logarithmic \(axis)-axis")
          XCTAssertEqual(toggle.tooltipText, "Logarithmic \(axis)-axis")
        }
      }
    }
  }

  func testTheBarWrapsInANarrowWindow() throws {
    try onMain {
      try withPlot(size: (360, 640)) { window in
        let bar = try window.find("plot-bar")
        XCTAssertLessThanOrEqual(window.width, 360)
        for name in ["plot-x", "plot-y", "show-plot-groups", "show-plot-periods"] {
          let button = try window.find(name)
          let x = try XCTUnwrap(button.convert(x: 0, y: 0, to: bar)?.x)
          XCTAssertGreaterThanOrEqual(x, 0, name)
          XCTAssertLessThanOrEqual(x + Double(button.width), Double(bar.width), name)
        }
        XCTAssertGreaterThan(window.view.height, 250)
      }
    }
  }

  func testTheColorsOfThePointsAreNamedWhereThereIsRoom() throws {
    try onMain {
      for (width, isShown) in [(1080, true), (700, true), (360, false)] {
        try withPlot(size: (width, 640)) { window in
          let legend = try window.find("plot-legend")
          XCTAssertEqual(legend.height > 0, isShown, "\(width)")
          XCTAssertTrue(legend.shownText.hasPrefix("Diatomic nonmetal"), legend.shownText)
          let names = Accessible.description(of: legend) ?? ""
          XCTAssertTrue(names.hasPrefix("Diatomic nonmetal, Polyatomic nonmetal, "), names)
          let height = legend.height
          window.activate(.zoomIn)
          settle(window)
          XCTAssertEqual(legend.height, height, "a part of the plot has the same")
          guard isShown else { return }
          for text in DrawnText.all(in: legend) {
            XCTAssertGreaterThanOrEqual(text.frame.x, 0)
            XCTAssertLessThanOrEqual(text.frame.x + text.frame.width, Double(legend.width))
            XCTAssertLessThanOrEqual(text.frame.y + text.frame.height, Double(height))
          }
        }
      }
    }
  }

  func testASelectionMovesNoPoint() throws {
    try onMain {
      for width in [360, 520, 700, 900, 1080] {
        try withPlot(size: (width, 640)) { window in
          let before = (window.view.height, window.view.layout)
          let button = try window.find("compare-selection")
          XCTAssertTrue(button.isMapped && !button.isSensitive)
          for ranges in [("1 5", ""), ("1 60", ""), ("200 300", ""), ("", "")] {
            window.activate(.brushPlot, ranges.0, ranges.1)
            settle(window)
            XCTAssertEqual(window.view.height, before.0, "\(width): \(ranges)")
            XCTAssertEqual(window.view.layout, before.1, "\(width): \(ranges)")
            XCTAssertLessThanOrEqual(window.width, width)
          }
        }
      }
    }
  }

  func testGroupsAndPeriodsStayBesideEachOther() throws {
    try onMain {
      for width in stride(from: 500, through: 1300, by: 40) {
        try withPlot(size: (width, 640)) { window in
          let bar = try window.find("plot-bar")
          let tops = try ["show-plot-groups", "show-plot-periods"].map {
            try XCTUnwrap(window.find($0).convert(x: 0, y: 0, to: bar)?.y)
          }
          XCTAssertEqual(tops[0], tops[1], "\(width)")
        }
      }
    }
  }
}
