import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A recording names the part at the top, so what follows must lead from everywhere at that part to the same place.
final class ScrollReplayTests: PageTestCase {
  /// Scrolls, does an act, and does it again after scrolling to the part that was at the top; expects the same part at
  /// the top at both ends.
  @MainActor
  private static func assertReplays(
    _ what: String, at window: Widget, file: StaticString = #filePath, line: UInt = #line,
    part: () -> String?, scroll: () throws -> Void, scrollToPart: (String) -> Void, act: () -> Void
  ) rethrows {
    let ends = try [false, true].map { isReplay in
      try scroll()
      settle(window)
      if isReplay { scrollToPart(part() ?? "") }
      settle(window)
      act()
      settle(window)
      return part()
    }
    XCTAssertEqual(ends[0], ends[1], what, file: file, line: line)
  }

  /// Resizes the window from one size to another after it was scrolled to each of the positions.
  @MainActor
  private static func check(
    _ page: String, _ window: MainWindow, from size: [String], to newSize: [String],
    positions: () throws -> [Double], _ adjustment: () throws -> Adjustment,
    part: () -> String?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let resize = { (size: [String]) in
      window.activateAction(AppAction.resizeWindow.name, size)
      settle(window)
      settle(window)
    }
    resize(size)
    for position in try positions() {
      try assertReplays(
        "\(size) to \(newSize) at \(position)", at: window, file: file, line: line, part: part,
        scroll: {
          resize(size)
          try adjustment().value = position
        },
        scrollToPart: { window.activate(.scrollTo, page, $0) }, act: { resize(newSize) })
    }
  }

  private static let (wide, narrow) = (["1000", "600"], ["400", "500"])

  func testAnElementsPageGetsAnotherSize() throws {
    try onMain {
      let state = SavedState(width: 1000, page: "name", isPaneOn: true)
      try withMainWindow(state: state) { window in
        window.activate(.selectElement, "Au")
        settle(window)
        let page = try XCTUnwrap(window.sidePane.page)
        page.view?.makeAllCards()
        for (size, newSize) in [(Self.wide, Self.narrow), (Self.narrow, Self.wide)] {
          try Self.check(
            "element", window, from: size, to: newSize,
            positions: { [40.3, 520.5, 970.1, 1455.1, 2390.4, 4302.5] },
            { try XCTUnwrap(page.scrolled?.verticalAdjustment) }, part: { page.scroller.topPart })
        }
      }
    }
  }

  func testContentAboveGetsAnotherHeight() throws {
    try onMain {
      try withElementWindow("Au", size: (700, 500)) { window in
        let page = try window.first(ElementPage.self)
        let adjustment = try XCTUnwrap(page.scrolled).verticalAdjustment
        page.view?.makeAllCards()
        waitUntil("all cards are made") { page.cards.allSatisfy(\.isFinished) }
        settle(window)
        // In the middle the page scrolls as far; at its end it cannot.
        for (start, distance) in [(1000.0, 10.0), (100_000, 0)] {
          for _ in 0..<3 {
            adjustment.value = start
            settle(window)
          }
          let position = adjustment.value
          let anchor = try XCTUnwrap(page.scroller.anchor)
          page.scroller.anchor?.y -= 10
          page.scroller.followAnchor()
          settle(window)
          XCTAssertEqual(adjustment.value, position + distance, accuracy: 0.1)
          XCTAssertEqual(page.scroller.anchor?.y, anchor.y, "it is followed again and again")
        }
      }
    }
  }

