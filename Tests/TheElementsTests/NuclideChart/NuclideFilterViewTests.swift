import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The filter of the nuclide chart.
final class NuclideFilterViewTests: PageTestCase {
  func testAKindOfTheLegendDimsTheOthers() throws {
    try onMain {
      try withNuclides { window in
        let chart = try XCTUnwrap(window.view.chart)
        var found: [String] = []
        watchActs { acts in
          window.first(named: "kind-stable").map { Hand.shared.click($0) }
          waitUntil("the others are dimmed") { window.view.includedCount == 251 }
          settle(window)
          found = acts()
        }
        XCTAssertEqual(found.last, "filter-nuclides stable ")
        XCTAssertTrue(labels(in: window).contains { $0.hasPrefix("251 of ") })
        window.activate(.filterNuclides, "stable", "half")
        settle(window)
        XCTAssertEqual(
          window.view.includedCount,
          chart.all.count { $0.kind == .stable && ($0.spin?.contains("/2") ?? false) })
        window.activate(.filterNuclides, "", "")
        XCTAssertNil(window.view.marks.included)
      }
    }
  }

  func testTheKnobsLimitTheHalfLives() throws {
    try onMain {
      try withNuclides { window in
        let knob = try window.find("half-life-from")
        knob.grabFocus()
        Hand.shared.type("End", in: window)
        waitUntil("only the longest are bright") {
          window.view.filter.halfLife == 29...29
        }
        settle(window)
        let chart = try XCTUnwrap(window.view.chart)
        XCTAssertEqual(
          window.view.includedCount, chart.all.count { $0.halfLife.seconds >= 100e9 * 31_556_926 })
        let bounds = NumberFormat.text(String(NuclideFilter.bounds(of: chart.all)))
        XCTAssertTrue(
          labels(in: window).contains("Only a bound is known, in no bar: \(bounds)"))
        XCTAssertEqual(
          try window.find("half-life-range").shownText,
          [String](
            repeating: "100\u{a0}Gy or longer, or stable", count: 2
          ).joined(separator: " "))
        window.activate(.filterHalfLives, "10d", "1My")
        settle(window)
        XCTAssertEqual(
          try window.find("half-life-range").shownText,
          "10\u{a0}d 1\u{a0}My")
        window.activate(.filterHalfLives, "", "")
        XCTAssertTrue(window.view.filter.isOff)
      }
    }
  }
}
