import GLib
import Gtk

/// A fact of a card: its name, and its value at the other side.
final class FactRow: Box {
  init(_ name: String, _ value: String) {
    super.init(.vertical)
    add(
      LeadingTrailingBox(
        Label(name, style: "property-title", wraps: .anywhere),
        Label(value, align: 1, wraps: .anywhere)))
  }
}
