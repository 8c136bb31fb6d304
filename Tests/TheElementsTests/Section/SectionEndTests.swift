import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A frame of a slide: position of the header, height of the section, end of the content.
private struct Step {
  let place: Double
  let height: Int
  let end: Double
}

/// The frames of the slide after a click on the header.
@MainActor
private func slide(of section: SectionView, on page: SectionedPage) throws -> [Step] {
  var steps: [Step] = []
  withAnimations {
    steps = samples(
      ofEachFrameOf: page,
      of: {
        Step(
          place: section.header.top(in: page), height: section.height,
          end: (try? page.contentEnd()) ?? .nan)
      },
      while: { Hand.shared.click(section.header) },
      until: { section.height == section.headerHeight })
  }
  settle(page)
  XCTAssertGreaterThan(steps.count, 2)
  return steps
}

/// Collapsing near the page's end leaves no empty room below the last section, and nothing jumps.
final class SectionEndTests: PageTestCase {
  func testNearTheEndTheHeaderMovesDownNoFurtherThanThePagesEnd() throws {
    try onMain {
      try withListPage(.category, height: 900) { _, page in
        let section = try page.section("unknown")
        try page.scroll(to: 100_000)
        try page.scroll(to: page.scrollPosition() + section.header.top(in: page) - 450)
        let place = section.header.top(in: page)
        XCTAssertEqual(place, 450, accuracy: 1)
        let seen = try slide(of: section, on: page)
        XCTAssertEqual(seen.map(\.place), seen.map(\.place).sorted(), "it only sinks")
        for (step, next) in zip(seen, seen.dropFirst()) {
          XCTAssertLessThanOrEqual(
            next.place - step.place, Double(step.height - next.height) + 1,
            "it sinks no faster than its rows go")
        }
        for step in seen {
          XCTAssertGreaterThanOrEqual(step.end, Double(page.height) - 1, "no room is empty")
          if step.end > Double(page.height) + 1 {
            XCTAssertEqual(step.place, place, accuracy: 1, "with enough below it, it stays")
          }
        }
        XCTAssertEqual(try page.contentEnd(), Double(page.height), accuracy: 1)
      }
    }
  }

  func testTheLastSectionCollapsesOverTheEndOfThePageWhereItFillsThePage() throws {
    try onMain {
      try withListPage(.number) { _, page in
        try page.scroll(to: 100_000)
        let section = try page.section("period-7")
        XCTAssertEqual(section.header.top(in: page), 0, accuracy: 1)
        _ = try slide(of: section, on: page)
        XCTAssertEqual(try page.contentEnd(), Double(page.height), accuracy: 1)
        let before = try page.scrollPosition()
        Hand.shared.click(section.header)
        settle(page)
        XCTAssertEqual(try page.scrollPosition(), before, accuracy: 1, "it opens downwards")
      }
    }
  }

  func testCollapsedSectionsThatFitDoNotScroll() throws {
    try onMain {
      try withListPage(.number) { _, page in
        let adjustment = try XCTUnwrap(page.sectionList().adjustment)
        try page.scroll(to: 100_000)
        page.setAllExpanded(false)
        settle(page)
        let sections = try page.sectionList().sections
        let height = sections.map(\.height).reduce(0, +)
        XCTAssertEqual(height, sections.map(\.headerHeight).reduce(0, +))
        XCTAssertEqual(adjustment.value, 0)
        XCTAssertEqual(adjustment.upper, adjustment.pageSize)
      }
    }
  }

  func testNoEmptyRoomStaysBelowSectionsThatWereAllCollapsed() throws {
    try onMain {
      try withListPage(.category, height: 300) { _, page in
        try page.scroll(to: 100_000)
        page.setAllExpanded(false)
        settle(page)
        XCTAssertGreaterThan(try page.scrollPosition(), 0)
        XCTAssertEqual(try page.contentEnd(), Double(page.height), accuracy: 1)
      }
    }
  }
}
