import CAdwaita
import GLib
import Gtk

/// Base class of a custom widget with one child of the same size (AdwBin).
open class Bin: Widget {
  /// Makes an empty bin.
  public override init() { super.init(subclassing: adw_bin_get_type()) }

  open override class var accessibleRole: AccessibleRole? { .group }

  /// Sets the child, in place of the previous one.
  public func setChild(_ child: Widget?) {
    adw_bin_set_child(raw.assumingMemoryBound(to: AdwBin.self), child?.widget)
  }
}
