import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Position of a widget on the page for each of a series of window sizes.
@MainActor
private func places(
  of widget: Widget, on page: SectionedPage, in window: Window, sizes: [(Int, Int)]
) -> [Double] {
  sizes.map { width, height in
    window.defaultWidth = width
    window.defaultHeight = height
    settle(window)
    XCTAssertEqual(page.width, width)
    return widget.top(in: page)
  }
}

/// Focuses the tile of a transition metal at the given distance below the page's top.
@MainActor
private func focus(_ name: String, at top: Double, on page: SectionedPage) throws -> Widget {
  _ = try page.reveal("transition-metal", at: 0)
  let tile = try page.find(name)
  tile.grabFocus()
  settle(page)
  try page.scroll(to: page.scrollPosition() + tile.top(in: page) - top)
  return tile
}

/// Scroll anchoring while the window is resized, and while sections outside of the visible area collapse.
final class ScrollAnchorTests: PageTestCase {
  func testTheFocusedTileKeepsItsPositionWhileTheWindowGetsNarrowAndWide() throws {
    try onMain {
      try withGridPage(width: 1080) { window, page in
        let iron = try focus("cell-26", at: 219, on: page)
        let widths = [900, 700, 520, 360, 361, 640, 1080]
        for place in places(of: iron, on: page, in: window, sizes: widths.map { ($0, 600) }) {
          XCTAssertEqual(place, 219, accuracy: 1)
        }
      }
    }
  }

  func testTheFocusedTileStaysInViewInALowerWindow() throws {
    try onMain {
      try withGridPage(width: 1080) { window, page in
        let tile = try focus("cell-79", at: 450, on: page)
        let sizes = [(1080, 500), (700, 400), (360, 300), (1080, 600)]
        let seen = places(of: tile, on: page, in: window, sizes: sizes)
        XCTAssertEqual(seen, [384, 284, 184, 450])
      }
    }
  }

  func testWithoutFocusTheTopmostRowKeepsItsPosition() throws {
    try onMain {
      try withGridPage(width: 1080) { window, page in
        let section = try page.reveal("lanthanide", at: -50)
        let tiles = section.all(Widget.self).filter { $0.name.hasPrefix("cell-") }
        let topmost = try XCTUnwrap(
          tiles.first { $0.top(in: page) + Double($0.height) > Double(section.headerHeight) })
        let before = topmost.top(in: page)
        XCTAssertLessThan(before, Double(section.headerHeight))
        let widths = [900, 700, 520, 360, 640, 1080]
        for place in places(of: topmost, on: page, in: window, sizes: widths.map { ($0, 600) }) {
          XCTAssertEqual(place, before, accuracy: 1)
        }
      }
    }
  }

  func testAnUnscrolledPageStaysUnscrolledWhenItGetsNarrow() throws {
    try onMain {
      try withGridPage(width: 1080) { window, page in
        let first = try XCTUnwrap(page.sectionList().sections.first)
        let sizes = [(360, 600), (360, 300), (1080, 600)]
        XCTAssertEqual(places(of: first, on: page, in: window, sizes: sizes), [12, 12, 12])
      }
    }
  }

  func testVisibleRowsStayWhileAHiddenSectionCollapsesAndExpands() throws {
    try onMain {
      for hidden in ["period-1", "period-3", "period-7"] {
        try withListPage(.number) { _, page in
          _ = try page.reveal("period-5", at: -100)
          let row = try page.find("row-40")
          let before = row.top(in: page)
          let section = try page.section(hidden)
          for isExpanded in [false, true] {
            withAnimations {
              let seen = samples(ofEachFrameOf: page) {
                row.top(in: page)
              } while: {
                page.toggleSection(hidden)
              } until: {
                section.isExpanded == isExpanded
                  && (section.height == section.headerHeight) != isExpanded
              }
              for place in Set(seen) { XCTAssertEqual(place, before, accuracy: 1, hidden) }
            }
            settle(page)
            XCTAssertEqual(row.top(in: page), before, accuracy: 1, hidden)
          }
        }
      }
    }
  }

  func testTheFirstKeyOnAScrolledPageDoesNotScrollIt() throws {
    try onMain {
      try withMainWindow { window in
        window.showsFocus = false
        window.showPage("name")
        settle(window)
        let page = try window.first(ListPage.self)
        try page.scroll(to: 700)
        Hand.shared.type("Shift_L", in: window)
        XCTAssertEqual(window.focusWidget?.name, "section-a")
        XCTAssertEqual(try page.scrollPosition(), 700)
      }
    }
  }
}
