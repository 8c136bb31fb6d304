import Elements
import GLib
import Gtk

/// Shows one element as a tile of the periodic table, at any size. A button for mouse, keyboard and
/// screen reader.
final class ElementTile: Widget, ElementItem {
  /// The element that is shown.
  var element: AtomicElement {
    didSet {
      guard element != oldValue else { return }
      kept = CachedTile()
      update()
      queueDraw()
    }
  }
  private let onActivate: @MainActor (AtomicElement) -> Void
  private var kept = CachedTile()

  /// Shows `element`. `onActivate` is called when the tile is clicked, by pointer, key or screen reader.
  init(_ element: AtomicElement, onActivate: @escaping @MainActor (AtomicElement) -> Void) {
    self.element = element
    self.onActivate = onActivate
    super.init()
    isFocusable = true
    update()
  }

  private var isFavorite = false {
    didSet { if isFavorite != oldValue { queueDraw() } }
  }

  func show(isFavorite: Bool) {
    self.isFavorite = isFavorite
    describe(isFavorite: isFavorite)
  }

  private func update() {
    name = "tile-\(element.number)"
    setAccessibleLabel(element.accessibleName)
  }

  override class var cssName: String? { "tile" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["tile.activate"] }

  override func perform(_ action: String) { activate() }

  /// Does what a click does.
  func activate() { onActivate(element) }

  var tileFrame: Rect {
    let side = Double(min(width, height))
    return Rect(x: 0, y: 0, width: side, height: side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    kept.draw(element, of: self, in: snapshot, side: tileFrame.width, isFavorite: isFavorite)
  }
}
