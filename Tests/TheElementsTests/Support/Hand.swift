import CGtk
import GLib
import Glibc
import Gtk
import TestSupport
import XCTest

/// Synthetic input on the private X server (XTest): pointer, buttons and keys. Events reach the widgets like a user's.
@MainActor
final class Hand {
  /// The only instance.
  static let shared = Hand()

  private typealias Display = OpaquePointer
  private typealias XID = UInt
  private let display: Display?
  private let x11 = dlopen("libX11.so.6", RTLD_NOW)
  private let xtest = dlopen("libXtst.so.6", RTLD_NOW)

  /// A point without widgets: the corner of the smallest screen that the tests run on.
  private static let resting = (x: 1279, y: 1023)

  private init() {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Display?
    display = dlsym(x11, "XOpenDisplay").map { unsafeBitCast($0, to: Open.self) }?(nil)
    // On a busy machine a key would repeat before it is released.
    typealias Set = @convention(c) (Display?) -> Int32
    _ = dlsym(x11, "XAutoRepeatOff").map { unsafeBitCast($0, to: Set.self) }?(display)
  }

  private func call(_ name: String, _ a: UInt, _ b: Int32) {
    send(name, a, b)
    synchronize()
  }

  private func send(_ name: String, _ a: UInt, _ b: Int32) {
    typealias Function = @convention(c) (Display?, UInt32, Int32, UInt) -> Int32
    guard let function = dlsym(xtest, name) else { return XCTFail("\(name) is missing") }
    _ = unsafeBitCast(function, to: Function.self)(display, UInt32(a), b, 0)
  }

  /// Waits until the server has processed all requests.
  private func synchronize() {
    typealias Function = @convention(c) (Display?, Int32) -> Int32
    guard let function = dlsym(x11, "XSync") else { return XCTFail("XSync is missing") }
    _ = unsafeBitCast(function, to: Function.self)(display, 0)
    // GTK's own connection has received the events by then, too.
    gdk_display_sync(gdk_display_get_default())
    drain()
  }

  // MARK: Pointer

  /// Moves the pointer away from all widgets.
  func park() { move(x: Self.resting.x, y: Self.resting.y) }

  private func move(x: Int, y: Int) {
    typealias Function = @convention(c) (Display?, Int32, Int32, Int32, UInt) -> Int32
    guard let function = dlsym(xtest, "XTestFakeMotionEvent") else {
      return XCTFail("XTestFakeMotionEvent is missing")
    }
    let motion = unsafeBitCast(function, to: Function.self)
    // In two steps, so that there is motion even if it is there already.
    for step in [1, 0] { _ = motion(display, -1, Int32(x - step), Int32(y), 0) }
    synchronize()
  }

  /// Moves the pointer to a point of a widget, by default its center.
  func move(to widget: Widget, x: Double? = nil, y: Double? = nil) {
    let point = (x: x ?? Double(widget.width) / 2, y: y ?? Double(widget.height) / 2)
    guard let window = widget.window,
      let place = widget.convert(x: point.x, y: point.y, to: window)
    else { return XCTFail("the widget stands in no window") }
    var (shadowX, shadowY) = (0.0, 0.0)
    gtk_native_get_surface_transform(window.opaque, &shadowX, &shadowY)
    // Without a window manager every window is at the screen's top left corner.
    move(x: Int((place.x + shadowX).rounded()), y: Int((place.y + shadowY).rounded()))
  }

  /// Presses a button, by default the primary one, and holds it.
  func press(button: UInt = 1) { call("XTestFakeButtonEvent", button, 1) }
  /// Releases a button.
  func release(button: UInt = 1) { call("XTestFakeButtonEvent", button, 0) }

  /// Presses and releases buttons in this order, faster than the program handles them; true is a press.
  func pressAtOnce(_ buttons: [(button: UInt, isPress: Bool)]) {
    for (button, isPress) in buttons { send("XTestFakeButtonEvent", button, isPress ? 1 : 0) }
    synchronize()
  }

  /// Moves to a point of a widget and clicks.
  func click(_ widget: Widget, x: Double? = nil, y: Double? = nil, button: UInt = 1) {
    move(to: widget, x: x, y: y)
    press(button: button)
    release(button: button)
  }

  /// Turns the wheel over a point or the center of a widget, by that many notches down; up if negative.
  func scroll(over widget: Widget, x: Double? = nil, y: Double? = nil, notches: Int) {
    move(to: widget, x: x, y: y)
    let button: UInt = notches > 0 ? 5 : 4
    for _ in 0..<abs(notches) {
      call("XTestFakeButtonEvent", button, 1)
      call("XTestFakeButtonEvent", button, 0)
    }
  }

  // MARK: Keys

  /// Presses a key by its X name, `Down` or `a`, with modifiers, `Shift_L`; then waits for the next drawn frame.
  func type(_ key: String, with modifiers: [String] = [], in window: Window) {
    activate(window)
    let codes = (modifiers + [key]).map(keyCode)
    for code in codes { call("XTestFakeKeyEvent", code, 1) }
    for code in codes.reversed() { call("XTestFakeKeyEvent", code, 0) }
    settle(window)
  }

  /// Holds a key by its X name, such as `Control_L`, during `body`.
  func hold(_ key: String, _ body: () -> Void) {
    let code = keyCode(key)
    call("XTestFakeKeyEvent", code, 1)
    body()
    call("XTestFakeKeyEvent", code, 0)
  }

  /// Types keys faster than the program handles them: all are pressed and released before the first is handled.
  func typeAtOnce(_ keys: [String], in window: Window) {
    activate(window)
    for code in keys.map(keyCode) {
      for isPress in [1, 0] { send("XTestFakeKeyEvent", code, Int32(isPress)) }
    }
    synchronize()
  }

  private func keyCode(_ name: String) -> UInt {
    typealias Named = @convention(c) (UnsafePointer<CChar>) -> XID
    typealias Coded = @convention(c) (Display?, XID) -> UInt8
    guard let named = dlsym(x11, "XStringToKeysym"), let coded = dlsym(x11, "XKeysymToKeycode")
    else { return 0 }
    let symbol = unsafeBitCast(named, to: Named.self)(name)
    let code = unsafeBitCast(coded, to: Coded.self)(display, symbol)
    if code == 0 { XCTFail("there is no key \(name)") }
    return UInt(code)
  }

  /// Gives a window the input focus, as a window manager does.
  func activate(_ window: Window) {
    if window.property("is-active") { return }
    typealias Identify = @convention(c) (OpaquePointer?) -> XID
    typealias Focus = @convention(c) (Display?, XID, Int32, UInt) -> Int32
    guard let identify = dlsym(nil, "gdk_x11_surface_get_xid"),
      let focus = dlsym(x11, "XSetInputFocus")
    else { return XCTFail("this GTK does not speak X11") }
    let surface = gtk_native_get_surface(window.opaque)
    let id = unsafeBitCast(identify, to: Identify.self)(surface)
    _ = unsafeBitCast(focus, to: Focus.self)(display, id, 1, 0)
    synchronize()
    waitUntil("the window has the keyboard") { window.property("is-active") }
  }
}
