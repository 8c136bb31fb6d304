import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The presentation of the main window.
final class PresentationTests: PageTestCase {
  @MainActor
  private static func present(
    _ window: MainWindow, file: StaticString = #filePath, line: UInt = #line
  ) {
    window.activate(.present)
    settle(window, file: file, line: line)
  }

  /// The size, the page, the scroll position and the text size of a window.
  @MainActor
  private static func look(_ window: MainWindow) -> [String] {
    [
      "\(window.width) × \(window.height)", window.shown ?? "",
      "\(window.shownPage?.content?.savedScroll.y ?? -1)", "\(window.textScale)",
      "\(window.header.isMapped)", "\(window.notebook?.showsTabs ?? false)",
      "\(window.tablePage?.bar?.isMapped ?? false)",
    ]
  }

  func testTheBarsAreHiddenAndTheTextIsLarger() throws {
    try onMain {
      try withMainWindow { window in
        let before = Self.look(window)
        Self.present(window)
        XCTAssertEqual(window.state(ofAction: "present")?.value, "true")
        XCTAssertEqual(window.textScale, 1.4, accuracy: 0.001)
        XCTAssertEqual(window.presentation.layer.note, "Presentation. Escape ends it.")
        waitUntil("it has been read") { window.presentation.layer.note == nil }
        XCTAssertFalse(window.header.isMapped)
        XCTAssertEqual(window.notebook?.showsTabs, false)
        XCTAssertEqual(window.tablePage?.bar?.isMapped, false)
        window.activate(.nextPage)
        window.activate(.nextPage)
        settle(window)
        XCTAssertEqual(window.shown, "number")
        Self.present(window)
        waitUntil("everything is as before") { Self.look(window) == before }
        XCTAssertNil(window.presentation.layer.pointer)
      }
    }
  }

