import CGtk
import GLib

/// Something that listens to the events of one widget (GtkEventController).
open class EventController: Object {
  init(new pointer: UnsafeMutableRawPointer?) { super.init(pointer.unsafelyUnwrapped, .full) }

  /// Lets this controller see an event before the widget that it is meant for does.
  public func capture() {
    gtk_event_controller_set_propagation_phase(OpaquePointer(raw), GTK_PHASE_CAPTURE)
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
