import CGtk
import GLib

/// Pointer motion over a widget (GtkEventControllerMotion).
public final class MotionController: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_event_controller_motion_new())) }

  /// Calls `handler` with the pointer position on entering and on each motion.
  public func onMotion(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("enter") { handler($0.double(1), $0.double(2)) }
    connect("motion") { handler($0.double(1), $0.double(2)) }
  }

  /// Calls `handler` when the pointer enters.
  public func onEnter(_ handler: @escaping @MainActor () -> Void) {
    connect("enter") { _ in handler() }
  }

  /// Calls `handler` when the pointer leaves.
  public func onLeave(_ handler: @escaping @MainActor () -> Void) {
    connect("leave") { _ in handler() }
  }
}
