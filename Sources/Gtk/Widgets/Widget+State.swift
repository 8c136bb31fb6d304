import CGtk
import GLib

extension Widget {
  /// True if the widget is selected, as a row of a list (`GTK_STATE_FLAG_SELECTED`).
  public var hasSelectedState: Bool { hasState(GTK_STATE_FLAG_SELECTED) }

  /// True if the widget is a revealer or an expander, and shows its child (`reveal-child`, `expanded`).
  public var showsChild: Bool {
    if isInstance(of: gtk_revealer_get_type()) {
      return gtk_revealer_get_reveal_child(opaque) != 0
    }
    return isInstance(of: gtk_expander_get_type())
      && gtk_expander_get_expanded(opaque) != 0
  }
}
