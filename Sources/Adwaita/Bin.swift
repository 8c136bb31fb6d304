import CAdwaita
import GLib
import Gtk

/// A widget of our own that holds one child and is as large as it (AdwBin).
open class Bin: Widget {
  /// An empty bin.
  public override init() { super.init(subclassing: adw_bin_get_type()) }

  open override class var accessibleRole: AccessibleRole? { .group }

  /// Gives it its child; the former one goes.
  public func setChild(_ child: Widget) {
    adw_bin_set_child(raw.assumingMemoryBound(to: AdwBin.self), child.widget)
  }
}

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
