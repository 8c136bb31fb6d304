import Elements
import GLib
import Gtk

/// Draws a place as a row of a list, at any width: its name over a second line, and up to four tiles at the end. Where
/// the second line has no room, its last part stands on a line of its own, with large text each part.
@MainActor
struct PlaceRowDrawing {
  let title: String
  /// The parts of the second line.
  let details: [String]
  let elements: [AtomicElement]
  /// Margin of the row in the style sheet, in pixels.
  static let margin = 6

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let height = 64.0
    static let padding = 12.0
    /// At the end; with the margin like that of a section's count.
    static let endPadding = 14.0
    static let title = 15.0
    static let subtitle = 13.0
    static let lineGap = 2.0
    static let tile = 24.0
    static let gap = 4.0
    static let textGap = 12.0
    static let texts = 160.0
    static let more = 34.0
  }
  /// Number of tiles before `+4`.
  private static let maximumTiles = 4
  /// The smallest factor by which a line is scaled down before it is ellipsized; that of the details only with large
  /// text, so that they have one size in all rows.
  private static let leastFit = 0.8

  /// Height of a row in pixels.
  static func height(textScale: Double) -> Int {
    Int((Length.height * max(1, textScale)).rounded())
  }

  /// Least width of a row in pixels, for a text scale.
  func width(textScale: Double) -> Int {
    Int(Length.padding + Length.endPadding + Length.texts + Length.textGap + tilesWidth(textScale))
  }

  /// Width of the tiles and of `+4` behind them.
  private func tilesWidth(_ textScale: Double) -> Double {
    let count = min(elements.count, Self.maximumTiles)
    return count == 0
      ? 0 : Self.width(ofTiles: count, hasMore: elements.count > count, textScale)
  }

  private static func width(ofTiles count: Int, hasMore: Bool, _ textScale: Double) -> Double {
    Double(count) * (Length.tile + Length.gap) - Length.gap
      + (hasMore ? Length.more * max(1, textScale) : 0)
  }

  /// Width kept free for the tiles: the same in all rows, so that the tiles stand in columns, where the texts have room
  /// beside it.
  private func columnWidth(_ texts: Double, in width: Double, _ textScale: Double) -> Double {
    let all = Self.width(ofTiles: Self.maximumTiles, hasMore: true, textScale)
    let needed = texts + Length.textGap + all + Length.padding + Length.endPadding
    return needed <= width && !elements.isEmpty ? all : tilesWidth(textScale)
  }

  /// Draws the row over the whole of a widget.
  func draw(in snapshot: Snapshot, _ widget: Widget) {
    let (width, height, scale) = (Double(widget.width), Double(widget.height), widget.textScale)
    let lines = lines(width, widget)
    drawTexts(lines, in: snapshot, widget)
    let texts = lines.map(\.width).max() ?? 0
    let start = width - Length.endPadding - columnWidth(texts, in: width, scale)
    for (index, element) in elements.prefix(Self.maximumTiles).enumerated() {
      let leading = start + Double(index) * (Length.tile + Length.gap)
      TileDrawing(element: element, face: widget).draw(
        in: snapshot, x: widget.x(leading: leading, width: Length.tile, in: width),
        y: ((height - Length.tile) / 2).rounded(), side: Length.tile)
    }
    guard elements.count > Self.maximumTiles else { return }
    let more = TextLayout(
      "+\(elements.count - Self.maximumTiles)", for: widget, size: Length.subtitle * scale)
    widget.draw(
      more, in: snapshot, leading: width - Length.endPadding - more.width,
      y: (height - more.height) / 2, widget.dimColor)
  }

  /// The lines: the title and the details, in one line or more; text of normal size beside the column of tiles, if it
  /// fits there.
  func lines(_ width: Double, _ widget: Widget) -> [TextLayout] {
    let scale = widget.textScale
    let all = Self.width(ofTiles: Self.maximumTiles, hasMore: true, scale)
    let beside = elements.isEmpty || scale > 1 ? [] : lines(width, widget, tiles: all)
    let fits = !beside.isEmpty && !beside.contains(where: \.isShortened)
    return fits ? beside : lines(width, widget, tiles: tilesWidth(scale))
  }

  /// - Parameter tiles: width kept free for the tiles.
  private func lines(_ width: Double, _ widget: Widget, tiles: Double) -> [TextLayout] {
    let room = max(
      0, width - Length.padding - Length.endPadding - tiles - (tiles > 0 ? Length.textGap : 0))
    let scale = widget.textScale
    let line = { (text: String, size: Double, weight: FontWeight, least: Double) in
      TextLayout.fitted(
        text, for: widget, size: size * scale, weight: weight, within: room,
        least: least * size * scale)
    }
    let title = line(title, Length.title, .semibold, Self.leastFit)
    let detailsLine = { (parts: ArraySlice<String>) in
      line(
        parts.reduce("") { $0.isEmpty ? $1 : tr("{1} · {2}", $0, $1) }, Length.subtitle, .regular,
        scale > 1 ? Self.leastFit : 1)
    }
    let whole = detailsLine(details[...])
    guard whole.isShortened, details.count > 1 else { return [title, whole] }
    let parts =
      scale > 1 ? details.map { [$0] } : [Array(details.dropLast()), Array(details.suffix(1))]
    return [title] + parts.map { detailsLine($0[...]) }
  }

  private func drawTexts(_ lines: [TextLayout], in snapshot: Snapshot, _ widget: Widget) {
    let gaps = Double(lines.count - 1) * Length.lineGap
    var y = (Double(widget.height) - lines.map(\.height).reduce(gaps, +)) / 2
    for (index, line) in lines.enumerated() {
      let color = index == 0 ? widget.color : widget.dimColor
      widget.draw(line, in: snapshot, leading: Length.padding, y: y, color)
      y += line.height + Length.lineGap
    }
  }
}
