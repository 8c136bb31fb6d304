import CGtk
import GLib

/// A bar that slides in below the header bar, with a search entry (GtkSearchBar).
public final class SearchBar: Widget {
  private let entry: SearchEntry

  /// Makes a hidden bar with `content`, which contains `entry`.
  public init(_ content: Widget, entry: SearchEntry) {
    self.entry = entry
    super.init(new: gtk_search_bar_new())
    // Orca 43 would call a search a form.
    setAccessibleRole(.generic)
    gtk_search_bar_set_child(bar, content.widget)
    gtk_search_bar_connect_entry(bar, entry.opaque)
  }

  private var bar: OpaquePointer { opaque }

  /// True while shown. Showing moves the focus to the entry, hiding clears it.
  public var isShown: Bool {
    get { isEnabled }
    set {
      if newValue { entry.realizeField() }
      isEnabled = newValue
    }
  }

  @Property("search-mode-enabled") private var isEnabled: Bool

  /// Shows the bar, with the typed text in its entry, when a text is typed in `widget` and nothing in it handles the
  /// keys.
  public func capturesKeys(of widget: Widget) {
    gtk_search_bar_set_key_capture_widget(bar, widget.widget)
  }

  /// Calls `handler` when the bar was shown or hidden.
  public func onShownChange(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "search-mode-enabled", handler)
  }
}
