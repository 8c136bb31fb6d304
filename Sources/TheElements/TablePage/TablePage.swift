import Adwaita
import Elements
import GLib
import Gtk

// TablePage
//   └── ScrolledWindow → TableCanvas

/// The page with the periodic table. It fits windows of at least 900 pixels, and scrolls in smaller ones or with
/// larger text.
final class TablePage: Bin, KeyboardKeeping, CatalogShowing {
  private let canvas: TableCanvas
  private let scrolled: ScrolledWindow
  private let observation: Observation
  /// Size of the scrolled window at the last layout, in pixels.
  private var lastSize = (width: 0, height: 0)
  /// True if the focused widget was visible at the last layout.
  private var showsFocus = false

  /// Creates the page; `onActivate` is called with the element of an activated tile.
  init(
    _ table: PeriodicTable, _ favorites: Favorites,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    canvas = TableCanvas(table, onActivate: onActivate)
    observation = favorites.describe(Array(canvas.tiles.values))
    scrolled = ScrolledWindow(canvas, horizontally: true)
    super.init()
    name = "page-table"
    scrolled.setAccessibleLabel(tr("Periodic table"))
    scrolled.followsFocus = false
    canvas.onScrollIntoView = { [weak self] area in
      self?.scrolled.reveal(Bounds(area))
      self?.showsFocus = true
    }
    setChild(scrolled)
    scrolled.afterLayout { [weak self] in self?.scrollFocusIntoView() }
  }

  /// Scrolls the focused widget into view again after a resize.
  private func scrollFocusIntoView() {
    let size = (scrolled.width, scrolled.height)
    if size != lastSize, showsFocus { canvas.scrollFocusIntoView() }
    lastSize = size
    showsFocus =
      canvas.focusedWidget.map { focus in
        let bounds = Bounds(width: Double(focus.width), height: Double(focus.height))
        return focus.visiblePlace(of: bounds, in: self) != nil
      } ?? false
  }

  func show(_ table: PeriodicTable) { canvas.show(table) }

  func focusRestorer() -> @MainActor () -> Void { { [canvas] in _ = canvas.focusTiles() } }
}
