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

  var isHorizontal: Bool { self == .left || self == .right }

  /// Returns the item next to another one in a list from left to right or from top to bottom; nil at its end.
  func neighbor<Item: Equatable>(of item: Item, in line: [Item]) -> Item? {
    guard let index = line.firstIndex(of: item) else { return nil }
    let next = index + (self == .left || self == .up ? -1 : 1)
    return line.indices.contains(next) ? line[next] : nil
  }
}
