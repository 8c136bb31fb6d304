import CGtk
import GLib

/// Shows and hides its child by sliding it (GtkRevealer).
public final class Revealer: Widget {
  /// Reveals `child` downwards in `durationMs` milliseconds.
  public init(_ child: Widget, durationMs: Int) {
    super.init(new: gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_revealer_set_transition_duration(opaque, guint(durationMs))
    gtk_revealer_set_child(opaque, child.widget)
  }

  /// Whether the child is, or is coming to be, shown. Turns a slide round where it is.
  @Property("reveal-child") public var isRevealed: Bool

}
