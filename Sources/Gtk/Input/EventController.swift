import CGtk
import GLib

/// A controller of one widget's events (GtkEventController).
open class EventController: Object {
  init(new pointer: UnsafeMutableRawPointer?) { super.init(pointer.unsafelyUnwrapped, .full) }

  /// Handles events in the capture phase, before their target widget.
  public func capture() {
    gtk_event_controller_set_propagation_phase(OpaquePointer(raw), GTK_PHASE_CAPTURE)
  }

  /// True if Shift is pressed in the current event.
  public var isShiftHeld: Bool { isHeld(GDK_SHIFT_MASK) }
  /// True if Control is pressed in the current event.
  public var isControlHeld: Bool { isHeld(GDK_CONTROL_MASK) }

  /// Time of the current event in milliseconds, from any fixed moment (`gtk_event_controller_get_current_event_time`).
  public var eventTime: Int {
    Int(gtk_event_controller_get_current_event_time(OpaquePointer(raw)))
  }

  private func isHeld(_ modifier: GdkModifierType) -> Bool {
    let state = gtk_event_controller_get_current_event_state(OpaquePointer(raw))
    return state.rawValue & modifier.rawValue != 0
  }
}

extension Widget {
  /// Adds the controller to the widget, which retains it.
  public func add(_ controller: EventController) {
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, OpaquePointer(controller.raw))
  }

  /// Removes the controller from the widget.
  public func remove(_ controller: EventController) {
    gtk_widget_remove_controller(widget, OpaquePointer(controller.raw))
  }
}
