import CGtk
import GLib
import Glibc

/// The real pointer and keyboard, moved by the XTest extension (libXtst, opened when first needed). Only on X11.
@MainActor
public final class TestPointer {
  private typealias Move = @convention(c) (OpaquePointer, CInt, CInt, CInt, CUnsignedLong) -> CInt
  private typealias Press =
    @convention(c) (OpaquePointer, CUnsignedInt, CInt, CUnsignedLong) -> CInt
  private typealias KeyCode = @convention(c) (OpaquePointer, CUnsignedLong) -> CUnsignedChar
  private typealias PlainKey =
    @convention(c) (OpaquePointer, CUnsignedChar, CInt) -> CUnsignedLong
  private typealias Flush = @convention(c) (OpaquePointer) -> CInt

  private let display: OpaquePointer
  private let moveEvent: Move
  private let buttonEvent: Press
  private let keyEvent: Press
  private let keyCode: KeyCode
  /// Returns the key that a key code types without Shift, at level 0.
  private let plainKey: PlainKey
  private let flushEvents: Flush

  /// Nil without X11 or the library.
  public init?() {
    guard let gdk = gdk_display_get_default(),
      UnsafeMutableRawPointer(gdk).isInstance(of: gdk_x11_display_get_type()),
      let display = gdk_x11_display_get_xdisplay(gdk),
      let library = dlopen("libXtst.so.6", RTLD_LAZY)
    else { return nil }
    self.display = display
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let move: Move = function("XTestFakeMotionEvent"),
      let button: Press = function("XTestFakeButtonEvent"),
      let key: Press = function("XTestFakeKeyEvent"),
      let code: KeyCode = function("XKeysymToKeycode"),
      let plain: PlainKey = function("XKeycodeToKeysym"), let flush: Flush = function("XFlush")
    else { return nil }
    (moveEvent, buttonEvent, keyEvent) = (move, button, key)
    (keyCode, plainKey, flushEvents) = (code, plain, flush)
  }

  /// Clicks at a point of a widget, also with the secondary button or with Control. Returns false if the widget is not on
  /// the screen.
  public func click(
    _ widget: Widget, x: Double, y: Double, isSecondary: Bool = false, holdsControl: Bool = false
  ) -> Bool {
    press(button: isSecondary ? 3 : 1, at: (x, y), of: widget, holdsControl: holdsControl)
  }

  /// Turns the wheel over a point of a widget, downward if positive, also with Control. Returns false if the widget is
  /// not on the screen.
  public func turnWheel(
    over widget: Widget, x: Double, y: Double, notches: Int, holdsControl: Bool = false
  ) -> Bool {
    press(
      button: notches > 0 ? 5 : 4, times: notches == .min ? 1 : abs(notches), at: (x, y),
      of: widget, holdsControl: holdsControl)
  }

  /// Drags in a widget between two of its points. Returns false if the widget is not on the screen.
  public func drag(
    _ widget: Widget, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> Bool {
    guard move(to: start, of: widget) else { return false }
    _ = buttonEvent(display, 1, 1, 0)
    for step in 1...Self.dragSteps {
      let part = Double(step) / Double(Self.dragSteps)
      let point = (x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      _ = move(to: point, of: widget)
    }
    _ = buttonEvent(display, 1, 0, 0)
    _ = flushEvents(display)
    return true
  }

  /// Moves the pointer to a point of a widget, if that is on the screen.
  public func point(at point: (x: Double, y: Double), of widget: Widget) {
    if move(to: point, of: widget) { _ = flushEvents(display) }
  }

  /// Number of motions of a drag.
  private static let dragSteps = 8

  private func move(to point: (x: Double, y: Double), of widget: Widget) -> Bool {
    let bounds = Bounds(x: point.x, y: point.y, width: 0, height: 0)
    guard widget.isMapped, let place = widget.boundsOnScreen(of: bounds) else { return false }
    _ = moveEvent(display, -1, CInt(place.x.rounded()), CInt(place.y.rounded()), 0)
    return true
  }

  private func press(
    button: CUnsignedInt, times: Int = 1, at point: (x: Double, y: Double), of widget: Widget,
    holdsControl: Bool
  ) -> Bool {
    guard move(to: point, of: widget) else { return false }
    let control = CUnsignedInt(keyCode(display, CUnsignedLong(GDK_KEY_Control_L)))
    if holdsControl { _ = keyEvent(display, control, 1, 0) }
    for _ in 0..<times {
      _ = buttonEvent(display, button, 1, 0)
      _ = buttonEvent(display, button, 0, 0)
    }
    if holdsControl { _ = keyEvent(display, control, 0, 0) }
    _ = flushEvents(display)
    return true
  }

  /// Moves the pointer into the corner of the screen, where it points at nothing.
  public func park() {
    _ = moveEvent(display, -1, 0, 0, 0)
    _ = flushEvents(display)
  }

  /// Presses the keys of an accelerator in GTK's notation: `<Control>f`. Returns false if the keyboard has none of them.
  public func press(_ accelerator: String) -> Bool {
    var (key, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else { return false }
    var keys: [guint] = []
    for (mask, modifier) in [
      (GDK_CONTROL_MASK, GDK_KEY_Control_L), (GDK_SHIFT_MASK, GDK_KEY_Shift_L),
      (GDK_ALT_MASK, GDK_KEY_Alt_L),
    ] where modifiers.rawValue & mask.rawValue != 0 {
      keys.append(guint(modifier))
    }
    return press(keys + [key])
  }

  /// Types a text of letters, digits and signs of the keyboard. Returns false if it has no key for one of them.
  public func type(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      let key = guint(gdk_unicode_to_keyval(scalar.value))
      let plain = plainKey(display, keyCode(display, CUnsignedLong(key)), 0)
      let isPlain = plain == CUnsignedLong(key)
      guard press((isPlain ? [] : [guint(GDK_KEY_Shift_L)]) + [key]) else { return false }
    }
    return true
  }

  /// Presses keys in order and releases them in reverse.
  private func press(_ keys: [guint]) -> Bool {
    let codes = keys.map { keyCode(display, CUnsignedLong($0)) }
    guard codes.allSatisfy({ $0 != 0 }) else { return false }
    for code in codes { _ = keyEvent(display, CUnsignedInt(code), 1, 0) }
    for code in codes.reversed() { _ = keyEvent(display, CUnsignedInt(code), 0, 0) }
    _ = flushEvents(display)
    return true
  }
}
