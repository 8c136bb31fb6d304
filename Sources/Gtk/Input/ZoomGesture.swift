import CGtk
import GLib

/// Two fingers that part or come together (GtkGestureZoom).
public final class ZoomGesture: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_gesture_zoom_new())) }

  /// Calls `handler` when two fingers begin.
  public func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("begin") { _ in handler() }
  }

  /// Calls `handler` with how many times as far apart the fingers are as when they began, and with the
  /// point between them.
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
