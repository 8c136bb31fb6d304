/// The Mercator projection of the Earth onto a square: points in fractions of its side, from the upper left corner
/// (180° W, 85° N). The map goes on to the left and to the right, where x is below 0 or from 1 on.
public enum Mercator {
  /// Latitude of the upper edge of the square, in degrees.
  public static let maximumLatitude = 85.0511287798066

  /// Returns the point of a coordinate; latitudes beyond the square are clamped to its edge.
  public static func point(of coordinate: Coordinate) -> Point {
    let latitude = min(max(coordinate.latitude, -maximumLatitude), maximumLatitude)
    let sine = Angle.sine(degrees: latitude)
    let y = 0.5 - RealFunctions.logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
    return Point(x: coordinate.longitude / 360 + 0.5, y: min(max(y, 0), 1))
  }

  /// Returns the coordinate of a point; x of any copy of the map is allowed.
  public static func coordinate(of point: Point) -> Coordinate {
    let height = RealFunctions.exponential((0.5 - min(max(point.y, 0), 1)) * 2 * .pi)
    let x = wrapped(point.x)
    return Coordinate(
      longitude: (x - 0.5) * 360,
      latitude: RealFunctions.arctangent((height - 1 / height) / 2))
  }

  /// Returns the same x on the map's first copy, 0 ..< 1.
  public static func wrapped(_ x: Double) -> Double {
    guard x.isFinite else { return 0 }
    let rest = x - x.rounded(.down)
    return rest < 1 ? rest : 0
  }

  /// Returns x on the copy of the map that is nearest to `middle`.
  public static func nearest(_ x: Double, to middle: Double) -> Double {
    x + (middle - x).rounded()
  }
}
