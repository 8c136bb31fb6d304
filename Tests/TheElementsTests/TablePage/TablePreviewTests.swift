import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The preview above a narrow table, and the key of the states.
final class TablePreviewTests: PageTestCase {
  func testThePreviewStaysAboveANarrowTableWithAllItsTexts() throws {
    try onMain {
      try withTablePage(width: 360, height: 700) { window, canvas in
        let page = try window.first(TablePage.self)
        let preview = try XCTUnwrap(canvas.preview)
        for element in canvas.table.elements {
          preview.show(element, hit: nil)
          settle(window)
          let texts = labels(in: preview).filter { !$0.isEmpty }
          XCTAssertEqual(texts.count, element.category == .unknown ? 1 : 2, element.name)
          let parts = preview.children.filter(\.isVisible)
          XCTAssertTrue(parts.allSatisfy(\.isChildVisible), element.name)
          XCTAssertFalse(preview.fittedTitle.isShortened, element.name)
        }
        for y in [0.0, 60, 150] {
          page.position = Point(x: y, y: y)
          settle(window)
          let place = try XCTUnwrap(preview.convert(x: 0, y: 0, to: page.scrolled))
          XCTAssertLessThanOrEqual(place.y + Double(preview.height), 0, "above the table")
          XCTAssertLessThanOrEqual(place.x + Double(preview.width), Double(page.width))
        }
        window.defaultWidth = 1000
        waitUntil("it is wide") { !canvas.isNarrow }
        settle(window)
        XCTAssertTrue(preview.isInside(canvas), "it is in the empty space again")
      }
    }
  }

  func testTheTableExplainsTheSignsOfTheStatesWhereTilesHaveThem() throws {
    try onMain {
      for (width, isShown) in [(1080, true), (600, false)] {
        try withTablePage(width: width, height: 760) { _, canvas in
          XCTAssertEqual(canvas.stateKey.isMapped, isShown, "\(width)")
          guard isShown else { return }
          XCTAssertEqual(
            Accessible.label(of: canvas.stateKey),
            "Signs of the states: Solid, Liquid, Gas, Unknown")
          let key = canvas.stateKey
          let place = try XCTUnwrap(key.convert(x: 0, y: 0, to: canvas))
          let frame = Rect(
            x: place.x, y: place.y, width: Double(key.width), height: Double(key.height))
          for tile in canvas.all(ElementTile.self) {
            let corner = try XCTUnwrap(tile.convert(x: 0, y: 0, to: canvas))
            let side = Double(tile.width)
            XCTAssertFalse(
              frame.intersects(Rect(x: corner.x, y: corner.y, width: side, height: side)))
          }
        }
      }
    }
  }
}
