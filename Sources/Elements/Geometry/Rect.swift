/// A point in pixels from the top left.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in pixels.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in pixels, from its top left corner.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of a size at the origin.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The center.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The largest square in the rectangle's middle.
  public var square: Rect { center.square(radius: min(width, height) / 2) }

  /// True if the rectangle contains the point; the right and bottom edges are excluded.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// True if the whole of another rectangle lies in this one.
  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the rectangle with all edges moved inward by a distance, or outward by a negative one.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// Returns the rectangle moved by a distance.
  public func offset(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns the part of a straight line within, from 0 at its start to 1 at its end; nil if there is none.
  func part(from start: Point, to end: Point) -> ClosedRange<Double>? {
    var (first, last) = (0.0, 1.0)
    for (place, distance, edges) in [
      (start.x, end.x - start.x, (x, maxX)), (start.y, end.y - start.y, (y, maxY)),
    ] {
      guard distance != 0 else {
        if place < edges.0 || place > edges.1 { return nil }
        continue
      }
      let parts = [(edges.0 - place) / distance, (edges.1 - place) / distance].sorted()
      (first, last) = (max(first, parts[0]), min(last, parts[1]))
    }
    return first < last ? first...last : nil
  }

  /// True if the rectangles overlap.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension Point {
  /// Returns the distance to another point.
  public func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the square around the point with sides at this distance.
  public func square(radius: Double) -> Rect {
    Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }
}
