import CGtk
import GLib

/// A long press of a finger (GtkGestureLongPress): the touch equivalent of the secondary button.
public final class LongPressGesture: EventController {
  /// Makes a gesture for touch only, in the capture phase: a scrolled window below that follows the finger would hide
  /// from it that this has moved.
  public init() {
    super.init(new: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
    gtk_gesture_single_set_touch_only(OpaquePointer(raw), 1)
    capture()
  }

  /// Calls `handler` with the point of each long press.
  public func onPressed(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("pressed") { handler($0.double(1), $0.double(2)) }
  }
}
