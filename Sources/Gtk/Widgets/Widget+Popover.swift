import CGtk
import GLib

extension Widget {
  /// Shows `content` in a popover that points at a part of the widget (`GtkPopover`), by default at all of it, with an
  /// accessible name. The widget keeps the closed popover for reuse, as it keeps its context menu.
  public func showPopover(_ content: Widget, name: String, at part: Bounds? = nil) {
    let popover = child(ofClass: Self.popoverClass) ?? makePopover()
    popover.setAccessibleLabel(name)
    let pointer = popover.raw.assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_child(pointer, content.widget)
    popover.groupAccessibleParts()
    pointer.point(to: part ?? Bounds(width: Double(width), height: Double(height)))
    returnFocus(from: popover, to: window?.focusWidget)
    gtk_popover_popup(pointer)
  }

  /// Closes the popover.
  public func hidePopover() {
    guard let popover = child(ofClass: Self.popoverClass) else { return }
    gtk_popover_popdown(popover.raw.assumingMemoryBound(to: GtkPopover.self))
  }

  private func makePopover() -> Widget {
    let popover = Widget(new: gtk_popover_new())
    popover.addClass(Self.popoverClass)
    adopt(popover)
    return popover
  }

  /// Adds a popover. It leaves the widget when that is destroyed: a widget of libadwaita removes its own children only,
  /// and GTK warns of the others.
  func adopt(_ popover: Widget) {
    append(popover)
    let unparent: @convention(c) (UnsafeMutablePointer<GtkWidget>) -> Void = {
      gtk_widget_unparent($0)
    }
    g_signal_connect_object(
      raw, "destroy", unsafeBitCast(unparent, to: GCallback.self), popover.raw, G_CONNECT_SWAPPED)
  }

  /// CSS class by which the popover is found again.
  private static let popoverClass = "content-popover"
}

extension UnsafeMutablePointer<GtkPopover> {
  /// Points the popover at a part of its parent, or at all of it (`gtk_popover_set_pointing_to`).
  @MainActor
  func point(to part: Bounds?) {
    guard let part else { return gtk_popover_set_pointing_to(self, nil) }
    var target = GdkRectangle(
      x: gint(part.x), y: gint(part.y), width: gint(part.width), height: gint(part.height))
    gtk_popover_set_pointing_to(self, &target)
  }
}
