/// A five-pointed star.
public enum StarShape {
  /// The corners, clockwise from the top, about the origin; the points lie on a circle of radius 1.
  public static let corners: [Point] = [
    Point(x: 0, y: -1), Point(x: 0.2939, y: -0.4045),
    Point(x: 0.9511, y: -0.309), Point(x: 0.4755, y: 0.1545),
    Point(x: 0.5878, y: 0.809), Point(x: 0, y: 0.5),
    Point(x: -0.5878, y: 0.809), Point(x: -0.4755, y: 0.1545),
    Point(x: -0.9511, y: -0.309), Point(x: -0.2939, y: -0.4045),
  ]
}
