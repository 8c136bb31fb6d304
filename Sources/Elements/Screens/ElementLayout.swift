/// Frames on an element's page, on whole pixels, for the page's width and the height visible at once: the tile with
/// its reflection, the overview (the element's place and shells), the key figures and the text with the properties.
/// Two columns where there is room, else one.
public struct ElementLayout: Sendable, Hashable {
  /// The heights in pixels that the parts need at a width.
  public struct Heights {
    let overview: (Double) -> Double
    let keyFigures: (Double) -> Double
    let text: (Double) -> Double

    public init(
      overview: @escaping (Double) -> Double, keyFigures: @escaping (Double) -> Double,
      text: @escaping (Double) -> Double
    ) {
      self.overview = overview
      self.keyFigures = keyFigures
      self.text = text
    }
  }

  /// Least width of two columns, in pixels and for text of normal size, as all sizes here.
  public static let wide = Double(ContentWidth.wideStart)
  /// Sides of the tile in two columns.
  public static let wideTile = 256.0...320.0
  /// Side of the tile in one column, if the page is that wide.
  public static let narrowTile = 240.0
  /// Least width of the text beside the tile.
  public static let leastText = 470.0
  /// Greatest width of the text: longer lines are hard to read.
  public static let widestText = 640.0
  /// Pixels around everything, in two columns and in one.
  public static let wideMargin = 40.0
  /// Pixels around everything in one column.
  public static let narrowMargin = 16.0
  /// Pixels between the columns.
  private static let columnGap = 50.0
  /// Pixels between parts one below the other.
  private static let gap = 24.0

  /// True for two columns: tile and overview, key figures and text.
  public let isWide: Bool
  /// Frame of the tile, a square.
  public let tile: Rect
  /// Frame of the tile's reflection, right below it.
  public let reflection: Rect
  /// The overview, below the reflection or, in one column, the key figures.
  public let overview: Rect
  /// Key figures, above the text or, in one column, the overview.
  public let keyFigures: Rect
  /// Summary and properties.
  public let text: Rect
  /// Height of the page.
  public let height: Double
  private let visibleHeight: Double

  /// - Parameters:
  ///   - visibleHeight: height of the page visible at once; 0 if it is not known.
  ///   - textScale: the desktop's text scaling factor: larger text gets a larger tile.
  ///   - isRightToLeft: puts the tile at the right.
  public init(
    width: Double, visibleHeight: Double = 0, textScale: Double = 1, isRightToLeft: Bool = false,
    heights: Heights
  ) {
    let textScale = max(textScale, 1)
    isWide = width >= Self.wide * textScale
    self.visibleHeight = visibleHeight
    let margin = isWide ? Self.wideMargin : Self.narrowMargin
    let side =
      isWide
      ? Self.wideSide(width, visibleHeight, textScale, heights)
      : min(Self.narrowTile * textScale, width - 2 * margin).rounded()
    // The near edge of a turning tile reaches above its frame.
    let top = max(margin, FlipPerspective.overhang(of: side))
    let below = top + ReflectionGeometry.total(of: side) + Self.gap
    let room = width - 2 * margin - (isWide ? side + Self.columnGap : 0)
    let textWidth = min(room, (Self.widestText * textScale).rounded(.down))
    let start = margin + ((room - textWidth) / 2).rounded(.down)
    if isWide {
      let tileX = isRightToLeft ? width - start - side : start
      let textX = isRightToLeft ? tileX - Self.columnGap - textWidth : tileX + side + Self.columnGap
      tile = Rect(x: tileX, y: top, width: side, height: side)
      overview = Rect(x: tileX, y: below, width: side, height: heights.overview(side))
      keyFigures = Rect(x: textX, y: top, width: textWidth, height: heights.keyFigures(textWidth))
      text = Self.frame(below: keyFigures, heights.text)
    } else {
      tile = Rect(x: ((width - side) / 2).rounded(.down), y: top, width: side, height: side)
      keyFigures = Rect(x: start, y: below, width: textWidth, height: heights.keyFigures(textWidth))
      overview = Self.frame(below: keyFigures, heights.overview)
      text = Self.frame(below: overview, heights.text)
    }
    reflection = Rect(
      x: tile.x, y: tile.maxY + ReflectionGeometry.gap, width: side,
      height: ReflectionGeometry.depth(under: side))
    height = max(overview.maxY, text.maxY) + margin
  }

  /// The tile's side in two columns: the left one fits the visible height, if the tile can be so small.
  private static func wideSide(
    _ width: Double, _ visibleHeight: Double, _ textScale: Double, _ heights: Heights
  ) -> Double {
    let room = width - 2 * wideMargin - columnGap - leastText * textScale
    let widest = min(wideTile.upperBound * textScale, room)
    let least = min(wideTile.lowerBound * textScale, widest)
    guard visibleHeight > 0 else { return widest.rounded(.down) }
    let rest = wideMargin + gap + heights.overview(widest.rounded(.down)) + narrowMargin
    let fitting = ReflectionGeometry.height(within: visibleHeight - rest)
    return min(max(least, fitting), widest).rounded(.down)
  }

  private static func frame(below other: Rect, _ height: (Double) -> Double) -> Rect {
    Rect(x: other.x, y: other.maxY + gap, width: other.width, height: height(other.width))
  }

  /// The tile and its mirror image together.
  public var tileWithReflection: Rect {
    Rect(x: tile.x, y: tile.y, width: tile.width, height: reflection.maxY - tile.y)
  }

  /// Distance in pixels by which the left column moves down at a scroll position, so that it stays in view; a
  /// column higher than the visible height scrolls up to its end first. 0 in one column.
  public func columnOffset(scroll: Double) -> Double {
    guard isWide, visibleHeight > 0 else { return 0 }
    let columnEnd = overview.maxY + Self.narrowMargin
    let hidden = max(0, columnEnd - visibleHeight)
    return min(max(0, scroll - hidden), max(0, height - columnEnd))
  }
}
