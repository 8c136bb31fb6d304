import CAdwaita
import GLib
import Gtk

/// A page with an icon, a title and a description, for empty and error states (AdwStatusPage).
public final class StatusPage: Widget {
  /// Makes a page with a named icon of the icon theme; the description is never parsed as markup.
  public init(icon: String, title: String, description: String) {
    super.init(new: adw_status_page_new())
    adw_status_page_set_icon_name(opaque, icon)
    adw_status_page_set_title(opaque, title)
    // The scrolled window inside can take the focus, and so needs an accessible name.
    children.first?.setAccessibleGroup(title)
    adw_status_page_set_description(opaque, description.escapedAsMarkup)
  }

  /// Sets a widget below the text, such as a button.
  public func setChild(_ child: Widget) { adw_status_page_set_child(opaque, child.widget) }
}
