import CAdwaita
import GLib
import Gtk

/// A page that says what is the matter and what to do (AdwStatusPage).
public final class StatusPage: Widget {
  public init(icon: String, title: String, description: String) {
    super.init(new: adw_status_page_new())
    adw_status_page_set_icon_name(opaque, icon)
    adw_status_page_set_title(opaque, title)
    // What scrolls in it can have the keyboard, and so needs a name.
    children.first?.setAccessibleGroup(title)
    let escaped = g_markup_escape_text(description, gssize(description.utf8.count))
    adw_status_page_set_description(opaque, escaped)
    g_free(escaped)
  }

  /// Shows a button or the like below the text.
  public func setChild(_ child: Widget) { adw_status_page_set_child(opaque, child.widget) }
}
