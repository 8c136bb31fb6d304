import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Numbers of the cells in each line of a section, from the top.
@MainActor
private func lines(of section: SectionView) -> [[Int]] {
  var lines: [Double: [Int]] = [:]
  for cell in cells(of: section) {
    lines[cell.top(in: section), default: []].append(number(of: cell))
  }
  return lines.sorted { $0.key < $1.key }.map(\.value)
}

@MainActor
private func cells(of widget: Widget) -> [Widget] {
  widget.all(Widget.self).filter { $0.name.hasPrefix("cell-") }
}

@MainActor
private func number(of cell: Widget) -> Int { Int(cell.name.dropFirst("cell-".count)) ?? 0 }

/// The grid: tiles in sections, in as many columns as fit.
final class GridPageTests: PageTestCase {
  func testTheGridShowsTheSectionsOfItsOrder() throws {
    try onMain {
      let expected = ElementOrder.grid.sections(of: try BuiltIn.table)
      try withGridPage { _, page in
        let shown = try page.sectionList().sections
        XCTAssertEqual(page.name, "page-grid")
        XCTAssertEqual(shown.map(\.section.id), expected.map(\.id))
        for (view, section) in zip(shown, expected) {
          XCTAssertEqual(lines(of: view).flatMap { $0 }, section.elements.map(\.number), section.id)
        }
      }
    }
  }

  func testTilesFlowIntoAsManyColumnsAsFit() throws {
    try onMain {
      for (width, columns) in [(360, 2), (640, 4), (1000, 7)] {
        try withGridPage(width: width) { _, page in
          let counts = lines(of: try page.section("transition-metal")).map(\.count)
          XCTAssertEqual(counts.first, columns, "\(width) pixels")
          XCTAssertEqual(Set(counts.dropLast()), [columns], "\(width) pixels")
        }
      }
    }
  }

  func testBothEdgesOfTheGridAreStraight() throws {
    try onMain {
      for (width, isAligned) in [(360, false), (640, true), (1000, true)] {
        try withGridPage(width: width) { _, page in
          let section = try page.section("transition-metal")
          let shown = cells(of: section)
          let lefts = shown.compactMap { $0.convert(x: 0, y: 0, to: page)?.x }
          let left = try XCTUnwrap(lefts.min())
          let right = Double(page.width) - 112 - (try XCTUnwrap(lefts.max()))
          XCTAssertEqual(left, right, accuracy: 1, "\(width) pixels")
          let edge = try XCTUnwrap(section.header.convert(x: 0, y: 0, to: page)).x
          XCTAssertEqual(left == edge + 12, isAligned, "the header at \(width) pixels")
        }
      }
    }
  }

  func testACellHasAnAccessibleNameAndOpensItsElement() throws {
    try onMain {
      let activated = Record<String>()
      try withGridPage(onActivate: activated) { window, page in
        let cell = try page.find("cell-8")
        XCTAssertEqual(Accessible.label(of: cell), "Oxygen, O, 8, gas, diatomic nonmetal")
        Hand.shared.click(cell)
        settle(page)
        XCTAssertEqual(activated.events, ["O"])
        try page.find("cell-9").grabFocus()
        Hand.shared.type("Return", in: window)
        waitUntil("the element is opened") { activated.events == ["O", "F"] }
      }
    }
  }

  func testACellsAccessibleActionOpensTheElement() throws {
    try onMain {
      try withGridPage { window, page in
        let opened = Record<String>()
        window.insertActions(
          [Action("show-element", parameter: .string) { opened.add($0.joined()) }], prefix: "app")
        let cell = try page.find("cell-8")
        let actions = type(of: cell).actions
        XCTAssertEqual(actions.count, 2)
        cell.activateAction(try XCTUnwrap(actions.first))
        XCTAssertEqual(opened.events, ["O"])
      }
    }
  }

  func testArrowKeysMoveInTwoDimensions() throws {
    try onMain {
      try withGridPage { window, page in
        let section = try page.reveal("transition-metal")
        let grid = lines(of: section)
        try page.find("cell-\(grid[1][1])").grabFocus()
        var path: [String?] = []
        for key in ["Right", "Down", "Left", "Up"] {
          Hand.shared.type(key, in: window)
          path.append(page.focusedName)
        }
        let expected = [grid[1][2], grid[2][2], grid[2][1], grid[1][1]].map { "cell-\($0)" }
        XCTAssertEqual(path, expected)
      }
    }
  }

