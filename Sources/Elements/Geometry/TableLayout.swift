/// Layout of the page of the periodic table, for a page size, in whole pixels. It knows frames only; `TableGrid`
/// knows the elements.
public struct TableLayout: Sendable, Hashable {
  /// A number at the edge of the table, above a group or beside a period.
  public struct Header: Sendable, Hashable {
    /// Number of the group or period.
    public let number: Int
    /// Frame of the number.
    public let frame: Rect
    /// The text of the number.
    public var text: String { String(number) }
  }

  /// Pixels between tiles of `normalTileSize` and more.
  public static let gap = 4.0
  /// Pixels around everything, for such tiles.
  public static let margin = 12.0
  /// Pixels of the strip of headers, for text of normal size.
  public static let gutter = 16.0
  /// Pixels between period 7 and the rows of the f-block.
  public static let footGap = 22.0
  /// Minimum and maximum side of a tile in pixels.
  public static let tileSizes = 28.0...112.0
  /// Minimum side of a tile for fingers, in pixels.
  public static let touchedTileSize = 44.0
  /// Below this side, gaps, margins and headers are compact.
  public static let normalTileSize = 40.0
  /// Number of groups.
  public static let columns = 18
  /// Number of rows above those of the f-block.
  public static let periods = 7
  /// The rows of lanthanides and actinides.
  public static let footRows = 9...10

  /// Lengths in pixels around and between the tiles.
  private struct Spacing: Hashable {
    let gap: Double
    let margin: Double
    let gutter: Double
    let footGap: Double

    static let compact = Spacing(gap: 2, margin: 3, gutter: 14, footGap: 12)
    static let tight = Spacing(gap: 1, margin: 3, gutter: 14, footGap: 8)

    static func normal(textScale: Double) -> Spacing {
      Spacing(
        gap: TableLayout.gap, margin: TableLayout.margin,
        gutter: (TableLayout.gutter * textScale).rounded(.up), footGap: TableLayout.footGap)
    }

    /// Returns the size of a table with tiles of this side.
    func extent(tileSize: Double) -> Size {
      Size(
        width: 2 * margin + gutter + Double(TableLayout.columns) * (tileSize + gap) - gap,
        height: 2 * margin + gutter + Double(TableLayout.rows) * (tileSize + gap) - 2 * gap
          + footGap)
    }

    /// Returns the side of the largest tile, a whole number of pixels, with which the table fits.
    func tileSize(width: Double, height: Double) -> Double {
      let free = extent(tileSize: 0)
      let fitting = min(
        (width - free.width) / Double(TableLayout.columns),
        (height - free.height) / Double(TableLayout.rows))
      return min(fitting.rounded(.down), TableLayout.tileSizes.upperBound)
    }
  }

  /// Side of a tile, a whole number of pixels.
  public let tileSize: Double
  /// Required size of the page; if it is larger than the page, the page scrolls.
  public let size: Size
  /// Frame of the legend of the categories: above the transition metals, or below the f-block if that space is too
  /// small.
  public let legendFrame: Rect
  /// Number of columns of the legend.
  public let legendColumns: Int
  /// The desktop's text scaling factor; 1 where it is smaller.
  let textScale: Double
  private let spacing: Spacing
  /// Width of the visible part in pixels, in a narrow window.
  let visibleWidth: Double
  private let left: Double
  private let top: Double

  /// Side of a tile in a narrow window, in pixels: a target for a finger.
  public static let narrowTileSize = 44.0

