import CAdwaita
import GLib
import Gtk

/// The bar at the top of a window, with title and buttons (AdwHeaderBar).
public final class HeaderBar: Widget {
  /// A bar with the window's buttons.
  public override init() { super.init(new: adw_header_bar_new()) }

  /// Shows `title` in the middle.
  public func setTitle(_ title: Widget) {
    adw_header_bar_set_title_widget(opaque, title.widget)
  }
  /// Adds a widget at the start.
  public func addStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.widget) }
  /// Adds a widget at the end.
  public func addEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.widget) }
}
