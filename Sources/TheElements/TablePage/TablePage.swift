import Adwaita
import Elements
import GLib
import Gtk

// TablePage
//   └── ScrolledWindow → TableCanvas

/// The periodic table. It fits any window from 900 pixels on, and scrolls in a smaller one or with larger text.
final class TablePage: Bin, KeyboardKeeping, CatalogShowing {
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
    observation = favorites.describe(Array(canvas.tiles.values))
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
    scrolled.afterLayout { [weak self] in self?.scrollFocusIntoView() }
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

  func show(_ table: PeriodicTable) { canvas.show(table) }

  func focusRestorer() -> @MainActor () -> Void { { [canvas] in _ = canvas.focusTiles() } }
}
