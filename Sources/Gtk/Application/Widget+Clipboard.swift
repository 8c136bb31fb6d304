import CGtk
import GLib

extension Widget {
  /// Copies a text to the clipboard of the widget's display (`gdk_clipboard_set_text`).
  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }
}
