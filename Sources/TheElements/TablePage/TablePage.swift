import Adwaita
import Elements
import GLib
import Gtk

// TablePage
//   └── ScrolledWindow → TableCanvas

/// The periodic table. It fits any window from 560 pixels on, and scrolls in a smaller one.
final class TablePage: Bin, PageContent {
  private let canvas: TableCanvas
  private let scrolled: ScrolledWindow
  private let observation: Observation
  /// The size at which the page was laid out last.
  private var laidOutSize = (width: 0, height: 0)
  /// Whether what has the keyboard was in sight then.
  private var showsFocus = false

  /// `onActivate` is called with the element of a tile that is clicked or entered.
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
    canvas.onReveal = { [weak self] area in
      self?.scrolled.reveal(Bounds(area))
      self?.showsFocus = true
    }
    setChild(scrolled)
    for adjustment in [scrolled.horizontalAdjustment, scrolled.verticalAdjustment] {
      adjustment.onValueChanged { [weak self] in self?.showHeads() }
    }
    scrolled.afterLayout { [weak self] in self?.scrollFocusIntoView() }
  }

  /// Keeps the heads at the edges of what is seen.
  private func showHeads() {
    canvas.origin = Point(
      x: scrolled.horizontalAdjustment.value, y: scrolled.verticalAdjustment.value)
  }

  /// Scrolls to what has the keyboard where another size has put it out of sight.
  private func scrollFocusIntoView() {
    let size = (scrolled.width, scrolled.height)
    if size != laidOutSize, showsFocus { canvas.revealFocus() }
    laidOutSize = size
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
