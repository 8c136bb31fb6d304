import CGtk
import GLib

/// A text field (GtkEntry).
public final class TextEntry: Widget, Editable {
  /// Makes an empty field; `name` is its accessible name.
  public init(name: String) {
    super.init(new: gtk_entry_new())
    nameField(name)
  }

  /// Least width in characters.
  @Property("width-chars") public var widthCharacters: Int

  /// Calls `handler` when Enter is pressed.
  public func onEnter(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }
}
