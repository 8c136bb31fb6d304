import CAdwaita
import GLib
import Gtk

/// The window that tells what the application is (AdwAboutWindow).
public enum AboutWindow {
  /// What it tells.
  public struct Content: Sendable {
    /// The program's name.
    public var name = ""
    /// The name of its icon in the theme.
    public var icon = ""
    /// Its version, `0.1.0`.
    public var version = ""
    /// Who makes it.
    public var developer = ""
    /// What stands under Details.
    public var comments = ""
    /// The debugging information under Troubleshooting.
    public var debugInfo = ""

    public init() {}
  }

  /// Shows it above `parent`.
  @MainActor
  public static func present(_ content: Content, above parent: Window) {
    guard let widget = adw_about_window_new() else { return }
    let about = OpaquePointer(widget)
    adw_about_window_set_application_name(about, content.name)
    adw_about_window_set_application_icon(about, content.icon)
    adw_about_window_set_version(about, content.version)
    adw_about_window_set_developer_name(about, content.developer)
    let comments = g_markup_escape_text(content.comments, gssize(content.comments.utf8.count))
    adw_about_window_set_comments(about, comments)
    g_free(comments)
    adw_about_window_set_debug_info(about, content.debugInfo)
    adw_about_window_set_license_type(about, GTK_LICENSE_GPL_3_0)
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.windowPointer)
    gtk_window_present(window)
  }
}
