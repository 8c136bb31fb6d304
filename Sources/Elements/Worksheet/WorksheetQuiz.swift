/// The layout of a page of questions in two columns, in points.
public struct WorksheetQuiz: Sendable, Hashable {
  private let size: Size
  private let lines: Int
  private let isRightToLeft: Bool

  /// Heights of the title and the foot, and the distance of the columns.
  public static let (head, foot, gap) = (64.0, 18.0, 28.0)
  private static let columns = 2

  /// - Parameters:
  ///   - size: the page without its margins.
  ///   - count: number of questions.
  ///   - isRightToLeft: true if the first column is on the right.
  public init(_ size: Size, count: Int, isRightToLeft: Bool = false) {
    (self.size, self.isRightToLeft) = (size, isRightToLeft)
    lines = max((count + Self.columns - 1) / Self.columns, 1)
  }

  /// Returns the frame of a question with the line for its answer, from 0, down the first column and then the second.
  public func frame(of index: Int) -> Rect {
    let (column, line) = index.quotientAndRemainder(dividingBy: lines)
    let width = (size.width - Self.gap) / Double(Self.columns)
    let height = (size.height - Self.head - Self.foot) / Double(max(lines, Self.leastLines))
    let shown = isRightToLeft ? Self.columns - 1 - column : column
    return Rect(
      x: Double(shown) * (width + Self.gap), y: Self.head + Double(line) * height, width: width,
      height: height)
  }

  /// Fewest lines, so that few questions do not stand far apart.
  private static let leastLines = 8
}
