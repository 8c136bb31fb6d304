import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The row that a comparison was scrolled to.
final class ComparisonScrollTests: PageTestCase {
  func testItStaysInViewWhenRowsComeBeforeIt() throws {
    try onMain {
      try withComparison(["Au"], size: (1000, 500)) { window in
        let view = window.view
        waitUntil("all rows") { view.sheet.groups.count > 3 }
        let (whole, elements) = (view.sheet, view.sheet.elements)
        let few = ComparisonSheet(elements, columns: [])
        let id = try XCTUnwrap(few.groups.last?.rows.last?.id)
        view.show(few, canAdd: true)
        settle(window)
        view.scroll(toRow: id)
        settle(window)
        XCTAssertTrue(Self.isInView(id, view))
        view.show(whole, canAdd: true)
        settle(window)
        XCTAssertTrue(Self.isInView(id, view))
        // Before the next layout, too.
        view.show(few, canAdd: true)
        view.scroll(toRow: id)
        view.show(whole, canAdd: true)
        settle(window)
        XCTAssertTrue(Self.isInView(id, view))
      }
    }
  }

  func testItStaysInViewInALowerWindow() throws {
    try onMain {
      try withComparison(["Au"], size: (1000, 900)) { window in
        let view = window.view
        waitUntil("all rows") { view.sheet.groups.count > 3 }
        let id = try XCTUnwrap(view.sheet.groups.last?.rows.last?.id)
        view.scroll(toRow: id)
        settle(window)
        XCTAssertTrue(Self.isInView(id, view))
        window.setProperty("default-height", to: 400)
        settle(window)
        XCTAssertLessThan(view.height, 500)
        XCTAssertTrue(Self.isInView(id, view))
      }
    }
  }

  /// A new window takes the focus two frames after it was shown, and may have been scrolled before.
  func testItStaysInViewWhenTheRowsTakeTheFocus() throws {
    try onMain {
      try withComparison(["Au"], size: (1000, 500)) { window in
        let view = window.view
        waitUntil("all rows") { view.sheet.groups.count > 3 }
        let id = try XCTUnwrap(view.sheet.groups.last?.rows.first?.id)
        for isLaidOut in [true, false] {
          view.lastCell = nil
          view.scroll(toRow: isLaidOut ? id : "melt")
          settle(window)
          if !isLaidOut { view.scroll(toRow: id) }
          XCTAssertTrue(view.focusGrid())
          settle(window)
          XCTAssertTrue(Self.isInView(id, view))
        }
      }
    }
  }

  @MainActor
  private static func isInView(_ id: String, _ view: ComparisonView) -> Bool {
    guard let adjustment = view.adjustment, let index = view.index(ofRow: id) else { return false }
    let top = view.tops[index]
    return top >= adjustment.value && top < adjustment.value + adjustment.pageSize
  }
}