  func testAGridGetsAnotherSize() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "grid")) { window in
        let page = try XCTUnwrap(window.shownPage?.content as? SectionedPage)
        let list = page.list
        for (size, newSize) in [(Self.wide, Self.narrow), (Self.narrow, Self.wide)] {
          try Self.check(
            "grid", window, from: size, to: newSize,
            positions: {
              let end = Double(list.tops[2])
              return [end - 150.3, end - 60.3, end - 30.3, end - 0.3, end + 60.3]
            },
            { try XCTUnwrap(list.adjustment) }, part: { page.topPart })
        }
      }
    }
  }

  func testSectionsCollapseAndExpand() throws {
    try onMain {
      let acts: [(name: String, startsCollapsed: Bool, body: (ListPage) -> Void)] = [
        ("collapse all", false, { $0.setAllExpanded(false) }),
        ("expand all", true, { $0.setAllExpanded(true) }),
        ("collapse one", false, { $0.toggleSection("f") }),
        ("expand one", true, { $0.toggleSection("f") }),
        ("expand the next", true, { $0.toggleSection("g") }),
      ]
      try withListPage(.symbol, height: 200) { _, page in
        for (name, startsCollapsed, body) in acts {
          page.setAllExpanded(!startsCollapsed)
          settle(page)
          let section = try page.section("f")
          let start = try page.scrollPosition() + section.top(in: page)
          let end = start + Double(section.height)
          for value in [start - 0.4, start + 20, end - 60.4, end - 20, end - 0.4] {
            try Self.assertReplays(
              "\(name) at \(value), section to \(end)", at: page, part: { page.topPart },
              scroll: {
                page.setAllExpanded(!startsCollapsed)
                settle(page)
                try page.scroll(to: value)
              },
              scrollToPart: { page.scroll(toPart: $0) }, act: { body(page) })
          }
        }
      }
    }
  }

  func testCountriesCollapseAndExpand() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        window.activate(.resizeWindow, "700", "500")
        settle(window)
        let list = try XCTUnwrap(page.view?.list)
        let index = try XCTUnwrap(list.countries.firstIndex { $0.id == "FR" })
        let toggled = [list.countries[index].id, list.countries[index + 1].id, "DE"]
        for startsCollapsed in [false, true] {
          let acts = [startsCollapsed ? [AppAction.expandAll.name] : [AppAction.collapseAll.name]]
          for act in acts + toggled.map({ [AppAction.toggleSection.name, "places", $0] }) {
            try Self.check(act, startsCollapsed, list.countries[index], in: list, window)
          }
        }
      }
    }
  }

  /// Does an act from positions at both ends of a country, and again after the part at the top was scrolled to.
  @MainActor
  private static func check(
    _ act: [String], _ startsCollapsed: Bool, _ country: CountrySection, in list: PlaceListView,
    _ window: MainWindow
  ) throws {
    let start = {
      window.activate(startsCollapsed ? .collapseAll : .expandAll)
      waitUntil("all are as before the act") {
        list.countries.allSatisfy { ($0.height == $0.header.height) == startsCollapsed }
      }
      settle(window)
    }
    start()
    let top = try XCTUnwrap(country.convert(x: 0, y: 0, to: list.column)).y
    let end = top + Double(country.height)
    for value in [top + 20, end - 60.4, end - 20] {
      assertReplays(
        "\(act) at \(value), \(startsCollapsed)", at: window, part: { list.topPart },
        scroll: {
          start()
          list.scrolled.verticalAdjustment.value = value
        },
        scrollToPart: { list.scroll(toPart: $0) },
        act: { window.activateAction(act[0], Array(act.dropFirst())) })
    }
  }

  func testAllCountriesExpandAfterAPlaceThatTheSearchHidesWasSelected() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        window.activate(.resizeWindow, "700", "500")
        window.activate(.search, "melt < 300 K")
        waitUntil("elements are found") { window.search.results != nil }
        let list = try XCTUnwrap(page.view?.list)
        let stockholm = "2673730"
        Self.assertReplays(
          "all expand", at: window, part: { list.topPart },
          scroll: {
            window.activate(.expandAll)
            window.activate(.collapseAll)
            window.activate(.showPlace, stockholm)
            settle(window)
            list.scrolled.verticalAdjustment.value = 40.3
          },
          scrollToPart: { list.scroll(toPart: $0) }, act: { window.activate(.expandAll) })
        XCTAssertEqual(page.selection?.key, stockholm)
        XCTAssertFalse(list.rows.contains { $0.isSelected && $0.isVisible })
      }
    }
  }

  func testASearchEndsWithOtherPlaces() throws {
    try onMain {
      try PlacesPageTests.withPlaces { window, page in
        for position in [1320.4, 1442.4, 1564.4] {
          Self.assertReplays(
            "from \(position)", at: window, part: { page.topPart },
            scroll: {
              window.activate(.setTimeline, "1650", "2030")
              settle(window)
              page.restoreScroll(SavedState.ScrollPosition(y: position))
            },
            scrollToPart: { window.activate(.scrollTo, "places", $0) },
            act: {
              window.activate(.search, "ferr")
              waitUntil("iron is found") { window.search.results != nil }
              settle(window)
              window.activate(.setTimeline, "1650", "1900")
              settle(window)
              window.activate(.hideSearch)
              waitUntil("all are shown") { window.search.results == nil }
            })
        }
      }
    }
  }
}
