import Adwaita
import Elements
import GLib
import Gtk

// TablePage
//   └── ScrolledWindow → TableCanvas

/// The page with the periodic table. It fits windows of at least 560 pixels, and scrolls in smaller ones.
final class TablePage: Bin, PageContent {
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
    observation = favorites.mark(Array(canvas.tiles.values))
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
    for adjustment in [scrolled.horizontalAdjustment, scrolled.verticalAdjustment] {
      adjustment.onValueChanged { [weak self] in self?.showHeaders() }
    }
    scrolled.afterLayout { [weak self] in self?.scrollFocusIntoView() }
  }

  /// Keeps the headers at the edges of the viewport.
  private func showHeaders() {
    canvas.origin = Point(
      x: scrolled.horizontalAdjustment.value, y: scrolled.verticalAdjustment.value)
  }

  /// Scrolls the focused widget into view again after a resize.
  private func scrollFocusIntoView() {
    let size = (scrolled.width, scrolled.height)
    if size != lastSize, showsFocus { canvas.scrollFocusIntoView() }
    lastSize = size
    showsFocus =
      canvas.focusedWidget.map { focus in
        let bounds = Bounds(width: Double(focus.width), height: Double(focus.height))
        return focus.visibleFrame(of: bounds, in: self) != nil
      } ?? false
  }

  var elements: [AtomicElement] { canvas.table.elements }

  func show(_ table: PeriodicTable) { canvas.show(table) }

  /// Dims all tiles but those of the category of this id, as the legend's entry does; an empty one shows all.
  func highlight(_ category: String) { canvas.legend.pin(category) }

  func focusRestorer() -> @MainActor () -> Void { { [canvas] in _ = canvas.focusTiles() } }
}
