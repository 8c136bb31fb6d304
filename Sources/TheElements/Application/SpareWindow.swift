import GLib
import Gtk

/// A main window built while no window is open: that takes a third of the time from an activation to the settled window.
/// It is in no application, which therefore ends as if there were none.
@MainActor
final class SpareWindow {
  /// Delay from the last window's end in milliseconds, in which the state is saved.
  private static let delayMs: Int64 = 300

  private var window: MainWindow?
  private var timer: Timer?

  /// Builds a window after a moment, if none is wanted before.
  func prepare(_ make: @escaping @MainActor () -> MainWindow?) {
    timer = Timer(after: Self.delayMs) { [weak self] in
      MainActor.assumeIsolated { self?.window = make() }
    }
  }

  /// Returns the window, if there is one, for the caller to show.
  func take() -> MainWindow? {
    timer = nil
    defer { window = nil }
    // The units may have been changed by another program.
    window?.updateTemperatures()
    return window
  }

  /// Destroys the window, because another one is shown.
  func drop() {
    timer = nil
    window?.destroy()
    window = nil
  }
}
