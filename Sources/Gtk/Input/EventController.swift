import CGtk
import GLib

/// Something that listens to the events of one widget (GtkEventController).
open class EventController: Object {
  init(new pointer: UnsafeMutableRawPointer?) { super.init(pointer.unsafelyUnwrapped, .full) }
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
