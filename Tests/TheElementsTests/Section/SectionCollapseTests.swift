import CGtk
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Least number of intermediate heights of a visible slide.
private let leastFrames = 5

/// Heights of a section in each frame of the animation that `body` starts.
@MainActor
private func heights(
  of section: SectionView, until end: Int, while body: () -> Void = {}
) -> [Int] {
  samples(
    ofEachFrameOf: section, of: { section.height }, while: body, until: { section.height == end })
}

/// Collapsing and expanding of sections.
final class SectionCollapseTests: PageTestCase {
  func testACollapseSlidesThroughHeightsInBetween() throws {
    try onMain {
      try withListPage(.state) { _, page in
        let section = try page.reveal("gas")
        let (open, closed) = (section.height, section.headerHeight)
        withAnimations {
          let seen = heights(of: section, until: closed) { Hand.shared.click(section.header) }
          let between = Set(seen.filter { closed < $0 && $0 < open })
          XCTAssertGreaterThanOrEqual(between.count, leastFrames, "\(seen)")
          XCTAssertEqual(seen, seen.sorted(by: >), "the height shrinks in every frame")
        }
        XCTAssertEqual(section.height, closed)
        XCTAssertFalse(section.isExpanded)
      }
    }
  }

  func testAnExpansionSlidesThroughHeightsInBetween() throws {
    try onMain {
      try withListPage(.state, collapsed: ["gas"]) { _, page in
        let section = try page.reveal("gas")
        let closed = section.height
        XCTAssertEqual(closed, section.headerHeight)
        let open = closed + section.content.request(.vertical, forSize: section.width).minimum
        withAnimations {
          let seen = heights(of: section, until: open) { Hand.shared.click(section.header) }
          let between = Set(seen.filter { closed < $0 && $0 < open })
          XCTAssertGreaterThanOrEqual(between.count, leastFrames, "\(seen)")
          XCTAssertEqual(seen, seen.sorted(), "the height grows in every frame")
        }
        XCTAssertTrue(section.isExpanded)
      }
    }
  }

  func testWithoutAnimationsASectionSnaps() throws {
    try onMain {
      try withListPage(.state) { _, page in
        let section = try page.reveal("gas")
        let (open, closed) = (section.height, section.headerHeight)
        let seen = heights(of: section, until: closed) { Hand.shared.click(section.header) }
        XCTAssertEqual(section.height, closed)
        XCTAssertTrue(Set(seen).isSubset(of: [open, closed]), "\(seen)")
        let back = heights(of: section, until: open) { Hand.shared.click(section.header) }
        XCTAssertEqual(section.height, open)
        XCTAssertTrue(Set(back).isSubset(of: [open, closed]), "\(back)")
      }
    }
  }

  func testAClickDuringTheSlideReversesIt() throws {
    try onMain {
      try withListPage(.state) { _, page in
        let section = try page.reveal("gas")
        let (open, closed) = (section.height, section.headerHeight)
        let revealer = section.children.first { $0.isInstance(of: gtk_revealer_get_type()) }
        revealer?.setProperty("transition-duration", to: 1_000)
        withAnimations {
          Hand.shared.click(section.header)
          waitUntil("the section has begun to collapse") { section.height < open - 20 }
          let turning = section.height
          XCTAssertGreaterThan(turning, closed, "the click comes while it slides")
          let seen = heights(of: section, until: open) { Hand.shared.click(section.header) }
          XCTAssertEqual(section.height, open)
          XCTAssertGreaterThan(seen.min() ?? 0, closed, "it never closed: \(seen)")
          XCTAssertLessThan(seen.first ?? open, open, "it did not jump open: \(seen)")
        }
        XCTAssertTrue(section.isExpanded)
      }
    }
  }

  func testOneSectionCollapsesWhileAnotherOpens() throws {
    try onMain {
      try withListPage(.state, collapsed: ["liquid"]) { _, page in
        let (closing, opening) = (try page.reveal("gas"), try page.section("liquid"))
        let (open, closed) = (closing.height, closing.headerHeight)
        withAnimations {
          let pairs = samples(ofEachFrameOf: page) {
            [closing.height, opening.height]
          } while: {
            page.toggleSection("gas")
            page.toggleSection("liquid")
          } until: {
            closing.height == closed && opening.height > closed
              && opening.height == closed + opening.content.height
          }
          let both = pairs.filter { $0[0] > closed && $0[0] < open && $0[1] > closed }
          XCTAssertGreaterThanOrEqual(both.count, leastFrames, "they move at once: \(pairs)")
        }
        XCTAssertEqual(page.collapsed, ["gas"])
      }
    }
  }

  func testAllSectionsCollapseAndExpand() throws {
    try onMain {
      let record = Record<Set<String>>()
      try withListPage(.category, collapsed: ["noble-gas"], onCollapse: record) { _, page in
        let sections = try page.sectionList().sections
        let ids = Set(sections.map(\.section.id))
        page.setAllExpanded(false)
        settle(page)
        XCTAssertEqual(page.collapsed, ids)
        XCTAssertEqual(sections.map(\.height), sections.map(\.headerHeight))
        page.setAllExpanded(true)
        settle(page)
        XCTAssertEqual(page.collapsed, [])
        for section in sections {
          XCTAssertGreaterThan(section.height, section.headerHeight, section.section.id)
        }
        XCTAssertEqual(record.events, [ids, []])
      }
    }
  }

  func testEveryCollapseIsReported() throws {
    try onMain {
      let record = Record<Set<String>>()
      try withListPage(.number, collapsed: ["period-2"], onCollapse: record) { _, page in
        Hand.shared.click(try page.section("period-1").header)
        settle(page)
        page.toggleSection("period-2")
        page.toggleSection("no-such-section")
        XCTAssertEqual(record.events, [["period-1", "period-2"], ["period-1"]])
      }
    }
  }

  func testAHeaderReportsItsExpandedState() throws {
    try onMain {
      try withListPage(.category, collapsed: ["noble-gas"]) { _, page in
        let (open, closed) = (try page.section("metalloid"), try page.section("noble-gas"))
        XCTAssertEqual(Accessible.label(of: closed.header), "Noble gas, 6 elements")
        XCTAssertEqual(Accessible.role(of: closed.header), "button")
        XCTAssertEqual(Accessible.isExpanded(open.header), true)
        XCTAssertEqual(Accessible.isExpanded(closed.header), false)
        XCTAssertTrue(closed.header.hasClass("collapsed"))
        page.toggleSection("noble-gas")
        XCTAssertEqual(Accessible.isExpanded(closed.header), true)
        XCTAssertFalse(closed.header.hasClass("collapsed"))
      }
    }
  }

  func testASectionThatIsCollapsedAndExpandedAgainLooksAsBefore() throws {
    try onMain {
      try withListPage(.category) { _, page in
        let before = currentPicture(of: page)
        page.toggleSection("diatomic-nonmetal")
        let between = currentPicture(of: page)
        page.toggleSection("diatomic-nonmetal")
        assertSamePicture(before, currentPicture(of: page), "collapsed and expanded again")
        XCTAssertTrue(before?.pixels != between?.pixels, "it looked different in between")
      }
    }
  }
}
