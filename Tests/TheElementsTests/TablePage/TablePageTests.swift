import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The periodic table: position of the tiles, pointer and screen reader.
final class TablePageTests: PageTestCase {
  func testEveryElementHasATileAtItsGroupAndPeriod() throws {
    try onMain {
      try withTablePage { _, canvas in
        let layout = TableLayout(width: Double(canvas.width), height: Double(canvas.height))
        let tiles = canvas.all(ElementTile.self)
        XCTAssertEqual(tiles.map(\.element.number), Array(1...118))
        for tile in tiles {
          let frame = layout.frame(of: tile.element)
          let place = try XCTUnwrap(tile.convert(x: 0, y: 0, to: canvas))
          XCTAssertEqual(place.x, frame.x, tile.name)
          XCTAssertEqual(place.y, frame.y, tile.name)
          XCTAssertEqual(Double(tile.width), layout.tileSize, tile.name)
        }
      }
    }
  }

  func testItFitsFrom900PixelsOnWithoutScrolling() throws {
    try onMain {
      for (width, height) in [(900, 600), (1080, 700), (1270, 1000)] {
        try withTablePage(width: width, height: height) { _, canvas in
          XCTAssertLessThanOrEqual(canvas.width, width)
          XCTAssertLessThanOrEqual(canvas.height, height)
          for tile in canvas.all(ElementTile.self) {
            let place = try XCTUnwrap(tile.convert(x: 0, y: 0, to: canvas))
            XCTAssertLessThanOrEqual(place.x + Double(tile.width), Double(width), tile.name)
            XCTAssertLessThanOrEqual(place.y + Double(tile.height), Double(height), tile.name)
          }
        }
      }
    }
  }

  func testInASmallWindowItScrollsBothWays() throws {
    try onMain {
      try withTablePage(width: 400, height: 300) { window, canvas in
        XCTAssertEqual(window.width, 400)
        let least = TableLayout(narrowWidth: 0, height: 0).size
        XCTAssertEqual(Double(canvas.width), least.width)
        XCTAssertEqual(Double(canvas.height), least.height)
        canvas.focus(.element(118))
        settle(canvas)
        let place = try XCTUnwrap(canvas.tiles[118]?.convert(x: 0, y: 0, to: window))
        XCTAssertLessThanOrEqual(place.x + TableLayout.narrowTileSize, 400)
        XCTAssertLessThanOrEqual(place.y + TableLayout.narrowTileSize, 300)
      }
    }
  }

  func testATileHasAnAccessibleName() throws {
    try onMain {
      try withTablePage { _, canvas in
        let gold = try canvas.find("tile-79")
        XCTAssertEqual(Accessible.label(of: gold), "Gold, Au, 79, solid, transition metal")
        XCTAssertEqual(Accessible.role(of: gold), "button")
        for tile in canvas.all(ElementTile.self) {
          XCTAssertEqual(Accessible.label(of: tile), tr(tile.element.accessibleName))
        }
        XCTAssertEqual(
          Accessible.label(of: try canvas.find("placeholder-57")), "57–71, to the lanthanides")
      }
    }
  }

  func testEveryFocusableWidgetHasAnAccessibleName() throws {
    try onMain {
      try withTablePage { _, canvas in
        for widget in canvas.all(Widget.self) where widget.isFocusable {
          XCTAssertNotNil(Accessible.label(of: widget), widget.name)
        }
      }
    }
  }

