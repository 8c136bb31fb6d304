import CAdwaita
import GLib
import Gtk

/// The title bar of a window, with title and buttons (AdwHeaderBar).
public final class HeaderBar: Widget {
  /// Makes a header bar with the window's buttons.
  public override init() {
    super.init(new: adw_header_bar_new())
    groupAccessibleParts()
  }

  /// True if it has the window's buttons at its start and at its end.
  public var showsWindowButtons: Bool {
    get { property("show-end-title-buttons") }
    set {
      for side in ["start", "end"] { setProperty("show-\(side)-title-buttons", to: newValue) }
    }
  }

  /// Sets the title widget.
  public func setTitle(_ title: Widget) {
    adw_header_bar_set_title_widget(opaque, title.widget)
  }
  /// Adds a widget at the start (`adw_header_bar_pack_start`).
  public func addStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.widget) }
  /// Adds a widget at the end (`adw_header_bar_pack_end`).
  public func addEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.widget) }
}
