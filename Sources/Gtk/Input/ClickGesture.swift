import CGtk
import GLib

/// Presses and releases of a mouse button or a finger (GtkGestureClick).
public final class ClickGesture: EventController {
  /// Makes a gesture for one button: 1 is the primary, 2 the middle, 3 the secondary button, 0 any.
  public init(button: Int = 1) {
    super.init(new: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(OpaquePointer(raw), guint(button))
  }

  /// Calls `handler` with the click count and the point of each press; the count is 2 for the second press of a
  /// double click.
  public func onPressed(
    _ handler: @escaping @MainActor (_ number: Int, _ x: Double, _ y: Double) -> Void
  ) {
    connect("pressed") { handler($0.int(1), $0.double(2), $0.double(3)) }
  }

  /// Calls `handler` with the click count and the point of each release; the count is 2 for the second release
  /// of a double click.
  public func onReleased(
    _ handler: @escaping @MainActor (_ number: Int, _ x: Double, _ y: Double) -> Void
  ) {
    connect("released") { handler($0.int(1), $0.double(2), $0.double(3)) }
  }

  /// Calls `handler` when a press is canceled, because another gesture claimed it.
  public func onCancelled(_ handler: @escaping @MainActor () -> Void) {
    connect("cancel") { _ in handler() }
  }

  /// Claims the press, so that other gestures ignore it (`GTK_EVENT_SEQUENCE_CLAIMED`).
  public func claim() { gtk_gesture_set_state(OpaquePointer(raw), GTK_EVENT_SEQUENCE_CLAIMED) }
}
