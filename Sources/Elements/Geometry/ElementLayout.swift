/// Where everything stands on an element's page, for the page's width and for what is seen of its
/// height: the tile with its reflection, the overview (the element's place and shells) under them,
/// and the text with the properties. Side by side where there is room, else one below the other. All
/// frames lie on whole pixels.
public struct ElementLayout: Sendable, Hashable {
  /// From this width on the text stands beside the tile, in pixels and for text of normal size.
  public static let wide = 860.0
  /// The least side of a tile in pixels, where the page is wide enough for it, and for text of normal
  /// size.
  public static let leastTile = 256.0
  /// The tile's part of the shorter side of what is seen.
  public static let tileShare = 0.6
  /// What the tile leaves to the text beside it, in pixels and for text of normal size.
  public static let leastText = 470.0
  /// Lines of text of normal size that are longer than this, in pixels, are hard to read.
  public static let widestText = 640.0
  /// Pixels around everything, in both forms.
  public static let wideMargin = 40.0
  public static let narrowMargin = 16.0
  /// Pixels between tile and text side by side.
  private static let wideGap = 50.0
  /// Pixels between what stands one below the other.
  private static let narrowGap = 24.0

  /// Whether tile and text stand side by side.
  public let isWide: Bool
  /// The tile, a square.
  public let tile: Rect
  /// The tile's mirror image, right below it.
  public let reflection: Rect
  /// The overview, under the reflection.
  public let overview: Rect
  /// Summary and properties.
  public let text: Rect
  /// What the page needs.
  public let height: Double

  /// - Parameters:
  ///   - visibleHeight: how much of the page is seen at once; 0 where that is not known.
  ///   - textScale: the desktop's text scaling factor: larger text gets a larger tile.
  ///   - isRightToLeft: puts the tile at the right.
  ///   - overviewHeight, textHeight: what the two need at the width that they are called with.
  public init(
    width: Double, visibleHeight: Double = 0, textScale: Double = 1, isRightToLeft: Bool = false,
    overviewHeight: (Double) -> Double, textHeight: (Double) -> Double
  ) {
    let textScale = max(textScale, 1)
    isWide = width >= Self.wide * textScale
    let margin = isWide ? Self.wideMargin : Self.narrowMargin
    let textRoom = isWide ? Self.wideGap + Self.leastText * textScale : 0
    let shorter = visibleHeight > 0 ? min(width, visibleHeight) : width
    let side = min(
      max(Self.leastTile * textScale, shorter * Self.tileShare), width - 2 * margin - textRoom
    ).rounded()
    // In a flip the near edge reaches higher.
    let top = max(margin, FlipPerspective.overhang(of: side))
    let reflectionHeight = ReflectionGeometry.depth(under: side)
    let overviewY = top + side + ReflectionGeometry.gap + reflectionHeight + Self.narrowGap
    let widestText = (Self.widestText * textScale).rounded(.down)
    let textWidth: Double
    if isWide {
      let room = width - 2 * margin - side - Self.wideGap
      textWidth = min(room, widestText)
      let start = margin + ((room - textWidth) / 2).rounded(.down)
      let tileX = isRightToLeft ? width - start - side : start
      let textX = isRightToLeft ? tileX - Self.wideGap - textWidth : tileX + side + Self.wideGap
      tile = Rect(x: tileX, y: top, width: side, height: side)
      overview = Rect(x: tileX, y: overviewY, width: side, height: overviewHeight(side))
      text = Rect(x: textX, y: top, width: textWidth, height: textHeight(textWidth))
    } else {
      textWidth = min(width - 2 * margin, widestText)
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

  /// The tile and its mirror image together.
  public var tileWithReflection: Rect {
    Rect(x: tile.x, y: tile.y, width: tile.width, height: reflection.maxY - tile.y)
  }
}
