import CGtk
import GLib

extension Window {
  /// Shows a text over the bottom of the window until `hideCaption`, without taking focus or input (`GtkPopover`).
  public func showCaption(_ text: String) {
    hideCaption()
    guard let content = children.first else { return }
    let popover = Widget(new: gtk_popover_new())
    popover.addClass(Self.captionClass)
    popover.canTarget = false
    let label = Label(text)
    label.wraps = true
    let pointer = popover.raw.assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_autohide(pointer, 0)
    gtk_popover_set_has_arrow(pointer, 0)
    gtk_popover_set_position(pointer, GTK_POS_TOP)
    gtk_popover_set_child(pointer, label.widget)
    content.append(popover)
    pointer.point(
      to: Bounds(x: Double(content.width) / 2, y: Double(content.height) - 12, width: 1, height: 1))
    gtk_popover_popup(pointer)
  }

  /// Closes the caption.
  public func hideCaption() {
    for content in children {
      for popover in content.children where popover.hasClass(Self.captionClass) {
        popover.unparent()
      }
    }
  }

  private static let captionClass = "caption-popover"
}
