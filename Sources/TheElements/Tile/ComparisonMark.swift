import Elements
import Gtk

/// The mark of a compared element at the lower corner of its tile: a check mark in a circle of the accent color.
@MainActor
enum ComparisonMark {
  /// Diameter as a fraction of the tile's side and least diameter, and the part outside of the tile, in pixels.
  private static let (part, least, outside) = (0.18, 13.0, 2.0)
  private static let edge = 1.5

  /// Draws the mark of a tile with this frame in a widget.
  static func draw(in snapshot: Snapshot, _ tile: Rect, _ widget: Widget) {
    guard let accent = widget.namedColor("accent_bg_color"),
      let ground = widget.namedColor("window_bg_color")
    else { return }
    let side = max(part * tile.width, least).rounded()
    let start = widget.x(leading: -outside, width: side, in: tile.width)
    let frame = Bounds(
      x: tile.x + start, y: tile.maxY - side + outside, width: side, height: side)
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
