/// Where everything stands on the page of the periodic table, for a size of that page. All frames
/// lie on whole pixels. It knows places only; which elements there are, `TableGrid` knows.
public struct TableLayout: Sendable, Hashable {
  /// A number at the edge of the table, above a group or beside a period.
  public struct Head: Sendable, Hashable {
    /// Of the group or the period.
    public let number: Int
    /// Where it stands.
    public let frame: Rect
    /// What is written there.
    public var text: String { String(number) }
  }

  /// Pixels between tiles.
  public static let gap = 4.0
  /// Pixels around everything.
  public static let margin = 12.0
  /// Pixels of the strip of heads, for text of normal size.
  public static let gutter = 16.0
  /// Pixels between period 7 and the rows of the f-block.
  public static let footGap = 22.0
  /// Least and largest side of a tile in pixels, for text of normal size.
  public static let tileSizes = 44.0...72.0
  /// How many columns the table has.
  public static let columns = 18
  /// How many rows stand above those of the f-block.
  public static let periods = 7
  /// The rows of lanthanides and actinides, as the catalog counts them.
  public static let footRows = 9...10

  /// Side of a tile, a whole number of pixels.
  public let tileSize: Double
  /// What the page needs; larger than the page where it has to scroll.
  public let size: Size
  /// How much larger than normal the text is; 1 where it is smaller.
  let textScale: Double
  private let gutter: Double
  private let left: Double
  private let top: Double

  /// - Parameter textScale: the desktop's text scaling factor.
  public init(width: Double, height: Double, textScale: Double = 1) {
    let textScale = max(textScale, 1)
    let gutter = Self.gutter(textScale: textScale)
    let free = Self.extent(tileSize: 0, gutter: gutter)
    let fitting = min(
      (width - free.width) / Double(Self.columns), (height - free.height) / Double(Self.rows))
    tileSize = min(
      max(fitting.rounded(.down), Self.leastTileSize(textScale: textScale)),
      (Self.tileSizes.upperBound * textScale).rounded())
    let needed = Self.extent(tileSize: tileSize, gutter: gutter)
    size = Size(width: max(width, needed.width), height: max(height, needed.height))
    self.textScale = textScale
    self.gutter = gutter
    left = ((size.width - needed.width) / 2).rounded(.down) + Self.margin + gutter
    top = Self.margin + gutter
  }

  /// Below this the page scrolls.
  public static var minimumSize: Size { minimumSize(textScale: 1) }

  /// The same where the text is so many times as large as normal.
  public static func minimumSize(textScale: Double) -> Size {
    let textScale = max(textScale, 1)
    return extent(
      tileSize: leastTileSize(textScale: textScale), gutter: gutter(textScale: textScale))
  }

  /// Seven periods and the two rows at the foot.
  private static let rows = periods + footRows.count

  private static func gutter(textScale: Double) -> Double {
    (gutter * textScale).rounded(.up)
  }

  private static func extent(tileSize: Double, gutter: Double) -> Size {
    Size(
      width: 2 * margin + gutter + Double(columns) * (tileSize + gap) - gap,
      height: 2 * margin + gutter + Double(rows) * (tileSize + gap) - 2 * gap + footGap)
  }

  // MARK: Tiles and heads

  /// The place of an element's tile.
  public func frame(of element: AtomicElement) -> Rect {
    frame(column: element.column, row: element.row)
  }

  /// The place of a placeholder.
  public func frame(of placeholder: TablePlaceholder) -> Rect {
    frame(column: placeholder.column, row: placeholder.row)
  }

  /// The tile's place by the catalog's `xpos` and `ypos`.
  public func frame(column: Int, row: Int) -> Rect {
    Rect(x: x(column: column), y: y(row: row), width: tileSize, height: tileSize)
  }

  /// What has to be seen of the page around the frame of something that has the keyboard: room for its ring,
  /// and the heads where it is the first of its row or column.
  public func surroundings(of frame: Rect, startsRow: Bool, startsColumn: Bool) -> Rect {
    let (x, y) = (
      startsRow ? 0 : frame.x - Self.margin, startsColumn ? 0 : frame.y - Self.margin
    )
    return Rect(
      x: x, y: y, width: frame.maxX + Self.margin - x, height: frame.maxY + Self.margin - y)
  }

  /// 1 to 18, in one line on top.
  public var groupHeads: [Head] {
    (1...Self.columns).map { number in
      let frame = Rect(x: x(column: number), y: Self.margin, width: tileSize, height: gutter)
      return Head(number: number, frame: frame)
    }
  }

  /// 1 to 7, in one column at the start.
  public var periodHeads: [Head] {
    (1...Self.periods).map { number in
      let frame = Rect(x: left - gutter, y: y(row: number), width: gutter, height: tileSize)
      return Head(number: number, frame: frame)
    }
  }

  private func x(column: Int) -> Double { left + Double(column - 1) * (tileSize + Self.gap) }

  private func y(row: Int) -> Double {
    guard row >= Self.footRows.lowerBound else {
      return top + Double(row - 1) * (tileSize + Self.gap)
    }
    let footTop = top + Double(Self.periods) * (tileSize + Self.gap) - Self.gap + Self.footGap
    return footTop + Double(row - Self.footRows.lowerBound) * (tileSize + Self.gap)
  }
}
