import CGtk
import GLib

extension Window {
  /// Position of the window on the screen, in pixels of the X server. Nil on Wayland, which does not report it,
  /// and for a window that was never shown.
  public var screenPosition: (x: Int, y: Int)? {
    guard let (display, window) = xWindow else { return nil }
    var (x, y, child) = (CInt(0), CInt(0), gulong(0))
    guard
      XTranslateCoordinates(display, window, XDefaultRootWindow(display), 0, 0, &x, &y, &child) != 0
    else { return nil }
    return (Int(x), Int(y))
  }

  /// Moves the window on the screen. Does nothing on Wayland, where only the compositor places windows.
  public func moveOnScreen(x: Int, y: Int) {
    guard let (display, window) = xWindow else { return }
    XMoveWindow(display, window, CInt(x), CInt(y))
  }

  /// True if keys go to this window now: GTK's `isActive` follows only when the event is handled. False on Wayland.
  public var hasInputFocus: Bool {
    guard let (display, window) = xWindow else { return false }
    var (focused, revert, root, parent) = (gulong(0), CInt(0), gulong(0), gulong(0))
    var (children, count) = (UnsafeMutablePointer<gulong>?.none, guint(0))
    XGetInputFocus(display, &focused, &revert)
    // GTK gives the focus to a child of its own.
    guard XQueryTree(display, window, &root, &parent, &children, &count) != 0 else { return false }
    defer { XFree(children) }
    return focused == window || (0..<Int(count)).contains { children?[$0] == focused }
  }

  private var xWindow: (display: OpaquePointer, window: gulong)? {
    guard let surface = gtk_native_get_surface(opaque),
      UnsafeMutableRawPointer(surface).isInstance(of: gdk_x11_surface_get_type()),
      let display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface))
    else { return nil }
    return (display, gdk_x11_surface_get_xid(surface))
  }
}

extension Widget {
  /// Returns bounds in the widget's coordinates as bounds on the screen, in pixels of the X server. Nil on Wayland.
  public func boundsOnScreen(of part: Bounds) -> Bounds? {
    guard let origin = screenOrigin else { return nil }
    let scale = Double(scaleFactor)
    return Bounds(
      x: origin.x + part.x * scale, y: origin.y + part.y * scale, width: part.width * scale,
      height: part.height * scale)
  }

  /// Returns bounds on the screen, in pixels of the X server, in the widget's coordinates. Nil on Wayland.
  public func bounds(onScreen area: Bounds) -> Bounds? {
    guard let origin = screenOrigin else { return nil }
    let scale = Double(scaleFactor)
    return Bounds(
      x: (area.x - origin.x) / scale, y: (area.y - origin.y) / scale, width: area.width / scale,
      height: area.height / scale)
  }

  /// Position of the top left corner on the screen, in pixels of the X server. Nil on Wayland.
  private var screenOrigin: (x: Double, y: Double)? {
    guard let position = window?.screenPosition, let native,
      let corner = convert(x: 0, y: 0, to: native)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native.opaque, &x, &y)
    var surface = gtk_native_get_surface(native.opaque)
    // A popover has a surface of its own, beside that of the window.
    while let popup = surface, UnsafeMutableRawPointer(popup).isInstance(of: gdk_popup_get_type()) {
      x += Double(gdk_popup_get_position_x(popup))
      y += Double(gdk_popup_get_position_y(popup))
      surface = gdk_popup_get_parent(popup)
    }
    let scale = Double(scaleFactor)
    return (
      Double(position.x) + (corner.x + x) * scale, Double(position.y) + (corner.y + y) * scale
    )
  }

  /// The window or popover whose surface shows the widget.
  private var native: Widget? {
    gtk_widget_get_native(widget).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// True if a click at a point of the widget would hit it, or a widget in it.
  public func isOnTop(x: Double, y: Double) -> Bool {
    guard isMapped, let native, let place = convert(x: x, y: y, to: native) else { return false }
    return native.pick(x: place.x, y: place.y)?.isInside(self) == true
  }
}
