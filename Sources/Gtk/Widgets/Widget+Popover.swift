import CGtk
import GLib

extension Widget {
  /// Shows `content` in a popover that points at a part of the widget (`GtkPopover`), by default at all of it, with an
  /// accessible name. The widget keeps the closed popover for reuse, as it keeps its context menu.
  public func showPopover(_ content: Widget, name: String, at part: Bounds? = nil) {
    let popover = keptPopover(ofClass: Self.popoverClass) { gtk_popover_new() }
    popover.setAccessibleLabel(name)
    let pointer = popover.raw.assumingMemoryBound(to: GtkPopover.self)
    // A content that another widget has shown leaves the popover of that one.
    if let former = gtk_widget_get_ancestor(content.widget, gtk_popover_get_type()) {
      let raw = UnsafeMutableRawPointer(former)
      gtk_popover_set_child(raw.assumingMemoryBound(to: GtkPopover.self), nil)
    }
    gtk_popover_set_child(pointer, content.widget)
    popover.groupAccessibleParts()
    pointer.point(to: anchor(of: part))
    returnFocus(from: popover, to: window?.focusWidget)
    gtk_popover_popup(pointer)
  }

  /// The part of the widget at which a popover points: what is seen of it in the window, or its middle if that is higher
  /// than half of the window. GTK shrinks a popover that has no room beside its anchor, to less than nothing.
  /// - Parameter part: the part wanted; nil for all of the widget.
  func anchor(of part: Bounds?) -> Bounds {
    let wanted = part ?? Bounds(width: Double(width), height: Double(height))
    guard let window, let place = convert(x: wanted.x, y: wanted.y, to: window) else {
      return wanted
    }
    let x = Self.seen(from: place.x, wanted.width, in: Double(window.width))
    var y = Self.seen(from: place.y, wanted.height, in: Double(window.height))
    if y.length > Double(window.height) / 2 { y = (y.start + y.length / 2, 1) }
    return Bounds(
      x: wanted.x + x.start - place.x, y: wanted.y + y.start - place.y, width: x.length,
      height: y.length)
  }

  /// Returns the part of a stretch that lies within 0 and `room`, at least one pixel.
  private static func seen(
    from start: Double, _ length: Double, in room: Double
  ) -> (start: Double, length: Double) {
    let first = min(max(start, 0), max(room - 1, 0))
    return (first, max(min(start + length, room) - first, 1))
  }

  /// Closes the popover.
  public func hidePopover() {
    let popover = children.first { $0.hasClass(Self.popoverClass) }
    if let popover { gtk_popover_popdown(popover.raw.assumingMemoryBound(to: GtkPopover.self)) }
  }

  /// Returns the popover with a CSS class, which is made and added if it is missing. It leaves the widget when that is
  /// destroyed: a widget of libadwaita removes its own children only, and GTK warns of the others.
  func keptPopover(
    ofClass cssClass: String, _ make: () -> UnsafeMutablePointer<GtkWidget>?
  ) -> Widget {
    if let kept = children.first(where: { $0.hasClass(cssClass) }) { return kept }
    let popover = Widget(new: make())
    popover.addClass(cssClass)
    append(popover)
    let unparent: @convention(c) (UnsafeMutablePointer<GtkWidget>) -> Void = {
      gtk_widget_unparent($0)
    }
    g_signal_connect_object(
      raw, "destroy", unsafeBitCast(unparent, to: GCallback.self), popover.raw, G_CONNECT_SWAPPED)
    return popover
  }

  /// CSS class by which the popover is found again.
  private static let popoverClass = "content-popover"
}

extension UnsafeMutablePointer<GtkPopover> {
  /// Points the popover at a part of its parent, or at all of it (`gtk_popover_set_pointing_to`), also where the part is
  /// nowhere.
  @MainActor
  func point(to part: Bounds?) {
    let lengths = part.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
    let pixels = lengths.compactMap { gint(exactly: $0.rounded(.towardZero)) }
    guard pixels.count == 4 else { return gtk_popover_set_pointing_to(self, nil) }
    var target = GdkRectangle(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3])
    gtk_popover_set_pointing_to(self, &target)
  }
}
