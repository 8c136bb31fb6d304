import CGtk
import GLib

/// Reports whether the last pointer input was touch (GtkEventControllerLegacy).
public final class TouchController: EventController {
  /// Makes a controller in the capture phase.
  public init() {
    super.init(new: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    capture()
  }

  /// Calls `handler` with true when a finger is lifted, and with false when a mouse, touchpad or pen is used after it.
  public func onChange(_ handler: @escaping @MainActor (Bool) -> Void) {
    let input = PointerInput(onChange: handler)
    connect("event") { arguments in
      guard let controller = arguments.object(0),
        let event = gtk_event_controller_get_current_event(OpaquePointer(controller)),
        !Self.isSynthesized(event), let isTouch = Self.isTouch(gdk_event_get_event_type(event))
      else { return }
      input.take(isTouch: isTouch, isFromTouchscreen: Self.isFromTouchscreen(event))
    }
  }

  /// True for the end of a touch, at which the layout may change; false for other pointer input, nil for the rest.
  private static func isTouch(_ type: GdkEventType) -> Bool? {
    switch type {
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: true
    case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_SCROLL: false
    default: nil
    }
  }

  /// True for a motion that GDK makes itself after a layout, for the pointer that was left where a finger was: it has no
  /// time.
  private static func isSynthesized(_ event: OpaquePointer) -> Bool {
    gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY
      && gdk_event_get_time(event) == guint32(GDK_CURRENT_TIME)
  }

  private static func isFromTouchscreen(_ event: OpaquePointer) -> Bool {
    gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
  }
}

/// The kind of the last pointer input: touch, or a mouse, touchpad or pen.
@MainActor
package final class PointerInput {
  private let onChange: @MainActor (Bool) -> Void
  private var isTouch = false

  /// - Parameter onChange: called with true when touch begins to be used, with false when another kind does.
  package init(onChange: @escaping @MainActor (Bool) -> Void) { self.onChange = onChange }

  /// Takes the next input. The motion of the pointer that a touchscreen emulates is neither.
  package func take(isTouch: Bool, isFromTouchscreen: Bool) {
    guard isTouch || !isFromTouchscreen, isTouch != self.isTouch else { return }
    self.isTouch = isTouch
    onChange(isTouch)
  }
}
