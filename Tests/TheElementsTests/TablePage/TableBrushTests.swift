import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Drags across the histograms of the Table's legend and of the half-lives: they choose the range between two points.
final class TableBrushTests: PageTestCase {
  /// Drags within a widget, from one point to another.
  @MainActor
  private static func drag(
    in widget: Widget, y: Double, from start: Double, to end: Double, steps: Int = 5
  ) {
    let hand = Hand.shared
    hand.move(to: widget, x: start, y: y)
    hand.press()
    for step in 1...steps {
      hand.move(to: widget, x: start + (end - start) * Double(step) / Double(steps), y: y)
    }
    hand.release()
    widget.window.map { settle($0) }
  }

  @MainActor
  private static func withLegend(_ body: (MainWindow, TableCanvas, PropertyLegend) throws -> Void)
    throws
  {
    try withMainWindow { window in
      waitUntil("the bar is shown") { window.tablePage?.bar != nil }
      window.activate(.colorBy, "melt")
      settle(window)
      let canvas = try XCTUnwrap(window.tablePage?.canvas)
      try body(window, canvas, try XCTUnwrap(canvas.propertyLegend))
    }
  }

  /// The ends of the brush in kelvin.
  @MainActor
  private static func ends(_ canvas: TableCanvas) -> [Double?] {
    [canvas.brush?.lower, canvas.brush?.upper].map { $0.flatMap(Double.init) }
  }

  func testADragAcrossTheBarsChoosesTheRange() throws {
    try onMain {
      try Self.withLegend { _, canvas, legend in
        let layout = PropertyLegendLayout(
          width: Double(legend.width), height: Double(legend.height), textScale: 1)
        let scale = try XCTUnwrap(canvas.painter.scale)
        let (low, high) = (layout.x(at: 0.3), layout.x(at: 0.6))
        let middle = layout.histogramFrame.center.y
        let expected = [scale.number(at: 0.3), scale.number(at: 0.6)]
        let pixel = scale.number(at: 0.5) - scale.number(at: 0.5 - 1 / layout.stripFrame.width)
        for (start, end) in [(low, high), (high, low)] {
          canvas.activate(.setBrush, "", "")
          Self.drag(in: legend, y: middle, from: start, to: end)
          let found = Self.ends(canvas)
          XCTAssertEqual(try XCTUnwrap(found[0]), expected[0], accuracy: 1.5 * pixel)
          XCTAssertEqual(try XCTUnwrap(found[1]), expected[1], accuracy: 1.5 * pixel)
        }
        // Of a range there is another one, wherever its knobs are.
        Self.drag(in: legend, y: middle, from: layout.x(at: 0.1), to: layout.x(at: 0.2))
        XCTAssertEqual(
          try XCTUnwrap(Self.ends(canvas)[1]), scale.number(at: 0.2), accuracy: 1.5 * pixel)
        Self.drag(in: legend, y: middle, from: layout.x(at: 0) - 4, to: layout.x(at: 0.5))
        XCTAssertNil(Self.ends(canvas)[0], "from the first bar on it has no lower end")
      }
    }
  }

  func testAClickOnTheBarsAndADragOnTheStripMoveTheNearestEnd() throws {
    try onMain {
      try Self.withLegend { _, canvas, legend in
        let layout = PropertyLegendLayout(
          width: Double(legend.width), height: Double(legend.height), textScale: 1)
        let hand = Hand.shared
        hand.move(to: legend, x: layout.x(at: 0.3), y: layout.histogramFrame.center.y)
        hand.press()
        hand.move(to: legend, x: layout.x(at: 0.3) + 2, y: layout.histogramFrame.center.y)
        hand.release()
        waitUntil("the lower end moves") { Self.ends(canvas)[0] != nil }
        XCTAssertNil(Self.ends(canvas)[1])
        canvas.activate(.setBrush, "", "")
        Self.drag(
          in: legend, y: layout.stripFrame.center.y, from: layout.x(at: 0.3), to: layout.x(at: 0.4))
        XCTAssertNotNil(Self.ends(canvas)[0])
        XCTAssertNil(Self.ends(canvas)[1])
      }
    }
  }

  func testADragAcrossTheHalfLivesChoosesTheRange() throws {
    try onMain {
      try withNuclides { window in
        let range = try window.find("half-life-range")
        let width = Double(range.width)
        let part = { (x: Double) in 12 + x * (width - 24) }
        for (start, end) in [(0.3, 0.7), (0.7, 0.3)] {
          window.activate(.filterHalfLives, "", "")
          Self.drag(in: range, y: 16, from: part(start), to: part(end))
          let places = [
            window.view.filter.halfLife.lowerBound, window.view.filter.halfLife.upperBound,
          ]
          .map { NuclideFilter.places[$0] }
          XCTAssertEqual(places[0], 0.3, accuracy: 0.05)
          XCTAssertEqual(places[1], 0.7, accuracy: 0.05)
        }
        window.activate(.filterHalfLives, "", "")
        Self.drag(in: range, y: 48, from: part(0.3), to: part(0.4))
        XCTAssertEqual(
          window.view.filter.halfLife.upperBound, NuclideFilter.all.upperBound, "on the trough")
        XCTAssertGreaterThan(window.view.filter.halfLife.lowerBound, 0)
      }
    }
  }
}
