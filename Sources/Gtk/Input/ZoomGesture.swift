import CGtk
import GLib

/// A pinch of two fingers (GtkGestureZoom).
public final class ZoomGesture: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_gesture_zoom_new())) }

  /// Calls `handler` when the pinch begins.
  public func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("begin") { _ in handler() }
  }

  /// Calls `handler` with the scale since the beginning of the pinch, and with the point between the fingers.
  public func onZoom(
    _ handler: @escaping @MainActor (_ factor: Double, _ x: Double, _ y: Double) -> Void
  ) {
    let gesture = OpaquePointer(raw)
    connect("scale-changed") { arguments in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_bounding_box_center(gesture, &x, &y)
      handler(arguments.double(1), x, y)
    }
  }
}
