import CAdwaita
import GLib
import Gtk

/// Limits the width of its child to a readable line length (AdwClamp).
public final class Clamp: Widget {
  /// Makes a clamp that allocates at most `maximumWidth` pixels to `child`.
  public init(_ child: Widget, maximumWidth: Int) {
    super.init(new: adw_clamp_new())
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, gint(maximumWidth))
    adw_clamp_set_child(opaque, child.widget)
  }
}
