/// The way of a picture between the place where it comes from (0) and the whole window (1), in time: fast
/// at first, slower toward the end. Turned round on its way, it goes on from where it is as fast as it
/// moves, so that neither jumps. Pure: times are handed in, in seconds from any fixed moment.
public struct Growth: Sendable, Hashable {
  /// Seconds of the whole way.
  public static let duration = 0.3

  /// Where it goes: 0 or 1.
  public private(set) var target: Double
  /// The motion that was begun last, and when.
  private var motion: Easing
  private var origin = -Double.infinity

  /// At rest at one end.
  public init(at end: Double) {
    target = end
    motion = Easing(from: end, to: end, duration: Self.duration)
  }

  /// From `time` on it goes to `newTarget`.
  public mutating func turn(to newTarget: Double, at time: Double) {
    guard newTarget != target else { return }
    let place = value(at: time)
    // From rest it sets out three times as fast as on the average: then it eases out all the way.
    let speed =
      isMoving(at: time)
      ? motion.speed(at: time - origin) : 3 * (newTarget - place) / Self.duration
    motion = Easing(from: place, speed: speed, to: newTarget, duration: Self.duration)
    (target, origin) = (newTarget, time)
  }

  /// Whether it has not yet come to its target.
  public func isMoving(at time: Double) -> Bool { time - origin < Self.duration }

  /// How much of the way it has covered, from 0 to 1.
  public func value(at time: Double) -> Double {
    isMoving(at: time) ? min(max(motion.value(at: time - origin), 0), 1) : target
  }
}

extension Rect {
  /// The rectangle that has covered `part` of the way from this one to `other`, on whole pixels.
  public func between(_ other: Rect, _ part: Double) -> Rect {
    func blend(_ a: Double, _ b: Double) -> Double { (a + (b - a) * part).rounded() }
    let (left, top) = (blend(x, other.x), blend(y, other.y))
    return Rect(
      x: left, y: top, width: blend(maxX, other.maxX) - left, height: blend(maxY, other.maxY) - top)
  }
}
