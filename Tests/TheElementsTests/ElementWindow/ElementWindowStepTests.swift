import CGLib
import CGtk
import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

@MainActor
private func step(_ action: AppAction, _ window: ElementWindow) {
  window.activateAction(action.name)
}

/// Previous and next element in the element window.
final class ElementWindowStepTests: PageTestCase {
  func testPreviousAndNextFollowThePagesOrder() throws {
    try onMain {
      let order = ElementOrder.name().sections(of: try BuiltIn.table).flatMap(\.elements)
      try withElementWindow("Au") { window in
        window.page.order = order
        step(.nextElement, window)
        XCTAssertEqual(window.title, "Hafnium")
        step(.previousElement, window)
        step(.previousElement, window)
        XCTAssertEqual(window.title, "Germanium")
      }
      try withElementWindow("Zr") { window in
        window.page.order = order
        step(.nextElement, window)
        XCTAssertEqual(window.title, "Zirconium", "it is the last")
      }
    }
  }

  func testTheSamePropertyKeepsTheFocusAndIsScrolledIntoView() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 500)) { window in
        for name in ["property-melt", "property-discovery_year"] {
          try window.find(name).grabFocus()
          for (action, title) in [(AppAction.nextElement, "Mercury"), (.previousElement, "Gold")] {
            step(action, window)
            settle(window)
            XCTAssertEqual(window.title, title)
            XCTAssertEqual(window.focusWidget?.name, name)
            let row = try XCTUnwrap(window.focusWidget)
            let bounds = Bounds(width: Double(row.width), height: Double(row.height))
            XCTAssertNotNil(row.visibleFrame(of: bounds, in: window), "\(name) of \(title)")
          }
        }
        let source = try XCTUnwrap(window.focusWidget?.first(named: "source-discovery_year"))
        source.grabFocus()
        step(.nextElement, window)
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "source-discovery_year")
        XCTAssertEqual(window.focusWidget?.parent?.parent?.name, "property-discovery_year")
      }
    }
  }

  func testPageKeysMoveThroughTheProperties() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 500)) { window in
        let rows = window.all(PropertyRow.self)
        try XCTUnwrap(rows.first).grabFocus()
        var seen: [Int] = []
        for key in ["Page_Down", "Page_Up"] {
          for _ in 0..<10 {
            Hand.shared.type(key, in: window)
            let row = try XCTUnwrap(rows.firstIndex { $0.isFocused })
            if seen.last != row { seen.append(row) }
          }
        }
        XCTAssertEqual(seen.max(), rows.count - 1, "\(seen)")
        XCTAssertEqual(seen.last, 0, "\(seen)")
        for (key, row) in [("End", rows.last), ("Home", rows.first)] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(row?.isFocused, true, key)
        }
        XCTAssertGreaterThan(seen.first ?? 0, 3, "more than an arrow key")
      }
    }
  }

  func testShiftAndEnterShowThePictureFromAnywhere() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let overlay = try window.first(PictureOverlay.self)
        for name in ["property-melt", "tile", "picture"] {
          let widget = try window.find(name)
          widget.grabFocus()
          Hand.shared.type("Return", with: ["Shift_L"], in: window)
          XCTAssertTrue(overlay.isShowing, name)
          Hand.shared.type("Escape", in: window)
          waitUntil("the picture is hidden") { overlay.view == nil }
          XCTAssertTrue(window.focusWidget == widget, name)
        }
        XCTAssertFalse(try window.first(FlipTile.self).isBackUp)
      }
    }
  }

  func testThePagesOfTheMainWindowHaveTheirOrders() throws {
    try onMain {
      try withMainWindow { window in
        XCTAssertEqual(window.shownOrder?.map(\.number), Array(1...118))
        window.showPage("symbol")
        XCTAssertEqual(window.shownOrder?.first?.symbol, "Ac")
        XCTAssertEqual(window.shownOrder?.count, 118)
      }
    }
  }

  func testAnElementWithAnOpenWindowIsPresentedThere() throws {
    try onMain {
      let (gold, table) = (try BuiltIn.element("Au"), try BuiltIn.table)
      let asked = Record<String>()
      let window = ElementWindow(
        gold, of: table, noFavorites(), files: DataFiles(BuiltIn.data), temperatures: { .kelvin },
        onStep: {
          asked.add($0.symbol)
          return true
        })
      try show(window)
      step(.nextElement, window)
      XCTAssertEqual(asked.events, ["Hg"])
      XCTAssertEqual(window.title, "Gold")
      window.close()
    }
  }

  func testTheNextElementSlidesInAndTheFormerSlidesOut() throws {
    try onMain {
      try withAnimations {
        try withElementWindow("Au") { window in
          step(.nextElement, window)
          XCTAssertEqual(window.title, "Mercury", "the title follows at once")
          XCTAssertEqual(window.all(ElementView.self).count, 2, "both are seen while it slides")
          step(.nextElement, window)
          step(.nextElement, window)
          waitUntil("one is left") { window.all(ElementView.self).count == 1 }
          XCTAssertEqual(window.all(ElementView.self).first?.element.symbol, "Pb")
        }
      }
    }
  }

  func testAHorizontalScrollShowsTheNextElementOnce() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let stack = try window.find("element-stack")
        let scroll = try XCTUnwrap(controller("GtkEventControllerScroll", of: stack))
        var answer = value(false)
        emit("scroll", by: scroll, [value(20.0), value(0.0)], result: &answer)
        XCTAssertEqual(window.title, "Gold", "a wheel has no beginning")
        emit("scroll-begin", by: scroll)
        for _ in 0..<4 { emit("scroll", by: scroll, [value(4.0), value(1.0)], result: &answer) }
        emit("scroll-end", by: scroll)
        XCTAssertEqual(window.title, "Mercury")
        emit("scroll-begin", by: scroll)
        for _ in 0..<4 { emit("scroll", by: scroll, [value(3.0), value(9.0)], result: &answer) }
        emit("scroll-end", by: scroll)
        XCTAssertEqual(window.title, "Mercury", "that was downwards")
      }
    }
  }

  func testASwipeShowsThePreviousElement() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let stack = try window.find("element-stack")
        let swipe = try XCTUnwrap(controller("GtkGestureSwipe", of: stack))
        emit("swipe", by: swipe, [value(900.0), value(100.0)])
        XCTAssertEqual(window.title, "Platinum")
        emit("swipe", by: swipe, [value(300.0), value(800.0)])
        XCTAssertEqual(window.title, "Platinum", "that was downwards")
      }
    }
  }

  func testTheTileIsFocusedFirstAndWhenAButtonBecomesInsensitive() throws {
    try onMain {
      try withElementWindow("Ts") { window in
        XCTAssertEqual(window.focusedName, "tile")
        let next = try XCTUnwrap(window.all(Button.self).first { $0.tooltipText == "Next Element" })
        next.grabFocus()
        Hand.shared.type("Return", in: window)
        settle(window)
        XCTAssertEqual(window.title, "Oganesson")
        XCTAssertEqual(window.focusedName, "tile")
      }
    }
  }

  func testTheMenuRestoresTheFocus() throws {
    try onMain {
      try withElementWindow("Au") { window in
        let row = try window.find("property-melt")
        for name in ["tile", row.name] {
          try window.find(name).grabFocus()
          Hand.shared.type("F10", with: ["Shift_L"], in: window)
          waitUntil("the menu has the focus") { window.focusedName != name }
          settle(window)
          Hand.shared.type("Escape", in: window)
          waitUntil("\(name) has it again") { window.focusedName == name }
        }
      }
    }
  }

  func testTheContextMenuOpensAtThePointerOrTheRowAndDoesNotScroll() throws {
    try onMain {
      try withElementWindow("Au", size: (400, 500)) { window in
        let row = try window.find("property-density")
        row.grabFocus()
        settle(window)
        let top = row.top(in: window)
        for byPointer in [true, false] {
          if byPointer {
            Hand.shared.click(row, button: 3)
          } else {
            Hand.shared.type("F10", with: ["Shift_L"], in: window)
          }
          waitUntil("the menu has the focus") { window.focusedName != row.name }
          settle(window)
          Hand.shared.type("Down", in: window)
          XCTAssertEqual(row.top(in: window), top)
          Hand.shared.type("Escape", in: window)
          waitUntil("the menu has gone") { window.focusedName == row.name }
          XCTAssertEqual(row.top(in: window), top)
        }
      }
    }
  }

  func testAnElementOutsideOfTheOrderIsFollowedByNumber() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.page.order = [try BuiltIn.element("H"), try BuiltIn.element("O")]
        step(.nextElement, window)
        XCTAssertEqual(window.title, "Mercury")
      }
    }
  }

  func testNothingFlipsUnderAPicture() throws {
    try onMain {
      try withElementWindow("Au") { window in
        window.activateAction(AppAction.showPicture.name, "Au")
        step(.flip, window)
        XCTAssertFalse(try window.first(FlipTile.self).isBackUp)
        window.activateAction(AppAction.hidePicture.name)
        step(.flip, window)
        XCTAssertTrue(try window.first(FlipTile.self).isBackUp)
      }
    }
  }
}
