import CGLib
import CGtk
import Gtk

/// The text that this program copied to the clipboard of the widget's display; nil if it copied none.
@MainActor
public func clipboardText(_ widget: Widget) -> String? {
  let clipboard = gtk_widget_get_clipboard(widget.widget)
  guard let content = gdk_clipboard_get_content(clipboard) else { return nil }
  var text = value("")
  defer { g_value_unset(&text) }
  guard gdk_content_provider_get_value(content, &text, nil) != 0 else { return nil }
  return String.read(&text)
}
