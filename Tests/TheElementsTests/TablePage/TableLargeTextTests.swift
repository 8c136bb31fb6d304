import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The periodic table with a large text scale.
final class TableLargeTextTests: PageTestCase {
  private static let scales = [1, 1.25, 1.5, 2]
  /// The elements with the longest name, weight or words.
  private static let longest = ["H", "Na", "Pr", "Rf", "C", "Ra", "Fl", "Tc"]

  @MainActor
  private static func withTables(_ body: (TableCanvas, String) throws -> Void) throws {
    for scale in scales {
      for width in [900, 1080, 1800] {
        try withTextScale(scale) {
          try withTablePage(width: width, height: 640) { _, canvas in
            try body(canvas, "at \(scale) in \(width) pixels")
          }
        }
      }
    }
  }

  @MainActor
  private static func frame(_ widget: Widget, in canvas: TableCanvas) throws -> Rect {
    let corner = try XCTUnwrap(widget.convert(x: 0, y: 0, to: canvas))
    return Rect(
      x: corner.x, y: corner.y, width: Double(widget.width), height: Double(widget.height))
  }

  func testNoWidgetsOverlap() throws {
    try onMain {
      try Self.withTables { canvas, what in
        let preview = try XCTUnwrap(canvas.preview)
        let tiles = try canvas.all(ElementTile.self).map { try Self.frame($0, in: canvas) }
        let entries = try canvas.all(LegendEntry.self).map { try Self.frame($0, in: canvas) }
        for symbol in Self.longest {
          preview.show(try BuiltIn.element(symbol), hit: nil)
          settle(canvas)
          XCTAssertFalse(preview.fittedTitle.isShortened, "\(symbol) \(what)")
          let parts = try preview.children.map { try Self.frame($0, in: canvas) } + entries
          for (index, part) in parts.enumerated() {
            XCTAssertFalse(tiles.contains(where: part.intersects), "\(symbol) \(what)")
            let others = parts[(index + 1)...]
            XCTAssertFalse(others.contains(where: part.intersects), "\(symbol) \(what)")
          }
        }
      }
    }
  }

  func testTheTilesStayLegibleAndThePageScrollsToTheLegend() throws {
    try onMain {
      // Of the last window the table alone has the whole height.
      for (width, height, scale, least) in [
        (1080, 760, 1.25, 44.0), (1080, 760, 1.5, 44), (1080, 760, 2, 44), (1248, 702, 1.5, 44),
        (1248, 702, 2, 40),
      ] {
        try withTextScale(scale) {
          var state = SavedState()
          state.mainWindow = .init(width: width, height: height)
          try withMainWindow(state: state) { window in
            settle(window)
            let what = "at \(scale) in \(width) × \(height)"
            let page = try XCTUnwrap(window.tablePage)
            let (canvas, adjustment) = (page.canvas, page.scrolled.verticalAdjustment)
            XCTAssertGreaterThanOrEqual(canvas.layout.tileSize, least, what)
            XCTAssertEqual(canvas.stateKey.isMapped, least == 44, what)
            XCTAssertEqual(page.scrolled.horizontalAdjustment.upper, Double(canvas.width), what)
            XCTAssertLessThanOrEqual(
              canvas.width, page.scrolled.width, "across all is seen, \(what)")
            let legend = try Self.frame(canvas.legend, in: canvas)
            let end = max(legend.maxY, canvas.layout.frame(column: 3, row: 9).maxY)
            XCTAssertLessThanOrEqual(end, adjustment.upper, what)
            XCTAssertLessThan(adjustment.upper - end, 140, "no empty end, \(what)")
            window.resize(width: 900)
            XCTAssertLessThanOrEqual(
              canvas.layout.tileSize, 43, "as wide as there is room, \(what)")
            XCTAssertLessThanOrEqual(canvas.width, page.scrolled.width, what)
          }
        }
      }
    }
  }

  func testThePartsOfTheBarHaveRoom() throws {
    try onMain {
      for (scale, width, form) in [
        (1.0, 1080, TableBar.Form.line), (1, 700, .twoLines), (1.5, 1080, .twoLines),
        (2, 1080, .twoLines), (2, 700, .twoLines),
      ] {
        try withTextScale(scale) {
          var state = SavedState()
          state.mainWindow = .init(width: width, height: 760)
          try withMainWindow(state: state) { window in
            settle(window)
            let bar = try XCTUnwrap(window.tablePage?.bar)
            XCTAssertEqual(bar.form, form, "at \(scale) in \(width) pixels")
            let slider = try XCTUnwrap(try window.find("table-slider").parent)
            XCTAssertGreaterThan(Double(slider.width), 100 * scale)
          }
        }
      }
    }
  }

  func testThePartsOfTheBarAreWithinANarrowWindow() throws {
    try onMain {
      for scale in [1.0, 1.5, 2] {
        try withTextScale(scale) {
          var state = SavedState()
          state.mainWindow = .init(width: 360, height: 760)
          try withMainWindow(state: state) { window in
            settle(window)
            let bar = try XCTUnwrap(window.tablePage?.bar)
            for part in bar.children where part.isMapped {
              let x = try XCTUnwrap(part.convert(x: 0, y: 0, to: bar)).x
              XCTAssertGreaterThanOrEqual(x, 0, "\(part.name) at \(scale)")
              XCTAssertLessThanOrEqual(
                x + Double(part.width), Double(bar.width), "\(part.name) at \(scale)")
            }
          }
        }
      }
    }
  }

  func testThePlaceholdersTextsFitTheirTiles() throws {
    try onMain {
      try Self.withTables { canvas, what in
        for tile in canvas.all(PlaceholderTile.self) {
          XCTAssertLessThanOrEqual(tile.text.width, Double(tile.width), what)
        }
      }
    }
  }

  func testAllLegendEntriesHaveTheSameSizeAndFit() throws {
    try onMain {
      var sizes: [Int: Double] = [:]
      try Self.withTables { canvas, what in
        let entries = canvas.all(LegendEntry.self)
        let size = try XCTUnwrap(entries.first).textSize
        for entry in entries {
          XCTAssertEqual(entry.textSize, size, what)
          XCTAssertFalse(entry.isShortened, "\(entry.classification.id) \(what)")
        }
        let window = try XCTUnwrap(canvas.window).width
        XCTAssertGreaterThanOrEqual(size, sizes[window] ?? 9, what)
        sizes[window] = size
      }
    }
  }
}
