/// The empty space of a form of the table, in columns and rows from the first row on.
struct TableSpace: Sendable, Hashable {
  /// Columns and rows that the preview may take.
  let preview: ClosedRange<Int>
  let previewRows: Int
  /// Number of tiles along a side of the large tile.
  let side: Int
  /// Columns and rows of the legend of categories, and the columns of its entries.
  let legend: ClosedRange<Int>
  let legendRows: Int
  let legendEntries: Int
  /// Columns and rows of the legend of a property.
  let property: ClosedRange<Int>
  let propertyRows: Int
  /// Columns of the meaning of the states' signs, in the last row of the preview; nil where it is beside the f-block.
  var keyColumns: ClosedRange<Int>?

  /// - Parameter isLarge: true for a large tile as high as the space, where the form has one.
  init(_ form: TableForm, isLarge: Bool = false) {
    switch form {
    case .standard where isLarge:
      (preview, previewRows, side) = (3...12, 3, 3)
      (legend, legendRows, legendEntries) = (9...12, 3, LegendLayout.columns)
      (property, propertyRows) = (8...12, 3)
    case .standard:
      (preview, previewRows, side) = (3...12, 3, 2)
      (legend, legendRows, legendEntries) = (7...12, 3, LegendLayout.columns)
      (property, propertyRows) = (5...12, 3)
    case .long:
      (preview, previewRows, side) = (4...16, 5, 3)
      (legend, legendRows, legendEntries) = (11...26, 3, 4)
      (property, propertyRows, keyColumns) = (7...16, 4, 11...16)
    case .leftStep:
      (preview, previewRows, side) = (1...14, 6, 4)
      (legend, legendRows, legendEntries) = (9...23, 4, 3)
      (property, propertyRows, keyColumns) = (5...14, 5, 9...14)
    }
  }

  /// True if the large tile is as high as the space; then its text is always beside it.
  var fillsRows: Bool { side == previewRows }

  /// Returns the space of a form, and true if the legend has room in it. Where it has not, it is below the table, and a
  /// large tile has the space alone.
  /// - Parameter isLarge: true for a large tile, if the legend still has as much room.
  static func fitting(
    _ form: TableForm, _ isLarge: Bool, _ fits: (TableSpace) -> Bool
  ) -> (TableSpace, Bool) {
    let (large, usual) = (TableSpace(form, isLarge: true), TableSpace(form))
    let hasRoom = fits(usual)
    return (isLarge && (fits(large) || !hasRoom) ? large : usual, hasRoom)
  }

  /// True if preview and legend have room beside each other; small tiles have the legend below the table.
  func fitsLegend(tileSize: Double, gap: Double, textScale: Double) -> Bool {
    let pitch = tileSize + gap
    let text = Double(legend.lowerBound - preview.lowerBound - side) * pitch
    let entry = Double(legend.count) / Double(legendEntries) * pitch
    let lines = LegendLayout(count: ElementCategory.allCases.count, columns: legendEntries).lines
    return tileSize >= TableLayout.normalTileSize
      && text - 2 * TableLayout.textInset >= TableLayout.minimumTextWidth * textScale
      && entry >= LegendFoot.entryWidth * textScale
      && Double(legendRows) * pitch - 2 * gap
        >= Double(lines) * LegendLayout.leastEntryHeight(textScale: textScale)
  }

  /// Returns the legend's frame.
  func legendFrame(left: Double, top: Double, tileSize: Double, gap: Double) -> Rect {
    let pitch = tileSize + gap
    return Rect(
      x: left + Double(legend.lowerBound - 1) * pitch, y: top,
      width: Double(legend.count) * pitch - gap, height: Double(legendRows) * pitch - 2 * gap)
  }
}
