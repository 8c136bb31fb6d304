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

extension Widget {
  /// Reads the text on the clipboard, which may be another program's (`gdk_clipboard_read_text_async`).
  /// - Parameter done: called with the text; nil if there is none.
  public func readClipboard(_ done: @escaping @MainActor @Sendable (String?) -> Void) {
    let reading = Unmanaged.passRetained(ClipboardReading(done))
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(widget), nil,
      { clipboard, result, reading in
        guard let clipboard, let reading else { return }
        let done = Unmanaged<ClipboardReading>.fromOpaque(reading).takeRetainedValue().done
        let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        let copy = text.map { String(cString: $0) }
        g_free(text)
        MainActor.assumeIsolated { done(copy) }
      }, reading.toOpaque())
  }
}

/// The handler of a text that is read.
private final class ClipboardReading: Sendable {
  let done: @MainActor @Sendable (String?) -> Void

  init(_ done: @escaping @MainActor @Sendable (String?) -> Void) { self.done = done }
}
