import CGtk
import GLib

extension Window {
  /// Shows a text over the bottom of the window until `hideCaption`, without taking focus or input (`GtkPopover`).
  public func showCaption(_ text: String) {
    hideCaption()
    guard let content = captionParent else { return }
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
    let captions = captionParent?.children.filter { $0.hasClass(Self.captionClass) } ?? []
    for caption in captions { caption.unparent() }
  }

  /// The content, below the host of libadwaita's dialogs, which gives all of its children its own size, also popovers.
  private var captionParent: Widget? {
    let content = children.first
    let host = g_type_from_name("AdwDialogHost")
    return content?.isInstance(of: host) == true ? content?.children.first : content
  }

  private static let captionClass = "caption-popover"
}
