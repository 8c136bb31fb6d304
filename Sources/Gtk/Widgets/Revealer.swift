import CGtk
import GLib

/// Shows and hides its child with a slide transition (GtkRevealer).
public final class Revealer: Widget {
  /// Makes a revealer that slides `child` down in `durationMs` milliseconds.
  public init(_ child: Widget, durationMs: Int) {
    super.init(new: gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_revealer_set_transition_duration(opaque, guint(durationMs))
    gtk_revealer_set_child(opaque, child.widget)
  }

  /// True if the child is shown or sliding in. Setting it during a transition reverses that.
  @Property("reveal-child") public var isRevealed: Bool

  /// True while the child slides in or out.
  public var isSliding: Bool {
    gtk_revealer_get_child_revealed(opaque) != gtk_revealer_get_reveal_child(opaque)
  }
}
