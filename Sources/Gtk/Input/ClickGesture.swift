import CGtk
import GLib

/// Presses and releases of a pointer button or a finger (GtkGestureClick).
public final class ClickGesture: EventController {
  /// The button that is meant: 1 is the chief one, 2 the middle, 3 the one for menus, 0 any.
  public init(button: Int = 1) {
    super.init(new: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(OpaquePointer(raw), guint(button))
  }

  /// Calls `handler` with the point at each press.
  @discardableResult
  public func onPressed(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void)
    -> Connection
  {
    onPress { _, x, y in handler(x, y) }
  }

  /// Calls `handler` at each press with the number of the click, 2 for the second of a double click, and
  /// with the point.
  @discardableResult
  public func onPress(
    _ handler: @escaping @MainActor (_ number: Int, _ x: Double, _ y: Double) -> Void
  ) -> Connection {
    connect("pressed") { handler($0.int(1), $0.double(2), $0.double(3)) }
  }

  /// Calls `handler` with the point at each release.
  @discardableResult
  public func onReleased(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void)
    -> Connection
  {
    connect("released") { handler($0.double(2), $0.double(3)) }
  }

  /// Calls `handler` at each release with the number of the click, 2 for the second of a double click, and
  /// with the point.
  @discardableResult
  public func onClick(
    _ handler: @escaping @MainActor (_ number: Int, _ x: Double, _ y: Double) -> Void
  ) -> Connection {
    connect("released") { handler($0.int(1), $0.double(2), $0.double(3)) }
  }

  /// Calls `handler` when a press comes to nothing, because something else took it over.
  public func onCancelled(_ handler: @escaping @MainActor () -> Void) {
    connect("cancel") { _ in handler() }
  }

  /// Keeps other gestures from acting on the same press (`GTK_EVENT_SEQUENCE_CLAIMED`).
  public func claim() { gtk_gesture_set_state(OpaquePointer(raw), GTK_EVENT_SEQUENCE_CLAIMED) }
}
