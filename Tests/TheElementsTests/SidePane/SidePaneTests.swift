import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

extension SavedState {
  /// A saved state with a window of this width, and the side pane.
  init(width: Int, height: Int = 700, page: String = "name", isPaneOn: Bool? = false) {
    self.init()
    self.page = page
    mainWindow = .init(width: width, height: height)
    self.isPaneOn = isPaneOn
  }
}

extension MainWindow {
  /// The symbol of the element in the pane or pushed; nil without one.
  var selected: String? { sidePane.page?.element.symbol }

  var form: PanePlacement.Form { sidePane.split.form }

  /// Changes the width, and waits until that is drawn.
  func resize(width: Int) {
    defaultWidth = width
    settle(self)
    XCTAssertEqual(Double(self.width), Double(width), accuracy: 20)
  }

  /// Changes both sides at once, as a turned tablet does, and waits until that is drawn.
  func resize(width: Int, height: Int) {
    defaultHeight = height
    resize(width: width)
    XCTAssertEqual(Double(self.height), Double(height), accuracy: 20)
  }
}

/// The element beside the pages.
final class SidePaneTests: PageTestCase {
  @MainActor
  private static func withPane(
    _ page: String = "name", width: Int = 1000, _ body: (MainWindow) throws -> Void
  ) throws {
    let state = SavedState(width: width, page: page, isPaneOn: true)
    try withMainWindow(state: state, body)
  }

  func testThePaneIsEmptyUntilAnElementIsSelected() throws {
    try onMain {
      try Self.withPane { window in
        XCTAssertEqual(window.form, .beside)
        XCTAssertNil(window.selected)
        XCTAssertEqual(window.sidePane.split.pane.width, PaneLayout.firstWidth)
        XCTAssertFalse(window.isEnabled(.flip))
        window.activate(.selectElement, "Au")
        settle(window)
        XCTAssertEqual(window.selected, "Au")
        XCTAssertTrue(window.isEnabled(.flip))
      }
    }
  }

  func testArrowKeysFillThePane() throws {
    try onMain {
      for (page, names) in [
        ("number", ["row-3", "row-4"]), ("grid", ["cell-1", "cell-6"]),
        ("table", ["tile-3", "tile-11"]),
      ] {
        try Self.withPane(page) { window in
          for name in names {
            let item = try window.find(name)
            item.grabFocus()
            let expected = item.item?.element.symbol
            XCTAssertEqual(window.selected, expected, page)
            XCTAssertTrue(item.hasClass("selected-element"), page)
          }
          XCTAssertFalse(try window.find(names[0]).hasClass("selected-element"), page)
          let before = window.selected
          Hand.shared.type("Down", in: window)
          XCTAssertNotEqual(window.selected, before, page)
        }
      }
    }
  }

  func testAnotherElementIsShownInTheNextFrame() throws {
    try onMain {
      try Self.withPane("table") { window in
        try window.find("tile-3").grabFocus()
        settle(window)
        let shown = samples(ofEachFrameOf: window) {
          window.sidePane.page?.all(FlipTile.self).last?.element.symbol
        } while: {
          window.first(named: "tile-4")?.grabFocus()
        } until: {
          window.selected == "Be"
        }
        XCTAssertTrue(shown.isEmpty || shown.first == "Be")
      }
    }
  }

  func testAClickSelectsAndADoubleClickOpensAWindow() throws {
    try onMain {
      for (page, name) in [("number", "row-2"), ("grid", "cell-6"), ("table", "tile-4")] {
        try Self.withPane(page) { window in
          let opened = Record<String>()
          window.insertActions(
            [Action("show-element", parameter: .string) { opened.add($0[0]) }], prefix: "app")
          let item = try window.find(name)
          let symbol = try XCTUnwrap(item.item?.element.symbol)
          withSlowClicks {
            let x = page == "number" ? 200.0 : 20
            Hand.shared.click(item, x: x, y: 20)
            waitUntil("it is selected") { window.selected == symbol }
            XCTAssertEqual(opened.events, [], page)
            Hand.shared.click(item, x: x, y: 20)
            waitUntil("its window opens from \(page)") { opened.events == [symbol] }
          }
        }
      }
    }
  }

  func testControlAndEnterNameTheFocusedElement() throws {
    try onMain {
      try Self.withPane("table") { window in
        try window.find("tile-26").grabFocus()
        XCTAssertEqual(window.focusedElement?.symbol, "Fe")
        window.sidePane.page?.focusTile()
        window.activate(.nextElement)
        XCTAssertEqual(window.focusedElement?.symbol, "Co")
        XCTAssertEqual(AppAction.showElement.keyTarget, "app.show-element('')")
      }
    }
  }

  func testEnterLeadsIntoThePaneAndEscapeBack() throws {
    try onMain {
      try Self.withPane("number") { window in
        for (page, item) in [("number", "row"), ("table", "tile"), ("grid", "cell")] {
          window.activate(.showPage, page)
          settle(window)
          try window.find("\(item)-2").grabFocus()
          Hand.shared.type("Return", in: window)
          XCTAssertTrue(window.sidePane.split.pane.containsFocus, page)
          Hand.shared.type("Escape", in: window)
          XCTAssertEqual(window.focusedName, "\(item)-2")
          window.activate(.focusSidePane)
          XCTAssertTrue(window.sidePane.split.pane.containsFocus, page)
          window.activate(.nextElement)
          window.activate(.focusSidePane)
          let symbol = window.selected
          XCTAssertNotEqual(symbol, "He")
          XCTAssertEqual(window.focusWidget?.item?.element.symbol, symbol, page)
        }
      }
    }
  }

