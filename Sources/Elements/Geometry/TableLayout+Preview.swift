/// The empty space above the transition metals: the large tile of the element under the pointer,
/// its text beside it, and the legend of the categories.
extension TableLayout {
  /// Pixels between the space's edge and what stands in it.
  private static let inset = 8.0
  /// Pixels between the large tile, its text and the legend.
  private static let spacing = 12.0
  /// Below this side a tile has no room for name and weight.
  private static let leastPreview = 88.0
  /// The least width of the text beside it, in pixels and for text of normal size.
  private static let leastText = 90.0
  /// Pixels of the legend's two columns, for text of normal size.
  private static let legendWidths = 256.0...312.0
  /// The legend's share of the width of the space.
  private static let legendShare = 0.54

  /// The least side of a tile in pixels: between the outer columns there has to be room for the texts.
  static func leastTileSize(textScale: Double) -> Double {
    let texts = (leastText + legendWidths.lowerBound) * textScale
    let needed = leastPreview + texts + 2 * inset + 2 * spacing
    return max(((needed + gap) / areaColumns - gap).rounded(.up), tileSizes.lowerBound)
  }

  private static let areaColumns = 10.0

  /// The whole space: columns 3 to 12 of periods 1 to 3.
  public var previewArea: Rect {
    let first = frame(column: 3, row: 1)
    let last = frame(column: 12, row: 3)
    return Rect(
      x: first.x, y: first.y, width: last.maxX - first.x, height: last.maxY - first.y)
  }

  /// The large tile.
  public var previewFrame: Rect {
    let area = previewArea
    let others = legendFrame.width + Self.leastText * textScale
    let room = area.width - others - 2 * Self.inset - 2 * Self.spacing
    let side = max(Self.leastPreview, min(2 * tileSize - 12, room.rounded(.down)))
    return Rect(
      x: area.x + Self.inset, y: area.y + Self.inset / 2, width: side, height: side)
  }

  /// Name, weight, state and category beside the large tile.
  public var previewTextFrame: Rect {
    let tile = previewFrame
    let x = tile.maxX + Self.spacing
    return Rect(
      x: x, y: tile.y, width: legendFrame.x - Self.spacing - x,
      height: previewArea.maxY - Self.inset / 2 - tile.y)
  }

  /// The eleven categories, in two columns.
  public var legendFrame: Rect {
    let area = previewArea
    let width = min(
      max(area.width * Self.legendShare, Self.legendWidths.lowerBound * textScale),
      Self.legendWidths.upperBound * textScale
    ).rounded(.down)
    return Rect(
      x: area.maxX - Self.inset - width, y: area.y, width: width,
      height: area.height - Self.inset)
  }
}
