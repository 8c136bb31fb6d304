import CGtk
import GLib

/// Pages behind tabs (GtkNotebook).
public final class Notebook: Widget {
  /// An empty notebook.
  public override init() { super.init(new: gtk_notebook_new()) }

  @Property("scrollable") public var isScrollable: Bool
  @Property("show-border") public var showsBorder: Bool
  /// The position of the page that is shown.
  @Property("page") public var page: Int

  /// Adds a page at the end. `name` becomes the tab's name for a screen reader.
  public func add(_ page: Widget, tab: Widget, name: String) {
    gtk_notebook_append_page(opaque, page.widget, tab.widget)
    // GTK 4.18 names all tabs anew with each page, by this text or else "Page 1", "Page 2".
    if let entry = gtk_notebook_get_page(opaque, page.widget) {
      Object(UnsafeMutableRawPointer(entry), .none).setProperty("tab-label", to: name)
    }
    // The tab itself is a widget of GTK's around ours: it, not ours, is what a screen reader finds.
    if let holder = gtk_widget_get_parent(tab.widget) { cgtk_accessible_set_label(holder, name) }
  }

  /// Calls `handler` with the position of each page that comes to be shown.
  @discardableResult
  public func onSwitch(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
    connect("switch-page") { handler($0.int(2)) }
  }
}
