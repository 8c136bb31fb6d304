/// An arrow key.
public enum Direction: Sendable, Hashable, CaseIterable {
  case left
  case right
  case up
  case down

  /// The same where right is left.
  public var mirrored: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