  func testTheActionsOfThePageWorkFromTheWindow() throws {
    try onMain {
      let favorites = try favorites([])
      let state = SavedState(width: 1000, page: "number", isPaneOn: true)
      try withMainWindow(favorites: favorites, state: state) { window in
        try window.find("row-2").grabFocus()
        window.activate(.nextElement)
        XCTAssertEqual(window.selected, "Li")
        window.activate(.flip)
        XCTAssertEqual(window.sidePane.page?.all(FlipTile.self).last?.isBackUp, true)
        window.sidePane.page?.focusTile()
        window.activate(.toggleFavorite, "")
        XCTAssertTrue(favorites.state.isMine(3))
        window.activate(.toggleSidePane)
        settle(window)
        XCTAssertFalse(window.isEnabled(.nextElement), "the page is hidden")
      }
    }
  }

  func testWithoutRoomBesideThePagesItIsPushedOverThem() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 600, page: "number")) { window in
        try window.find("row-2").grabFocus()
        window.activate(.toggleSidePane)
        settle(window)
        XCTAssertEqual(window.form, .pushed)
        XCTAssertEqual(window.selected, "He")
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(window.focusedName, "row-2")
        let opened = Record<String>()
        window.insertActions(
          [Action("show-element", parameter: .string) { opened.add($0[0]) }], prefix: "app")
        window.activate(.selectElement, "Au")
        settle(window)
        XCTAssertEqual(window.form, .pushed)
        window.activate(.goBack)
        window.resize(width: 640)
        XCTAssertEqual(window.form, .beside)
        XCTAssertGreaterThanOrEqual(window.sidePane.split.pane.width, 360)
        window.resize(width: 600)
        window.activate(.toggleSidePane)
        window.activate(.selectElement, "Au")
        XCTAssertEqual(opened.events, ["Au"], "without the pane it has a window")
      }
    }
  }

  func testItsWidthDoesNotDependOnThePagesMadeSoFar() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 640, page: "number", isPaneOn: true)) { window in
        for page in Page.all {
          window.activate(.showPage, page.id)
          settle(window)
          XCTAssertEqual(window.form, .beside, page.id)
          let split = window.sidePane.split
          XCTAssertEqual(split.pane.width, split.width - PaneLayout.leastPages, page.id)
        }
      }
    }
  }

  func testThePaneIsTurnedOnAndOffAndRemembered() throws {
    try onMain {
      let states = Record<SavedState>()
      try withMainWindow(state: SavedState(width: 1000), remembered: states) { window in
        XCTAssertEqual(window.form, .pages)
        window.activate(.toggleSidePane)
        settle(window)
        XCTAssertEqual(window.form, .beside)
        XCTAssertTrue(window.sidePane.button.isActive)
        XCTAssertEqual(states.events.last?.isPaneOn, true)
        window.activate(.resizeSidePane, "480")
        settle(window)
        XCTAssertEqual(window.sidePane.split.pane.width, 480)
        XCTAssertEqual(states.events.last?.paneWidth, 480)
        for wrong in ["", "wide", "-1", "99999999999999999999", "100"] {
          window.activate(.resizeSidePane, wrong)
          settle(window)
          XCTAssertGreaterThanOrEqual(window.sidePane.split.pane.width, PaneLayout.leastWidth)
        }
        window.activate(.toggleSidePane)
        settle(window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertFalse(window.sidePane.button.isActive)
        XCTAssertEqual(states.events.last?.isPaneOn, false)
      }
    }
  }

  func testTheEdgeIsDraggedAndMovedByKeys() throws {
    try onMain {
      try Self.withPane { window in
        let (edge, pane) = (try window.first(PaneEdge.self), window.sidePane.split.pane)
        Hand.shared.move(to: edge, x: 3, y: 200)
        Hand.shared.press()
        Hand.shared.move(to: edge, x: -57, y: 200)
        settle(window)
        Hand.shared.release()
        waitUntil("the pane is wider") { pane.width == PaneLayout.firstWidth + 60 }
        edge.grabFocus()
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(pane.width, PaneLayout.firstWidth + 40)
        edge.activateAction("slider.increase")
        settle(window)
        XCTAssertEqual(pane.width, PaneLayout.firstWidth + 60)
      }
    }
  }

  func testTheFirstFocusAndAnotherPageSelectNothing() throws {
    try onMain {
      try Self.withPane("table") { window in
        XCTAssertNil(window.selected, "the window's first focus is not the user's")
        window.activate(.selectElement, "Au")
        window.activate(.showPage, "grid")
        settle(window)
        XCTAssertEqual(window.selected, "Au")
        XCTAssertNotNil(window.body.findItem(of: try BuiltIn.element("Au")))
        XCTAssertTrue(try window.find("cell-79").hasClass("selected-element"))
      }
    }
  }
}
