/// The layout of a table with blanks on a page, in points. The tiles are as large as the rows that are needed allow.
public struct WorksheetTable: Sendable, Hashable {
  /// A number at the edge of the table.
  public struct Head: Sendable, Hashable {
    public let number: Int
    public let frame: Rect
  }

  /// The elements with texts.
  public let chosen: Set<Int>
  /// The frames of all tiles; those that are not chosen are empty outlines.
  public let tiles: [Int: Rect]
  /// The numbers of the groups and periods.
  public let heads: [Head]
  /// The frames of the placeholders, if their rows are shown.
  public let placeholders: [TablePlaceholder: Rect]
  /// The area of the legend, above the transition metals.
  public let legend: Rect

  /// Heights of the title and the foot, width of the heads, and gaps.
  public static let (head, foot, gutter) = (50.0, 18.0, 14.0)
  private static let (gap, footGap) = (1.5, 10.0)
  private static let (columns, periods, footRows) = (18, 7, 9...10)
  /// Fewest rows, and the greatest height of a tile in widths.
  private static let (leastRows, mostRatio) = (4, 1.8)

  /// - Parameters:
  ///   - size: the page without its margins.
  ///   - numbers: the atomic numbers of the chosen elements.
  public init(_ size: Size, _ table: PeriodicTable, of numbers: [Int]) {
    let chosen = Set(numbers)
    let rows = table.elements.filter { chosen.contains($0.number) }.map(\.row)
    let hasFoot = rows.contains(where: Self.footRows.contains)
    let last = hasFoot ? Self.periods : max(rows.max() ?? 0, Self.leastRows)
    let width = (size.width - Self.gutter + Self.gap) / Double(Self.columns) - Self.gap
    let free = size.height - Self.head - Self.foot - Self.gutter - (hasFoot ? Self.footGap : 0)
    let count = Double(last + (hasFoot ? Self.footRows.count : 0))
    let height = min((free + Self.gap) / count - Self.gap, width * Self.mostRatio)
    func frame(_ column: Int, _ row: Int) -> Rect {
      let isFoot = Self.footRows.contains(row)
      let line = isFoot ? last + row - Self.footRows.lowerBound : row - 1
      return Rect(
        x: Self.gutter + Double(column - 1) * (width + Self.gap),
        y: Self.head + Self.gutter + Double(line) * (height + Self.gap)
          + (isFoot ? Self.footGap : 0),
        width: width, height: height)
    }
    let shown = table.elements.filter {
      $0.row <= last || hasFoot && Self.footRows.contains($0.row)
    }
    self.chosen = chosen
    tiles = Dictionary(
      uniqueKeysWithValues: shown.map { ($0.number, frame($0.column, $0.row)) })
    heads =
      (1...Self.columns).map { group in
        var head = frame(group, 1)
        (head.y, head.height) = (Self.head, Self.gutter)
        return Head(number: group, frame: head)
      }
      + (1...last).map { period in
        var head = frame(1, period)
        (head.x, head.width) = (0, Self.gutter)
        return Head(number: period, frame: head)
      }
    placeholders = Dictionary(
      uniqueKeysWithValues: (hasFoot ? TablePlaceholder.allCases : []).map {
        ($0, frame($0.column, $0.row))
      })
    let (start, end) = (frame(3, 1), frame(12, 3))
    legend = Rect(
      x: start.x + Self.legendGap, y: start.y, width: end.maxX - start.x - 2 * Self.legendGap,
      height: end.maxY - start.y - Self.legendGap)
  }

  /// Distance of the legend from the tiles.
  private static let legendGap = 8.0
}
