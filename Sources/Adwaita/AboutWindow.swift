import CAdwaita
import GLib
import Gtk

/// The about window (AdwAboutWindow).
public enum AboutWindow {
  /// The data shown.
  public struct Content: Sendable {
    /// The program's name.
    public var name = ""
    /// Icon name in the icon theme.
    public var icon = ""
    /// Version, for example `1.0.0`.
    public var version = ""
    /// Name of the developer.
    public var developer = ""
    /// Text under Details; shown as it is, never as markup.
    public var comments = ""
    /// Address of the project's page; empty for none.
    public var website = ""
    /// Address of the list of known problems, where new ones are reported; empty for none.
    public var issues = ""
    /// The debugging information under Troubleshooting.
    public var debugInfo = ""

    public init() {}
  }

  /// Presents the window above `parent`.
  @MainActor
  @discardableResult
  public static func present(_ content: Content, above parent: Window) -> Window? {
    guard let widget = adw_about_window_new() else { return nil }
    let about = OpaquePointer(widget)
    adw_about_window_set_application_name(about, content.name)
    adw_about_window_set_application_icon(about, content.icon)
    adw_about_window_set_version(about, content.version)
    adw_about_window_set_developer_name(about, content.developer)
    adw_about_window_set_comments(about, content.comments.escapedAsMarkup)
    adw_about_window_set_debug_info(about, content.debugInfo)
    adw_about_window_set_website(about, content.website)
    adw_about_window_set_issue_url(about, content.issues)
    adw_about_window_set_license_type(about, GTK_LICENSE_GPL_3_0)
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.windowPointer)
    gtk_window_present(window)
    return Window(UnsafeMutableRawPointer(widget), .none)
  }
}
