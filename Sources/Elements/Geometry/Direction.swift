/// The direction of an arrow key.
public enum Direction: Sendable, Hashable, CaseIterable {
  case left
  case right
  case up
  case down

  /// The direction with left and right exchanged.
  public var mirrored: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
