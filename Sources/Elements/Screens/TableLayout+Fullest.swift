/// The part of a table with the most tiles.
extension TableLayout {
  /// Returns the scroll position, in pixels, at which the most whole tiles are seen beside the headers; of several the
  /// first one from the top, then from the left.
  /// - Parameter visible: size of the visible part.
  public func fullestPosition(_ visible: Size, of elements: [AtomicElement]) -> Point {
    let frames = elements.map { frame(of: $0) }
    let columns = Self.starts(
      frames.map { $0.x - headersWidth }, atMost: size.width - visible.width)
    let rows = Self.starts(
      frames.map { $0.y - headersHeight }, atMost: size.height - visible.height)
    var (best, most) = (Point(x: 0, y: 0), 0)
    for y in rows {
      for x in columns {
        let count = frames.count { frame in
          frame.x >= x + headersWidth && frame.maxX <= x + visible.width
            && frame.y >= y + headersHeight && frame.maxY <= y + visible.height
        }
        if count > most { (best, most) = (Point(x: x, y: y), count) }
      }
    }
    return best
  }

  /// Scroll positions in ascending order, from 0 to the greatest possible one.
  private static func starts(_ edges: [Double], atMost greatest: Double) -> [Double] {
    Set(edges.map { min(max($0, 0), max(greatest, 0)) }).sorted()
  }
}
