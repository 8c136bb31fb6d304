import CGtk
import GLib

/// A quick stroke of a finger over a touch screen (GtkGestureSwipe).
public final class SwipeGesture: EventController {
  public init() {
    super.init(new: UnsafeMutableRawPointer(gtk_gesture_swipe_new()))
    gtk_gesture_single_set_touch_only(OpaquePointer(raw), 1)
    // Before a scrolled window takes the finger for its own.
    gtk_event_controller_set_propagation_phase(OpaquePointer(raw), GTK_PHASE_CAPTURE)
  }

  /// Calls `handler` with the speed at which the finger left, in pixels a second.
  public func onSwipe(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("swipe") { handler($0.double(1), $0.double(2)) }
  }
}
