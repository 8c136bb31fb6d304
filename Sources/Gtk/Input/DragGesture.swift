import CGtk
import GLib

extension Widget {
  /// Calls `handler` with the point where each drag on the widget begins, and with each later point.
  public func onDrag(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    let drag = DragGesture()
    drag.onDrag(handler)
    drag.onEnd(onEnd)
    add(drag)
  }
}

/// A drag with the pointer or a finger (GtkGestureDrag).
public final class DragGesture: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Calls `handler` with the point where the drag begins, and with each later point.
  public func onDrag(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("drag-begin") { handler($0.double(1), $0.double(2)) }
    // The caller need not keep this wrapper: the handler asks the C gesture for the start point.
    let gesture = OpaquePointer(raw)
    connect("drag-update") { arguments in
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0 else { return }
      handler(x + arguments.double(1), y + arguments.double(2))
    }
  }

  /// Claims the drag at a later point where `condition` holds: other gestures end theirs (`GTK_EVENT_SEQUENCE_CLAIMED`).
  public func claim(when condition: @escaping @MainActor () -> Bool) {
    let gesture = OpaquePointer(raw)
    connect("drag-update") { _ in
      if condition() { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
  }

  /// Calls `handler` when the drag ends.
  public func onEnd(_ handler: @escaping @MainActor () -> Void) {
    connect("drag-end") { _ in handler() }
  }
}
