import CGtk
import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The main window and list rows with a large text scale.
final class LargeTextTests: PageTestCase {
  func testTheWindowCanBeAsSmallAsTheSmallestScreen() throws {
    try onMain {
      for scale in [1, 1.5, 2] {
        for page in Page.all {
          var state = SavedState()
          state.page = page.id
          try withTextScale(scale) {
            try withMainWindow(favorites: try favorites(["O", "Au"]), state: state) { window in
              window.widthRequest = -1
              let least = window.request(.horizontal).minimum
              XCTAssertLessThanOrEqual(least, 350, "\(page.id) at \(scale)")
            }
          }
        }
      }
    }
  }

  func testNoWordOfAKeyFigureIsBroken() throws {
    try onMain {
      for (scale, columns) in [(1.0, 2), (2.0, 1)] {
        try withTextScale(scale) {
          try withElementWindow("Hg", size: (360, 640)) { window in
            let cells = try window.first(KeyFigureGrid.self).children
            XCTAssertEqual(Set(cells.map(\.width)).count, 1)
            XCTAssertEqual(
              Set(cells.compactMap { $0.convert(x: 0, y: 0, to: window)?.x }).count, columns)
          }
        }
      }
    }
  }

  func testAValueWithoutRoomBesideItsTitleIsBelowIt() throws {
    try onMain {
      for scale in [1.0, 2] {
        try withTextScale(scale) {
          try withElementWindow("Cl", size: (360, 640)) { window in
            let labels = window.all(PropertyRow.self).flatMap { $0.all(Widget.self) }
              .filter { $0.isInstance(of: gtk_label_get_type()) && !$0.shownText.contains(" ") }
            XCTAssertGreaterThan(labels.count, 10)
            let broken = labels.filter {
              $0.request(.vertical, forSize: $0.width).minimum
                > $0.request(.vertical, forSize: 2000).minimum
            }
            XCTAssertEqual(broken.map(\.shownText), [], "at \(scale)")
          }
        }
      }
    }
  }

  func testANumberStaysWithItsUnit() throws {
    try onMain {
      for scale in [1, 1.2, 1.4, 1.6, 1.8, 2] {
        try withTextScale(scale) {
          try withElementWindow("O", size: (360, 640)) { window in
            for cell in try window.first(KeyFigureGrid.self).children {
              let value = try XCTUnwrap(cell.children.first)
              XCTAssertEqual(
                value.request(.vertical, forSize: value.width).minimum,
                value.request(.vertical, forSize: 2000).minimum, "\(cell.name) at \(scale)")
            }
          }
        }
      }
    }
  }

  func testInANarrowWindowAKeyFigureIsOnOneLine() throws {
    try onMain {
      for symbol in ["Ce", "Os"] {
        try withElementWindow(symbol, size: (360, 640)) { window in
          let cells = try window.first(KeyFigureGrid.self).children
          XCTAssertEqual(Set(cells.map(\.height)).count, 1, "one line each")
        }
      }
    }
  }

  func testTheTitleOfASectionGoesBeforeItsCount() throws {
    try onMain {
      for (scale, hasCount) in [(1.0, true), (2.0, false)] {
        try withTextScale(scale) {
          try withGridPage(width: 350) { _, page in
            let header = try page.section("diatomic-nonmetal").header
            let (title, count) = header.texts(in: Double(header.width))
            XCTAssertFalse(title.isShortened)
            XCTAssertEqual(count != nil, hasCount, "at \(scale)")
          }
        }
      }
    }
  }

  func testNoTextOfAPlaceIsShortened() throws {
    try onMain {
      for (scale, lines) in [(1.0, 2), (2.0, 3)] {
        try withTextScale(scale) {
          try PlacesPageTests.withPlaces { _, page in
            let rows = try XCTUnwrap(page.view?.list.rows)
            let row = try XCTUnwrap(rows.first { $0.place.name == "Vienna" })
            let texts = row.drawing.lines(Double(row.width), row)
            XCTAssertEqual(texts.count, lines)
            XCTAssertFalse(texts.contains(where: \.isShortened), "at \(scale)")
            XCTAssertLessThan(texts.map(\.height).reduce(4, +), Double(row.height))
          }
        }
      }
    }
  }

  func testNoTextOfARowIsClipped() throws {
    try onMain {
      for scale in [1, 1.25, 1.5, 2] {
        for width in [350, 410] {
          try withTextScale(scale) {
            try withListPage(.name(), width: width) { _, page in
              let rows = page.all(ElementRow.self)
              XCTAssertEqual(rows.count, 118)
              for row in rows {
                let lines = row.lines
                XCTAssertFalse(lines.contains(where: \.isShortened), "\(row.element) at \(scale)")
                XCTAssertLessThan(lines.map(\.height).reduce(2, +), Double(row.height))
              }
            }
          }
        }
      }
    }
  }
}
