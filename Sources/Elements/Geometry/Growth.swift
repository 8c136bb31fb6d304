/// The way of a picture between the place where it comes from (0) and the whole window (1), in time: fast
/// at first, slower towards the end. Turned round on its way, it goes on from where it is with the speed
/// that it has, so that neither jumps. Pure: times are handed in, in seconds from any fixed moment.
public struct Growth: Sendable, Hashable {
  /// Seconds of the whole way.
  public static let duration = 0.3

  private struct Start: Sendable, Hashable {
    let place: Double
    /// In ways per `duration`; negative on the way back.
    let speed: Double
    let time: Double
  }

  /// Where it goes: 0 or 1.
  public private(set) var target: Double
  /// Where and how fast it was when it last took a direction; nil before it ever did.
  private var start: Start?

  /// At rest at one end.
  public init(at end: Double) { target = end }

  /// From `time` on it goes to `newTarget`.
  public mutating func turn(to newTarget: Double, at time: Double) {
    guard newTarget != target else { return }
    let place = place(at: time)
    // From rest it sets out so that it eases out all the way: three times as fast as on the average.
    let speed = isMoving(at: time) ? speed(at: time) : 3 * (newTarget - place)
    start = Start(place: place, speed: speed, time: time)
    target = newTarget
  }

  /// Whether it has not yet come to its target.
  public func isMoving(at time: Double) -> Bool {
    start.map { time < $0.time + Self.duration } ?? false
  }

  /// How much of the way it has covered, from 0 to 1.
  public func place(at time: Double) -> Double {
    guard let start, isMoving(at: time) else { return target }
    let t = max(0, (time - start.time) / Self.duration)
    let (t2, t3) = (t * t, t * t * t)
    let place =
      start.place * (2 * t3 - 3 * t2 + 1) + start.speed * (t3 - 2 * t2 + t)
      + target * (3 * t2 - 2 * t3)
    return min(max(place, 0), 1)
  }

  private func speed(at time: Double) -> Double {
    guard let start else { return 0 }
    let t = max(0, (time - start.time) / Self.duration)
    return (target - start.place) * 6 * (t - t * t) + start.speed * (3 * t * t - 4 * t + 1)
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
