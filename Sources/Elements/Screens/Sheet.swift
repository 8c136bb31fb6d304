/// A sheet at the bottom of an area, with a height that a drag or a key changes. Pure; lengths are in pixels, times in
/// seconds from any fixed moment.
public struct Sheet: Sendable, Hashable {
  /// A height at which the sheet rests.
  public enum Stop: String, Sendable, Hashable, Comparable, CaseIterable {
    /// `Sheet.lowHeight`.
    case low
    /// Half of the area.
    case half
    /// The whole area.
    case full

    public static func < (one: Stop, other: Stop) -> Bool { one.index < other.index }

    /// Number of lower stops.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The next higher stop; the highest stays.
    public var higher: Stop { self == .low ? .half : .full }

    /// The next lower stop; the lowest stays.
    public var lower: Stop { self == .full ? .half : .low }

    /// Height in an area.
    public func height(in area: Double) -> Double {
      let low = min(Sheet.lowHeight, max(area, 0))
      return switch self {
      case .low: low
      case .half: max(low, (area / 2).rounded())
      case .full: max(low, area)
      }
    }

    /// Returns the stop nearest to a height.
    public static func nearest(to height: Double, in area: Double) -> Stop {
      let distance = { (stop: Stop) in (stop.height(in: area) - height).magnitude }
      return allCases.min { distance($0) < distance($1) } ?? .half
    }
  }

  /// Height of the lowest stop.
  public static let lowHeight = 120.0
  /// Duration of the way to a stop in seconds.
  public static let duration = 0.2

  /// The stop at which the sheet rests, or toward which it moves.
  public private(set) var stop: Stop
  /// Height during a drag; nil without one.
  private var dragged: Double?
  /// Height at the start of the motion.
  private var startHeight = 0.0
  private var startTime = -Double.infinity

  /// A sheet at rest.
  public init(at stop: Stop = .half) { self.stop = stop }

  /// Gives it the height of a drag, within the stops.
  public mutating func drag(to height: Double) { dragged = height }

  /// Moves it to a stop, in an area of this height, at a time.
  public mutating func move(to stop: Stop, in area: Double, at time: Double) {
    (startHeight, startTime) = (height(in: area, at: time), time)
    (self.stop, dragged) = (stop, nil)
  }

  /// Ends the motion.
  public mutating func rest() { startTime = -.infinity }

  /// True while it is moving to its stop.
  public func isMoving(at time: Double) -> Bool { time - startTime < Self.duration }

  /// Height in an area of this height.
  public func height(in area: Double, at time: Double) -> Double {
    let (low, full) = (Stop.low.height(in: area), Stop.full.height(in: area))
    if let dragged { return min(max(dragged, low), full).rounded() }
    let end = stop.height(in: area)
    guard isMoving(at: time) else { return end }
    let speed = 3 * (end - startHeight) / Self.duration
    let way = Easing(from: startHeight, speed: speed, to: end, duration: Self.duration)
    return min(max(way.value(at: time - startTime), low), full).rounded()
  }
}
