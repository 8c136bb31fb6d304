import CGtk
import GLib

/// A swipe of a finger on a touchscreen (GtkGestureSwipe).
public final class SwipeGesture: EventController {
  /// Makes a gesture for touch only, in the capture phase.
  public init() {
    super.init(new: UnsafeMutableRawPointer(gtk_gesture_swipe_new()))
    gtk_gesture_single_set_touch_only(OpaquePointer(raw), 1)
    // In the capture phase, before a scrolled window claims the touch.
    gtk_event_controller_set_propagation_phase(OpaquePointer(raw), GTK_PHASE_CAPTURE)
  }

  /// Calls `handler` with the velocity at the end of the swipe, in pixels per second.
  public func onSwipe(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("swipe") { handler($0.double(1), $0.double(2)) }
  }
}
