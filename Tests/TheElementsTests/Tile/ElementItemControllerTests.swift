import CGtk
import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Pictures and context menus of rows, cells and tiles.
final class ElementItemControllerTests: PageTestCase {
  @MainActor
  private static func withPage(_ page: String, _ body: (MainWindow) throws -> Void) throws {
    var state = SavedState()
    state.page = page
    state.mainWindow = .init(width: 960, height: 720)
    try withMainWindow(state: state, body)
  }

  @MainActor
  private static func shown(_ window: Window) -> String? {
    window.all(PictureView.self).first?.element.symbol
  }

  func testAClickOnTheTileOfARowShowsThePicture() throws {
    try onMain {
      try Self.withPage("number") { window in
        let row = try window.find("row-6")
        Hand.shared.click(row, x: 30, y: Double(row.height) / 2)
        waitUntil("the picture is there") { Self.shown(window) == "C" }
      }
    }
  }

  func testAClickBesideTheTileOpensTheElementWindow() throws {
    try onMain {
      try Self.withPage("number") { window in
        let row = try window.find("row-6")
        Hand.shared.click(row, x: 300, y: Double(row.height) / 2)
        pump(for: 0.2)
        XCTAssertNil(Self.shown(window))
        // A press on the tile released elsewhere is no click; neither is the next key.
        Hand.shared.move(to: row, x: 30, y: 30)
        Hand.shared.press()
        Hand.shared.move(to: window, x: 5, y: 5)
        Hand.shared.release()
        row.grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertNil(Self.shown(window))
      }
    }
  }

  func testShiftAndEnterShowThePictureFromEveryPage() throws {
    try onMain {
      for (page, name) in [("number", "row-79"), ("grid", "cell-79"), ("table", "tile-79")] {
        try Self.withPage(page) { window in
          let item = try window.find(name)
          item.grabFocus()
          Hand.shared.type("Return", with: ["Shift_L"], in: window)
          XCTAssertEqual(Self.shown(window), "Au", page)
          Hand.shared.type("Escape", in: window)
          XCTAssertNil(Self.shown(window), page)
          XCTAssertEqual(window.focusedName, name)
        }
      }
    }
  }

  func testThePictureGrowsFromTheTilesFrame() throws {
    try onMain {
      for (page, name) in [("number", "row-6"), ("grid", "cell-6"), ("table", "tile-6")] {
        try Self.withPage(page) { window in
          let overlay = try window.first(PictureOverlay.self)
          let item = try XCTUnwrap(try window.find(name).item, page)
          XCTAssertNotNil(item.frame(in: overlay), page)
          XCTAssertEqual(item.tileFrame.width, item.tileFrame.height)
          XCTAssertTrue(try overlay.findItem(of: BuiltIn.element("C")) === item, page)
        }
      }
    }
  }

  func testAScrolledOutOrCollapsedRowIsNoTarget() throws {
    try onMain {
      try Self.withPage("category") { window in
        let overlay = try window.first(PictureOverlay.self)
        let page = try window.first(ListPage.self)
        let row = try XCTUnwrap(try window.find("row-1").item)
        XCTAssertNotNil(row.frame(in: overlay))
        try page.scroll(to: 2000)
        XCTAssertNil(row.frame(in: overlay))
        try page.scroll(to: 0)
        page.toggleSection("diatomic-nonmetal")
        settle(window)
        XCTAssertNil(row.frame(in: overlay))
      }
    }
  }

  func testTheMenuOfAnElementNamesItsActions() throws {
    try onMain {
      try Self.withPage("number") { window in
        let row = try window.find("row-1")
        row.grabFocus()
        Hand.shared.type("F10", with: ["Shift_L"], in: window)
        let menu = try XCTUnwrap(
          row.children.first { $0.isInstance(of: gtk_popover_menu_get_type()) })
        XCTAssertTrue(menu.isMapped)
        let titles = labels(in: menu).filter { !$0.isEmpty }
        // GTK may keep a hidden tooltip behind them.
        XCTAssertEqual(Set(titles.prefix(3)), ["Show Element", "Show Picture", "Add to Favorites"])
        menu.isVisible = false
        settle(window)
        window.activateAction(AppAction.showPicture.name, "H")
        settle(window)
        XCTAssertEqual(Self.shown(window), "H")
      }
    }
  }

