import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The symbols at the rows of the nuclide chart.
final class NuclideRowTests: PageTestCase {
  func testTheMagicNumbersStandOffTheEdgesOfTheChart() throws {
    try onMain {
      for (size, count) in [((1080, 760), 14), ((360, 640), 10)] {
        try withNuclides(size: size) { window in
          let recorder = TextRecorder()
          window.view.draw(in: recorder)
          // The whole chart has no others than these, and the names of the axes.
          XCTAssertGreaterThanOrEqual(recorder.texts.count, count)
          for frame in recorder.texts.map(\.frame) {
            XCTAssertGreaterThanOrEqual(frame.x, 8, "\(frame) at \(size)")
            XCTAssertLessThanOrEqual(
              frame.x + frame.width, Double(window.view.width) - 8, "\(frame) at \(size)")
          }
        }
      }
    }
  }

  func testEachRowOfWhichAnEndIsInViewNamesItsElement() throws {
    try onMain {
      try withNuclides { window in
        for middle in ["60 45", "100 66", "140 88"] {
          window.activate(.setChart, middle, "6")
          settle(window)
          let (layout, recorder) = (try XCTUnwrap(window.view.layout), TextRecorder())
          let chart = try XCTUnwrap(window.view.chart)
          window.view.draw(in: recorder)
          var rows = 0
          for number in chart.numbers {
            guard let extent = chart.extent(ofRow: number) else { continue }
            let first = layout.frame(of: .init(neutrons: extent.lowerBound, number: number))
            let last = layout.frame(of: .init(neutrons: extent.upperBound, number: number))
            let isInView = (20...layout.size.height - 20).contains(first.center.y)
            guard isInView, last.maxX < layout.size.width - 40, last.maxX > 0 else { continue }
            rows += 1
            let symbols = recorder.texts.filter { text in
              abs(text.frame.y + text.frame.height / 2 - first.center.y) < 2
                && (text.frame.x + text.frame.width <= first.x || text.frame.x >= last.maxX)
            }
            let inView = symbols.filter { (0...layout.size.width - 10).contains($0.frame.x) }
            XCTAssertGreaterThanOrEqual(inView.count, 1, "row \(number) at \(middle)")
          }
          XCTAssertGreaterThan(rows, 3, middle)
        }
      }
    }
  }
}
