import CGtk
import GLib

/// A text field of one line (GtkEntry).
public final class TextEntry: Widget {
  /// Makes an empty field; `name` is its accessible name.
  public init(name: String) {
    super.init(new: gtk_entry_new())
    setAccessibleGroup(name)
    if let field = gtk_editable_get_delegate(opaque).map({
      Widget.known(UnsafeMutableRawPointer($0))
    }) {
      field.setAccessibleRole(.textBox)
      field.setAccessibleLabel(name)
    }
  }

  /// The text; setting it moves the cursor to its end.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      gtk_editable_set_text(opaque, newValue)
      gtk_editable_set_position(opaque, -1)
    }
  }

  /// Least width in characters.
  @Property("width-chars") public var widthCharacters: Int

  /// Moves the focus into the field, with the cursor behind the text and nothing selected.
  public func focusEnd() {
    grabFocus()
    gtk_editable_set_position(opaque, -1)
  }

  /// Calls `handler` after each change of the text.
  public func onEdit(_ handler: @escaping @MainActor () -> Void) {
    connect("changed") { _ in handler() }
  }

  /// Calls `handler` when Enter is pressed.
  public func onEnter(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }
}
