import CGtk
import GLib

/// Something that listens to the events of one widget (GtkEventController).
open class EventController: Object {
  init(new pointer: UnsafeMutableRawPointer?) { super.init(pointer.unsafelyUnwrapped, .full) }

  /// Lets this controller see an event before the widget that it is meant for does.
  public func capture() {
    gtk_event_controller_set_propagation_phase(OpaquePointer(raw), GTK_PHASE_CAPTURE)
  }

  /// Whether Shift is held at the event that is being handled.
  public var isShiftHeld: Bool { isHeld(GDK_SHIFT_MASK) }
  /// Whether Control is held at the event that is being handled.
  public var isControlHeld: Bool { isHeld(GDK_CONTROL_MASK) }

  private func isHeld(_ modifier: GdkModifierType) -> Bool {
    let state = gtk_event_controller_get_current_event_state(OpaquePointer(raw))
    return state.rawValue & modifier.rawValue != 0
  }
}

extension Widget {
  /// Lets the controller listen to this widget, which keeps it from then on.
  public func add(_ controller: EventController) {
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, OpaquePointer(controller.raw))
  }

  /// Ends the controller's listening to this widget.
  public func remove(_ controller: EventController) {
    gtk_widget_remove_controller(widget, OpaquePointer(controller.raw))
  }
}
