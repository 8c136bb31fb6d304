import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A column that was read, before it is added.
final class OwnColumnDraftTests: PageTestCase {
  func testColumnsWithoutNumbersAreCountedAndNamed() throws {
    try onMain {
      try OwnColumnsWindowTests.withColumns { window, _ in
        OwnColumnsWindowTests.read(
          "symbol,price,liked,color\nAu,60000,yes,yellow\nAg,800,no,white\n", in: window)
        XCTAssertEqual(
          try window.find("draft-summary").shownText, "2 elements · 2 columns left out")
        XCTAssertEqual(
          try window.find("draft-columns").shownText,
          "Left out, with no or few numbers: liked · color")
        OwnColumnsWindowTests.read("Au yellow 19.3\nFe gray 7.87", in: window)
        XCTAssertEqual(
          try window.find("draft-columns").shownText, "Left out, with no or few numbers: Column 2")
        OwnColumnsWindowTests.read(OwnColumnsWindowTests.table, in: window)
        XCTAssertNil(window.findPart("draft-columns"))
      }
    }
  }
}
