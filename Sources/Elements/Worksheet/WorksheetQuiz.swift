/// The layout of pages of questions in two columns, in points.
public struct WorksheetQuiz: Sendable, Hashable {
  private let size: Size
  private let hasChoices: Bool
  /// Lines of each page.
  private let lines: Int
  private let isRightToLeft: Bool

  /// Heights of the title and the foot, and the distance of the columns.
  public static let (head, foot, gap) = (64.0, 18.0, 28.0)
  private static let columns = 2

  /// - Parameters:
  ///   - size: the page without its margins.
  ///   - count: number of questions on all pages.
  ///   - hasChoices: true if a question has answers to choose from.
  ///   - isRightToLeft: true if the first column is on the right.
  public init(_ size: Size, count: Int, hasChoices: Bool = false, isRightToLeft: Bool = false) {
    (self.size, self.hasChoices, self.isRightToLeft) = (size, hasChoices, isRightToLeft)
    let pages = Self.pages(count, hasChoices: hasChoices)
    lines = max((count + pages * Self.columns - 1) / (pages * Self.columns), 1)
  }

  /// Returns the number of pages, at least one, with up to twenty questions each.
  public static func pages(_ count: Int, hasChoices: Bool = false) -> Int {
    let most = columns * mostLines(hasChoices)
    return max((count + most - 1) / most, 1)
  }

  private static func mostLines(_ hasChoices: Bool) -> Int { hasChoices ? 7 : 10 }

  /// Returns the indexes of the questions on a page, from 0.
  public func questions(on page: Int, of count: Int) -> Range<Int> {
    let first = min(page * Self.columns * lines, count)
    return first..<min(first + Self.columns * lines, count)
  }

  /// Returns the frame of a question with the place for its answer, from 0 on each page, down the first column and then the
  /// second.
  public func frame(of index: Int) -> Rect {
    let (column, line) = index.quotientAndRemainder(dividingBy: lines)
    let width = (size.width - Self.gap) / Double(Self.columns)
    let height =
      (size.height - Self.head - Self.foot)
      / Double(max(lines, hasChoices ? Self.leastChoiceLines : Self.leastLines))
    let shown = isRightToLeft ? Self.columns - 1 - column : column
    return Rect(
      x: Double(shown) * (width + Self.gap), y: Self.head + Double(line) * height, width: width,
      height: height)
  }

  /// Fewest lines, so that few questions do not stand far apart.
  private static let (leastLines, leastChoiceLines) = (8, 6)
}
