/// A one-dimensional motion from a start position and speed to rest at an end position: a cubic Hermite curve. From
/// rest to rest it eases in and out.
public struct Easing: Sendable, Hashable {
  /// Start position, in any unit.
  public let start: Double
  /// Start speed, in units per second.
  public let startSpeed: Double
  /// End position.
  public let end: Double
  /// Duration in seconds.
  public let duration: Double

  public init(from start: Double, speed: Double = 0, to end: Double, duration: Double) {
    self.start = start
    self.startSpeed = speed
    self.end = end
    self.duration = duration
  }

  /// Returns the position this many seconds after the start.
  public func value(at seconds: Double) -> Double {
    let t = part(seconds)
    let rest = (1 - t) * (1 - t)
    return rest * (1 + 2 * t) * start + rest * t * duration * startSpeed + t * t * (3 - 2 * t) * end
  }

  /// Returns the speed this many seconds after the start, in units per second.
  public func speed(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let t = part(seconds)
    return 6 * t * (1 - t) * (end - start) / duration + (1 - t) * (1 - 3 * t) * startSpeed
  }

  /// Returns the elapsed fraction of the duration, 0 to 1.
  private func part(_ seconds: Double) -> Double { min(max(seconds / duration, 0), 1) }
}
