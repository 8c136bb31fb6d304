import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Zooming in the window of the plot.
final class PlotWindowZoomTests: PageTestCase {
  func testItIsZoomedToTheSelectionAndByTheWheel() throws {
    try onMain {
      try withPlot { window in
        window.activate(.brushPlot, "20.5 40.5", "")
        settle(window)
        XCTAssertEqual(try window.find("zoom-in").tooltipText, "Zoom to Selection")
        let selection = try XCTUnwrap(window.view.selection)
        Hand.shared.click(try window.find("zoom-in"))
        waitUntil("the selection is shown") { window.view.selection == nil }
        XCTAssertEqual(Set(window.view.points.keys), selection)
        XCTAssertEqual(
          try window.find("plot-details").shownText.hasPrefix("\(selection.count) of 118"), true)
        // What is under the pointer stays there.
        settle(window)
        let point = try XCTUnwrap(window.plot?[30])
        let place = try XCTUnwrap(window.view.layout?.position(of: point))
        let zoom = window.state.zoom
        Hand.shared.hold("Control_L") {
          Hand.shared.scroll(over: window.view, x: place.x, y: place.y, notches: -1)
        }
        waitUntil("it is zoomed") { window.state.zoom != zoom }
        settle(window)
        let after = try XCTUnwrap(window.plot?[30]).flatMap { window.view.layout?.position(of: $0) }
        XCTAssertEqual(try XCTUnwrap(after).x, place.x, accuracy: 1)
        XCTAssertEqual(try XCTUnwrap(after).y, place.y, accuracy: 1)
        let zoomed = window.state.zoom
        Hand.shared.scroll(over: window.view, notches: 1)
        waitUntil("it is moved") { window.state.zoom != zoomed }
        Hand.shared.type("Escape", in: window)
        waitUntil("the whole is shown") { window.view.points.count == 100 }
        XCTAssertFalse(try window.find("zoom-normal").isSensitive)
        XCTAssertTrue(window.isMapped)
        window.view.focusPoints()
        for (key, isWhole) in [("plus", false), ("minus", true), ("plus", false), ("0", true)] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(window.state.zoom == .whole, isWhole, key)
        }
      }
    }
  }
}
