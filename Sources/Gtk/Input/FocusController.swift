import CGtk
import GLib

/// Focus that enters or leaves a widget with its children (GtkEventControllerFocus).
public final class FocusController: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_event_controller_focus_new())) }

  /// Calls `handler` when the focus enters.
  public func onEnter(_ handler: @escaping @MainActor () -> Void) {
    connect("enter") { _ in handler() }
  }
  /// Calls `handler` when the focus leaves.
  public func onLeave(_ handler: @escaping @MainActor () -> Void) {
    connect("leave") { _ in handler() }
  }
}

extension Widget {
  /// Calls `handler` when the focus leaves the widget and its children.
  public func onFocusLeft(_ handler: @escaping @MainActor () -> Void) {
    let focus = FocusController()
    focus.onLeave(handler)
    add(focus)
  }
}
