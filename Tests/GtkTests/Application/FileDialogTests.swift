import GLib
import TestSupport
import XCTest

@testable import Gtk

/// Names of files to save.
final class FileDialogTests: GtkTestCase {
  func testANameWithoutSuffixGetsThatOfTheFilter() throws {
    try withTemporaryDirectory { directory in
      try onMain {
        XCTAssertEqual(FileDialog.named(directory + "/my", with: "csv"), directory + "/my.csv")
        XCTAssertEqual(FileDialog.named(directory + "/my.txt", with: "csv"), directory + "/my.txt")
        // The dialog has not asked about that one.
        try Files.write([1], to: directory + "/my.csv", isDurable: false)
        XCTAssertEqual(FileDialog.named(directory + "/my", with: "csv"), directory + "/my")
      }
    }
  }
}
