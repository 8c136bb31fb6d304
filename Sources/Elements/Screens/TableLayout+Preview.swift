/// The preview and the legend in the empty space of the table.
extension TableLayout {
  /// Least width in pixels of the preview's text, for text of normal size.
  static let minimumTextWidth = 80.0
  /// Pixels between the large tile and its text.
  public static let textInset = 8.0

  /// Frame of the empty space of the preview; in the standard form with the legend's.
  public var previewArea: Rect { area(columns: space.preview, rows: space.previewRows) }

  /// Returns the frame of the tiles of some columns, from the first row on.
  private func area(columns: ClosedRange<Int>, rows: Int) -> Rect {
    let first = frame(column: columns.lowerBound, row: 1)
    let last = frame(column: columns.upperBound, row: rows)
    return Rect(
      x: first.x, y: first.y, width: last.maxX - first.x, height: last.maxY - first.y)
  }

  /// Most tiles along a side of the large tile in a narrow window.
  private static let narrowSide = 2

  /// Number of tiles along a side of the large tile: fewer where the text would not have room beside it.
  private var previewSide: Int {
    let first = space.preview.lowerBound
    let most = visibleWidth < .infinity ? min(space.side, Self.narrowSide) : space.side
    return (1...most).last { side in
      let start = frame(column: first + side, row: 1).x + 2 * Self.textInset
      return visibleWidth - start >= Self.minimumTextWidth * textScale
    } ?? 1
  }

  /// Frame of the large tile.
  public var previewFrame: Rect {
    let first = space.preview.lowerBound
    return area(columns: first...first + previewSide - 1, rows: previewSide)
  }

  /// Frame of the legend of a property: in the empty space, or the legend's frame below the table.
  public var propertyLegendFrame: Rect {
    guard hasLegendAbove else {
      let room = size.height - legendFrame.y - LegendFoot.margin
      var frame = legendFrame
      frame.height = max(frame.height, min(room, Self.highestPropertyLegend))
      let surplus = max(frame.width - Self.widestBelow, 0)
      // By whole columns, as the legend of the categories.
      let inset = (surplus / 2 / pitch).rounded(.up) * pitch
      frame.x += inset
      frame.width -= 2 * inset
      return frame
    }
    var frame = area(columns: space.property, rows: space.propertyRows)
    frame.x += Self.textInset
    frame.width = min(frame.width - Self.textInset, Self.widestPropertyLegend)
    return frame
  }

  /// Greatest lengths in pixels, in the empty space and below the table.
  private static let (widestPropertyLegend, widestBelow, highestPropertyLegend) = (
    560.0, 720.0, 160.0
  )

  /// True if the text is beside the large tile also where that is beside the legend of a property.
  public var hasTextBeside: Bool { hasLegendAbove && space.fillsRows }

  /// Frame of name, weight, state and category beside the large tile.
  public var previewTextFrame: Rect { previewTextFrame(endingAt: legendFrame) }

  /// Returns the frame of the text between the large tile and a legend above the table.
  public func previewTextFrame(endingAt legend: Rect) -> Rect {
    let area = previewArea
    let x = frame(column: space.preview.lowerBound + previewSide, row: 1).x + Self.textInset
    let last = hasLegendAbove ? legend.x : area.maxX + Self.textInset
    let end = min(last, visibleWidth) - Self.textInset
    // Before the visible width is known there is no room.
    return Rect(x: x, y: area.y, width: max(end - x, 0), height: area.height)
  }
}

extension TableLayout {
  /// Frame of the meaning of the states' glyphs, in the empty columns before the f-block, or in the last row of the empty
  /// space of the other forms.
  public var stateKeyFrame: Rect {
    if let columns = space.keyColumns {
      var frame = frame(column: columns.lowerBound, row: space.previewRows)
      frame.width = self.frame(column: columns.upperBound, row: 1).maxX - frame.x
      return frame
    }
    let (first, last) = (arrangement.footRows.lowerBound, arrangement.footRows.upperBound - 1)
    var frame = frame(column: 1, row: first)
    let end = self.frame(column: 2, row: last)
    (frame.width, frame.height) = (end.maxX - frame.x - Self.textInset, end.maxY - frame.y)
    return frame
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

  /// Returns the legend's frame with entries of whole columns of the table, in its middle; nil if they are too narrow.
  /// - Parameters:
  ///   - tableColumns: number of columns of the table.
  ///   - left: the first column's x.
  ///   - pitch: distance of two columns in pixels.
  func frame(tableColumns: Int, left: Double, pitch: Double, y: Double) -> Rect? {
    let most = (Self.maximumEntryWidth * textScale / pitch).rounded(.up)
    let span = min(tableColumns / columns, Int(most))
    guard Double(span) * pitch >= Self.entryWidth * textScale else { return nil }
    let start = (tableColumns - span * columns) / 2
    return Rect(
      x: left + Double(start) * pitch, y: y, width: Double(span * columns) * pitch,
      height: height - Self.margin)
  }
}
