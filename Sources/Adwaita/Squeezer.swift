import CAdwaita
import GLib
import Gtk

/// Hides its child if there is no room for it (AdwSqueezer).
public final class Squeezer: Widget {
  /// Makes a squeezer around `child`.
  public init(_ child: Widget) {
    super.init(new: adw_squeezer_new())
    adw_squeezer_set_homogeneous(opaque, 0)
    adw_squeezer_set_allow_none(opaque, 1)
    // A label that would be ellipsized is hidden, too.
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    adw_squeezer_add(opaque, child.widget)
  }
}
