import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The forms of the Table: 18 columns, 32 columns and left-step.
final class TableFormTests: PageTestCase {
  /// Runs `body` with a main window that shows the Table.
  @MainActor
  private static func withTable(
    state: SavedState = SavedState(), width: Int = 1080, height: Int = 760,
    remembered: Record<SavedState> = Record(), _ body: (MainWindow, TableCanvas) throws -> Void
  ) throws {
    var state = state
    state.mainWindow = .init(width: width, height: height)
    try withMainWindow(state: state, remembered: remembered) { window in
      waitUntil("the bar is shown") { window.tablePage?.bar != nil }
      settle(window)
      try body(window, try XCTUnwrap(window.tablePage?.canvas))
    }
  }

  /// The frame of a tile as allocated.
  @MainActor
  private static func frame(_ number: Int, _ canvas: TableCanvas) throws -> Rect {
    let tile = try XCTUnwrap(canvas.tiles[number])
    let corner = try XCTUnwrap(tile.convert(x: 0, y: 0, to: canvas))
    return Rect(
      x: corner.x, y: corner.y, width: Double(tile.width), height: Double(tile.height))
  }

  func testTheWheelScrollsTheChips() throws {
    try onMain {
      try Self.withTable(width: 400) { window, _ in
        let row = try XCTUnwrap(window.tablePage?.narrowParts?.row)
        let wheel = try XCTUnwrap(controller("GtkEventControllerScroll", of: row))
        var answer = value(false)
        emit("scroll", by: wheel, [value(0.0), value(2.0)], result: &answer)
        XCTAssertGreaterThan(row.horizontalAdjustment.value, 0)
      }
    }
  }

  func testEachFormHasItsPlacesAndIsRemembered() throws {
    try onMain {
      let remembered = Record<SavedState>()
      try Self.withTable(remembered: remembered) { window, canvas in
        for form in [TableForm.long, .leftStep, .standard] {
          window.activate(.setTableForm, form.rawValue)
          waitUntil("the tiles are at rest") { canvas.travel == nil }
          settle(window)
          let layout = TableLayout(
            width: Double(canvas.width), height: Double(canvas.height), TableArrangement(form))
          for element in canvas.table.elements {
            XCTAssertEqual(try Self.frame(element.number, canvas), layout.frame(of: element))
          }
          XCTAssertEqual(remembered.events.last?.table.form, form)
          XCTAssertEqual(canvas.placeholders.count, form == .standard ? 2 : 0)
        }
        window.activate(.setTableForm, "circle")
        XCTAssertEqual(remembered.events.last?.table.form, .standard)
      }
    }
  }

  func testTheChoiceOfGroupThreeMovesTheTilesAndTheirDescriptions() throws {
    try onMain {
      try Self.withTable { window, canvas in
        let (lanthanum, lutetium) = (canvas.tiles[57], canvas.tiles[71])
        window.activate(.setGroupThree, "La")
        settle(window)
        XCTAssertEqual(canvas.placeholders.count, 0)
        XCTAssertEqual(Accessible.description(of: try XCTUnwrap(lanthanum)), "group 3, period 6")
        XCTAssertEqual(Accessible.description(of: try XCTUnwrap(lutetium)), "period 6")
        window.activate(.colorBy, "block")
        XCTAssertEqual(lanthanum?.paint?.fill, .classification(.block("d")))
        XCTAssertEqual(lutetium?.paint?.fill, .classification(.block("f")))
        window.activate(.setGroupThree, "Lu")
        XCTAssertEqual(Accessible.description(of: try XCTUnwrap(lutetium)), "group 3, period 6")
        XCTAssertEqual(lutetium?.paint?.fill, .classification(.block("d")))
        canvas.focus(.element(39))
        Hand.shared.type("Down", in: window)
        waitUntil("lutetium is focused") { window.focusedName == "tile-71" }
      }
    }
  }

