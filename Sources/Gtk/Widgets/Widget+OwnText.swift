import CGtk
import GLib

extension Widget {
  /// The text of a label, of a text view, or of a text field unless it is a password, hidden or not; nil for another widget.
  public var ownText: String? {
    if isInstance(of: gtk_label_get_type()) {
      return String(cString: gtk_label_get_text(opaque)).withoutReadingMark
    }
    if isInstance(of: gtk_text_view_get_type()) { return TextView.text(of: raw) }
    guard isInstance(of: gtk_text_get_type()) else { return nil }
    let isVisible: Bool = property("visibility")
    let text = raw.assumingMemoryBound(to: GtkText.self)
    let isSecret = gtk_text_get_input_purpose(text) == GTK_INPUT_PURPOSE_PASSWORD
    return isVisible && !isSecret ? String(cString: gtk_editable_get_text(opaque)) : ""
  }
  /// The own texts of the widget and of those below it that are visible, joined by spaces.
  public var labelText: String {
    ownText
      ?? children.filter(\.isVisible).map(\.labelText).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
