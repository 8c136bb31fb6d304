import CGtk
import GLib

extension Widget {
  /// Copies a text to the clipboard of the widget's display (`gdk_clipboard_set_text`).
  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }

  /// The text on the clipboard if the program itself has copied it; nil for another one's.
  public var ownCopiedText: String? {
    guard let content = gdk_clipboard_get_content(gtk_widget_get_clipboard(widget)) else {
      return nil
    }
    var value = GValue()
    g_value_init(&value, String.gType)
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
