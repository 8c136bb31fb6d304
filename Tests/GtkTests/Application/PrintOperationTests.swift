import CGtk
import GLib
import TestSupport
import XCTest

@testable import Gtk

/// The printing of a document.
final class PrintOperationTests: GtkTestCase {
  func testAFileIsOfferedUnderTheNameOfTheDocument() throws {
    onMain {
      for (title, isTwoSided, name) in [
        ("Periodic Table of the Elements", false, "Periodic Table of the Elements"),
        ("Density (g/cm³)", true, "Density (g∕cm³)"), ("..a", false, "a"),
      ] {
        let operation = PrintOperation(title, isLandscape: true, isTwoSided: isTwoSided) { _, _ in
          PaperDocument(title: title, width: 10, height: 10, pages: [])
        }
        XCTAssertEqual(operation.offeredFileName, name)
      }
    }
  }
}

extension PrintOperation {
  /// The name without suffix that GTK's dialog offers for a file.
  fileprivate var offeredFileName: String? {
    let operation = raw.assumingMemoryBound(to: GtkPrintOperation.self)
    return gtk_print_settings_get(
      gtk_print_operation_get_print_settings(operation), GTK_PRINT_SETTINGS_OUTPUT_BASENAME
    ).map { String(cString: $0) }
  }
}
