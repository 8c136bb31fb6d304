/// The motion of something let go of by a finger: it slows down evenly and comes to rest.
public struct Glide: Sendable, Hashable {
  /// Seconds in which the speed falls to 37 %.
  private static let decay = 0.3
  /// Speed at which it rests, and the greatest one at the start, in pixels per second.
  private static let (rest, most) = (20.0, 6000.0)

  /// Speed at the start, in pixels per second.
  public let x, y: Double

  /// Nil for a speed that is too low.
  public init?(x: Double, y: Double) {
    let speed = (x * x + y * y).squareRoot()
    guard speed.isFinite, speed > Self.rest else { return nil }
    let factor = min(1, Self.most / speed)
    (self.x, self.y) = (x * factor, y * factor)
  }

  /// Seconds until it rests.
  public var duration: Double {
    Self.decay * RealFunctions.logarithm((x * x + y * y).squareRoot() / Self.rest)
  }

  /// Returns the way covered after some seconds, in pixels.
  public func way(after seconds: Double) -> Point {
    let time = min(max(seconds, 0), duration)
    let length = Self.decay * (1 - RealFunctions.exponential(-time / Self.decay))
    return Point(x: x * length, y: y * length)
  }
}
