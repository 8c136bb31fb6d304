import CGtk
import GLib

/// Pages with tabs (GtkNotebook).
public final class Notebook: Widget {
  /// Makes an empty notebook.
  public override init() { super.init(new: gtk_notebook_new()) }

  /// True for tabs that scroll, by arrows beside them, where they do not fit.
  public var isScrollable = false {
    didSet { updateArrows() }
  }

  /// True if the tabs are shown.
  public var showsTabs: Bool {
    get { hasTabs }
    set {
      hasTabs = newValue
      updateArrows()
    }
  }

  @Property("show-tabs") private var hasTabs: Bool
  @Property("scrollable") private var hasArrows: Bool

  /// Adds arrows to tabs that are shown: GTK 4.8 takes presses also where the arrows of hidden ones were.
  private func updateArrows() {
    let wanted = isScrollable && hasTabs
    guard wanted != hasArrows else { return }
    hasArrows = wanted
    // A screen reader would count them as tabs.
    for arrow in arrows { arrow.setAccessibleHidden(true) }
  }

  /// Makes the arrows anew once the tabs fit: GTK 4.8 leaves them where they were, unseen, and they take presses.
  public func renewArrows() {
    hasArrows = false
    updateArrows()
  }

  private var arrows: [Widget] {
    let tabs = children.first?.children.first?.children ?? []
    return tabs.filter { $0.isInstance(of: gtk_button_get_type()) }
  }

  /// Width in pixels of a row of all tabs, also while they are hidden, beside what is in them.
  public var tabMargins: Int {
    let header = children.first
    let row = header?.children.first
    let tabs = row?.children.filter { !$0.isInstance(of: gtk_button_get_type()) } ?? []
    return ([header, row].compactMap { $0 } + tabs).reduce(0) { $0 + $1.styledMargins }
  }

  @Property("show-border") public var showsBorder: Bool
  /// Index of the current page.
  @Property("page") public var page: Int

  /// Adds a page at the end. `name` becomes the tab's accessible name.
  public func add(_ page: Widget, tab: Widget, name: String) {
    gtk_notebook_append_page(opaque, page.widget, tab.widget)
    // GTK 4.18 renames all tabs with each added page, to this text or else "Page 1", "Page 2".
    if let entry = gtk_notebook_get_page(opaque, page.widget) {
      Object(UnsafeMutableRawPointer(entry), .none).setProperty("tab-label", to: name)
    }
    // GTK wraps our tab in a widget of its own, and a screen reader finds that one.
    if let holder = gtk_widget_get_parent(tab.widget) { cgtk_accessible_set_label(holder, name) }
  }

  /// Calls `handler` with the index of each page that becomes current.
  public func onSwitch(_ handler: @escaping @MainActor (Int) -> Void) {
    connect("switch-page") { handler($0.int(2)) }
  }
}
