import Elements
import GLib
import Gtk

/// The frames of the tiles, the preview and the legend.
extension TableCanvas {
  private var leastTileSize: Double {
    window?.isTouched == true ? TableLayout.touchedTileSize : TableLayout.tileSizes.lowerBound
  }

  /// The least size in pixels of the present form.
  var minimumSize: Size {
    isNarrow
      ? TableLayout(narrowWidth: 0, height: 0, textScale: textScale, painter.arrangement).size
      : TableLayout.minimumSize(
        textScale: textScale, leastTileSize: leastTileSize, painter.arrangement)
  }

  /// True if the page scrolls large tiles at a width in pixels: in a narrow window, and where the 32 columns of a form do
  /// not fit.
  func isNarrow(atWidth width: Int) -> Bool {
    if ContentWidth(width) == .narrow { return true }
    let arrangement = painter.arrangement
    let least = TableLayout.minimumSize(
      textScale: textScale, leastTileSize: leastTileSize, arrangement)
    return arrangement.form != .standard && Double(width) < least.width
  }

  /// True in larger text: the page may scroll to the legend.
  private var mayScrollToLegend: Bool { textScale > 1 && !isNarrow && visibleHeight > 0 }

  /// The least height in pixels.
  var minimumHeight: Double {
    let least = minimumSize.height
    guard mayScrollToLegend else { return least }
    let needed = makeLayout(Size(width: visibleWidth, height: visibleHeight)).size.height
    return needed > visibleHeight ? max(needed, least) : least
  }

  /// Returns the layout of the page for an allocated size.
  func makeLayout(width: Int, height: Int) -> TableLayout {
    makeLayout(
      Size(width: Double(width), height: mayScrollToLegend ? visibleHeight : Double(height)))
  }

  func makeLayout(_ size: Size) -> TableLayout {
    let leastTileSize = max(
      leastTileSize, TableLayout.leastTileSize(in: size, textScale: textScale, painter.arrangement))
    return isNarrow
      ? TableLayout(
        narrowWidth: size.width, height: size.height, textScale: textScale,
        visibleWidth: visibleWidth, painter.arrangement)
      : TableLayout(
        width: size.width, height: size.height, textScale: textScale, leastTileSize: leastTileSize,
        hasLargePreview: hasLargePreview, painter.arrangement)
  }

  /// Least width of answers, in pixels at text scale 1.
  private static let leastAnswerWidth = 320.0

  /// True if a table of a size has room for answers in place of the preview and the legend.
  func hasRoom(for answers: Widget, in size: Size) -> Bool {
    guard !isNarrow else { return false }
    let layout = makeLayout(size)
    let area = layout.previewArea
    return layout.hasLegendAbove && area.width >= Self.leastAnswerWidth * textScale
      && Double(answers.request(.vertical, forSize: Int(area.width)).minimum) <= area.height
  }

  /// Allocates all children the frames of the layout, tiles on their way those in between.
  func allocateParts() {
    for element in table.elements { tiles[element.number]?.allocate(frame(of: element)) }
    for (placeholder, tile) in placeholders { tile.allocate(layout.frame(of: placeholder)) }
    let showsProperty = painter.column != nil
    let isWide =
      layout.hasLegendAbove && !isNarrow
      && TableLegend.isWide(
        painter.coloring, in: layout.propertyLegendFrame, textScale: textScale)
    allocatePreview(besideLegend: (showsProperty && layout.hasLegendAbove) || isWide)
    legend.isWide = isWide
    let hasAnswers = answers != nil
    if hasPreview { preview?.isChildVisible = !hasAnswers }
    legend.isChildVisible = !isNarrow && !showsProperty && !hasAnswers
    propertyLegend?.isChildVisible = !isNarrow && showsProperty && !hasAnswers
    answers?.allocate(mirrored(layout.previewArea))
    // The wide legend of the states has the glyphs itself, and answers may take the empty space.
    stateKey.isChildVisible =
      TileDrawing.hasGlyph(side: layout.tileSize) && !(isWide && painter.coloring == .state)
      && !(hasAnswers && painter.arrangement.form != .standard)
    if stateKey.isChildVisible { stateKey.allocate(layout.stateKeyFrame) }
    guard !isNarrow else { return }
    if showsProperty {
      propertyLegend?.allocate(mirroredLegend(layout.propertyLegendFrame))
    } else {
      legend.columns = layout.legendColumns
      legend.allocate(mirroredLegend(isWide ? layout.propertyLegendFrame : layout.legendFrame))
    }
  }

  /// - Parameter besideLegend: true if a wide legend takes the room beside the large tile.
  private func allocatePreview(besideLegend: Bool) {
    guard hasPreview else { return }
    let isBeside = layout.hasTextBeside
    var area =
      besideLegend && isBeside
      ? layout.previewTextFrame(endingAt: layout.propertyLegendFrame) : layout.previewTextFrame
    let isBelow = besideLegend && !isBeside
    area.x = layout.previewFrame.x
    area.width += layout.previewTextFrame.x - area.x
    let side = layout.previewFrame.height
    preview?.tileSide = Int(side)
    preview?.isTextBelow = isBelow
    if isBelow, let preview {
      let room = area.height - preview.heightBelow
      preview.tileSide = Int(min(side, max(room, 0.8 * side)))
      area.width = layout.previewFrame.width
    }
    var frame = mirrored(area)
    if isNarrow { frame.x = visiblePosition(of: frame) }
    preview?.allocate(frame)
  }

  /// Returns the x of a part of the empty space, moved into the visible part of the table as far as the space allows.
  private func visiblePosition(of frame: Rect) -> Double {
    let inset = TableLayout.textInset
    let last = origin.x + visibleWidth - frame.width - inset
    let x = max(min(frame.x, last), origin.x > 0 ? origin.x + layout.headersWidth + inset : 0)
    return max(min(x, layout.previewArea.maxX - frame.width), layout.previewArea.x)
  }

  /// Returns a frame of the preview area of the standard form, mirrored in right-to-left languages. Tiles are never
  /// mirrored, nor is the empty space of the other forms, which has no axis.
  private func mirrored(_ frame: Rect) -> Rect {
    guard isRightToLeft, painter.arrangement.form == .standard else { return frame }
    var mirrored = frame
    mirrored.x = layout.previewArea.x + layout.previewArea.maxX - frame.maxX
    return mirrored
  }

  /// Returns the frame of a legend, mirrored in right-to-left languages; below the table it is in the middle.
  private func mirroredLegend(_ frame: Rect) -> Rect {
    layout.hasLegendAbove ? mirrored(frame) : frame
  }

  /// Adds and removes placeholders to match the grid.
  func updatePlaceholders() {
    let wanted = grid.placeholders
    for (placeholder, tile) in placeholders where !wanted.contains(placeholder) {
      tile.unparent()
      placeholders[placeholder] = nil
    }
    for placeholder in wanted where placeholders[placeholder] == nil {
      let tile = PlaceholderTile(placeholder) { [weak target = tiles[placeholder.rawValue]] in
        target?.grabFocus()
      }
      placeholders[placeholder] = tile
      append(tile)
    }
  }
}
