import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A letter of the rail, found in the accessible tree.
@MainActor
private func letter(_ title: String, on page: SectionedPage) throws -> Widget {
  let rail = try page.first(LetterRail.self)
  let found = rail.children.first { Accessible.label(of: $0)?.hasPrefix(title) ?? false }
  return try XCTUnwrap(found, "there is no letter \(title)")
}

/// The letter rail of the lists by name and by symbol.
final class LetterRailTests: PageTestCase {
  func testAShortRailShowsAsManyLettersAsCanBeHit() throws {
    try onMain {
      for (height, titles) in [
        (700, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (600, "ABCDEFGHIKLMNOPRSTUVXYZ"), (300, "ADGKNRUY"),
      ] {
        try withListPage(.name(), height: height) { _, page in
          let shown = try page.first(LetterRail.self).children.filter(\.isMapped)
          XCTAssertEqual(String(shown.compactMap { Accessible.label(of: $0)?.first }), titles)
          XCTAssertTrue(shown.allSatisfy { $0.height >= 24 && $0.width >= 24 }, "\(height)")
        }
      }
    }
  }

  func testAllLettersStandOnTheRailInOrder() throws {
    try onMain {
      try withListPage(.name(), height: 700) { _, page in
        let rail = try page.first(LetterRail.self)
        let titles = rail.children.compactMap { Accessible.label(of: $0)?.first }
        XCTAssertEqual(String(titles), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let tops = rail.children.map { $0.top(in: rail) }
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(rail.height, page.height)
      }
    }
  }

  func testLettersWithoutElementsAreInsensitive() throws {
    try onMain {
      for (order, dim) in [(ElementOrder.name(), "JQW"), (.symbol, "JQ")] {
        try withListPage(order) { _, page in
          let letters = try page.first(LetterRail.self).children
          let insensitive = letters.filter { !$0.isSensitive }
          XCTAssertEqual(String(insensitive.compactMap { Accessible.label(of: $0)?.first }), dim)
          XCTAssertTrue(insensitive.allSatisfy { !$0.isFocusable })
          XCTAssertEqual(letters.filter(\.isFocusable).count, 26 - dim.count)
        }
      }
    }
  }

  func testALetterHasTheNameOfItsSection() throws {
    try onMain {
      try withListPage(.symbol) { _, page in
        let letter = try letter("A", on: page)
        let section = try page.section("a").section
        XCTAssertEqual(Accessible.label(of: letter), tr(section.accessibleName))
        XCTAssertEqual(Accessible.role(of: letter), "button")
      }
    }
  }

  func testAClickOnALetterScrollsToItsSection() throws {
    try onMain {
      try withListPage(.name()) { _, page in
        for title in ["N", "B", "S"] {
          Hand.shared.click(try letter(title, on: page))
          settle(page)
          XCTAssertEqual(try page.section(title.lowercased()).top(in: page), 0, accuracy: 1, title)
        }
        Hand.shared.click(try letter("Z", on: page))
        settle(page)
        let last = try page.section("z")
        XCTAssertLessThanOrEqual(last.top(in: page) + Double(last.height), Double(page.height))
      }
    }
  }

  func testAClickOnADimLetterScrollsToTheNearestLetterWithASection() throws {
    try onMain {
      try withListPage(.name(), height: 700) { _, page in
        Hand.shared.click(try letter("J", on: page), y: 2)
        settle(page)
        XCTAssertEqual(try page.section("i").top(in: page), 0, accuracy: 1)
      }
    }
  }

  func testADragAlongTheRailScrollsFromLetterToLetter() throws {
    try onMain {
      try withListPage(.name()) { _, page in
        Hand.shared.move(to: try letter("B", on: page))
        Hand.shared.press()
        var reached: [String] = []
        for title in ["B", "C", "D", "E", "L", "M", "P", "C"] {
          Hand.shared.move(to: try letter(title, on: page))
          settle(page)
          let top = try page.sectionList().sections.first { abs($0.top(in: page)) <= 1 }
          reached.append(top.map { tr($0.section.title) } ?? "")
        }
        Hand.shared.release()
        XCTAssertEqual(reached, ["B", "C", "D", "E", "L", "M", "P", "C"])
      }
    }
  }

  func testArrowKeysMoveOnTheRailAndEnterJumps() throws {
    try onMain {
      try withListPage(.name()) { window, page in
        try letter("H", on: page).grabFocus()
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusWidget, try letter("I", on: page))
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(window.focusWidget, try letter("K", on: page), "J leads nowhere")
        Hand.shared.type("Return", in: window)
        settle(page)
        XCTAssertEqual(try page.section("k").top(in: page), 0, accuracy: 1)
        XCTAssertEqual(page.focusedName, "section-k", "the keyboard comes along")
        try letter("K", on: page).grabFocus()
        Hand.shared.type("Up", in: window)
        Hand.shared.type("space", in: window)
        settle(page)
        XCTAssertEqual(try page.section("i").top(in: page), 0, accuracy: 1)
        try letter("I", on: page).grabFocus()
        Hand.shared.type("End", in: window)
        XCTAssertEqual(window.focusWidget, try letter("Z", on: page))
        Hand.shared.type("Home", in: window)
        XCTAssertEqual(window.focusWidget, try letter("A", on: page))
      }
    }
  }

  func testTabEntersTheRailOnceAndLeavesItAgain() throws {
    try onMain {
      try withListPage(.symbol) { window, page in
        try letter("H", on: page).grabFocus()
        Hand.shared.type("Tab", in: window)
        let rail = try page.first(LetterRail.self)
        XCTAssertFalse(try XCTUnwrap(window.focusWidget).isInside(rail))
      }
    }
  }

  func testAJumpToACollapsedSectionExpandsIt() throws {
    try onMain {
      let letters = Set("abcdefghijklmnopqrstuvwxyz".map { String($0) })
      let record = Record<Set<String>>()
      try withListPage(
        ElementOrder.name(), height: 1000, collapsed: letters, onCollapse: record
      ) { window, page in
        let collapsed = page.collapsed
        Hand.shared.click(try letter("T", on: page))
        settle(page)
        XCTAssertEqual(page.collapsed, collapsed.subtracting(["t"]))
        XCTAssertEqual(record.events, [page.collapsed], "which is remembered")
        let section = try page.section("t")
        XCTAssertLessThanOrEqual(
          section.top(in: page) + Double(section.height), Double(page.height), "all is in view")
        try letter("C", on: page).grabFocus()
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(page.collapsed, collapsed.subtracting(["c", "t"]))
        XCTAssertEqual(page.focusedName, "section-c")
        XCTAssertEqual(try page.section("c").header.top(in: page), 0, accuracy: 1)
      }
    }
  }

  func testADragExpandsOnlyTheSectionWhereItEnds() throws {
    try onMain {
      try withListPage(.name(), collapsed: ["b", "c", "d"]) { _, page in
        Hand.shared.move(to: try letter("B", on: page))
        Hand.shared.press()
        for title in ["C", "D"] { Hand.shared.move(to: try letter(title, on: page)) }
        XCTAssertEqual(page.collapsed, ["b", "c", "d"])
        Hand.shared.release()
        settle(page)
        XCTAssertEqual(page.collapsed, ["b", "c"])
        XCTAssertEqual(try page.section("d").header.top(in: page), 0, accuracy: 1)
      }
    }
  }
}
