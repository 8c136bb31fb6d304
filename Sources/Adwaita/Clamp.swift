import CAdwaita
import GLib
import Gtk

/// Keeps its child from growing wider than is good to read (AdwClamp).
public final class Clamp: Widget {
  /// A clamp that gives `child` at most `maximumWidth` pixels.
  public init(_ child: Widget, maximumWidth: Int) {
    super.init(new: adw_clamp_new())
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, gint(maximumWidth))
    adw_clamp_set_child(opaque, child.widget)
  }
}
