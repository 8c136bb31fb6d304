import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// An element in place of the pages of a narrow window.
final class PushedPageTests: PageTestCase {
  func testAClickPushesTheElementAndBackRestoresTheList() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        let list = try window.first(ListPage.self)
        try list.scroll(to: 900)
        let row = try XCTUnwrap(try window.find("row-14") as? ElementRow)
        Hand.shared.click(row, x: 150, y: 30)
        waitUntil("it is pushed") { window.form == .pushed }
        settle(window)
        XCTAssertEqual(window.selected, "Si")
        XCTAssertEqual(window.title, "Silicon")
        XCTAssertFalse(list.isMapped)
        XCTAssertTrue(window.sidePane.split.pane.containsFocus)
        XCTAssertTrue(try window.find("back").isMapped)
        let scroll = try list.scrollPosition()
        Hand.shared.click(try window.find("back"))
        waitUntil("the list is back") { list.isMapped }
        settle(window)
        XCTAssertEqual(window.title, "The Elements")
        XCTAssertEqual(window.focusedName, "row-14")
        XCTAssertEqual(try list.scrollPosition(), scroll)
      }
    }
  }

  func testEscapeAndAltLeftLeadBack() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        try window.find("row-2").grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(window.form, .pushed)
        Hand.shared.type("Escape", in: window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertEqual(window.focusedName, "row-2")
        window.activate(.selectElement, "H")
        XCTAssertFalse(window.isEnabled(.previousElement), "hydrogen is the first")
        Hand.shared.type("Left", with: ["Alt_L"], in: window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertFalse(window.isEnabled(.goBack))
      }
    }
  }

  func testItsHeaderHasPreviousAndNext() throws {
    try onMain {
      for isTouched in [false, true] {
        try withMainWindow(state: SavedState(width: 360, page: "number")) { window in
          window.activate(.selectElement, "Rf")
          window.isTouched = isTouched
          settle(window)
          let bar = window.sidePane.bar
          let buttons = bar.all(Button.self).filter(\.isMapped)
          let names = Set(buttons.compactMap { Accessible.label(of: $0) })
          XCTAssertTrue(names.isSuperset(of: ["Back", "Previous Element", "Next Element"]))
          for button in buttons {
            let x = try XCTUnwrap(button.convert(x: 0, y: 0, to: window)).x
            XCTAssertGreaterThanOrEqual(x, 0)
            XCTAssertLessThanOrEqual(x + Double(button.width), Double(window.width))
          }
          let next = buttons.first { Accessible.label(of: $0) == "Next Element" }
          Hand.shared.click(try XCTUnwrap(next))
          waitUntil("the next one is shown") { window.selected == "Db" }
        }
      }
    }
  }

  func testAnotherPageAndTheSearchLeaveTheElement() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        window.activate(.selectElement, "Au")
        window.activate(.showPage, "table")
        settle(window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertEqual(window.shown, "table")
        window.activate(.selectElement, "Au")
        window.activate(.showSearch)
        settle(window)
        XCTAssertEqual(window.form, .pushed, "the page finds in itself")
        XCTAssertNotNil(window.sidePane.page?.find.bar)
        window.activate(.toggleSearch)
        settle(window)
        XCTAssertEqual(window.form, .pages)
        XCTAssertTrue(try window.first(SearchLine.self).isShown)
      }
    }
  }

  func testASearchIsThereAgainAfterItsHitWasPushed() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        window.activate(.search, "ferr")
        waitUntil("iron is found") { window.search.results?.hits.first?.number == 26 }
        window.activate(.openBestHit)
        settle(window)
        XCTAssertEqual(window.selected, "Fe")
        XCTAssertFalse(try window.first(SearchLine.self).isMapped)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(try window.first(SearchLine.self).entry.text, "ferr")
        XCTAssertEqual(window.search.results?.hits.first?.number, 26)
      }
    }
  }

  func testThePageSlidesInAndOut() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        withSteppedClock(of: window) { clock in
          let pane = window.sidePane.split.pane
          window.activate(.selectElement, "Au")
          let way = clock.samples(of: {
            pane.convert(x: 0, y: 0, to: window.sidePane.split)?.x ?? -1
          }) {
            window.body.isMapped == false
          }
          XCTAssertEqual(way.last, 0)
          XCTAssertEqual(way, way.sorted(by: >))
          XCTAssertGreaterThan(Set(way).count, 4)
          window.activate(.goBack)
          clock.advance(by: 0.1)
          XCTAssertTrue(pane.isMapped)
          clock.advance(by: 0.4)
          XCTAssertFalse(pane.isMapped)
        }
      }
    }
  }

  func testThePageMovesIntoThePaneAndBack() throws {
    try onMain {
      let state = SavedState(width: 400, page: "number", isPaneOn: true)
      try withMainWindow(state: state) { window in
        window.activate(.selectElement, "Au")
        window.activate(.flip)
        settle(window)
        let page = try XCTUnwrap(window.sidePane.page)
        let scrolled = try XCTUnwrap(page.scrolled)
        scrolled.verticalAdjustment.value = 100
        let row = try XCTUnwrap(page.view?.rows.first)
        row.grabFocusInPlace()
        for width in [900, 400, 700, 400] {
          window.resize(width: width)
          XCTAssertEqual(window.form, width == 400 ? .pushed : .beside, "\(width)")
          XCTAssertTrue(row.isFocused, "\(width)")
          XCTAssertEqual(page.view?.tile.isBackUp, true, "\(width)")
          XCTAssertEqual(scrolled.verticalAdjustment.value, 100, accuracy: 0.01, "\(width)")
        }
        window.resize(width: 900)
        try window.find("row-2").grabFocus()
        window.resize(width: 400)
        XCTAssertEqual(window.form, .pages, "the user is in the list")
        XCTAssertEqual(window.focusedName, "row-2")
      }
    }
  }

  func testWithoutAPaneThePageStaysUntilBack() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 400, page: "number")) { window in
        window.activate(.selectElement, "Au")
        window.resize(width: 900)
        XCTAssertEqual(window.form, .pushed)
        window.activate(.goBack)
        XCTAssertEqual(window.form, .pages)
      }
    }
  }
}
