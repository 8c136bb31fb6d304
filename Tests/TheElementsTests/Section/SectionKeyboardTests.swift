import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Keyboard navigation through rows, headers and tiles.
final class SectionKeyboardTests: PageTestCase {
  func testDownMovesFromAHeaderThroughItsRowsToTheNextHeader() throws {
    try onMain {
      try withListPage(.name()) { window, page in
        try page.section("b").header.grabFocus()
        var path: [String?] = []
        for _ in 0..<11 {
          Hand.shared.type("Down", in: window)
          path.append(page.focusedName)
        }
        // Barium, berkelium, beryllium, bismuth, bohrium, boron, bromine.
        XCTAssertEqual(
          path,
          [
            "row-56", "row-97", "row-4", "row-83", "row-107", "row-5", "row-35", "section-c",
            "row-48",
            "row-55", "row-20",
          ])
      }
    }
  }

  func testUpMovesTheSameWayBack() throws {
    try onMain {
      try withListPage(.name()) { window, page in
        try page.find("row-48").grabFocus()
        var path: [String?] = []
        for _ in 0..<4 {
          Hand.shared.type("Up", in: window)
          path.append(page.focusedName)
        }
        XCTAssertEqual(path, ["section-c", "row-35", "row-5", "row-107"])
      }
    }
  }

  func testArrowKeysSkipTheRowsOfCollapsedSections() throws {
    try onMain {
      try withListPage(.number, collapsed: ["period-2", "period-3"]) { window, page in
        try page.find("row-2").grabFocus()
        var path: [String?] = []
        for _ in 0..<4 {
          Hand.shared.type("Down", in: window)
          path.append(page.focusedName)
        }
        XCTAssertEqual(
          path, ["section-period-2", "section-period-3", "section-period-4", "row-19"])
        for _ in 0..<4 { Hand.shared.type("Up", in: window) }
        XCTAssertEqual(page.focusedName, "row-2")
      }
    }
  }

  func testAtTheEndsArrowKeysKeepTheFocusOnThePage() throws {
    try onMain {
      try withListPage(.number) { window, page in
        try page.find("row-118").grabFocus()
        settle(page)
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(page.focusedName, "row-118")
      }
    }
  }

  func testEnterAndSpaceOnAHeaderCollapseAndExpand() throws {
    try onMain {
      try withListPage(.number) { window, page in
        let section = try page.section("period-2")
        section.header.grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("it is collapsed") { !section.isExpanded }
        Hand.shared.type("space", in: window)
        waitUntil("it is expanded") { section.isExpanded }
        XCTAssertEqual(page.focusedName, "section-period-2")
      }
    }
  }

  func testEnterOnARowOpensItsElement() throws {
    try onMain {
      let activated = Record<String>()
      try withListPage(.name(), onActivate: activated) { window, page in
        try page.find("row-79").grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("the element is opened") { activated.events == ["Au"] }
      }
    }
  }

  func testAFocusedRowIsNotHiddenByTheHeader() throws {
    try onMain {
      try withListPage(.number) { window, page in
        let section = try page.reveal("period-4")
        try page.scroll(to: page.scrollPosition() + 700)
        try page.find("row-36").grabFocus()
        settle(page)
        for _ in 0..<15 {
          Hand.shared.type("Up", in: window)
          let row = try XCTUnwrap(window.focusWidget)
          XCTAssertGreaterThanOrEqual(row.top(in: page), Double(section.headerHeight) - 1, row.name)
          XCTAssertLessThanOrEqual(
            row.top(in: page) + Double(row.height), Double(page.height), row.name)
        }
        XCTAssertEqual(page.focusedName, "row-21")
      }
    }
  }

  func testAFocusedRowIsScrolledIntoView() throws {
    try onMain {
      try withListPage(.number) { window, page in
        try page.find("row-3").grabFocus()
        for _ in 0..<20 {
          Hand.shared.type("Down", in: window)
          let row = try XCTUnwrap(window.focusWidget)
          XCTAssertGreaterThanOrEqual(row.top(in: page), 0, row.name)
          XCTAssertLessThanOrEqual(
            row.top(in: page) + Double(row.height), Double(page.height), row.name)
        }
      }
    }
  }

  func testCollapsingTheFocusedSectionKeepsTheFocusOnThePage() throws {
    try onMain {
      try withListPage(.number) { window, page in
        try page.find("row-5").grabFocus()
        page.toggleSection("period-2")
        settle(page)
        Hand.shared.type("Down", in: window)
        let focused = try XCTUnwrap(window.focusWidget, "the keyboard is nowhere")
        XCTAssertTrue(focused.isInside(page), focused.name)
        XCTAssertTrue(focused.isMapped, "\(focused.name) cannot be seen")
      }
    }
  }

  func testHomeAndEndFocusTheFirstAndTheLastElementOfThePage() throws {
    try onMain {
      try withListPage(.name(), collapsed: ["b"]) { window, page in
        try page.find("row-26").grabFocus()
        Hand.shared.type("End", in: window)
        XCTAssertEqual(page.focusedName, "row-40", "zirconium")
        Hand.shared.type("Home", in: window)
        XCTAssertEqual(page.focusedName, "row-89", "actinium")
        XCTAssertEqual(try page.scrollPosition(), 0)
        try page.section("z").header.grabFocus()
        page.toggleSection("z")
        settle(page)
        Hand.shared.type("Home", in: window)
        Hand.shared.type("End", in: window)
        XCTAssertEqual(page.focusedName, "section-z", "what is hidden cannot have it")
      }
    }
  }

  func testThePageKeysMoveThroughTheWholeListByPages() throws {
    try onMain {
      try withListPage(.number) { window, page in
        try page.find("row-1").grabFocus()
        for (key, end) in [("Page_Down", "row-118"), ("Page_Up", "section-period-1")] {
          var steps = 0
          while page.focusedName != end, steps < 40 {
            Hand.shared.type(key, in: window)
            steps += 1
            let focus = try XCTUnwrap(window.focusWidget)
            let top = focus.top(in: page)
            XCTAssertGreaterThanOrEqual(top, 0)
            XCTAssertLessThanOrEqual(top + Double(focus.height), Double(page.height))
          }
          XCTAssertEqual(steps, 15, accuracy: 2, key)
        }
      }
    }
  }

  func testThePageKeysOfTheGridStayInTheirColumn() throws {
    try onMain {
      try withGridPage { window, page in
        try page.find("cell-22").grabFocus()
        Hand.shared.type("Page_Down", in: window)
        let column = try page.find("cell-22").convert(x: 0, y: 0, to: page)?.x
        XCTAssertNotEqual(page.focusedName, "cell-22")
        XCTAssertEqual(window.focusWidget?.convert(x: 0, y: 0, to: page)?.x, column)
        Hand.shared.type("End", in: window)
        XCTAssertEqual(page.focusedName, "cell-118")
        Hand.shared.type("Home", in: window)
        XCTAssertEqual(page.focusedName, "cell-1")
      }
    }
  }

  func testTabLeavesTheListAndReturnsToTheLastFocus() throws {
    try onMain {
      try withListPage(.name()) { window, page in
        try page.find("row-26").grabFocus()
        Hand.shared.type("Tab", in: window)
        XCTAssertTrue(try XCTUnwrap(window.focusWidget).isInside(page.first(LetterRail.self)))
        Hand.shared.type("Tab", with: ["Shift_L"], in: window)
        XCTAssertEqual(page.focusedName, "row-26")
      }
    }
  }
}
