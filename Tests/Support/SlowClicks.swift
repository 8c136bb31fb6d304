import CGtk
import GLib
import Gtk

/// Runs `body` with so long a double click time that a slow machine makes no single clicks of a double click
/// (`gtk-double-click-time`). The animations' clock stands still, and with it the wait for a second click.
@MainActor
public func withSlowClicks(_ body: () throws -> Void) rethrows {
  guard let pointer = gtk_settings_get_default() else { return }
  let settings = Object(UnsafeMutableRawPointer(pointer), .none)
  let before: Int = settings.property("gtk-double-click-time")
  let usual = AnimationClock.time
  settings.setProperty("gtk-double-click-time", to: 60_000)
  AnimationClock.time = { _ in 0 }
  defer {
    settings.setProperty("gtk-double-click-time", to: before)
    AnimationClock.time = usual
  }
  try body()
}
