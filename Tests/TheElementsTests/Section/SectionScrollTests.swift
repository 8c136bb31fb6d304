import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Position of the header in each frame until the section has this height.
@MainActor
private func places(
  of section: SectionView, on page: SectionedPage, until done: () -> Bool, while body: () -> Void
) -> [Double] {
  samples(ofEachFrameOf: page, of: { section.header.top(in: page) }, while: body, until: done)
}

@MainActor
private func assertHolds(
  _ section: SectionView, on page: SectionedPage, _ what: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  let before = section.header.top(in: page)
  let closed = section.headerHeight
  withAnimations {
    let seen = places(of: section, on: page, until: { section.height == closed }) {
      Hand.shared.click(section.header)
    }
    XCTAssertGreaterThan(seen.count, 2, what, file: file, line: line)
    XCTAssertEqual(section.height, closed, what, file: file, line: line)
    for place in Set(seen) {
      XCTAssertEqual(place, before, accuracy: 1, what, file: file, line: line)
    }
  }
  settle(page)
  XCTAssertEqual(section.header.top(in: page), before, accuracy: 1, what, file: file, line: line)
}

/// Positions of sections while the page scrolls, and while they collapse.
final class SectionScrollTests: PageTestCase {
  func testTheHeaderUnderThePointerStaysWhenItsSectionCollapses() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let section = try page.reveal("period-3", at: 200)
        XCTAssertEqual(section.header.top(in: page), 200, accuracy: 1)
        assertHolds(section, on: page, "in the middle of the page")
      }
    }
  }

  func testAStickyHeaderStaysWhenItsSectionCollapses() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let section = try page.section("period-4")
        try page.scroll(to: page.scrollPosition() + section.top(in: page) + 500)
        XCTAssertEqual(section.header.top(in: page), 0, accuracy: 1)
        assertHolds(section, on: page, "at the top of the page")
      }
    }
  }

  func testAHeaderFarEnoughFromTheEndStaysWhenItsSectionCollapses() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let section = try page.reveal("period-6", at: 150)
        let below = try page.contentEnd() - section.top(in: page) - Double(section.height)
        XCTAssertGreaterThan(below, Double(page.height), "enough follows")
        assertHolds(section, on: page, "near the end of the page")
      }
    }
  }

  func testTheLastHeaderStaysWhenItsSectionExpandsAndCollapsesAgain() throws {
    try onMain {
      try withListPage(.state, collapsed: ["unknown"]) { _, page in
        try page.scroll(to: 100_000)
        let section = try page.section("unknown")
        let place = section.header.top(in: page)
        Hand.shared.click(section.header)
        settle(page)
        XCTAssertTrue(section.isExpanded)
        XCTAssertEqual(section.header.top(in: page), place, accuracy: 1)
        assertHolds(section, on: page, "after it was expanded")
      }
    }
  }

  func testTheUserCanScrollAwayFromAStickyHeaderThatWasCollapsed() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let section = try page.section("period-4")
        try page.scroll(to: page.scrollPosition() + section.top(in: page) + 500)
        Hand.shared.click(section.header)
        settle(page)
        let before = try page.scrollPosition()
        Hand.shared.scroll(over: page, notches: -1)
        settle(page)
        XCTAssertLessThan(try page.scrollPosition(), before - 10)
        Hand.shared.scroll(over: page, notches: 2)
        settle(page)
        XCTAssertGreaterThan(try page.scrollPosition(), before + 10)
      }
    }
  }

  func testTheTopmostHeaderStaysWhenAllSectionsCollapse() throws {
    try onMain {
      try withListPage(.category, height: 300) { _, page in
        let section = try page.section("noble-gas")
        try page.scroll(to: page.scrollPosition() + section.top(in: page) + 200)
        XCTAssertEqual(section.header.top(in: page), 0, accuracy: 1)
        withAnimations {
          let seen = places(of: section, on: page) {
            section.height == section.headerHeight
          } while: {
            page.setAllExpanded(false)
          }
          for place in Set(seen) { XCTAssertEqual(place, 0, accuracy: 1, "\(seen)") }
        }
      }
    }
  }

  func testAHeaderSticksToTheTopWhileItsRowsScroll() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let section = try page.section("period-4")
        let start = try page.scrollPosition() + section.top(in: page)
        for offset in stride(from: 0.0, to: Double(section.height - section.headerHeight), by: 171)
        {
          try page.scroll(to: start + offset)
          XCTAssertEqual(section.top(in: page), -offset, accuracy: 1)
          XCTAssertEqual(
            section.header.top(in: page), 0, accuracy: 1, "\(offset) px into the section")
        }
      }
    }
  }

  func testTheNextHeaderPushesTheStickyHeaderAway() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let (section, next) = (try page.section("period-4"), try page.section("period-5"))
        let start = try page.scrollPosition() + next.top(in: page)
        for distance in [30.0, 20, 10, 1] {
          try page.scroll(to: start - distance)
          XCTAssertEqual(
            section.header.top(in: page), distance - Double(section.headerHeight), accuracy: 1)
          XCTAssertEqual(next.header.top(in: page), distance, accuracy: 1)
        }
        try page.scroll(to: start)
        XCTAssertEqual(next.header.top(in: page), 0, accuracy: 1)
      }
    }
  }

  func testAClickOnAStickyHeaderReachesTheHeaderNotTheRowBelow() throws {
    try onMain {
      let activated = Record<String>()
      try withListPage(.number, onActivate: activated) { _, page in
        let section = try page.section("period-4")
        try page.scroll(to: page.scrollPosition() + section.top(in: page) + 500)
        Hand.shared.click(page, y: Double(section.headerHeight) / 2)
        settle(page)
        XCTAssertFalse(section.isExpanded)
        XCTAssertEqual(activated.events, [])
      }
    }
  }

  func testTheWheelScrollsThePage() throws {
    try onMain {
      try withListPage(.name()) { _, page in
        Hand.shared.scroll(over: page, notches: 3)
        waitUntil("the page has scrolled") { (try? page.scrollPosition()) ?? 0 > 50 }
      }
    }
  }

  func testTheLastRowCanBeScrolledIntoView() throws {
    try onMain {
      for order in ElementOrder.lists() {
        try withListPage(order) { _, page in
          try page.scroll(to: 1_000_000)
          let row = try XCTUnwrap(page.all(ElementRow.self).last)
          let bottom = row.top(in: page) + Double(row.height)
          XCTAssertLessThanOrEqual(bottom, Double(page.height), order.id)
          XCTAssertGreaterThan(bottom, Double(page.height) - 60, order.id)
        }
      }
    }
  }

  func testAWiderPageKeepsItsSectionsInTheMiddle() throws {
    try onMain {
      try withListPage(.state, width: 1270) { _, page in
        let section = try page.section("liquid")
        let left = try XCTUnwrap(section.convert(x: 0, y: 0, to: page)).x
        XCTAssertLessThan(section.width, page.width - 100)
        XCTAssertEqual(left, Double(page.width - section.width) / 2, accuracy: 1)
      }
    }
  }
}
