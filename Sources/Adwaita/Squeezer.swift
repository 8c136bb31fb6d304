import CAdwaita
import GLib
import Gtk

/// Shows the first of its children that has room; none if the last one has none (AdwSqueezer).
public final class Squeezer: Widget {
  /// Makes a squeezer around its children, the widest first.
  /// - Parameter hidesLast: false to show the last one without room, too.
  public init(_ children: Widget..., hidesLast: Bool = true) {
    super.init(new: adw_squeezer_new())
    setAccessibleRole(.group)
    adw_squeezer_set_homogeneous(opaque, 0)
    adw_squeezer_set_allow_none(opaque, hidesLast ? 1 : 0)
    // A label that would be ellipsized is hidden, too.
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    for child in children { adw_squeezer_add(opaque, child.widget) }
  }
}