  func testTheTilesTravelInThreeTenthsOfASecond() throws {
    try onMain {
      try Self.withTable { window, canvas in
        let start = try Self.frame(118, canvas)
        withSteppedClock(of: canvas) { clock in
          window.activate(.setTableForm, "long")
          clock.advance(by: 0.1)
          let first = try? Self.frame(118, canvas)
          XCTAssertNotEqual(first, start)
          XCTAssertNotNil(canvas.travel)
          clock.advance(by: 0.25)
          XCTAssertNil(canvas.travel)
          XCTAssertEqual(canvas.legend.opacity, 1)
        }
        let end = canvas.layout.frame(of: try XCTUnwrap(canvas.table[118]))
        XCTAssertEqual(try Self.frame(118, canvas), end)
      }
    }
  }

  func testWithoutAnimationsTheTilesMoveAtOnce() throws {
    try onMain {
      try Self.withTable { window, canvas in
        window.activate(.setTableForm, "left-step")
        XCTAssertNil(canvas.travel)
        settle(window)
        let end = canvas.layout.frame(of: try XCTUnwrap(canvas.table[57]))
        XCTAssertEqual(try Self.frame(57, canvas), end)
      }
    }
  }

  func testArrowAndPageKeysMoveInTheShownForm() throws {
    try onMain {
      try Self.withTable { window, canvas in
        window.activate(.setTableForm, "left-step")
        settle(window)
        canvas.focus(.element(2))
        let names = ["Down", "Left", "Page_Down", "Left", "Page_Up"].map { key in
          Hand.shared.type(key, in: window)
          settle(window)
          return window.focusedName
        }
        XCTAssertEqual(names, ["tile-4", "tile-3", "tile-87", "tile-86", "tile-10"])
      }
    }
  }

  func testAWindowTooNarrowFor32ColumnsScrollsLargeTilesWithAMap() throws {
    try onMain {
      try Self.withTable(width: 700, height: 700) { window, canvas in
        XCTAssertFalse(canvas.isNarrow)
        canvas.focus(.element(79))
        window.activate(.setTableForm, "long")
        settle(window)
        XCTAssertTrue(canvas.isNarrow)
        XCTAssertEqual(canvas.layout.tileSize, TableLayout.narrowTileSize)
        XCTAssertEqual(window.tablePage?.narrowParts?.overview.isMapped, true)
        let gold = try XCTUnwrap(canvas.tiles[79]?.convert(x: 0, y: 0, to: window))
        XCTAssertTrue((0...656).contains(gold.x), "the focused tile stays in view: \(gold.x)")
        window.activate(.setTableForm, "standard")
        settle(window)
        XCTAssertFalse(canvas.isNarrow)
        XCTAssertEqual(window.focusedName, "tile-79")
      }
    }
  }

  func testTheElementInTheMiddleStaysInPlaceInANarrowWindow() throws {
    try onMain {
      try Self.withTable(width: 370, height: 700) { window, canvas in
        canvas.focus(.element(50))
        settle(window)
        let page = try XCTUnwrap(window.tablePage)
        window.clearFocus()
        let middle = { (number: Int) in
          canvas.tiles[number].flatMap { $0.convert(x: 22, y: 22, to: page.scrolled) }
        }
        let (width, height) = (Double(page.scrolled.width), Double(page.scrolled.height))
        let inMiddle = (1...118).min { first, second in
          let distance = { (number: Int) in
            middle(number).map { abs($0.x - width / 2) + abs($0.y - height / 2) } ?? .infinity
          }
          return distance(first) < distance(second)
        }
        let number = try XCTUnwrap(inMiddle)
        let before = try XCTUnwrap(middle(number))
        window.activate(.setTableForm, "long")
        settle(window)
        let after = try XCTUnwrap(middle(number))
        XCTAssertEqual(after.x, before.x, accuracy: 1)
        XCTAssertGreaterThan(page.position.x, 400)
      }
    }
  }

  /// The number of tiles that are wholly seen, beside the headers.
  @MainActor
  private static func visibleTiles(_ window: MainWindow, _ canvas: TableCanvas) throws -> Int {
    let part = try XCTUnwrap(window.tablePage).scrolled
    return canvas.tiles.values.count { tile in
      guard let corner = tile.convert(x: 0, y: 0, to: part) else { return false }
      return corner.x >= canvas.layout.headersWidth && corner.y >= canvas.layout.headersHeight
        && corner.x + Double(tile.width) <= Double(part.width)
        && corner.y + Double(tile.height) <= Double(part.height)
    }
  }

