import Adwaita
import Elements
import Gtk

/// A badge that tells right from wrong by its sign as well as by its color.
@MainActor
enum QuizMark {
  case right, wrong

  /// Side in pixels on the smallest tiles, and as a part of a larger tile's side.
  private static let (leastSide, part) = (13.0, 0.28)
  /// Distance of the sign from the edge of the badge, as a part of its side, and width of its lines.
  private static let (inset, line) = (0.28, 0.12)

  /// The color of the badge, and that of its sign.
  private func colors(for widget: Widget) -> (ground: Color, sign: Color) {
    let name = self == .right ? "success" : "error"
    return (
      widget.namedColor("\(name)_bg_color") ?? widget.color,
      widget.namedColor("\(name)_fg_color") ?? .white
    )
  }

  /// Draws a ring around a tile, and the badge in its upper corner at the end.
  func draw(in snapshot: Snapshot, around tile: Rect, for widget: Widget) {
    let colors = colors(for: widget)
    snapshot.outline(
      Bounds(tile), radius: TileDrawing.cornerRadius(side: tile.width), width: 3, colors.ground)
    let side = max(Self.leastSide, Self.part * tile.width)
    let x = tile.x + widget.x(leading: tile.width - side, width: side, in: tile.width)
    let badge = Bounds(x: x, y: tile.y, width: side, height: side)
    snapshot.fill(badge, radius: side / 2, colors.ground)
    drawSign(in: snapshot, badge, colors.sign)
  }

  private func drawSign(in snapshot: Snapshot, _ badge: Bounds, _ color: Color) {
    let (start, end) = (Self.inset * badge.width, (1 - Self.inset) * badge.width)
    snapshot.path(in: badge) { path in
      let point = { (x: Double, y: Double) in (x: badge.x + x, y: badge.y + y) }
      let lines =
        self == .right
        ? [[point(start, badge.width / 2), point(badge.width * 0.43, end), point(end, start)]]
        : [[point(start, start), point(end, end)], [point(end, start), point(start, end)]]
      for line in lines {
        path.move(x: line[0].x, y: line[0].y)
        for next in line.dropFirst() { path.line(x: next.x, y: next.y) }
      }
      path.stroke(width: max(Self.line * badge.width, 1.5), color)
    }
  }
}
