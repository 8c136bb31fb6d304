import CGtk
import GLib

/// Keeps the screen from going blank while nobody touches keyboard and pointer, until it ends
/// (`gtk_application_inhibit`).
@MainActor
public final class IdleInhibition {
  private let application: Object?
  private let cookie: guint
  private var hasEnded = false

  /// Number of those that have not ended.
  package private(set) static var count = 0

  /// Begins for the application of a window.
  /// - Parameter reason: a text that the desktop may show.
  public init(for window: Window, because reason: String) {
    Self.count += 1
    guard let pointer = gtk_window_get_application(window.windowPointer) else {
      (application, cookie) = (nil, 0)
      return
    }
    application = Object(UnsafeMutableRawPointer(pointer), .none)
    // 0 where the desktop offers no way.
    cookie = gtk_application_inhibit(
      pointer, window.windowPointer, GTK_APPLICATION_INHIBIT_IDLE, reason)
  }

  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    Self.count -= 1
    if let application, cookie > 0 {
      gtk_application_uninhibit(
        application.raw.assumingMemoryBound(to: GtkApplication.self), cookie)
    }
  }
}
