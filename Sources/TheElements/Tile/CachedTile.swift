import Adwaita
import Elements
import Gtk

/// The drawing of one element's tile in a widget, kept as long as it looks the same: a page that comes again
/// is not set and drawn anew.
@MainActor
struct CachedTile {
  /// All on which the drawing depends, but for the element.
  private struct Look: Equatable {
    let side: Double
    let isDark: Bool
    let isHighContrast: Bool
    let isRightToLeft: Bool
    let fontSerial: Int
    let isFavorite: Bool
  }

  private var look: Look?
  private var node: RenderNode?

  /// Draws the tile of `element` at the widget's top left corner, `side` pixels wide and high.
  mutating func draw(
    _ element: AtomicElement, of widget: Widget, in snapshot: Snapshot, side: Double,
    isFavorite: Bool = false
  ) {
    let look = Look(
      side: side, isDark: StyleManager.shared.isDark,
      isHighContrast: StyleManager.shared.isHighContrast, isRightToLeft: widget.isRightToLeft,
      fontSerial: widget.fontSerial, isFavorite: isFavorite)
    if look != self.look {
      let drawing = TileDrawing(element: element, widget: widget, isFavorite: isFavorite)
      node = RenderNode { drawing.draw(in: $0, side: side) }
      self.look = look
    }
    if let node { snapshot.node(node) }
  }
}
