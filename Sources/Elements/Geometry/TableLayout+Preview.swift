/// The empty space above the transition metals: the large tile of one element on columns 3 and 4, its text on
/// columns 5 and 6, and the legend on columns 7 to 12.
extension TableLayout {
  /// The columns of the parts. Without the legend, the text reaches to its end.
  private static let previewColumn = 3
  private static let legendColumn = 7
  private static let lastColumn = 12
  /// Least width in pixels of the preview's text, for text of normal size.
  private static let minimumTextWidth = 80.0
  /// Pixels between the large tile and its text.
  private static let textInset = 8.0

  /// True if there is room for the legend above the transition metals.
  static func legendFits(tileSize: Double, gap: Double, textScale: Double) -> Bool {
    let pitch = tileSize + gap
    return tileSize >= normalTileSize && 2 * pitch - 2 * textInset >= minimumTextWidth * textScale
      && 3 * pitch >= LegendFoot.entryWidth * textScale
      && 3 * pitch - 2 * gap
        >= Double(LegendLayout(count: ElementCategory.allCases.count).lines)
        * LegendLayout.leastEntryHeight(textScale: textScale)
  }

  /// The legend's frame above the transition metals.
  static func legendFrame(left: Double, top: Double, tileSize: Double, gap: Double) -> Rect {
    let pitch = tileSize + gap
    return Rect(
      x: left + Double(legendColumn - 1) * pitch, y: top,
      width: Double(lastColumn - legendColumn + 1) * pitch - gap, height: 3 * pitch - 2 * gap)
  }

  /// Frame of the whole space: columns 3 to 12 of periods 1 to 3.
  public var previewArea: Rect {
    let first = frame(column: Self.previewColumn, row: 1)
    let last = frame(column: Self.lastColumn, row: 3)
    return Rect(
      x: first.x, y: first.y, width: last.maxX - first.x, height: last.maxY - first.y)
  }

  /// Number of tiles along a side of the large tile: one where the text would not have room beside two.
  private var previewSide: Int {
    let room = visibleWidth - frame(column: Self.previewColumn + 2, row: 1).x - 2 * Self.textInset
    return room < Self.minimumTextWidth * textScale ? 1 : 2
  }

  /// Frame of the large tile: two tiles wide and high.
  public var previewFrame: Rect {
    let last = frame(column: Self.previewColumn + previewSide - 1, row: previewSide)
    let area = previewArea
    return Rect(x: area.x, y: area.y, width: last.maxX - area.x, height: last.maxY - area.y)
  }

  /// Frame of the legend of a property: from column 5 on, or the legend's frame below the table.
  public var propertyLegendFrame: Rect {
    guard hasLegendAbove else {
      let room = size.height - legendFrame.y - LegendFoot.margin
      var frame = legendFrame
      frame.height = max(frame.height, min(room, Self.highestPropertyLegend))
      return frame
    }
    let first = frame(column: Self.propertyLegendColumn, row: 1)
    return Rect(
      x: first.x + Self.textInset, y: first.y,
      width: min(previewArea.maxX - first.x - Self.textInset, Self.widestPropertyLegend),
      height: previewArea.height)
  }

  /// True if the legend is above the transition metals, so that a preview beside a property's legend has its text below
  /// the tile.
  public var hasLegendAbove: Bool { legendFrame.intersects(previewArea) }

  private static let propertyLegendColumn = 5
  private static let (widestPropertyLegend, highestPropertyLegend) = (560.0, 160.0)

  /// Frame of name, weight, state and category beside the large tile.
  public var previewTextFrame: Rect {
    let area = previewArea
    let x = frame(column: Self.previewColumn + previewSide, row: 1).x + Self.textInset
    let last = legendFrame.intersects(area) ? legendFrame.x : area.maxX + Self.textInset
    let end = min(last, visibleWidth) - Self.textInset
    return Rect(x: x, y: area.y, width: end - x, height: area.height)
  }
}

/// Layout of the legend below the f-block, with as many columns as fit.
struct LegendFoot {
  let columns: Int
  /// Height in pixels, with the margin below.
  let height: Double

  /// Minimum width of an entry in pixels, for text of normal size.
  static let entryWidth = 132.0
  static let entryHeight = 24.0
  /// Pixels below the legend.
  static let margin = 8.0
  private static let maximumColumns = 6
  /// Maximum width of an entry in pixels, for text of normal size.
  private static let maximumEntryWidth = 160.0
  private let textScale: Double

  init(width: Double, textScale: Double) {
    self.textScale = textScale
    let room = (width / (Self.entryWidth * textScale)).rounded(.down)
    let count = ElementCategory.allCases.count
    let fitting = Int(min(max(room, 1), Double(Self.maximumColumns)))
    let lines = (count + fitting - 1) / fitting
    // As many as the lines fill: an empty column would move the legend off the middle.
    columns = (count + lines - 1) / lines
    height = (Double(lines) * Self.entryHeight * textScale).rounded(.up) + Self.margin
  }

  /// Returns the legend's frame, centered on the page.
  func frame(pageWidth: Double, margin: Double, y: Double) -> Rect {
    let width = min(pageWidth - 2 * margin, Double(columns) * Self.maximumEntryWidth * textScale)
    return Rect(
      x: ((pageWidth - width) / 2).rounded(.down), y: y, width: width.rounded(.down),
      height: height - Self.margin)
  }
}
