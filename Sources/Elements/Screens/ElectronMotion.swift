/// The animation time of an atom's electrons, with gentle starts and stops. Pure; advanced once per frame.
public struct ElectronMotion: Sendable, Hashable {
  /// True if the electrons should move.
  public var isEnabled = false
  /// Elapsed animation time, in seconds at full speed.
  public private(set) var seconds = 0.0
  /// Current speed as a fraction of full speed.
  private var speed = 0.0
  private var lastTime: Double?

  /// Seconds from rest to full speed, and back.
  private static let accelerationTime = 0.4
  /// Maximum time step in seconds: after a pause the electrons continue from where they were.
  private static let maximumTimeStep = 0.1

  public init() {}

  /// True while the electrons move or are about to.
  public var isMoving: Bool { isEnabled || speed > 0 }

  /// Advances the animation to a time in seconds.
  public mutating func advance(to time: Double) {
    let passed = min(max(time - (lastTime ?? time), 0), Self.maximumTimeStep)
    let change = passed / Self.accelerationTime
    speed = min(max(speed + (isEnabled ? change : -change), 0), 1)
    seconds += speed * passed
    lastTime = isMoving ? time : nil
  }

  /// Stops the electrons at once.
  public mutating func stop() {
    (isEnabled, speed, lastTime) = (false, 0, nil)
  }
}
