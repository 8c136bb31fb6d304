import CGtk
import GLib

/// Shows one child at a time, with a slide transition to the next (GtkStack).
public final class Stack: Widget {
  /// Direction of the transition.
  public enum Slide: Sendable {
    /// No transition.
    case none
    /// From the end edge, like the next page of a book.
    case forward
    /// From the start edge.
    case backward
  }

  /// Makes an empty stack with transitions of `durationMs` milliseconds.
  public init(durationMs: Int) {
    super.init(new: gtk_stack_new())
    gtk_stack_set_transition_duration(opaque, guint(durationMs))
    onChange(of: "transition-running") { [weak self] in self?.removeHidden() }
  }

  /// Shows `child` in place of the previous child, which is removed after the transition.
  public func show(_ child: Widget, slide: Slide) {
    gtk_stack_add_child(opaque, child.widget)
    passOverStackPages()
    let leftwards = (slide == .forward) != isRightToLeft
    let movement =
      leftwards ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
    gtk_stack_set_transition_type(
      opaque, slide == .none ? GTK_STACK_TRANSITION_TYPE_NONE : movement)
    gtk_stack_set_visible_child(opaque, child.widget)
    removeHidden()
  }

  /// True during a transition.
  public var isSliding: Bool { gtk_stack_get_transition_running(opaque) != 0 }

  /// Removes the children that are no longer visible.
  private func removeHidden() {
    guard !isSliding else { return }
    let shown = gtk_stack_get_visible_child(opaque)
    for child in children where child.widget != shown { gtk_stack_remove(opaque, child.widget) }
  }
}

extension Widget {
  /// Makes a screen reader pass over the pages of all stacks in the widget: without a title, it says their class.
  package func passOverStackPages() {
    if isInstance(of: gtk_stack_get_type()), let pages = gtk_stack_get_pages(opaque) {
      for page in [Object](itemsOf: pages) { page.setProperty("title", to: " ") }
      g_object_unref(UnsafeMutableRawPointer(pages))
    }
    for child in children { child.passOverStackPages() }
  }
}
