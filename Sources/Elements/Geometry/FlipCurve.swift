/// The angle over time of a two-sided tile flipped about its vertical axis: 0° shows the front, 180° the back. Has no
/// clock; `advance` sets the time.
public struct FlipCurve: Sendable, Hashable {
  /// Duration of a flip in seconds. Slower feels heavy, faster hides the edge.
  public static let duration = 0.75

  /// True if the back is up, or will be at the end of the flip.
  public private(set) var isBackUp: Bool
  /// Angle in degrees.
  public private(set) var angle: Double
  /// Angular speed in degrees per second; negative on the way back to the front.
  public private(set) var speed = 0.0
  /// True while the flip is running.
  public private(set) var isMoving = false

  /// The current motion, which starts at `origin`.
  private var motion = Easing(from: 0, to: 0, duration: FlipCurve.duration)
  /// Start time of the motion; nil until the first `advance` after it.
  private var origin: Double?
  /// The time of the last `advance`, while the flip is running.
  private var now: Double?

  /// A tile at rest.
  public init(isBackUp: Bool = false) {
    self.isBackUp = isBackUp
    angle = Self.restingAngle(isBackUp: isBackUp)
  }

  /// True if the back is visible.
  public var showsBack: Bool { Self.showsBack(at: angle) }

  /// True if the back is visible at an angle in degrees.
  public static func showsBack(at angle: Double) -> Bool { angle > 90 && angle < 270 }

  /// Flips to the other side. A running flip reverses from its current angle and speed, so that neither jumps.
  public mutating func flip() {
    isBackUp.toggle()
    isMoving = true
    origin = now
    motion = Easing(
      from: angle, speed: speed, to: Self.restingAngle(isBackUp: isBackUp), duration: Self.duration)
  }

  /// Advances the flip to a time in seconds. The first time after rest is the start of the flip.
  public mutating func advance(to seconds: Double) {
    guard isMoving else { return }
    let passed = seconds - (origin ?? seconds)
    origin = origin ?? seconds
    now = seconds
    angle = motion.value(at: passed)
    speed = motion.speed(at: passed)
    if passed >= Self.duration { finish() }
  }

  /// Ends the flip at once, on its target side.
  public mutating func finish() { self = FlipCurve(isBackUp: isBackUp) }

  private static func restingAngle(isBackUp: Bool) -> Double { isBackUp ? 180 : 0 }
}
