import CGtk
import GLib

/// Runs `body` with the user's text size set to `scale` times the platform's default.
@MainActor
public func withTextScale(_ scale: Double, _ body: () throws -> Void) rethrows {
  guard let pointer = gtk_settings_get_default() else { return }
  let settings = Object(UnsafeMutableRawPointer(pointer), .none)
  let before: Int = settings.property("gtk-xft-dpi")
  settings.setProperty("gtk-xft-dpi", to: Int(96 * 1024 * scale))
  defer { settings.setProperty("gtk-xft-dpi", to: before) }
  try body()
}
