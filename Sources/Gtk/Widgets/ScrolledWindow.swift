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

  /// Shows `child` in place of what it had, scrolled as that was as far as there is room.
  public func setChild(_ child: Widget) { gtk_scrolled_window_set_child(opaque, child.widget) }

  /// Whether it takes the wheel. GTK's own takes it even where there is nothing to scroll, and what it
  /// stands in does not move.
  public var takesWheel = true {
    didSet { if takesWheel != oldValue { updateWheel() } }
  }

  private func updateWheel() {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      guard g_type_is_a(Instance.type(of: item), gtk_event_controller_scroll_get_type()) != 0 else {
        continue
      }
      gtk_event_controller_set_propagation_phase(
        OpaquePointer(item), takesWheel ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
    }
  }

  /// Whether it scrolls to what gets the keyboard in it. GTK goes by where that stood when all was laid out
  /// last: of two that get it before a frame, the second stays out of sight.
  public var followsFocus = true {
    didSet {
      guard let child = gtk_scrolled_window_get_child(opaque),
        g_type_is_a(Instance.type(of: child), gtk_viewport_get_type()) != 0
      else { return }
      gtk_viewport_set_scroll_to_focus(OpaquePointer(child), followsFocus ? 1 : 0)
    }
  }

  /// Scrolls as little as brings an area of the content into sight.
  public func reveal(_ area: Bounds) {
    horizontalAdjustment.reveal(from: area.x, to: area.x + area.width)
    verticalAdjustment.reveal(from: area.y, to: area.y + area.height)
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