  func testDownAndUpMoveToTheNearestTileOfTheNextSection() throws {
    try onMain {
      try withGridPage { window, page in
        let upper = lines(of: try page.section("diatomic-nonmetal"))
        let lower = lines(of: try page.section("polyatomic-nonmetal"))
        XCTAssertEqual(upper.map(\.count), [4, 3])
        XCTAssertEqual(lower.map(\.count), [4])
        try page.find("cell-\(upper[1][1])").grabFocus()
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(page.focusedName, "cell-\(lower[0][1])")
        Hand.shared.type("Up", in: window)
        XCTAssertEqual(page.focusedName, "cell-\(upper[1][1])")
        try page.find("cell-\(lower[0][3])").grabFocus()
        Hand.shared.type("Up", in: window)
        XCTAssertEqual(page.focusedName, "cell-\(upper[1][2])", "the nearest one of the last line")
      }
    }
  }

  func testDownFromACollapsedHeaderMovesToTheNextHeader() throws {
    try onMain {
      try withGridPage(collapsed: ["polyatomic-nonmetal"]) { window, page in
        let upper = lines(of: try page.section("diatomic-nonmetal"))
        try page.find("cell-\(upper[1][0])").grabFocus()
        Hand.shared.type("Down", in: window)
        XCTAssertEqual(page.focusedName, "section-polyatomic-nonmetal")
        Hand.shared.type("Down", in: window)
        let below = lines(of: try page.section("noble-gas"))
        XCTAssertEqual(page.focusedName, "cell-\(below[0][0])")
      }
    }
  }

  func testEveryTileIsReachedByArrowsAlone() throws {
    try onMain {
      try withGridPage(width: 1000, height: 900) { window, page in
        var reached: Set<String> = []
        try page.find("cell-1").grabFocus()
        for section in try page.sectionList().sections {
          for line in lines(of: section) {
            let first = try XCTUnwrap(line.first)
            XCTAssertEqual(page.focusedName, "cell-\(first)")
            for number in line {
              if number != first { Hand.shared.type("Right", in: window) }
              XCTAssertEqual(page.focusedName, "cell-\(number)")
              page.focusedName.map { _ = reached.insert($0) }
            }
            try page.find("cell-\(first)").grabFocus()
            Hand.shared.type("Down", in: window)
          }
        }
        XCTAssertEqual(reached.count, 118)
      }
    }
  }

  func testASectionOfTheGridSlidesToo() throws {
    try onMain {
      try withGridPage { _, page in
        let section = try page.reveal("transition-metal", at: 60)
        let closed = section.headerHeight
        let place = section.header.top(in: page)
        withAnimations {
          let seen = samples(ofEachFrameOf: page) {
            section.height
          } while: {
            Hand.shared.click(section.header)
          } until: {
            section.height == closed
          }
          XCTAssertGreaterThanOrEqual(Set(seen).count, 5, "\(seen)")
        }
        XCTAssertEqual(section.header.top(in: page), place, accuracy: 1)
      }
    }
  }

  func testNoHeaderClipsTheFocusRingOfATile() throws {
    try onMain {
      try withGridPage { window, page in
        let header = Double(try page.section("diatomic-nonmetal").headerHeight)
        try page.find("cell-118").grabFocus()
        settle(page)
        while page.focusedName != "cell-1" {
          Hand.shared.type("Up", in: window)
          if page.focusedName?.hasPrefix("section-") != false { break }
          let cell = try XCTUnwrap(window.focusWidget)
          // The focus ring is 2 pixels wide, 1 pixel away from the tile.
          XCTAssertGreaterThanOrEqual(cell.top(in: page) - header, 3, cell.name)
        }
        let section = try page.section("diatomic-nonmetal")
        let first = try page.find("cell-1")
        XCTAssertGreaterThanOrEqual(first.top(in: section) - header, 3)
      }
    }
  }

  func testATileThatASearchLeavesOutLosesItsStar() throws {
    try onMain {
      let favorites = try favorites(["Au"])
      let section = try XCTUnwrap(
        ElementOrder.grid.sections(of: try BuiltIn.table).first {
          $0.elements.contains { $0.number == 79 }
        })
      let cells = ElementCells(section, favorites) { _ in }
      let gold = try XCTUnwrap(cells.items.first { $0.element.number == 79 })
      XCTAssertTrue(gold.isFavorite)
      cells.show(try XCTUnwrap(section.filtered(to: [29])))
      favorites.toggle(79)
      cells.show(section)
      XCTAssertTrue(cells.items.contains { $0 === gold })
      XCTAssertFalse(gold.isFavorite)
    }
  }
}