  func testTheScrollPositionIsRestored() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "grid")) { window in
        window.shownPage?.content?.restoreScroll(SavedState.ScrollPosition(y: 777))
        settle(window)
        let before = Self.look(window)
        XCTAssertEqual(before[2], "777.0")
        Self.present(window)
        window.activate(.scrollTo, "grid", "start")
        settle(window)
        XCTAssertNotEqual(Self.look(window), before)
        Self.present(window)
        waitUntil("everything is as before") { Self.look(window) == before }
      }
    }
  }

  func testATextSizeOfTheProgramIsRestoredToo() throws {
    try onMain {
      try withTextScale(1.25) {
        try withMainWindow { window in
          Self.present(window)
          XCTAssertEqual(window.textScale, 1.75, accuracy: 0.001)
          Self.present(window)
          XCTAssertEqual(window.textScale, 1.25, accuracy: 0.001)
        }
      }
      try withTextScale(2) {
        try withMainWindow { window in
          Self.present(window)
          XCTAssertEqual(window.textScale, 2, accuracy: 0.001, "it is large enough")
        }
        XCTAssertEqual(Window.all.first?.textScale ?? 2, 2, accuracy: 0.001)
      }
    }
  }

  func testClosingTheWindowEndsIt() throws {
    try onMain {
      let before = Window().textScale
      try withMainWindow { window in Self.present(window) }
      XCTAssertEqual(Window().textScale, before)
    }
  }

  func testEscapeEndsIt() throws {
    try onMain {
      try withMainWindow { window in
        Self.present(window)
        Hand.shared.type("Escape", in: window)
        waitUntil("the end") { !window.presentation.isOn }
        Hand.shared.type("Escape", in: window)
        settle(window)
        XCTAssertFalse(window.presentation.isOn)
      }
    }
  }

  func testTheScreenStaysOnUntilItEnds() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(IdleInhibition.count, 0)
        Self.present(window)
        XCTAssertEqual(IdleInhibition.count, 1)
        Self.present(window)
        XCTAssertEqual(IdleInhibition.count, 0)
        Self.present(window)
        XCTAssertEqual(IdleInhibition.count, 1)
      }
      XCTAssertEqual(IdleInhibition.count, 0, "it ends with the window")
    }
  }

  func testTheRingFollowsThePointer() throws {
    try onMain {
      try withMainWindow { window in
        let layer = window.presentation.layer
        Hand.shared.move(to: layer, x: 300, y: 300)
        settle(window)
        XCTAssertNil(layer.pointer)
        Self.present(window)
        Hand.shared.move(to: layer, x: 400, y: 320)
        waitUntil("the ring") { layer.pointer == Point(x: 400, y: 320) }
        XCTAssertEqual(layer.children.count, 1, "nothing for a screen reader")
      }
    }
  }

  func testTheBarsComeAtTheUpperAndLowerEdge() throws {
    try onMain {
      try withMainWindow { window in
        Self.present(window)
        let layer = window.presentation.layer
        Hand.shared.move(to: layer, x: 400, y: 0)
        waitUntil("the header bar and the tabs") {
          window.header.isMapped && window.notebook?.showsTabs == true
        }
        Hand.shared.move(to: layer, x: 400, y: 300)
        waitUntil("they go") { !window.header.isMapped }
        Hand.shared.move(to: layer, x: 400, y: Double(layer.height) - 1)
        waitUntil("the bar of the Table") { window.tablePage?.bar?.isMapped == true }
        Hand.shared.move(to: layer, x: 400, y: 300)
        waitUntil("it goes") { window.tablePage?.bar?.isMapped == false }
        window.activate(.openMenu)
        waitUntil("the menu has its button") { window.header.isMapped }
        // An open menu would hold the pointer and the keys of the next test.
        Hand.shared.type("Escape", in: window)
        settle(window)
      }
    }
  }

  func testTheBarOfTheTableStaysWhileItTellsTheTemperature() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.colorBy, "state")
        Self.present(window)
        XCTAssertEqual(window.tablePage?.bar?.isMapped, true)
        window.activate(.colorBy, "category")
        settle(window)
        XCTAssertEqual(window.tablePage?.bar?.isMapped, false)
      }
    }
  }

  func testATileOfTheGridIsEnlargedByPointerAndKeys() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "grid")) { window in
        let cells = window.all(ElementCell.self)
        let (layer, cell) = (window.presentation.layer, cells[1])
        Hand.shared.move(to: cell)
        settle(window)
        XCTAssertNil(layer.enlarged)
        Self.present(window)
        Hand.shared.move(to: cell)
        waitUntil("the large tile") { layer.enlarged === cell }
        let (small, large) = (cell.frame(in: layer), layer.largeFrame)
        XCTAssertGreaterThan(try XCTUnwrap(large).width, 2 * (try XCTUnwrap(small).width))
        window.showsFocus = true
        cells[3].grabFocus()
        waitUntil("the focused tile") { layer.enlarged === cells[3] }
        window.activate(.present)
        XCTAssertNil(layer.enlarged)
      }
    }
  }

  func testTheTableShowsTheTileAsLargeAsFitsItself() throws {
    try onMain {
      try withMainWindow { window in
        let canvas = try XCTUnwrap(window.tablePage?.canvas)
        resize(window, 1260, 900)
        let before = canvas.layout.previewFrame
        try withTextScale(0.7) {
          Self.present(window)
          XCTAssertEqual(canvas.layout.previewFrame.height, canvas.layout.previewArea.height)
          XCTAssertGreaterThan(canvas.layout.previewFrame.height, before.height)
          Hand.shared.move(to: try XCTUnwrap(canvas.tiles[26]))
          settle(window)
          XCTAssertEqual(canvas.preview?.element.symbol, "Fe")
          XCTAssertNil(window.presentation.layer.enlarged)
          Self.present(window)
        }
      }
    }
  }

  func testItWorksInANarrowWindow() throws {
    try onMain {
      try withMainWindow { window in
        resize(window, 360, 640)
        Self.present(window)
        XCTAssertLessThanOrEqual(window.width, 360)
        let layer = window.presentation.layer
        let tile = try XCTUnwrap(window.tablePage?.canvas.tiles[11])
        Hand.shared.move(to: tile)
        waitUntil("the large tile") { layer.enlarged === tile }
        XCTAssertNotNil(layer.largeFrame)
      }
    }
  }
}
