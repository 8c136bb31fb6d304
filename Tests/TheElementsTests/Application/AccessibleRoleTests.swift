import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Roles that GTK 4.8 and libadwaita leave out.
final class AccessibleRoleTests: PageTestCase {
  func testWindowsHaveTheWindowRole() throws {
    try onMain {
      try withMainWindow { XCTAssertEqual(Accessible.role(of: $0), "window") }
      try withElementWindow("Au") { XCTAssertEqual(Accessible.role(of: $0), "window") }
    }
  }

  func testATextFieldOfPreferencesIsATextBoxInAGroup() throws {
    try onMain {
      for row in [EntryRow("Name"), EntryRow(password: "Token")] {
        XCTAssertEqual(Accessible.role(of: row), "group")
        XCTAssertEqual(Accessible.role(of: try XCTUnwrap(row.field)), "text-box")
      }
    }
  }
}
