import Gtk

/// The diagonal lines on a tile without a value.
@MainActor
enum Hatching {
  /// Distance of the lines and their width, in pixels.
  private static let (pitch, width) = (6.0, 2.0)
  /// Side of the cached square in pixels, a multiple of the distance; a larger area is tiled with it.
  private static let side = 120.0
  private static var masks: [Int: Mask] = [:]

  /// Fills an area with lines.
  /// - Parameter scale: device pixels per pixel.
  static func draw(in drawing: any Drawing, _ bounds: Bounds, _ color: Color, scale: Int) {
    guard let snapshot = drawing as? Snapshot else {
      return drawing.path(in: bounds) { addLines(to: $0, bounds, color) }
    }
    if masks[scale] == nil { masks[scale] = makeMask(scale: scale) }
    guard let mask = masks[scale] else { return }
    for x in stride(from: bounds.x, to: bounds.x + bounds.width, by: side) {
      for y in stride(from: bounds.y, to: bounds.y + bounds.height, by: side) {
        snapshot.fill(mask, x: x, y: y, color)
      }
    }
  }

  /// Draws the lines one by one, where they are not pixels.
  private static func addLines(to path: Path, _ bounds: Bounds, _ color: Color) {
    for start in stride(
      from: bounds.x, to: bounds.x + bounds.width + bounds.height, by: pitch * 2.0.squareRoot())
    {
      path.move(x: start, y: bounds.y)
      path.line(x: start - bounds.height, y: bounds.y + bounds.height)
    }
    path.stroke(width: width, color)
  }

  private static func makeMask(scale: Int) -> Mask? {
    Mask(width: side, height: side, scale: scale) { path in
      let step = pitch * 2.0.squareRoot()
      // A whole number of lines, so that neighboring squares join.
      let count = (side / step).rounded()
      for index in 0...Int(2 * count) {
        let start = Double(index) * side / count
        path.move(x: start, y: 0)
        path.line(x: start - side, y: side)
        path.stroke(width: width, .black)
      }
    }
  }
}
