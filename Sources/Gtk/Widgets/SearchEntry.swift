import CGtk
import GLib

/// A text field for a search, with a magnifier and a clear button (GtkSearchEntry).
public final class SearchEntry: Widget {
  /// Makes an empty field; `name` is its accessible name.
  public init(name: String) {
    super.init(new: gtk_search_entry_new())
    // Without these roles a screen reader is silent in the entry.
    setAccessibleGroup(name)
    field?.setAccessibleRole(.textBox)
    field?.setAccessibleLabel(name)
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

  /// The text shown while the field is empty.
  @Property("placeholder-text") public var placeholder: String

  /// The inner text widget, which takes the focus.
  public var field: Widget? {
    gtk_editable_get_delegate(opaque).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// Realizes the inner text widget before it is mapped. GTK 4.8 reports no focus of an unrealized widget to a screen
  /// reader.
  func realizeField() {
    if let field, isInRealizedWindow { gtk_widget_realize(field.widget) }
  }

  private var isInRealizedWindow: Bool {
    window.map { gtk_widget_get_realized($0.widget) != 0 } ?? false
  }

  /// Selects the whole text.
  public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  /// Moves the focus into the entry, with the cursor behind the text and nothing selected.
  public func focusEnd() {
    grabFocus()
    gtk_editable_set_position(opaque, -1)
  }

  /// Calls `handler` after each change of the text, at once.
  @discardableResult
  public func onEdit(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("changed") { _ in handler() }
  }

  /// Calls `handler` when Escape is pressed.
  @discardableResult
  public func onStop(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("stop-search") { _ in handler() }
  }
}
