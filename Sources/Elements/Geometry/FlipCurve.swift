/// Over time, the angle of something with two faces that is flipped about its vertical axis: 0° shows
/// the front, 180° the back. Holds no clock: `advance` tells it the time.
public struct FlipCurve: Sendable, Hashable {
  /// Seconds of one flip. Slower feels heavy, faster hides the edge.
  public static let duration = 0.75

  /// Whether the back is up, or will be when the motion ends.
  public private(set) var isBackUp: Bool
  /// In degrees.
  public private(set) var angle: Double
  /// In degrees a second; negative on the way back to the front.
  public private(set) var speed = 0.0
  /// Whether it has not yet come to rest.
  public private(set) var isMoving = false

  /// The motion under way, from `origin` on.
  private var motion = Easing(from: 0, to: 0, duration: FlipCurve.duration)
  /// The time at which the motion began; nil until the first time after it is known.
  private var origin: Double?
  /// The time last told, while it moves.
  private var now: Double?

  /// At rest with one of its faces up.
  public init(isBackUp: Bool = false) {
    self.isBackUp = isBackUp
    angle = Self.restingAngle(isBackUp: isBackUp)
  }

  /// Whether the back is what is seen at the present angle.
  public var showsBack: Bool { Self.showsBack(at: angle) }

  /// Whether the back is what is seen at an angle in degrees.
  public static func showsBack(at angle: Double) -> Bool { angle > 90 && angle < 270 }

  /// Turns to the other face: from rest, or in the middle of a flip from where it is and as fast as
  /// it moves, so that neither jumps.
  public mutating func turn() {
    isBackUp.toggle()
    isMoving = true
    origin = now
    motion = Easing(
      from: angle, speed: speed, to: Self.restingAngle(isBackUp: isBackUp), duration: Self.duration)
  }

  /// Moves to where it is at a time in seconds. The first time after rest is where the motion begins.
  public mutating func advance(to seconds: Double) {
    guard isMoving else { return }
    let passed = seconds - (origin ?? seconds)
    origin = origin ?? seconds
    now = seconds
    angle = motion.value(at: passed)
    speed = motion.speed(at: passed)
    if passed >= Self.duration { finish() }
  }

  /// Ends the motion at once, with the face up that it was to end with.
  public mutating func finish() { self = FlipCurve(isBackUp: isBackUp) }

  private static func restingAngle(isBackUp: Bool) -> Double { isBackUp ? 180 : 0 }
}
