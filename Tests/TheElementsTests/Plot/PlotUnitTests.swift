import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The unit of temperatures in the plot.
final class PlotUnitTests: PageTestCase {
  func testTemperaturesAreInTheChosenUnit() throws {
    try onMain {
      try withPropertyWindow(
        { PlotWindow($0, temperatures: { .celsius }) }, size: (width: 900, height: 680),
        file: #filePath, line: #line
      ) { (window: PlotWindow) in
        XCTAssertEqual(window.plot?.yColumn.unit, "°C")
        XCTAssertTrue(
          try XCTUnwrap(Accessible.label(of: try window.find("point-79")))
            .hasSuffix("Melting point 1064.18\u{a0}°C"))
        window.activate(.brushPlot, "", "1300 1400")
        XCTAssertEqual(window.view.selection?.contains(79), true)
      }
    }
  }
}
