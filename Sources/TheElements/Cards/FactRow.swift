import GLib
import Gtk

/// A fact of a card: its name, and its value at the other side.
final class FactRow: Box {
  init(_ name: String, _ value: String) {
    super.init(.vertical)
    let (title, text) = (Label(name), Label(value))
    title.addClass("property-title")
    title.alignText(0)
    text.alignText(1)
    text.breakAnywhere()
    for label in [title, text] { label.wraps = true }
    add(LeadingTrailingBox(title, text))
  }
}
