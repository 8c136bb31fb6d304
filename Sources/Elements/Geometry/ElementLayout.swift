/// Layout of an element's page for a width and a visible height: the tile with its reflection, the overview (position
/// in the table, and shells) below, and the text with the properties. Side by side if there is room, else stacked.
/// All frames lie on whole pixels.
public struct ElementLayout: Sendable, Hashable {
  /// Least width in pixels of the side-by-side layout, for text of normal size.
  public static let minimumWideWidth = 860.0
  /// Minimum side of the tile in pixels, for text of normal size; a narrow page can make it smaller.
  public static let minimumTileSize = 256.0
  /// Side of the tile as a fraction of the shorter side of the visible area.
  public static let tileShare = 0.6
  /// Minimum width in pixels of the text beside the tile, for text of normal size.
  public static let minimumTextWidth = 470.0
  /// Maximum width of the text in pixels, for text of normal size: longer lines are hard to read.
  public static let maximumTextWidth = 640.0
  /// Margins in pixels, side by side and stacked.
  public static let wideMargin = 40.0
  public static let narrowMargin = 16.0
  /// Pixels between tile and text, side by side.
  private static let wideGap = 50.0
  /// Pixels between stacked parts.
  private static let narrowGap = 24.0

  /// True if tile and text are side by side.
  public let isWide: Bool
  /// Frame of the tile, a square.
  public let tile: Rect
  /// Frame of the tile's reflection, right below it.
  public let reflection: Rect
  /// Frame of the overview, below the reflection.
  public let overview: Rect
  /// Frame of summary and properties.
  public let text: Rect
  /// Height of the page in pixels.
  public let height: Double

  /// - Parameters:
  ///   - visibleHeight: height of the visible part of the page; 0 if unknown.
  ///   - textScale: the desktop's text scaling factor: larger text gets a larger tile.
  ///   - isRightToLeft: places the tile on the right.
  ///   - overviewHeight, textHeight: return the height of these parts for a width.
  public init(
    width: Double, visibleHeight: Double = 0, textScale: Double = 1, isRightToLeft: Bool = false,
    overviewHeight: (Double) -> Double, textHeight: (Double) -> Double
  ) {
    let textScale = max(textScale, 1)
    isWide = width >= Self.minimumWideWidth * textScale
    let margin = isWide ? Self.wideMargin : Self.narrowMargin
    let textRoom = isWide ? Self.wideGap + Self.minimumTextWidth * textScale : 0
    let shorter = visibleHeight > 0 ? min(width, visibleHeight) : width
    let side = min(
      max(Self.minimumTileSize * textScale, shorter * Self.tileShare), width - 2 * margin - textRoom
    ).rounded()
    // During a flip the near edge extends above the tile.
    let top = max(margin, FlipPerspective.overhang(of: side))
    let reflectionHeight = ReflectionGeometry.depth(under: side)
    let overviewY = top + side + ReflectionGeometry.gap + reflectionHeight + Self.narrowGap
    let maximumTextWidth = (Self.maximumTextWidth * textScale).rounded(.down)
    let textWidth: Double
    if isWide {
      let room = width - 2 * margin - side - Self.wideGap
      textWidth = min(room, maximumTextWidth)
      let start = margin + ((room - textWidth) / 2).rounded(.down)
      let tileX = isRightToLeft ? width - start - side : start
      let textX = isRightToLeft ? tileX - Self.wideGap - textWidth : tileX + side + Self.wideGap
      tile = Rect(x: tileX, y: top, width: side, height: side)
      overview = Rect(x: tileX, y: overviewY, width: side, height: overviewHeight(side))
      text = Rect(x: textX, y: top, width: textWidth, height: textHeight(textWidth))
    } else {
      textWidth = min(width - 2 * margin, maximumTextWidth)
      let textX = ((width - textWidth) / 2).rounded(.down)
      tile = Rect(x: ((width - side) / 2).rounded(.down), y: top, width: side, height: side)
      overview = Rect(x: textX, y: overviewY, width: textWidth, height: overviewHeight(textWidth))
      text = Rect(
        x: textX, y: overview.maxY + Self.narrowGap, width: textWidth,
        height: textHeight(textWidth))
    }
    reflection = Rect(
      x: tile.x, y: tile.maxY + ReflectionGeometry.gap, width: side, height: reflectionHeight)
    height = max(overview.maxY, text.maxY) + margin
  }

  /// Frame of the tile with its reflection.
  public var tileWithReflection: Rect {
    Rect(x: tile.x, y: tile.y, width: tile.width, height: reflection.maxY - tile.y)
  }
}
