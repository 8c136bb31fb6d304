import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Distance of the widget from the page's left edge, in pixels.
@MainActor
private func left(_ widget: Widget, in page: Widget) -> Double {
  widget.convert(x: 0, y: 0, to: page)?.x ?? .nan
}

/// Right-to-left layout: pages begin at the right; only the periodic table keeps its order.
final class RightToLeftTests: PageTestCase {
  func testThePeriodicTableKeepsItsOrder() throws {
    try onMain {
      try withRightToLeft {
        try withTablePage { _, canvas in
          let places = try [1, 4, 21, 30, 5, 2].map {
            left(try canvas.find("tile-\($0)"), in: canvas)
          }
          XCTAssertEqual(places, places.sorted())
          XCTAssertEqual(Set(places).count, places.count)
        }
      }
    }
  }

  func testPreviewAndLegendSwapSidesAndCoverNoTile() throws {
    try onMain {
      try withRightToLeft {
        try withTablePage(width: 1000) { _, canvas in
          let preview = try XCTUnwrap(canvas.preview)
          XCTAssertLessThan(left(canvas.legend, in: canvas), left(preview, in: canvas))
          let (first, last) = (try canvas.find("tile-4"), try canvas.find("tile-5"))
          XCTAssertGreaterThanOrEqual(
            left(canvas.legend, in: canvas), left(first, in: canvas) + Double(first.width))
          XCTAssertLessThanOrEqual(
            left(preview, in: canvas) + Double(preview.width), left(last, in: canvas))
          let entries = try ["diatomic-nonmetal", "unknown"].map {
            left(try canvas.find("legend-\($0)"), in: canvas)
          }
          XCTAssertGreaterThan(entries[0], entries[1])
        }
      }
    }
  }

  func testTheLegendsBelowTheTableAreWithinThePage() throws {
    try onMain {
      try withRightToLeft {
        var state = SavedState()
        state.mainWindow = .init(width: 700, height: 760)
        try withMainWindow(state: state) { window in
          for coloring in ["category", "melt"] {
            window.activate(.colorBy, coloring)
            settle(window)
            let canvas = try XCTUnwrap(window.tablePage?.canvas)
            let legend: Widget? = coloring == "melt" ? canvas.propertyLegend : canvas.legend
            let shown = try XCTUnwrap(legend)
            let start = left(shown, in: canvas)
            XCTAssertGreaterThanOrEqual(start, 0, coloring)
            XCTAssertLessThanOrEqual(start + Double(shown.width), Double(canvas.width), coloring)
          }
        }
      }
    }
  }

  func testTheSourceOfTheMapIsNotBelowItsButtons() throws {
    try onMain {
      try withRightToLeft {
        try PlacesPageTests.withPlaces { _, page in
          let map = try XCTUnwrap(page.view?.map)
          let labels = MapLabels(try BuiltIn.data.readMap())
          let source = labels.sourceFrame(map.viewport.size, map).frame
          XCTAssertGreaterThan(source.x, map.viewport.size.width / 2)
          XCTAssertEqual(map.covered.count, 1)
          XCTAssertFalse(map.covered.contains(where: source.intersects))
        }
      }
    }
  }

  func testTheRailIsAtTheLeftAndTheGridBeginsAtTheRight() throws {
    try onMain {
      try withRightToLeft {
        try withListPage(.name()) { _, page in
          XCTAssertEqual(left(try page.first(LetterRail.self), in: page), 0, accuracy: 1)
        }
        try withGridPage { _, page in
          let places = try [1, 7, 8].map { left(try page.find("cell-\($0)"), in: page) }
          XCTAssertEqual(places, places.sorted(by: >))
        }
      }
    }
  }

  func testTheArrowKeysFollowTheButtonsArrows() throws {
    onMain {
      XCTAssertEqual(AppAction.nextElement.keys, ["<Alt>Right"])
      XCTAssertEqual(AppAction.previousElement.keys, ["<Alt>Left"])
      withRightToLeft {
        XCTAssertEqual(AppAction.nextElement.keys, ["<Alt>Left"])
        XCTAssertEqual(AppAction.previousElement.keys, ["<Alt>Right"])
      }
    }
  }
}
