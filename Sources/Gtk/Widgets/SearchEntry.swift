import CGtk
import GLib

/// A text field for a search, with a magnifier and a clear button (GtkSearchEntry).
public final class SearchEntry: Widget, Editable {
  /// Makes an empty field; `name` is its accessible name.
  public init(name: String) {
    super.init(new: gtk_search_entry_new())
    nameField(name)
  }

  /// The text shown while the field is empty.
  @Property("placeholder-text") public var placeholder: String

  /// Realizes the inner text widget before it is mapped. GTK 4.8 reports no focus of an unrealized widget to a screen
  /// reader.
  func realizeField() {
    if let field, isInRealizedWindow { gtk_widget_realize(field.widget) }
  }

  private var isInRealizedWindow: Bool {
    window.map { gtk_widget_get_realized($0.widget) != 0 } ?? false
  }

  /// True if a part of the text is selected.
  public var hasSelection: Bool { gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

  /// Selects the whole text.
  public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  /// Calls `handler` when Escape is pressed.
  public func onStop(_ handler: @escaping @MainActor () -> Void) {
    connect("stop-search") { _ in handler() }
  }
}
