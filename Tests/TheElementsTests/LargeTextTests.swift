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

  func testNoTextOfARowIsClipped() throws {
    try onMain {
      for scale in [1, 1.25, 1.5, 2] {
        for width in [350, 410] {
          try withTextScale(scale) {
            try withListPage(NameOrder(), width: width) { _, page in
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
