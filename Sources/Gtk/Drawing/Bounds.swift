import CGtk

/// A rectangle in pixels: top left corner and size.
public struct Bounds: Sendable, Hashable {
  public var x, y, width, height: Double

  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var rect: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var (bounds, shape) = (rect, GskRoundedRect())
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    return shape
  }
}

extension Bounds {
  init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  /// Returns the rectangle with its sides moved inward by a distance; outward if negative.
  public func inset(by distance: Double) -> Bounds {
    Bounds(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Bounds) -> Bounds {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Bounds(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
