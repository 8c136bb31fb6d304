/// Layout of the page of the periodic table, for a page size, in whole pixels. It knows frames only; `TableArrangement`
/// knows the positions of the elements.
public struct TableLayout: Sendable, Hashable {
  /// A number at the edge of the table: of a group above its column, or of a period beside its row.
  public struct Header: Sendable, Hashable {
    /// Number of the group or period.
    public let number: Int
    /// Frame of the number.
    public let frame: Rect
    /// True at the end of a row of the left-step form.
    public var isTrailing = false
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
    func extent(_ arrangement: TableArrangement, tileSize: Double) -> Size {
      let foot = arrangement.footRows.count
      let trailing = arrangement.hasTrailingHeads ? gutter : 0
      return Size(
        width: 2 * margin + gutter + trailing + Double(arrangement.columns) * (tileSize + gap)
          - gap,
        height: 2 * margin + gutter + Double(arrangement.rows + foot) * (tileSize + gap) - gap
          + (foot > 0 ? footGap - gap : 0))
    }

    /// Returns the side of the largest tile, a whole number of pixels, with which the table fits.
    func tileSize(_ arrangement: TableArrangement, width: Double, height: Double) -> Double {
      let free = extent(arrangement, tileSize: 0)
      let fitting = min(
        (width - free.width) / Double(arrangement.columns),
        (height - free.height) / Double(arrangement.rows + arrangement.footRows.count))
      return min(fitting.rounded(.down), TableLayout.tileSizes.upperBound)
    }

    /// Returns the spacing and the side of the largest tile for a page.
    static func fitting(
      _ arrangement: TableArrangement, _ size: Size, textScale: Double, least: Double
    ) -> (spacing: Spacing, tileSize: Double) {
      let normal = normal(textScale: textScale)
      let fitting = max(
        normal.tileSize(arrangement, width: size.width, height: size.height), least)
      guard fitting < TableLayout.normalTileSize else { return (normal, fitting) }
      let side = compact.tileSize(arrangement, width: size.width, height: size.height)
      return (side < least ? tight : compact, min(max(side, least), TableLayout.normalTileSize))
    }
  }

