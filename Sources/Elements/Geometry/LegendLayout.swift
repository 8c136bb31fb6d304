/// Positions of the entries of the table's legend, which fill one column after the other.
public struct LegendLayout: Sendable, Hashable {
  /// The usual number of columns.
  public static let columns = 2
  /// Number of columns.
  public let columns: Int
  /// Number of entries.
  public let count: Int
  /// Number of entries of a full column.
  public let lines: Int

  public init(count: Int, columns: Int = LegendLayout.columns) {
    self.count = count
    self.columns = max(columns, 1)
    lines = (count + self.columns - 1) / self.columns
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
      case .right: (index / max(lines, 1) + 1) * lines < count ? min(index + lines, count - 1) : -1
      }
    return (0..<count).contains(next) && next != index ? next : nil
  }
}
