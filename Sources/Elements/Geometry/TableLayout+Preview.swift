/// The empty space above the transition metals: the large tile of the element under the pointer,
/// its text beside it, and the legend of the categories.
extension TableLayout {
  /// Pixels between the space's edge and what stands in it.
  private static let inset = 8.0
  /// Pixels between the large tile, its text and the legend.
  private static let spacing = 12.0
  /// Below this side a tile has no room for name and weight.
  private static let leastPreview = 88.0
  /// Pixels of the legend's two columns.
  private static let legendWidths = 256.0...312.0
  /// The legend's share of the width of the space.
  private static let legendShare = 0.54

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
    let side = max(Self.leastPreview, 2 * tileSize - 12)
    return Rect(
      x: area.x + Self.inset, y: area.y + Self.inset / 2, width: side, height: side)
  }

  /// Name, weight, state and category beside the large tile.
  public var previewTextFrame: Rect {
    let tile = previewFrame
    let x = tile.maxX + Self.spacing
    return Rect(
      x: x, y: tile.y, width: legendFrame.x - Self.spacing - x, height: tile.height)
  }

  /// The eleven categories, in two columns.
  public var legendFrame: Rect {
    let area = previewArea
    let width = min(
      max((area.width * Self.legendShare).rounded(.down), Self.legendWidths.lowerBound),
      Self.legendWidths.upperBound)
    return Rect(
      x: area.maxX - Self.inset - width, y: area.y, width: width,
      height: area.height - Self.inset)
  }
}