  /// The positions of the elements.
  public let arrangement: TableArrangement
  /// Side of a tile, a whole number of pixels.
  public let tileSize: Double
  /// Required size of the page; if it is larger than the page, the page scrolls.
  public let size: Size
  /// Frame of the legend of the categories: in the empty space above the transition metals, or below the table if that
  /// space is too small.
  public let legendFrame: Rect
  /// Number of columns of the legend.
  public let legendColumns: Int
  /// True if the legend is in the empty space. Then a preview beside a property's legend has its text below the tile.
  public let hasLegendAbove: Bool
  /// The desktop's text scaling factor; 1 where it is smaller.
  let textScale: Double
  private let spacing: Spacing
  /// The empty space, for the preview and the legend.
  let space: TableSpace
  var pitch: Double { tileSize + spacing.gap }
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
    visibleWidth: Double = .infinity, _ arrangement: TableArrangement = TableArrangement()
  ) {
    (self.arrangement, self.visibleWidth) = (arrangement, visibleWidth)
    let textScale = max(textScale, 1)
    (spacing, tileSize) = (.normal(textScale: textScale), Self.narrowTileSize)
    space = TableSpace(arrangement.form)
    let needed = spacing.extent(arrangement, tileSize: tileSize)
    size = Size(width: max(width, needed.width), height: max(height, needed.height))
    hasLegendAbove = false
    self.textScale = textScale
    left = ((size.width - needed.width) / 2).rounded(.down) + spacing.margin + spacing.gutter
    top = spacing.margin + spacing.gutter
    legendColumns = LegendLayout.columns
    legendFrame = Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// - Parameters:
  ///   - textScale: the desktop's text scaling factor.
  ///   - leastTileSize: minimum side of a tile in pixels.
  ///   - hasLargePreview: true for a large tile as high as the empty space, if the legend still has room.
  public init(
    width: Double, height: Double, textScale: Double = 1,
    leastTileSize: Double = TableLayout.tileSizes.lowerBound, hasLargePreview: Bool = false,
    _ arrangement: TableArrangement = TableArrangement()
  ) {
    let textScale = max(textScale, 1)
    (self.arrangement, visibleWidth) = (arrangement, .infinity)
    let least = Self.leastExtent(arrangement, textScale, leastTileSize)
    let foot = LegendFoot(width: max(width, least.width), textScale: textScale)
    let fit = { (height: Double) in
      Spacing.fitting(
        arrangement, Size(width: width, height: height), textScale: textScale, least: leastTileSize)
    }
    let ample = fit(height)
    let hasRoom: Bool
    (space, hasRoom) = TableSpace.fitting(arrangement.form, hasLargePreview) {
      $0.fitsLegend(tileSize: ample.tileSize, gap: ample.spacing.gap, textScale: textScale)
    }
    let below = hasRoom ? 0 : foot.height
    (spacing, tileSize) = hasRoom ? ample : fit(height - below)
    let needed = spacing.extent(arrangement, tileSize: tileSize)
    size = Size(width: max(width, needed.width), height: max(height, needed.height + below))
    self.textScale = textScale
    left = ((size.width - needed.width) / 2).rounded(.down) + spacing.margin + spacing.gutter
    let free = Self.headroom(height - needed.height - below, arrangement, hasRoom: hasRoom)
    top = spacing.margin + spacing.gutter + free
    hasLegendAbove = hasRoom
    let rest = max(0, size.height - needed.height - below - free)
    let apart = arrangement.form == .standard ? 0 : min(Self.legendGap, rest)
    legendColumns = hasRoom ? space.legendEntries : foot.columns
    let y = needed.height + free + apart
    legendFrame =
      hasRoom
      ? space.legendFrame(left: left, top: top, tileSize: tileSize, gap: spacing.gap)
      : foot.frame(
        tableColumns: arrangement.columns, left: left, pitch: tileSize + spacing.gap, y: y)
        ?? foot.frame(pageWidth: size.width, margin: spacing.margin, y: y)
  }

  /// Most height in pixels that stays free below the legend alone.
  private static let footroom = 112.0

  /// Most pixels between a table of 32 columns and the legend below it.
  private static let legendGap = 16.0
  /// Part of the free height above a table of 32 columns.
  private static let wideHeadroom = 0.4

  /// Height above a table, of the page's free height: none in the standard form with the legend in its space.
  private static func headroom(
    _ free: Double, _ arrangement: TableArrangement, hasRoom: Bool
  ) -> Double {
    guard arrangement.form == .standard else { return max(0, (free * wideHeadroom).rounded(.down)) }
    return hasRoom ? 0 : max(0, ((free - footroom) / 2).rounded(.down))
  }

  /// Minimum size of a page that does not scroll, for a text scaling factor and a minimum side of a tile.
  public static func minimumSize(
    textScale: Double, leastTileSize: Double = TableLayout.tileSizes.lowerBound,
    _ arrangement: TableArrangement = TableArrangement()
  ) -> Size {
    let least = leastExtent(arrangement, textScale, leastTileSize)
    let foot = LegendFoot(width: least.width, textScale: max(textScale, 1))
    return Size(width: least.width, height: least.height + foot.height)
  }

  /// Returns the minimum side of a tile in larger text, in pixels: that for fingers, as far as the page has room for the
  /// table without the legend. Then the page scrolls to the legend, which larger text moves below the table.
  public static func leastTileSize(
    in page: Size, textScale: Double, _ arrangement: TableArrangement = TableArrangement()
  ) -> Double {
    guard textScale > 1 else { return tileSizes.lowerBound }
    let ample = Spacing.fitting(
      arrangement, page, textScale: textScale, least: tileSizes.lowerBound)
    return min(ample.tileSize, touchedTileSize)
  }

  /// Returns the size of the smallest table, without the legend.
  private static func leastExtent(
    _ arrangement: TableArrangement, _ textScale: Double, _ leastTileSize: Double
  ) -> Size {
    let isNormal = leastTileSize >= normalTileSize
    let spacing = isNormal ? Spacing.normal(textScale: max(textScale, 1)) : .tight
    return spacing.extent(arrangement, tileSize: leastTileSize)
  }

  // MARK: Tiles and headers

  /// Returns the frame of an element's tile.
  public func frame(of element: AtomicElement) -> Rect {
    let cell = arrangement.cell(of: element)
    return frame(column: cell.column, row: cell.row)
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
  /// clear of the headers, which stay at the edges; for the first of a row or column it extends to the page's edge, if
  /// that is seen with it.
  /// - Parameter visible: size of the visible part.
  public func surroundings(
    of frame: Rect, startsRow: Bool, startsColumn: Bool, visible: Size
  ) -> Rect {
    let ring = Self.margin
    let (right, bottom) = (frame.maxX + ring, frame.maxY + ring)
    let x = startsRow && right <= visible.width ? 0 : frame.x - ring - headersWidth
    let y = startsColumn && bottom <= visible.height ? 0 : frame.y - ring - headersHeight
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
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
    arrangement.groupColumns.map { group, column in
      let frame = Rect(
        x: x(column: column), y: top - spacing.gutter, width: tileSize, height: spacing.gutter)
      return Header(number: group, frame: frame)
    }
  }

  /// Headers of periods 1 to 7, in one column at the start; in the left-step form those of the s-block at the end.
  public var periodHeaders: [Header] {
    arrangement.periodHeads.map { head in
      let x =
        head.isTrailing ? x(column: arrangement.columns) + tileSize : left - spacing.gutter
      let frame = Rect(x: x, y: y(row: head.row), width: spacing.gutter, height: tileSize)
      return Header(number: head.period, frame: frame, isTrailing: head.isTrailing)
    }
  }

  private func x(column: Int) -> Double { left + Double(column - 1) * pitch }

  private func y(row: Int) -> Double {
    guard arrangement.footRows.contains(row) else { return top + Double(row - 1) * pitch }
    let footTop = top + Double(arrangement.rows) * pitch - spacing.gap + spacing.footGap
    return footTop + Double(row - arrangement.footRows.lowerBound) * pitch
  }
}
