import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The list pages: rows, order and headers.
final class ListPageTests: PageTestCase {
  func testEveryListPageShowsTheSectionsOfItsOrder() throws {
    try onMain {
      let table = try BuiltIn.table
      for order in ElementOrder.lists() {
        try withListPage(order) { _, page in
          let sections = order.sections(of: table)
          let shown = try page.sectionList().sections
          XCTAssertEqual(page.name, "page-\(order.id)")
          XCTAssertEqual(shown.map(\.section.id), sections.map(\.id), order.id)
          for (view, section) in zip(shown, sections) {
            XCTAssertEqual(
              view.all(ElementRow.self).map(\.element.number), section.elements.map(\.number),
              "\(order.id), \(section.id)")
            XCTAssertEqual(view.header.name, "section-\(section.id)")
            XCTAssertEqual(Accessible.label(of: view.header), tr(section.accessibleName))
          }
        }
      }
    }
  }

  func testInTheGroupedStyleSectionsStandFurtherApart() throws {
    try onMain {
      let orders: [(ElementOrder, gap: Int)] = [(.category, 0), (.state, 18)]
      for (order, gap) in orders {
        try withListPage(order) { _, page in
          page.setAllExpanded(false)
          settle(page)
          let list = try page.sectionList()
          XCTAssertEqual(list.tops[1] - list.tops[0] - list.sections[0].header.height, gap)
        }
      }
    }
  }

  func testARowHasStateAndCategoryWhereThereIsRoom() throws {
    try onMain {
      for (width, isShown) in [(700, true), (360, false)] {
        try withListPage(.number, width: width) { _, page in
          let row = try XCTUnwrap(page.all(ElementRow.self).first { $0.element.number == 11 })
          XCTAssertEqual(row.shownTexts.contains("solid · alkali metal"), isShown, "\(width)")
          XCTAssertTrue(row.shownTexts.contains("Na(11) 22.98976928"))
        }
      }
    }
  }

  func testEveryListPageShowsEachElementOnce() throws {
    try onMain {
      for order in ElementOrder.lists() {
        try withListPage(order) { _, page in
          let numbers = page.all(ElementRow.self).map(\.element.number)
          XCTAssertEqual(numbers.sorted(), Array(1...118), order.id)
        }
      }
    }
  }

  func testRowsAreBelowEachOtherInOrder() throws {
    try onMain {
      try withListPage(.name()) { _, page in
        let tops = page.all(ElementRow.self).map { $0.top(in: page) }
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(Set(tops).count, 118)
      }
    }
  }

  func testTheFirstRowsOfEachPageAreTheOnesExpected() throws {
    try onMain {
      let expected = [
        "name": [89, 13, 95], "number": [1, 2, 3], "symbol": [89, 47, 13],
        "state": [3, 4, 5], "category": [1, 7, 8],
      ]
      for order in ElementOrder.lists() {
        try withListPage(order) { _, page in
          let rows = page.all(ElementRow.self).prefix(3).map(\.element.number)
          XCTAssertEqual(rows, expected[order.id], order.id)
        }
      }
    }
  }

  func testARowHasAnAccessibleName() throws {
    try onMain {
      try withListPage(.state) { _, page in
        let row = try page.find("row-79")
        XCTAssertEqual(Accessible.label(of: row), "Gold, Au, 79, solid, transition metal")
        XCTAssertEqual(Accessible.role(of: row), "list-item")
        for row in page.all(ElementRow.self) {
          XCTAssertEqual(Accessible.label(of: row), tr(row.element.accessibleName))
        }
      }
    }
  }

  func testAClickOnARowOpensItsElement() throws {
    try onMain {
      let activated = Record<String>()
      try withListPage(.state, onActivate: activated) { _, page in
        Hand.shared.click(try page.find("row-4"))
        settle(page)
        XCTAssertEqual(activated.events, ["Be"])
      }
    }
  }

  func testARowThatMadeRoomOpensItsOwnElement() throws {
    try onMain {
      let activated = Record<String>()
      try withListPage(.number, onActivate: activated) { _, page in
        let rows = try XCTUnwrap(page.section("period-1").content as? ElementRows)
        rows.makeRoom(for: rows.rows[0], at: 1000)
        settle(page)
        Hand.shared.click(try page.find("row-2"))
        settle(page)
        XCTAssertEqual(activated.events, ["He"])
      }
    }
  }

  func testSectionsNamedAsCollapsedStartCollapsed() throws {
    try onMain {
      try withListPage(.state, collapsed: ["liquid", "no-such-section"]) { _, page in
        XCTAssertEqual(page.collapsed, ["liquid"])
        let section = try page.section("liquid")
        XCTAssertEqual(section.height, section.headerHeight)
        XCTAssertFalse(try page.find("row-80").isMapped)
        XCTAssertTrue(try page.find("row-3").isMapped)
      }
    }
  }

  func testOnlyNameAndSymbolHaveALetterRail() throws {
    try onMain {
      for order in ElementOrder.lists() {
        try withListPage(order) { _, page in
          let rails = page.all(LetterRail.self).count
          XCTAssertEqual(rails, ["name", "symbol"].contains(order.id) ? 1 : 0, order.id)
        }
      }
    }
  }

  func testEveryRowIsWideEnoughForItsTextInTheSmallestWindow() throws {
    try onMain {
      try withListPage(.name(), width: 360) { window, page in
        XCTAssertEqual(window.width, 360, "the page asks for no more than the smallest window")
        let rail = try page.first(LetterRail.self)
        for row in page.all(ElementRow.self) {
          let left = try XCTUnwrap(row.convert(x: 0, y: 0, to: page)).x
          XCTAssertGreaterThanOrEqual(left, 0)
          XCTAssertLessThanOrEqual(left + Double(row.width), Double(page.width - rail.width))
        }
      }
    }
  }

  func testAPageShownAgainLooksAsAtFirst() throws {
    try onMain {
      try withListPage(.name()) { _, page in
        let before = currentPicture(of: page)
        page.isVisible = false
        drain()
        XCTAssertFalse(page.isMapped)
        page.isVisible = true
        waitUntil("the page is shown") { page.isMapped }
        assertSamePicture(before, currentPicture(of: page), "shown again")
      }
    }
  }

  func testAPageCanBeClosedDuringASlide() throws {
    try onMain {
      try withListPage(.state) { _, page in
        let section = try page.section("gas")
        let open = section.height
        Display.enablesAnimations = true
        page.toggleSection("gas")
        waitUntil("the slide has begun") { section.height < open }
      }
      Display.enablesAnimations = false
    }
  }
}