  func testAClickOnATileOpensItsElement() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { _, canvas in
        Hand.shared.click(try canvas.find("tile-79"))
        XCTAssertEqual(canvas.focusedCell, .element(79))
        waitUntil("gold is opened") { activated.events == ["Au"] }
        Hand.shared.click(try canvas.find("tile-118"))
        waitUntil("oganesson is opened") { activated.events == ["Au", "Og"] }
      }
    }
  }

  func testATileIsOpenedOnlyWhereItWasPressed() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { _, canvas in
        Hand.shared.move(to: try canvas.find("tile-1"))
        Hand.shared.press()
        Hand.shared.move(to: try canvas.find("tile-118"))
        Hand.shared.release()
        Hand.shared.move(to: try canvas.find("legend-metalloid"), x: -5)
        Hand.shared.press()
        Hand.shared.move(to: try canvas.find("tile-26"))
        Hand.shared.release()
        settle(canvas)
        XCTAssertEqual(activated.events, [])
        Hand.shared.click(try canvas.find("tile-26"))
        waitUntil("iron is opened") { activated.events == ["Fe"] }
      }
    }
  }

  func testAFocusedTileIsScrolledIntoViewWithItsRingAndHeaders() throws {
    try onMain {
      try withTablePage(width: 360, height: 360) { window, canvas in
        let page = try XCTUnwrap(canvas.parent)
        @MainActor
        func seen(_ widget: Widget) -> (left: Double, top: Double, right: Double, bottom: Double)? {
          widget.convert(x: 0, y: 0, to: page).map {
            (
              $0.x, $0.y, Double(page.width) - $0.x - Double(widget.width),
              Double(page.height) - $0.y - Double(widget.height)
            )
          }
        }
        for number in [118, 1, 103, 87, 2, 57, 21, 118, 86, 1] {
          canvas.focus(.element(number))
          settle(canvas)
          let place = try XCTUnwrap(canvas.tiles[number].flatMap { seen($0) })
          XCTAssertGreaterThanOrEqual(
            [place.left - 14, place.top - 14, place.right, place.bottom].min() ?? 0, 3, "\(number)")
        }
        XCTAssertEqual(canvas.convert(x: 0, y: 0, to: page)?.x, 0)
        XCTAssertEqual(canvas.convert(x: 0, y: 0, to: page)?.y, 0)
        let entry = try window.find("chip-noble-gas")
        entry.grabFocus()
        settle(canvas)
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(seen(entry)).right, 0)
      }
    }
  }

  func testOfTwoFocusChangesInAFrameTheSecondIsScrolledIntoView() throws {
    try onMain {
      try withTablePage(width: 360, height: 400) { _, canvas in
        canvas.focus(.element(9))
        canvas.focus(.element(87))
        settle(canvas)
        let page = try XCTUnwrap(canvas.parent)
        let place = try XCTUnwrap(canvas.tiles[87]?.convert(x: 0, y: 0, to: page))
        XCTAssertGreaterThanOrEqual(place.x, 0)
        XCTAssertLessThanOrEqual(place.y, Double(page.height) - TableLayout.narrowTileSize)
      }
    }
  }

  func testTheFocusedWidgetStaysInViewWhenTheWindowGetsSmaller() throws {
    try onMain {
      try withTablePage(width: 1000, height: 640) { window, canvas in
        canvas.focus(.element(118))
        for size in [700, 500, 360] {
          window.setProperty("default-width", to: size)
          window.setProperty("default-height", to: 400)
          settle(canvas)
          let tile = try XCTUnwrap(canvas.tiles[118])
          let place = try XCTUnwrap(tile.convert(x: 0, y: 0, to: window))
          XCTAssertEqual(window.width, size)
          XCTAssertLessThanOrEqual(place.x + Double(tile.width) + 2, Double(size))
          XCTAssertLessThanOrEqual(place.y + Double(tile.height) + 2, 400)
        }
      }
    }
  }

  func testAFocusedTileScrolledOutByTheUserStaysOut() throws {
    try onMain {
      try withTablePage(width: 500, height: 347) { window, canvas in
        canvas.focus(.element(1))
        settle(canvas)
        Hand.shared.scroll(over: try canvas.find("tile-22"), notches: 5)
        settle(canvas)
        let top = canvas.top(in: window)
        XCTAssertLessThan(top, -60, "hydrogen is out of view")
        window.setProperty("default-width", to: 450)
        settle(canvas)
        XCTAssertEqual(canvas.top(in: window), top)
      }
    }
  }

  func testAScreenReaderCanClickATile() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { _, canvas in
        XCTAssertTrue(try canvas.find("tile-26").activateAction("tile.activate"))
        XCTAssertEqual(activated.events, ["Fe"])
      }
    }
  }

  func testTheElementUnderThePointerIsShownLarge() throws {
    try onMain {
      try withTablePage { _, canvas in
        let preview = try XCTUnwrap(canvas.preview)
        // Weight and state stand in two lines where a wider font needs them.
        let texts = { @MainActor () -> [String] in
          labels(in: preview).filter { !$0.isEmpty }.map {
            $0.split(separator: "\n").joined(separator: "\u{a0}· ")
          }
        }
        XCTAssertEqual(texts(), ["1.008\u{a0}· gas", "diatomic nonmetal"])
        Hand.shared.move(to: try canvas.find("tile-80"))
        waitUntil("mercury is shown") { preview.element.symbol == "Hg" }
        let expected = ["200.592\u{a0}· liquid", "transition metal"]
        XCTAssertEqual(texts(), expected)
        XCTAssertEqual(
          Accessible.label(of: preview), "Mercury, Hg, 80, liquid, transition metal")
        Hand.shared.park()
        settle(canvas)
        XCTAssertEqual(preview.element.symbol, "Hg", "it stays when the pointer leaves")
      }
    }
  }

  func testALongNameIsSmallerInThePreviewNotShortened() throws {
    try onMain {
      try withTablePage(width: 900) { _, canvas in
        let preview = try XCTUnwrap(canvas.preview)
        let weight = try XCTUnwrap(preview.children.first)
        let place = weight.top(in: preview)
        for element in canvas.table.elements {
          preview.show(element, hit: nil)
          XCTAssertFalse(preview.fittedTitle.isShortened, element.name)
        }
        settle(canvas)
        XCTAssertEqual(weight.top(in: preview), place, "what stands below it does not move")
      }
    }
  }

  func testThePreviewAndTheLegendCoverNoTile() throws {
    try onMain {
      for width in [900, 1270] {
        try withTablePage(width: width, height: 800) { _, canvas in
          let preview = try XCTUnwrap(canvas.preview)
          for widget in [preview, canvas.legend] {
            let place = try XCTUnwrap(widget.convert(x: 0, y: 0, to: canvas))
            let area = Rect(
              x: place.x, y: place.y, width: Double(widget.width), height: Double(widget.height))
            for tile in canvas.all(ElementTile.self) {
              let corner = try XCTUnwrap(tile.convert(x: 0, y: 0, to: canvas))
              let side = Double(tile.width)
              let frame = Rect(x: corner.x, y: corner.y, width: side, height: side)
              XCTAssertFalse(area.intersects(frame), "\(tile.name) at \(width) pixels")
            }
          }
        }
      }
    }
  }

  func testPlaceholdersFocusTheBottomRows() throws {
    try onMain {
      let activated = Record<String>()
      try withTablePage(onActivate: activated) { window, canvas in
        for number in [57, 89] {
          Hand.shared.click(try canvas.find("placeholder-\(number)"))
          settle(canvas)
          XCTAssertEqual(window.focusWidget?.name, "tile-\(number)")
        }
        XCTAssertEqual(activated.events, [])
      }
    }
  }
}
