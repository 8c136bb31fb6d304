import Adwaita
import GLib
import Gtk
import XCTest

/// The base of every test that touches GTK: it connects to the display, in the platform's style (the
/// same whichever test runs first), with the main actor running, and with animations off until a test
/// switches them on.
open class GtkTestCase: QuietTestCase {
  open override func setUpWithError() throws {
    try super.setUpWithError()
    try onMain {
      try XCTSkipUnless(Desktop.initialize(), "there is no display")
      Platform.initialize()
      MainQueueSource.attach()
      Display.enablesAnimations = false
      StyleManager.shared.force(dark: false)
    }
  }

  open override func tearDownWithError() throws {
    onMain { drain() }
    try super.tearDownWithError()
  }
}

/// Runs `body` with the animations of GTK and libadwaita on.
@MainActor
public func withAnimations(_ body: () throws -> Void) rethrows {
  Display.enablesAnimations = true
  defer { Display.enablesAnimations = false }
  try body()
}
