import CAdwaita
import GLib
import Gtk

/// A window whose content reaches up to its top edge, with actions of its own
/// (AdwApplicationWindow).
open class ApplicationWindow: Window, ActionMap {
  /// A window without content.
  public override init() { super.init(subclassing: adw_application_window_get_type()) }

  /// Gives the window its content, header bar included.
  public func setContent(_ content: Widget) {
    adw_application_window_set_content(
      raw.assumingMemoryBound(to: AdwApplicationWindow.self), content.widget)
  }
}
