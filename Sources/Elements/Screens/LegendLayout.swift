/// Positions of the entries of the table's legend, filled column by column.
public struct LegendLayout: Sendable, Hashable {
  /// Default number of columns.
  public static let columns = 2
  /// Returns the least height of an entry in pixels, for a text scaling factor of at least 1.
  public static func leastEntryHeight(textScale: Double) -> Double { max(24, 15 * textScale) }
  /// Returns the greatest height of an entry in pixels, for a text scaling factor of at least 1.
  public static func greatestEntryHeight(textScale: Double) -> Double { 24 * textScale }
  /// Number of columns.
  public let columns: Int
  /// Number of entries.
  public let count: Int
  /// Number of entries in a full column.
  public let lines: Int

  /// A layout of `count` entries; fewer than one column counts as one.
  public init(count: Int, columns: Int = LegendLayout.columns) {
    self.count = count
    self.columns = max(columns, 1)
    lines = (count + self.columns - 1) / self.columns
  }

  /// Returns column and line of an entry; column 0 is the first in reading direction.
  public func cell(of index: Int) -> (column: Int, line: Int) {
    let (column, line) = index.quotientAndRemainder(dividingBy: max(lines, 1))
    return (column, line)
  }

  /// Returns the widths of the columns in whole pixels: all the same, unless an entry needs more. Then each column has what its
  /// entries need, and a share of the rest; with too little room, as much less.
  /// - Parameter needed: the widths that the entries need, in their order.
  public func columnWidths(in width: Int, needed: [Double]) -> [Int] {
    let equal = width / columns
    var most = Array(repeating: 0.0, count: columns)
    for (index, length) in needed.prefix(count).enumerated() {
      let column = cell(of: index).column
      most[column] = max(most[column], length)
    }
    let sum = most.reduce(0, +)
    guard most.contains(where: { $0 > Double(equal) }) else {
      return most.map { _ in equal }
    }
    let (rest, scale) = (max(0, Double(width) - sum), min(1, Double(width) / sum))
    return most.map { Int($0 * scale + rest / Double(columns)) }
  }

  /// Returns the entry next to `index`: up and down continue into the next column; left and right stay in the line,
  /// with right as the reading direction. Nil at the edge.
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
