/// The layout of flash cards on pages in portrait, in points: eight a page. The backs are mirrored from left to right, so
/// that each lies behind its front on a page that is turned over its long edge.
public struct WorksheetCards: Sendable, Hashable {
  /// A line to cut along.
  public struct Cut: Sendable, Hashable {
    public let start, end: Point
  }

  /// The page without its margins.
  public let size: Size
  private let isRightToLeft: Bool

  /// Columns and rows of a page.
  public static let (columns, rows) = (2, 4)
  /// Cards of a page.
  public static let perPage = columns * rows
  /// Distance of the marks from the cards, and their length, in the margin of the page.
  private static let (markGap, mark) = (4.0, 12.0)

  /// - Parameter isRightToLeft: true if the first card is on the right.
  public init(_ size: Size, isRightToLeft: Bool = false) {
    (self.size, self.isRightToLeft) = (size, isRightToLeft)
  }

  /// Returns the number of pages of fronts.
  public static func pages(_ count: Int) -> Int { (max(count, 0) + perPage - 1) / perPage }

  /// Returns the indexes of the cards on a page, from 0.
  public static func cards(on page: Int, of count: Int) -> Range<Int> {
    let first = min(page * perPage, count)
    return first..<min(first + perPage, count)
  }

  /// Returns the frame of a card's front.
  public func front(of index: Int) -> Rect { frame(of: index, isMirrored: isRightToLeft) }

  /// Returns the frame of a card's back.
  public func back(of index: Int) -> Rect { frame(of: index, isMirrored: !isRightToLeft) }

  private func frame(of index: Int, isMirrored: Bool) -> Rect {
    let (row, column) = (index % Self.perPage).quotientAndRemainder(dividingBy: Self.columns)
    let (width, height) = (size.width / Double(Self.columns), size.height / Double(Self.rows))
    return Rect(
      x: Double(isMirrored ? Self.columns - 1 - column : column) * width,
      y: Double(row) * height, width: width, height: height)
  }

  /// The lines between the cards and at the edges.
  public var cuts: [Cut] {
    lines { Cut(start: $0, end: $1) }
  }

  /// The ends of the lines in the margin of the page.
  public var marks: [Cut] {
    lines { start, end in
      let isVertical = start.x == end.x
      func moved(_ point: Point, _ distance: Double) -> Point {
        Point(
          x: point.x + (isVertical ? 0 : distance), y: point.y + (isVertical ? distance : 0))
      }
      return [(start, -1.0), (end, 1.0)].map { point, sign in
        Cut(
          start: moved(point, sign * Self.markGap),
          end: moved(point, sign * (Self.markGap + Self.mark)))
      }
    }.flatMap { $0 }
  }

  private func lines<Line>(_ line: (Point, Point) -> Line) -> [Line] {
    (0...Self.columns).map { column in
      let x = Double(column) * size.width / Double(Self.columns)
      return line(Point(x: x, y: 0), Point(x: x, y: size.height))
    }
      + (0...Self.rows).map { row in
        let y = Double(row) * size.height / Double(Self.rows)
        return line(Point(x: 0, y: y), Point(x: size.width, y: y))
      }
  }
}
