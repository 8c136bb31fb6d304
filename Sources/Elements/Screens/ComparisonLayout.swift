/// Frames of a comparison: a column of labels, and a column for each element that scrolls beside it. In a narrow window
/// the labels are above the values, and two columns fill the width, or most of it.
public struct ComparisonLayout: Sendable, Hashable {
  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let margin = 12.0
    static let labels = 180.0...260.0
    /// Beside columns that take no more.
    static let widestLabels = 340.0
    static let column = 160.0...210.0
    /// Of a column with a tile and the button beside it.
    static let leastColumn = 140.0
    static let row = 48.0
    static let narrowRow = 72.0
    static let heading = 44.0
    static let narrowLabel = 26.0
    static let top = 24.0
    static let headGap = 16.0
    static let formLine = 18.0
    static let bottom = 18.0
  }

  /// Side of the tiles at the head.
  public static let tile = 96.0
  /// Columns that fill a narrow window, and the part in view of a third one, which shows that there is more.
  private static let (narrowColumns, partInView) = (2.0, 0.3)

  /// True in a window narrower than `ContentWidth.mediumStart`.
  public let isNarrow: Bool
  /// Width of the column of labels; 0 in a narrow window.
  public let labelWidth: Double
  /// Width of an element's column, in whole pixels.
  public let columnWidth: Double
  /// Height of the head, which does not scroll.
  public let headHeight: Double
  /// Distance of the tiles from the top.
  public static let tileTop = Length.top
  /// Height of a row in whole pixels, in a narrow window with its label.
  public let rowHeight: Double
  /// Height of a group's heading in whole pixels.
  public let headingHeight: Double
  /// Height of the label above the values of a narrow row.
  public let narrowLabelHeight: Double
  /// The left edge of the content, which is centered in a wide window.
  public let start: Double
  /// Width of the part that columns scroll in.
  public let columnsWidth: Double
  /// Width of all columns.
  public let contentWidth: Double
  private let width: Double

  /// - Parameters:
  ///   - width: of the window's content.
  ///   - columns: number of columns, that of the button to add an element included.
  ///   - namesForms: true if a name of a form stands below a tile.
  public init(width: Double, columns: Int, textScale: Double = 1, namesForms: Bool = false) {
    let scale = max(textScale, 1)
    self.width = width
    isNarrow = width < Double(ContentWidth.mediumStart)
    (rowHeight, headingHeight) = (
      ((isNarrow ? Length.narrowRow : Length.row) * scale).rounded(),
      (Length.heading * scale).rounded()
    )
    narrowLabelHeight = (Length.narrowLabel * scale).rounded()
    headHeight =
      Length.top + Self.tile + Length.headGap
      + (namesForms ? (Length.formLine * scale).rounded(.up) : 0)
    let room = width - 2 * Length.margin
    let count = Double(max(columns, 1))
    if isNarrow {
      labelWidth = 0
      let half = room / Self.narrowColumns
      let withPart = room / (Self.narrowColumns + Self.partInView)
      let wanted = count > Self.narrowColumns ? max(withPart, min(half, Length.leastColumn)) : half
      columnWidth = max(wanted.rounded(.down), 1)
    } else {
      // A long name goes before wide columns.
      let labels = (least: Length.labels.lowerBound * scale, most: Length.labels.upperBound * scale)
      let wanted = (room - labels.most) / count
      columnWidth = min(
        max(wanted.rounded(.down), (Length.column.lowerBound * scale).rounded()),
        (Length.column.upperBound * scale).rounded())
      labelWidth = min(
        max(room - count * columnWidth, labels.least), Length.widestLabels * scale
      ).rounded()
    }
    contentWidth = count * columnWidth
    columnsWidth = max(min(contentWidth, room - labelWidth), 0)
    start = ((width - labelWidth - columnsWidth) / 2).rounded(.down)
  }

  /// Returns the left edge of a column in the part that scrolls.
  public func x(ofColumn index: Int) -> Double { Double(index) * columnWidth }

  /// The left edge of the part that the columns scroll in.
  public var columnsStart: Double { start + labelWidth }

  // MARK: Lines

  /// A line of the list: the heading of a group, or a row.
  public enum Line: Sendable, Hashable {
    case heading(group: Int)
    case row(group: Int, row: Int)
  }

  /// Returns the lines of groups with these numbers of rows, with their distances from the top of the list.
  public func lines(of rows: [Int]) -> (lines: [Line], tops: [Double], height: Double) {
    var (lines, tops, y): ([Line], [Double], Double) = ([], [], 0)
    for (group, count) in rows.enumerated() {
      lines.append(.heading(group: group))
      tops.append(y)
      y += headingHeight
      for row in 0..<count {
        lines.append(.row(group: group, row: row))
        tops.append(y)
        y += rowHeight
      }
    }
    return (lines, tops, y + Length.bottom)
  }

  /// Returns the indices of the lines in a part of the list.
  public static func visible(_ tops: [Double], from top: Double, height: Double) -> Range<Int> {
    let first = max((tops.firstIndex { $0 > top } ?? tops.count) - 1, 0)
    let end = tops.firstIndex { $0 >= top + height } ?? tops.count
    return min(first, end)..<end
  }
}
