import GLib
import Gtk

/// The last line of the last card: where more is to be read.
final class LinkRow: ListBoxRow {
  init(_ link: Widget) {
    super.init()
    isActivatable = false
    isFocusable = false
    let title = Label(tr("More"))
    title.addClass("property-title")
    title.expandsHorizontally = true
    title.alignText(0)
    let line = Box(.horizontal)
    line.addClass("property")
    line.add(title)
    line.add(link)
    setChild(line)
    setAccessibleLabel(tr("More"))
  }
}
