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
