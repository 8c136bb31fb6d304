import Gtk
import TestSupport

/// Replaces the text of a preference's row and applies it.
@MainActor
func enter(_ text: String, into row: Widget) {
  row.setProperty("text", to: text)
  emit("apply", by: row)
  drain()
}
