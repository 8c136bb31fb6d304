import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Forms of elements in the plot.
final class PlotFormTests: PageTestCase {
  func testAFormStandsInPlaceOfItsElement() throws {
    try onMain {
      try withPlot { window in
        window.activate(.setPlotAxes, "number density")
        settle(window)
        Hand.shared.click(try window.find("plot-forms"))
        waitUntil("the list") { window.all(Chooser.self).contains { $0.isMapped } }
        let row = window.all(ListBoxRow.self).first { $0.name == "plot-form-C diamond" }
        row?.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("diamond is shown") { window.plot?.forms.isEmpty == false }
        settle(window)
        let title = "Density (x-axis: Atomic number)"
        XCTAssertTrue(labels(in: window).contains(title + " · Carbon (diamond)"))
        XCTAssertEqual(
          Accessible.label(of: try window.find("point-6")),
          "Carbon (diamond) · Atomic number 6 · Density 3.513\u{a0}g/cm³ (diamond)")
        // A narrow window has no room for it in its title.
        let count = try window.find("plot-details").shownText
        XCTAssertTrue(count.contains("Carbon (diamond)"), count)
        window.activate(.showForm, "C", FormChoice.usual)
        settle(window)
        XCTAssertEqual(window.state.forms, FormChoice())
        XCTAssertTrue(labels(in: window).contains(title))
      }
    }
  }
}
