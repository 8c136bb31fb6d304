import Elements
import Gtk

/// Draws a place as a row of a list, at any width: its name over a second line, and up to four tiles at the end.
@MainActor
struct PlaceRowDrawing {
  let title: String
  let subtitle: String
  let elements: [AtomicElement]
  /// Margin of the row in the list, in pixels; its texts are as far from the list's edge as without one.
  var margin = 0.0

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let height = 64.0
    static let padding = 18.0
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
  /// The smallest factor by which a line is scaled down before it is ellipsized.
  private static let leastFit = 0.8

  /// Height of a row in pixels.
  static func height(textScale: Double) -> Int {
    Int((Length.height * max(1, textScale)).rounded())
  }

  /// Least width of a row in pixels, for a text scale.
  func width(textScale: Double) -> Int {
    Int(2 * Length.padding + Length.texts + Length.textGap + tilesWidth(textScale))
  }

  private var padding: Double { Length.padding - margin }

  /// Width of the tiles and of `+4` behind them.
  private func tilesWidth(_ textScale: Double) -> Double {
    guard !elements.isEmpty else { return 0 }
    let count = min(elements.count, Self.maximumTiles)
    let more = elements.count > count ? Length.more * max(1, textScale) : 0
    return Double(count) * (Length.tile + Length.gap) - Length.gap + more
  }

  /// Draws the row over the whole of a widget.
  func draw(in snapshot: Snapshot, _ widget: Widget) {
    drawTexts(in: snapshot, widget)
    let (width, height) = (Double(widget.width), Double(widget.height))
    let start = width - padding - tilesWidth(widget.textScale)
    for (index, element) in elements.prefix(Self.maximumTiles).enumerated() {
      let leading = start + Double(index) * (Length.tile + Length.gap)
      TileDrawing(element: element, widget: widget).draw(
        in: snapshot, x: widget.x(leading: leading, width: Length.tile, in: width),
        y: ((height - Length.tile) / 2).rounded(), side: Length.tile)
    }
    guard elements.count > Self.maximumTiles else { return }
    let more = TextLayout(
      "+\(elements.count - Self.maximumTiles)", for: widget,
      size: Length.subtitle * widget.textScale)
    let leading = width - padding - more.width
    snapshot.text(
      more, x: widget.x(leading: leading, width: more.width, in: width),
      y: (height - more.height) / 2, widget.dimColor)
  }

  private func drawTexts(in snapshot: Snapshot, _ widget: Widget) {
    let (width, height, scale) = (Double(widget.width), Double(widget.height), widget.textScale)
    let tiles = tilesWidth(scale)
    let room = max(0, width - 2 * padding - tiles - (tiles > 0 ? Length.textGap : 0))
    let line = { (text: String, size: Double, weight: FontWeight) in
      TextLayout.fitted(
        text, for: widget, size: size * scale, weight: weight, within: room,
        least: Self.leastFit * size * scale)
    }
    let lines = [
      line(title, Length.title, .semibold), line(subtitle, Length.subtitle, .regular),
    ]
    var y = (height - lines[0].height - lines[1].height - Length.lineGap) / 2
    for (index, line) in lines.enumerated() {
      let x = widget.x(leading: padding, width: min(line.width, room), in: width)
      snapshot.text(line, x: x, y: y, index == 0 ? widget.color : widget.dimColor)
      y += line.height + Length.lineGap
    }
  }
}
