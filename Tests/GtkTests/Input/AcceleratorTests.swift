import Gtk
import TestSupport
import XCTest

/// Accelerators as the user reads them.
final class AcceleratorTests: GtkTestCase {
  func testTheKeysAreNamed() {
    onMain {
      XCTAssertEqual(Accelerator.label("<Control>d"), "Ctrl+D")
      XCTAssertEqual(Accelerator.label("F5"), "F5")
      XCTAssertEqual(Accelerator.controlLabel, "Ctrl")
    }
  }

  func testAnUnknownNotationHasNoLabel() {
    onMain { XCTAssertEqual(Accelerator.label("<Nothing>nowhere"), "") }
  }
}
