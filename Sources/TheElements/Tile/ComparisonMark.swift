import Elements
import Gtk

/// The mark of a compared element: a check mark in a circle of the accent color, at the lower corner of its tile, or at the
/// upper edge of a small one, whose value stands below.
@MainActor
enum ComparisonMark {
  /// Diameter as a fraction of the tile's side and least diameter, and the part outside of the tile, in pixels.
  private static let (part, least, outside) = (0.18, 13.0, 2.0)
  private static let edge = 1.5
  /// The place of the middle at the upper edge, between number and glyph, as a fraction of the side.
  private static let upper = 0.62

  /// Draws the mark of a tile with this frame in a widget.
  static func draw(in snapshot: Snapshot, _ tile: Rect, _ widget: Widget) {
    guard let accent = widget.namedColor("accent_bg_color"),
      let ground = widget.namedColor("window_bg_color")
    else { return }
    let side = max(part * tile.width, least).rounded()
    let isUpper = TileDrawing.hasValueBelow(side: tile.width)
    let leading = isUpper ? upper * tile.width - side / 2 : -outside
    let frame = Bounds(
      x: tile.x + widget.x(leading: leading, width: side, in: tile.width),
      y: isUpper ? tile.y - outside : tile.maxY - side + outside, width: side, height: side)
    let ring = frame.inset(by: -edge)
    snapshot.fill(ring, radius: ring.width / 2, ground)
    snapshot.fill(frame, radius: side / 2, accent)
    snapshot.path(in: frame) { path in
      path.move(x: frame.x + 0.28 * side, y: frame.y + 0.53 * side)
      path.line(x: frame.x + 0.44 * side, y: frame.y + 0.69 * side)
      path.line(x: frame.x + 0.74 * side, y: frame.y + 0.34 * side)
      path.stroke(width: max(1.5, 0.12 * side), .white)
    }
  }
}