  func testAWideFormBeginsWhereTheMostTilesAre() throws {
    try onMain {
      for (width, height) in [(360, 700), (700, 700)] {
        for form in [TableForm.long, .leftStep] {
          var saved = SavedState()
          saved.table.form = form
          try Self.withTable(state: saved, width: width, height: height) { window, canvas in
            let page = try XCTUnwrap(window.tablePage)
            let count = try Self.visibleTiles(window, canvas)
            for x in stride(from: 0.0, through: 1200, by: 50) {
              page.scrolled.horizontalAdjustment.value = x
              settle(window)
              XCTAssertLessThanOrEqual(try Self.visibleTiles(window, canvas), count, "\(form) \(x)")
            }
          }
          try Self.withTable(width: width, height: height) { window, canvas in
            window.activate(.setTableForm, form.rawValue)
            waitUntil("the tiles are at rest") { canvas.travel == nil }
            settle(window)
            XCTAssertGreaterThan(try Self.visibleTiles(window, canvas), width == 360 ? 20 : 60)
          }
        }
      }
    }
  }

  func testAWideFormBeginsAtTheSelectedElementInANarrowWindow() throws {
    try onMain {
      var saved = SavedState()
      saved.table.form = .leftStep
      try Self.withTable(state: saved) { window, canvas in
        XCTAssertFalse(canvas.isNarrow)
        canvas.focus(.element(60))
        window.clearFocus()
        (window.defaultWidth, window.defaultHeight) = (360, 640)
        waitUntil("it is narrow") { canvas.isNarrow }
        settle(window)
        let page = try XCTUnwrap(window.tablePage)
        let tile = try XCTUnwrap(canvas.tiles[60])
        XCTAssertNotNil(tile.visibleFrame(of: Bounds(width: 44, height: 44), in: page.scrolled))
      }
    }
  }

  func testASavedScrollPositionOfAWideFormIsKept() throws {
    try onMain {
      var saved = SavedState()
      saved.table.form = .long
      saved.scroll = ["table": .init(x: 300, y: 12)]
      try Self.withTable(state: saved, width: 360, height: 640) { window, _ in
        XCTAssertEqual(window.tablePage?.position, Point(x: 300, y: 12))
      }
    }
  }

  func testAFocusedTileFarFromTheStartOfItsRowIsInView() throws {
    try onMain {
      try Self.withTable(width: 370, height: 700) { window, canvas in
        canvas.focus(.element(1))
        window.activate(.setTableForm, "left-step")
        for number in [57, 5, 21, 1] {
          canvas.focus(.element(number))
          settle(window)
          let page = try XCTUnwrap(window.tablePage)
          let tile = try XCTUnwrap(canvas.tiles[number])
          let bounds = Bounds(width: Double(tile.width), height: Double(tile.height))
          XCTAssertNotNil(tile.visibleFrame(of: bounds, in: page), "\(number)")
        }
      }
    }
  }

  func testTheMenuOfTheBarChoosesTheForm() throws {
    try onMain {
      try Self.withTable { window, canvas in
        Hand.shared.click(try window.find("table-form"))
        let button = try window.find("table-form")
        waitUntil("the menu is shown") {
          button.children.contains { $0.hasClass("context-menu") && $0.isMapped }
        }
        Hand.shared.type("Down", in: window)
        Hand.shared.type("Return", in: window)
        waitUntil("32 columns are shown") { canvas.painter.arrangement.form == .long }
        waitUntil("the button has the focus") { window.focusedName == "table-form" }
      }
    }
  }

  func testASavedFormIsShownAtTheStart() throws {
    try onMain {
      var saved = SavedState()
      (saved.table.form, saved.table.groupThree) = (.long, .lanthanum)
      try Self.withTable(state: saved) { window, canvas in
        XCTAssertEqual(canvas.painter.arrangement, TableArrangement(.long, .lanthanum))
        XCTAssertNil(canvas.travel)
        XCTAssertEqual(
          try Self.frame(57, canvas), canvas.layout.frame(column: 3, row: 6))
      }
    }
  }
}
