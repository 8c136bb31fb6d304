import CGtk
import GLib

/// A pointer or finger that is pressed and moved (GtkGestureDrag).
public final class DragGesture: EventController {
  private var start = (x: 0.0, y: 0.0)

  public init() { super.init(new: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Calls `handler` with the point where the drag begins, and with each one it comes to.
  public func onDrag(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("drag-begin") { [weak self] arguments in
      self?.start = (arguments.double(1), arguments.double(2))
      handler(arguments.double(1), arguments.double(2))
    }
    connect("drag-update") { [weak self] arguments in
      guard let start = self?.start else { return }
      handler(start.x + arguments.double(1), start.y + arguments.double(2))
    }
  }

  /// Calls `handler` when the drag is over.
  public func onEnd(_ handler: @escaping @MainActor () -> Void) {
    connect("drag-end") { _ in handler() }
  }
}
