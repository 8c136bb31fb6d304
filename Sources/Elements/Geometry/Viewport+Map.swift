extension Viewport {
  /// Width of the whole map in pixels, at the current scale.
  public var worldWidth: Double { frame.width }

  /// Returns the position in the view of a point of the map, on the copy nearest to the view's center.
  /// - Parameter point: in fractions of the map.
  public func position(of point: Point) -> Point {
    let (frame, middle) = (frame, center.x)
    return Point(
      x: frame.x + Mercator.nearest(point.x, to: middle) * frame.width,
      y: frame.y + point.y * frame.height)
  }

  /// Returns the map viewport on the way to another one, from this one at 0 to that one at 1, the short way round.
  /// The final center moves straight to the middle.
  public func flying(to other: Viewport, part: Double) -> Viewport {
    let part = min(max(part, 0), 1)
    let (from, to) = (center, other.center)
    let ratio = RealFunctions.logarithm(other.scale / scale)
    let now = scale * RealFunctions.exponential(ratio * part)
    // The part of the way that keeps the speed in pixels even while the scale changes.
    let isZooming = ratio.magnitude > 1e-6
    let way = isZooming ? (1 / scale - 1 / now) / (1 / scale - 1 / other.scale) : part
    let x = Mercator.nearest(to.x, to: from.x)
    return Viewport(
      map: size, center: Point(x: from.x + (x - from.x) * way, y: from.y + (to.y - from.y) * way),
      scale: now)
  }
}
