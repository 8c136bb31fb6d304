import CGtk
import GLib

/// Scrolling with a wheel or a touchpad (GtkEventControllerScroll).
public final class ScrollController: EventController {
  /// Makes a controller of both axes.
  public init() {
    super.init(
      new: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
  }

  /// True if the current scroll event is in wheel clicks instead of pixels.
  public var isWheel: Bool {
    gtk_event_controller_scroll_get_unit(OpaquePointer(raw)) == GDK_SCROLL_UNIT_WHEEL
  }

  /// Calls `handler` with each scroll delta, in wheel clicks or in pixels; true means handled.
  public func onScroll(_ handler: @escaping @MainActor (_ dx: Double, _ dy: Double) -> Bool) {
    connect("scroll") { $0.setReturnValue(handler($0.double(1), $0.double(2))) }
  }

  /// Calls `handler` with each scroll delta in pixels, with `notch` pixels per wheel click; true means handled.
  public func onScroll(
    notch: Double, _ handler: @escaping @MainActor (_ dx: Double, _ dy: Double) -> Bool
  ) {
    // The caller need not keep this wrapper: the handler asks the C controller for the unit.
    let controller = OpaquePointer(raw)
    connect("scroll") { arguments in
      let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
      let pixels = isWheel ? notch : 1
      arguments.setReturnValue(handler(arguments.double(1) * pixels, arguments.double(2) * pixels))
    }
  }

  /// Calls `handler` when fingers on a touchpad begin to scroll; a wheel emits no beginning.
  public func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("scroll-begin") { _ in handler() }
  }

  /// Calls `handler` when the fingers leave the touchpad.
  public func onEnd(_ handler: @escaping @MainActor () -> Void) {
    connect("scroll-end") { _ in handler() }
  }
}
