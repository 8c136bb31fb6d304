/// A motion along one line, from where something is, and as fast as it moves there, to rest at an
/// end: the cubic Hermite curve. From rest to rest it eases in and out.
public struct Easing: Sendable, Hashable {
  /// Where it begins, and in which units of place.
  public let start: Double
  /// How fast it moves at the beginning, in units of place a second.
  public let startSpeed: Double
  /// Where it comes to rest.
  public let end: Double
  /// Seconds from the beginning to the end.
  public let duration: Double

  public init(from start: Double, speed: Double = 0, to end: Double, duration: Double) {
    self.start = start
    self.startSpeed = speed
    self.end = end
    self.duration = duration
  }

  /// Where it is so many seconds after the beginning.
  public func value(at seconds: Double) -> Double {
    let t = part(seconds)
    let rest = (1 - t) * (1 - t)
    return rest * (1 + 2 * t) * start + rest * t * duration * startSpeed + t * t * (3 - 2 * t) * end
  }

  /// How fast it moves then, in units of place a second.
  public func speed(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let t = part(seconds)
    return 6 * t * (1 - t) * (end - start) / duration + (1 - t) * (1 - 3 * t) * startSpeed
  }

  /// The part of the duration that has passed, 0 to 1.
  private func part(_ seconds: Double) -> Double { min(max(seconds / duration, 0), 1) }
}
