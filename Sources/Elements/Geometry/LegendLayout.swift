/// Where the entries of the table's legend stand: they fill one column after the other.
public struct LegendLayout: Sendable, Hashable {
  /// How many columns there are.
  public static let columns = 2
  /// How many entries there are.
  public let count: Int
  /// How many entries a full column has.
  public let lines: Int

  public init(count: Int) {
    self.count = count
    lines = (count + Self.columns - 1) / Self.columns
  }

  /// The column, from the one that is read first, and the line of an entry.
  public func place(of index: Int) -> (column: Int, line: Int) {
    let (column, line) = index.quotientAndRemainder(dividingBy: max(lines, 1))
    return (column, line)
  }

  /// The next entry by an arrow key: down and up in the order in which they are read, also from column to
  /// column; right and left in the line, right being where the reading goes. `nil` at the edge.
  public func neighbor(of index: Int, _ direction: Direction) -> Int? {
    let next =
      switch direction {
      case .up: index - 1
      case .down: index + 1
      case .left: index - lines
      case .right: place(of: index).column + 1 < Self.columns ? min(index + lines, count - 1) : -1
      }
    return (0..<count).contains(next) && next != index ? next : nil
  }
}
