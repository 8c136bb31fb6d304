/// The meaning of a press on a flash card, by the way of the pointer or finger until its release.
public enum QuizStroke: Sendable, Hashable {
  case tap
  case swipe(isRight: Bool)
  /// A drag that is no tap any more, and no swipe.
  case drag

  /// Greatest distance of a tap in pixels.
  private static let tapDistance = 30.0
  /// Least speed of a swipe in pixels per second, unless it is long, and least length of a long one, as a part of the card's
  /// width.
  private static let (leastSpeed, longPart) = (300.0, 0.5)

  /// - Parameters:
  ///   - distance: from the press to the release, in pixels.
  ///   - speed: that of a finger at the release, in pixels per second.
  ///   - width: that of the card, in pixels.
  public init(by distance: Point, speed: Point, width: Double) {
    let (x, y) = (distance.x.magnitude, distance.y.magnitude)
    let isFast =
      speed.x.magnitude > max(Self.leastSpeed, speed.y.magnitude)
      && (speed.x > 0) == (distance.x > 0)
    if max(x, y) <= Self.tapDistance {
      self = .tap
    } else if x > y, isFast || x >= Self.longPart * width {
      self = .swipe(isRight: distance.x > 0)
    } else {
      self = .drag
    }
  }
}
