import GLib
import Gtk

/// The last row of the last card: a title and a link.
final class LinkRow: ListBoxRow {
  private let link: Widget

  init(_ link: Widget) {
    self.link = link
    super.init()
    isActivatable = false
    isFocusable = false
    let title = Label(
      tr("More", context: "link to an encyclopedia"), style: "property-title", wraps: .never)
    title.expandsHorizontally = true
    let box = Box(.horizontal, [title, link])
    box.addClass("property")
    setChild(box)
    setAccessibleLabel(title.text)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    !containsFocus && link.grabFocus()
  }
}
