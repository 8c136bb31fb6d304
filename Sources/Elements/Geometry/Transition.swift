/// The animation of a picture between its source frame (0) and the whole window (1): fast at first, slower toward the
/// end. Reversed while running, it continues from its current position and speed, so that neither jumps. Pure; times
/// are in seconds from any fixed moment.
public struct Transition: Sendable, Hashable {
  /// Duration in seconds.
  public static let duration = 0.3

  /// Target position: 0 or 1.
  public private(set) var target: Double
  /// The last motion, and its start time.
  private var motion: Easing
  private var origin = -Double.infinity

  /// An animation at rest.
  public init(at end: Double) {
    target = end
    motion = Easing(from: end, to: end, duration: Self.duration)
  }

  /// Starts an animation to `newTarget` at `time`.
  public mutating func animate(to newTarget: Double, at time: Double) {
    guard newTarget != target else { return }
    let position = value(at: time)
    // From rest it starts at three times the average speed, so that it eases out all the way.
    let speed =
      isMoving(at: time)
      ? motion.speed(at: time - origin) : 3 * (newTarget - position) / Self.duration
    motion = Easing(from: position, speed: speed, to: newTarget, duration: Self.duration)
    (target, origin) = (newTarget, time)
  }

  /// True while the animation is running.
  public func isMoving(at time: Double) -> Bool { time - origin < Self.duration }

  /// Returns the position, from 0 to 1.
  public func value(at time: Double) -> Double {
    isMoving(at: time) ? min(max(motion.value(at: time - origin), 0), 1) : target
  }
}

extension Rect {
  /// Returns the rectangle interpolated between this one (0) and `other` (1), on whole pixels.
  public func between(_ other: Rect, _ part: Double) -> Rect {
    func blend(_ a: Double, _ b: Double) -> Double { (a + (b - a) * part).rounded() }
    let (left, top) = (blend(x, other.x), blend(y, other.y))
    return Rect(
      x: left, y: top, width: blend(maxX, other.maxX) - left, height: blend(maxY, other.maxY) - top)
  }
}