  /// The layout of a narrow window, which scrolls in both directions and has its legend outside of the table.
  /// - Parameter visibleWidth: width of the visible part in pixels.
  public init(
    narrowWidth width: Double, height: Double, textScale: Double = 1,
    visibleWidth: Double = .infinity
  ) {
    self.visibleWidth = visibleWidth
    let textScale = max(textScale, 1)
    (spacing, tileSize) = (.normal(textScale: textScale), Self.narrowTileSize)
    let needed = spacing.extent(tileSize: tileSize)
    size = Size(width: max(width, needed.width), height: max(height, needed.height))
    self.textScale = textScale
    left = ((size.width - needed.width) / 2).rounded(.down) + spacing.margin + spacing.gutter
    top = spacing.margin + spacing.gutter
    legendColumns = LegendLayout.columns
    legendFrame = Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// - Parameters:
  ///   - textScale: the desktop's text scaling factor.
  ///   - leastTileSize: minimum side of a tile in pixels.
  public init(
    width: Double, height: Double, textScale: Double = 1,
    leastTileSize: Double = TableLayout.tileSizes.lowerBound
  ) {
    let textScale = max(textScale, 1)
    visibleWidth = .infinity
    let least = Self.leastExtent(textScale, leastTileSize)
    let foot = LegendFoot(width: max(width, least.width), textScale: textScale)
    let normal = Spacing.normal(textScale: textScale)
    let ample = max(normal.tileSize(width: width, height: height), leastTileSize)
    let hasRoom = Self.legendFits(tileSize: ample, gap: normal.gap, textScale: textScale)
    let below = hasRoom ? 0 : foot.height
    let fitted = hasRoom ? ample : normal.tileSize(width: width, height: height - below)
    let fitting = max(fitted, leastTileSize)
    if fitting >= Self.normalTileSize {
      (spacing, tileSize) = (normal, fitting)
    } else {
      let side = Spacing.compact.tileSize(width: width, height: height - below)
      spacing = side < leastTileSize ? .tight : .compact
      tileSize = min(max(side, leastTileSize), Self.normalTileSize)
    }
    let needed = spacing.extent(tileSize: tileSize)
    size = Size(width: max(width, needed.width), height: max(height, needed.height + below))
    self.textScale = textScale
    left = ((size.width - needed.width) / 2).rounded(.down) + spacing.margin + spacing.gutter
    let free = hasRoom ? 0 : Self.headroom(height - needed.height - below)
    top = spacing.margin + spacing.gutter + free
    legendColumns = hasRoom ? LegendLayout.columns : foot.columns
    legendFrame =
      hasRoom
      ? Self.legendFrame(left: left, top: top, tileSize: tileSize, gap: spacing.gap)
      : foot.frame(pageWidth: size.width, margin: spacing.margin, y: needed.height + free)
  }

  /// Most height in pixels that stays free below the legend alone.
  private static let footroom = 112.0

  /// Height above a table with the legend below it, of the page's free height.
  private static func headroom(_ free: Double) -> Double {
    max(0, ((free - footroom) / 2).rounded(.down))
  }

  /// Minimum size of a page that does not scroll.
  public static var minimumSize: Size { minimumSize(textScale: 1) }

  /// Minimum size of a page that does not scroll, for a text scaling factor and a minimum side of a tile.
  public static func minimumSize(
    textScale: Double, leastTileSize: Double = TableLayout.tileSizes.lowerBound
  ) -> Size {
    let least = leastExtent(textScale, leastTileSize)
    let foot = LegendFoot(width: least.width, textScale: max(textScale, 1))
    return Size(width: least.width, height: least.height + foot.height)
  }

  /// Returns the size of the smallest table, without the legend.
  private static func leastExtent(_ textScale: Double, _ leastTileSize: Double) -> Size {
    let isNormal = leastTileSize >= normalTileSize
    let spacing = isNormal ? Spacing.normal(textScale: max(textScale, 1)) : .tight
    return spacing.extent(tileSize: leastTileSize)
  }

  /// Number of rows: seven periods and the two rows at the foot.
  private static let rows = periods + footRows.count

  // MARK: Tiles and headers

  /// Returns the frame of an element's tile.
  public func frame(of element: AtomicElement) -> Rect {
    frame(column: element.column, row: element.row)
  }

  /// Returns the frame of a placeholder.
  public func frame(of placeholder: TablePlaceholder) -> Rect {
    frame(column: placeholder.column, row: placeholder.row)
  }

  /// Returns the frame of the tile in a column and row, from 1.
  public func frame(column: Int, row: Int) -> Rect {
    Rect(x: x(column: column), y: y(row: row), width: tileSize, height: tileSize)
  }

  /// Returns the area to scroll into view around the frame of a focused widget: it includes the focus ring, and is
  /// clear of the headers, which stay at the edges; for the first of a row or column it extends to the page's edge.
  public func surroundings(of frame: Rect, startsRow: Bool, startsColumn: Bool) -> Rect {
    let ring = Self.margin
    let x = startsRow ? 0 : frame.x - ring - headersWidth
    let y = startsColumn ? 0 : frame.y - ring - headersHeight
    return Rect(x: x, y: y, width: frame.maxX + ring - x, height: frame.maxY + ring - y)
  }

  /// Width in pixels of the strip of period headers, from the visible edge.
  public var headersWidth: Double { spacing.margin + spacing.gutter }
  /// Height in pixels of the strip of group headers, from the visible edge.
  public var headersHeight: Double { spacing.margin + spacing.gutter }
  /// Text size of the headers in pixels.
  public var headerTextSize: Double { min(Self.headerText * textScale, spacing.gutter - 2) }
  private static let headerText = 11.0

  /// Headers of groups 1 to 18, in one line on top.
  public var groupHeaders: [Header] {
    (1...Self.columns).map { number in
      let frame = Rect(
        x: x(column: number), y: top - spacing.gutter, width: tileSize, height: spacing.gutter)
      return Header(number: number, frame: frame)
    }
  }

  /// Headers of periods 1 to 7, in one column at the start.
  public var periodHeaders: [Header] {
    (1...Self.periods).map { number in
      let frame = Rect(
        x: left - spacing.gutter, y: y(row: number), width: spacing.gutter, height: tileSize)
      return Header(number: number, frame: frame)
    }
  }

  private func x(column: Int) -> Double { left + Double(column - 1) * (tileSize + spacing.gap) }

  private func y(row: Int) -> Double {
    guard row >= Self.footRows.lowerBound else {
      return top + Double(row - 1) * (tileSize + spacing.gap)
    }
    let pitch = tileSize + spacing.gap
    let footTop = top + Double(Self.periods) * pitch - spacing.gap + spacing.footGap
    return footTop + Double(row - Self.footRows.lowerBound) * pitch
  }
}
