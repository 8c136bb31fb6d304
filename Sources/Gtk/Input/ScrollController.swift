import CGtk
import GLib

/// A wheel that is turned, or two fingers that move on a touchpad (GtkEventControllerScroll).
public final class ScrollController: EventController {
  /// Hears of movement along both axes.
  public init() {
    super.init(
      new: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
  }

  /// Whether the movement that is being handled is told in notches of a wheel, not in pixels.
  public var isWheel: Bool {
    gtk_event_controller_scroll_get_unit(OpaquePointer(raw)) == GDK_SCROLL_UNIT_WHEEL
  }

  /// Calls `handler` with each movement, in notches of a wheel or in pixels; true means handled.
  public func onScroll(_ handler: @escaping @MainActor (_ dx: Double, _ dy: Double) -> Bool) {
    connect("scroll") { $0.answer(handler($0.double(1), $0.double(2))) }
  }

  /// Calls `handler` with each movement in pixels, of which a notch of a wheel counts for `notch`; true
  /// means handled.
  public func onScroll(
    notch: Double, _ handler: @escaping @MainActor (_ dx: Double, _ dy: Double) -> Bool
  ) {
    // Whoever made the controller need not keep this object: GTK asks the C one for the unit.
    let controller = OpaquePointer(raw)
    connect("scroll") { arguments in
      let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
      let pixels = isWheel ? notch : 1
      arguments.answer(handler(arguments.double(1) * pixels, arguments.double(2) * pixels))
    }
  }

  /// Calls `handler` when fingers come onto the touchpad to scroll; a wheel has no beginning.
  public func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("scroll-begin") { _ in handler() }
  }

  /// Calls `handler` when the fingers have left the touchpad.
  public func onEnd(_ handler: @escaping @MainActor () -> Void) {
    connect("scroll-end") { _ in handler() }
  }
}
