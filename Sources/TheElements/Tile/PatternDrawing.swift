import Elements
import Gtk

/// Draws the patterns of tiles and legends.
@MainActor
enum PatternDrawing {
  /// A mask of a pattern.
  private struct Key: Hashable {
    let pattern: TilePattern
    let isSmall: Bool
    /// Device pixels per pixel.
    let scale: Int
  }

  /// Scale of a small pattern, for a legend.
  private static let small = 0.6
  private static var masks: [Key: Mask] = [:]

  /// Fills an area with a pattern from its top left corner. The caller clips it to the area.
  /// - Parameters:
  ///   - isSmall: true for the small area of a legend.
  ///   - scale: device pixels per pixel.
  static func draw(
    _ pattern: TilePattern, in drawing: any Drawing, _ bounds: Bounds, _ color: Color,
    isSmall: Bool = false, scale: Int
  ) {
    guard pattern != .blank else { return }
    let side = TilePattern.side * (isSmall ? small : 1)
    guard let snapshot = drawing as? Snapshot else {
      return drawing.path(in: bounds) { path in
        tile(bounds, side) { add(pattern, to: path, x: $0, y: $1, within: bounds, color, isSmall) }
      }
    }
    let key = Key(pattern: pattern, isSmall: isSmall, scale: scale)
    guard let mask = masks[key] ?? makeMask(key, side) else { return }
    masks[key] = mask
    tile(bounds, side) { snapshot.fill(mask, x: $0, y: $1, color) }
  }

  /// Calls `body` with the corners of the squares that cover an area.
  private static func tile(_ bounds: Bounds, _ side: Double, _ body: (Double, Double) -> Void) {
    for x in stride(from: bounds.x, to: bounds.x + bounds.width, by: side) {
      for y in stride(from: bounds.y, to: bounds.y + bounds.height, by: side) { body(x, y) }
    }
  }

  private static func makeMask(_ key: Key, _ side: Double) -> Mask? {
    Mask(width: side, height: side, scale: key.scale) { path in
      let bounds = Bounds(width: side, height: side)
      add(key.pattern, to: path, x: 0, y: 0, within: bounds, .black, key.isSmall)
    }
  }

  /// Draws the marks that touch an area.
  private static func add(
    _ pattern: TilePattern, to path: Path, x: Double, y: Double, within bounds: Bounds,
    _ color: Color, _ isSmall: Bool
  ) {
    let scale = isSmall ? small : 1
    let area = Rect(bounds)
    func placed(_ point: Point) -> Point { Point(x: x + point.x * scale, y: y + point.y * scale) }
    for mark in pattern.marks {
      switch mark {
      case .line(let start, let end):
        let (start, end) = (placed(start), placed(end))
        guard area.isTouched(from: start, to: end) else { continue }
        path.move(x: start.x, y: start.y)
        path.line(x: end.x, y: end.y)
        path.stroke(width: pattern.lineWidth * scale, color)
      case .dot(let center, let radius), .ring(let center, let radius):
        let (center, radius) = (placed(center), radius * scale)
        guard area.intersects(center.square(radius: radius)) else { continue }
        path.arc(x: center.x, y: center.y, radius: radius, from: 0, to: 2 * .pi)
        if case .dot = mark {
          path.fill(color)
        } else {
          path.close()
          path.stroke(width: pattern.lineWidth * scale, color)
        }
      }
    }
  }
}

extension Rect {
  /// True if the frame of a line overlaps the rectangle.
  fileprivate func isTouched(from start: Point, to end: Point) -> Bool {
    min(start.x, end.x) <= maxX && max(start.x, end.x) >= x && min(start.y, end.y) <= maxY
      && max(start.y, end.y) >= y
  }
}
