/// For how long the electrons of a picture have moved: they set out and come to rest gently. Pure; told
/// of each frame.
public struct ElectronMotion: Sendable, Hashable {
  /// Whether they are to move.
  public var isWanted = false
  /// How long they have moved, in seconds at full speed.
  public private(set) var seconds = 0.0
  /// The part of the full speed that they have.
  private var speed = 0.0
  private var lastTime: Double?

  /// Seconds in which they come to full speed, or to rest.
  private static let gathering = 0.4
  /// The longest time in seconds for which one frame counts: after a pause they go on from where they
  /// were.
  private static let longestFrame = 0.1

  public init() {}

  /// Whether they move or are about to.
  public var isMoving: Bool { isWanted || speed > 0 }

  /// Moves them to where they are at a time in seconds.
  public mutating func advance(to time: Double) {
    let passed = min(max(time - (lastTime ?? time), 0), Self.longestFrame)
    let change = passed / Self.gathering
    speed = min(max(speed + (isWanted ? change : -change), 0), 1)
    seconds += speed * passed
    lastTime = isMoving ? time : nil
  }

  /// Brings them to rest at once.
  public mutating func stop() {
    (isWanted, speed, lastTime) = (false, 0, nil)
  }
}