  func testArrowKeysMoveInTheMenuOnEveryPage() throws {
    try onMain {
      for (page, name) in [("number", "row-6"), ("grid", "cell-6"), ("table", "tile-6")] {
        try Self.withPage(page) { window in
          let item = try window.find(name)
          item.grabFocus()
          Hand.shared.type("F10", with: ["Shift_L"], in: window)
          settle(window)
          let items = ["Down", "Up"].map { key in
            Hand.shared.type(key, in: window)
            return window.focusWidget.map { labels(in: $0) }
          }
          XCTAssertEqual(items, [["Add to Favorites"], ["Show Picture"]], page)
          Hand.shared.type("Return", in: window)
          waitUntil("the picture is there, \(page)") { Self.shown(window) == "C" }
          Hand.shared.type("Escape", in: window)
          waitUntil("it has gone") { Self.shown(window) == nil }
          XCTAssertEqual(window.focusedName, name)
        }
      }
    }
  }

  func testKeysInTheMenuDoNotScrollThePage() throws {
    try onMain {
      for (page, name) in [("number", "row-3"), ("grid", "cell-6"), ("table", "tile-87")] {
        try Self.withPage(page) { window in
          window.setProperty("default-width", to: 420)
          window.setProperty("default-height", to: 380)
          let item = try window.find(name)
          item.grabFocus()
          settle(window)
          let top = item.top(in: window)
          Hand.shared.type("F10", with: ["Shift_L"], in: window)
          for _ in 0..<2 { Hand.shared.type("Down", in: window) }
          XCTAssertNotEqual(window.focusedName, name)
          XCTAssertEqual(item.top(in: window), top, page)
        }
      }
    }
  }

  func testRestoringTheFocusFromTheMenuDoesNotScroll() throws {
    try onMain {
      try Self.withPage("number") { window in
        let page = try window.first(ListPage.self)
        try window.find("row-1").grabFocus()
        settle(window)
        try page.scroll(to: 1000)
        Hand.shared.click(page, x: 200, y: 300, button: 3)
        waitUntil("the menu has the focus") { window.focusedName != "row-1" }
        settle(window)
        Hand.shared.type("Escape", in: window)
        waitUntil("the row has it again") { window.focusedName == "row-1" }
        XCTAssertEqual(try page.scrollPosition(), 1000)
      }
      try withElementWindow("Au", size: (400, 500)) { window in
        let row = try window.find("property-density")
        row.grabFocus()
        settle(window)
        let view = try window.first(ElementView.self)
        view.tile.grabFocusInPlace()
        settle(window)
        let top = row.top(in: window)
        XCTAssertLessThan(top, 500, "the tile is out of view")
        Hand.shared.click(row, button: 3)
        waitUntil("the menu has the focus") { window.focusedName != "tile" }
        settle(window)
        Hand.shared.type("Escape", in: window)
        waitUntil("the tile has it again") { window.focusedName == "tile" }
        XCTAssertEqual(row.top(in: window), top)
      }
    }
  }

  func testKeysTypedOverThePictureReachNoOtherWidget() throws {
    try onMain {
      try Self.withPage("table") { window in
        window.activateAction(AppAction.showPicture.name, "He")
        settle(window)
        Hand.shared.type("a", in: window)
        XCTAssertEqual(window.focusedName, "picture-canvas")
      }
    }
  }

  func testChangingThePageHidesThePicture() throws {
    try onMain {
      try Self.withPage("number") { window in
        window.activateAction(AppAction.showPicture.name, "He")
        settle(window)
        window.showPage("grid")
        waitUntil("the picture has gone") { Self.shown(window) == nil }
        XCTAssertEqual(window.state.page, "grid")
      }
    }
  }
}
