import Adwaita
import Elements
import Gtk

/// A cache of one tile's render node in a widget, valid while its appearance stays the same: a page that is
/// shown again is neither laid out nor drawn anew.
@MainActor
struct CachedTile {
  /// Cache key: everything the drawing depends on except the element, with the paint made of it.
  private struct Key: Equatable {
    let side: Double
    let isDark: Bool
    let isHighContrast: Bool
    let isRightToLeft: Bool
    let fontSerial: Int
    let isFavorite: Bool
    let hasNote: Bool
    let paint: TilePaint
    let secondName: String?
    let ink: TileInk
  }

  private var key: Key?
  private var node: RenderNode?

  /// Draws the tile of `element` at the widget's top left corner, `side` pixels wide and high.
  mutating func draw(
    _ element: AtomicElement, of widget: Widget, in snapshot: Snapshot, side: Double,
    isFavorite: Bool = false, hasNote: Bool = false, paint: TilePaint? = nil
  ) {
    let paint = paint ?? TilePaint(element)
    let key = Key(
      side: side, isDark: StyleManager.shared.isDark,
      isHighContrast: StyleManager.shared.isHighContrast, isRightToLeft: widget.isRightToLeft,
      fontSerial: widget.fontSerial, isFavorite: isFavorite, hasNote: hasNote, paint: paint,
      secondName: SecondLanguage.shared.name(of: element), ink: UserInk.shared.ink)
    if key != self.key {
      var drawing = TileDrawing(
        element: element, face: widget, paint: paint, isFavorite: isFavorite)
      drawing.hasNote = hasNote
      node = RenderNode { drawing.draw(in: $0, side: side) }
      self.key = key
    }
    if let node { snapshot.node(node) }
  }
}
