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
    let title = Label(tr("More"))
    title.addClass("property-title")
    title.expandsHorizontally = true
    title.alignText(0)
    let box = Box(.horizontal)
    box.addClass("property")
    box.add(title)
    box.add(link)
    setChild(box)
    setAccessibleLabel(tr("More"))
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    !containsFocus && link.grabFocus()
  }
}
