import CGtk
import GLib

/// Room with scroll bars for a larger child (GtkScrolledWindow).
public final class ScrolledWindow: Widget {
  /// Scrolls down, and sideways too where `horizontally` says so.
  public init(_ child: Widget, horizontally: Bool = false) {
    super.init(new: gtk_scrolled_window_new())
    // From GTK 4.12 on it is generic, and what is generic can have no name.
    cgtk_accessible_set_role(raw, GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_scrolled_window_set_policy(
      opaque, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.widget)
  }

  /// The vertical scroll position.
  public var verticalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(opaque))
  }
  /// The horizontal scroll position.
  public var horizontalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
  }
}
