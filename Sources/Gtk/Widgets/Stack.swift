import CGtk
import GLib

/// Shows one child and slides to the next one (GtkStack).
public final class Stack: Widget {
  /// Where the next child comes from.
  public enum Slide: Sendable {
    /// It is there at once.
    case none
    /// From the end of the line, as the next page of a book.
    case forward
    /// From the start of the line.
    case backward
  }

  /// An empty stack, whose slides last so many milliseconds.
  public init(durationMs: Int) {
    super.init(new: gtk_stack_new())
    gtk_stack_set_transition_duration(opaque, guint(durationMs))
    onChange(of: "transition-running") { [weak self] in self?.dropHidden() }
  }

  /// Shows `child` in place of what was shown, which goes when it is out of sight.
  public func show(_ child: Widget, slide: Slide) {
    gtk_stack_add_child(opaque, child.widget)
    let leftwards = (slide == .forward) != isRightToLeft
    let movement =
      leftwards ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
    gtk_stack_set_transition_type(
      opaque, slide == .none ? GTK_STACK_TRANSITION_TYPE_NONE : movement)
    gtk_stack_set_visible_child(opaque, child.widget)
    dropHidden()
  }

  /// Removes the children that cannot be seen any more.
  private func dropHidden() {
    guard gtk_stack_get_transition_running(opaque) == 0 else { return }
    let shown = gtk_stack_get_visible_child(opaque)
    for child in children where child.widget != shown { gtk_stack_remove(opaque, child.widget) }
  }
}
