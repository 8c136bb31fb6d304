import Adwaita
import GLib
import Gtk
import XCTest

/// Base class of all tests that use GTK: it opens the display with libadwaita's style (the same whichever test
/// runs first) and a running main actor, and disables animations until a test enables them.
open class GtkTestCase: QuietTestCase {
  open override func setUpWithError() throws {
    try super.setUpWithError()
    try onMain {
      guard Desktop.initialize() else { throw NoDisplay() }
      Platform.initialize()
      MainQueueSource.attach()
      Display.enablesAnimations = false
      Announcer.pauseAfterFocus = 0
      StyleManager.shared.force(dark: false)
    }
  }

  open override func tearDownWithError() throws {
    onMain { drain() }
    try super.tearDownWithError()
  }
}

/// Error of a test whose display cannot be opened: without one, most tests would prove nothing.
private struct NoDisplay: Error {}

/// Runs `body` with the animations of GTK and libadwaita enabled.
@MainActor
public func withAnimations(_ body: () throws -> Void) rethrows {
  Display.enablesAnimations = true
  defer { Display.enablesAnimations = false }
  try body()
}
