import CGtk
import GLib
import Glibc

/// A viewport with scroll bars for a larger child (GtkScrolledWindow).
public final class ScrolledWindow: Widget {
  /// Makes a viewport that scrolls vertically, and also horizontally if `horizontally`.
  public convenience init(_ child: Widget, horizontally: Bool = false) {
    self.init(child, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  /// Makes a viewport for a row, which scrolls horizontally without a scroll bar and is as high as the row.
  public convenience init(row child: Widget) {
    self.init(child, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
  }

  private init(_ child: Widget, _ horizontal: GtkPolicyType, _ vertical: GtkPolicyType) {
    super.init(new: gtk_scrolled_window_new())
    // From GTK 4.12 on its role is generic, which does not allow an accessible name.
    setAccessibleRole(.group)
    gtk_scrolled_window_set_policy(opaque, horizontal, vertical)
    gtk_scrolled_window_set_child(opaque, child.widget)
  }

  fileprivate init(borrowing widget: Widget) { super.init(widget.raw, .none) }

  /// Replaces the child; the scroll position is kept as far as the new one allows.
  public func setChild(_ child: Widget) { gtk_scrolled_window_set_child(opaque, child.widget) }

  /// True if its natural size is that of the child.
  public var propagatesNaturalSize: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set {
      gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0)
      gtk_scrolled_window_set_propagate_natural_width(opaque, newValue ? 1 : 0)
    }
  }

  /// True if the wheel scrolls it. GTK handles wheel events even if there is nothing to scroll, and the
  /// enclosing scrolled window does not get them.
  public var takesWheel = true {
    didSet { if takesWheel != oldValue { updateWheel() } }
  }

  private func updateWheel() {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    for item in [Object](itemsOf: controllers)
    where item.isInstance(of: gtk_event_controller_scroll_get_type()) {
      gtk_event_controller_set_propagation_phase(
        OpaquePointer(item.raw), takesWheel ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
    }
  }

  /// True if it scrolls a newly focused child into view. GTK uses the child's position at the last layout: if
  /// the focus moves twice before a frame, the second child stays out of view.
  public var followsFocus = true {
    didSet {
      guard let child = gtk_scrolled_window_get_child(opaque),
        UnsafeMutableRawPointer(child).isInstance(of: gtk_viewport_get_type())
      else { return }
      gtk_viewport_set_scroll_to_focus(OpaquePointer(child), followsFocus ? 1 : 0)
    }
  }

  /// Pixels by which a notch of the wheel scrolls vertically, as GTK computes them.
  public var wheelStep: Double { pow(max(verticalAdjustment.pageSize, 1), 2.0 / 3) }

  /// Scrolls an area of the content into view, by the least distance.
  public func reveal(_ area: Bounds) {
    horizontalAdjustment.reveal(from: area.x, to: area.x + area.width)
    verticalAdjustment.reveal(from: area.y, to: area.y + area.height)
  }

  /// Vertical scroll position.
  public var verticalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(opaque))
  }
  /// Horizontal scroll position.
  public var horizontalAdjustment: Adjustment {
    Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
  }
}

extension Widget {
  /// The widget as a scrolled window; nil if it is none.
  public var asScrolledWindow: ScrolledWindow? {
    isInstance(of: gtk_scrolled_window_get_type()) ? ScrolledWindow(borrowing: self) : nil
  }
}
