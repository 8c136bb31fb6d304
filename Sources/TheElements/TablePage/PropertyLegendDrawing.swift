import Elements
import GLib
import Gtk

/// The drawing of a property's legend, in a window or on paper: title, histogram, strip of colors, numbers and note.
@MainActor
struct PropertyLegendDrawing {
  let column: PropertyColumn
  let scale: PropertyScale
  let brush: PropertyBrush?
  let layout: PropertyLegendLayout
  let histogram: PropertyHistogram
  let face: any Typeface
  let color, dimColor: Color
  var look = TileLook.screen
  /// The number of elements that are unknown, or within the brush.
  let note: String
  /// Width of the legend in pixels.
  let width: Double
  /// Pixels at the end of the title for other widgets.
  var titleInset = 0.0
  /// The desktop's text scaling factor.
  var textScale = 1.0

  /// Font sizes in pixels at a text scale of 1.
  private static let (textSize, captionSize) = (13.3, 10.7)
  /// Opacity of the parts outside of the brush.
  private static let restOpacity = 0.25
  private static let (barRadius, stripRadius, swatch) = (1.5, 2.0, 12.0)

  func draw(in drawing: any Drawing) {
    drawTitle(in: drawing)
    drawHistogram(in: drawing)
    drawStrip(in: drawing)
    drawNumbers(in: drawing)
    drawNote(in: drawing)
  }

  /// Returns the number of these elements that are unknown, or within a brush and its ends, in words.
  static func note(
    _ column: PropertyColumn, of elements: [AtomicElement], _ brush: PropertyBrush?
  ) -> String {
    let values = elements.compactMap { column.values[$0.number] }
    let unknown = elements.count - values.count
    guard let brush else {
      guard unknown > 0 else { return "" }
      return column.countsPeople
        // TRANSLATORS: The number of elements that nobody has marked as a favorite.
        ? tr("Nobody, {1}", String(unknown)) : tr("Unknown, {1}", String(unknown))
    }
    let count = values.count { brush.contains($0.number) }
    let ends = (brush.lower ?? column.least?.digits, brush.upper ?? column.greatest?.digits)
    return tr(
      "{1} of {2} from {3} to {4}", String(count), String(values.count),
      tr(number: NumberFormat.shortText(ends.0 ?? "")), quantity(ends.1 ?? "", of: column))
  }

  /// Returns the positions of the ends of a brush on a scale, 0 … 1.
  static func ends(of brush: PropertyBrush?, on scale: PropertyScale?) -> [Double] {
    [(brush?.lower, 0.0), (brush?.upper, 1)].map { digits, open in
      digits.flatMap(Double.init).flatMap { scale?.position(of: $0) } ?? open
    }
  }

  /// The part of the scale within the brush.
  private var shownPart: ClosedRange<Double> {
    let ends = Self.ends(of: brush, on: scale)
    return ends[0]...max(ends[0], ends[1])
  }

  // MARK: Parts

  private func text(
    _ string: String, _ size: Double, _ weight: FontWeight = .regular
  ) -> TextLayout {
    TextLayout(string, for: face, size: size * textScale, weight: weight)
  }

  private func x(leading start: Double, width: Double) -> Double {
    face.x(leading: start, width: width, in: self.width)
  }

  private func drawTitle(in drawing: any Drawing) {
    let frame = layout.titleFrame
    let room = frame.width - titleInset
    let title = text(tr(column.title), Self.textSize, .bold)
    // The ends of the scale have the unit, too: it gives way to a long title.
    let unit = column.unit.map { text(tr(number: $0), Self.textSize) }
      .flatMap { title.width + $0.width + 8 <= room ? $0 : nil }
    let unitRoom = unit.map { $0.width + 8 } ?? 0
    if title.width > room - unitRoom { title.ellipsize(within: room - unitRoom) }
    let titleWidth = min(title.width, room - unitRoom)
    let top = frame.y + (frame.height - title.height) / 2
    drawing.text(title, x: x(leading: frame.x, width: titleWidth), y: top, color)
    guard let unit else { return }
    let start = frame.x + titleWidth + 8
    drawing.text(unit, x: x(leading: start, width: unit.width), y: top, dimColor)
  }

  private func drawHistogram(in drawing: any Drawing) {
    guard histogram.maximum > 0 else { return }
    let (shown, bins) = (shownPart, histogram.counts.count)
    for (index, count) in histogram.counts.enumerated() where count > 0 {
      let position = (Double(index) + 0.5) / Double(bins)
      let bar = layout.bar(
        index, of: bins, part: Double(count) / Double(histogram.maximum))
      drawing.fill(
        Bounds(mirrored(bar)), radius: Self.barRadius, color(at: position, within: shown))
    }
  }

  private func drawStrip(in drawing: any Drawing) {
    let strip = layout.stripFrame
    let pieces = Int(strip.width / 2)
    let shown = shownPart
    // On paper pieces that only adjoin would have seams.
    let width = drawing is Snapshot ? 2.0 : 3
    drawing.clipped(to: Bounds(mirrored(strip)), radius: Self.stripRadius) {
      for piece in 0..<max(pieces, 1) {
        let position = (Double(piece) + 0.5) / Double(max(pieces, 1))
        let frame = Rect(
          x: strip.x + Double(piece) * 2, y: strip.y, width: width, height: strip.height)
        drawing.fill(Bounds(mirrored(frame)), radius: 0, color(at: position, within: shown))
      }
    }
  }

  /// The color at a position of the scale, faded outside of the brush.
  private func color(at position: Double, within shown: ClosedRange<Double>) -> Color {
    let color = Color(PropertyScale.color(at: position))
    return shown.contains(position) ? color : color.faded(to: Self.restOpacity)
  }

  /// `1337.33 K`.
  private static func quantity(_ digits: String, of column: PropertyColumn) -> String {
    tr(number: NumberFormat.quantity(NumberFormat.shortText(digits), column.unit))
  }

  /// Draws the numbers along the strip: the ends, and round numbers between them.
  private func drawNumbers(in drawing: any Drawing) {
    let strip = layout.stripFrame
    let ends = [column.least, column.greatest].map {
      text($0.map { Self.quantity($0.digits, of: column) } ?? "", Self.captionSize)
    }
    let (least, greatest) = (ends[0], ends[1])
    var free =
      (strip.x + least.width + 8)...max(strip.maxX - greatest.width - 8, strip.x + least.width + 8)
    draw(least, at: strip.x, in: drawing)
    draw(greatest, at: strip.maxX - greatest.width, in: drawing)
    for tick in scale.ticks(atMost: 6, isWhole: column.countsPeople) {
      let number = text(tr(number: NumberFormat.text(tick.digits)), Self.captionSize)
      let start = layout.x(at: tick.position) - number.width / 2
      guard start >= free.lowerBound, start + number.width <= free.upperBound else { continue }
      draw(number, at: start, in: drawing)
      free = (start + number.width + 8)...max(free.upperBound, start + number.width + 8)
    }
  }

  private func draw(_ number: TextLayout, at start: Double, in drawing: any Drawing) {
    drawing.text(
      number, x: x(leading: start.rounded(), width: number.width), y: layout.numbersTop, dimColor)
  }

  private func drawNote(in drawing: any Drawing) {
    guard let frame = layout.noteFrame, !note.isEmpty else { return }
    var start = frame.x
    if brush == nil {
      let swatch = Rect(
        x: start, y: frame.center.y - Self.swatch / 2, width: Self.swatch, height: Self.swatch)
      let style = TileStyle(TilePaint.Fill.unknown, look)
      let bounds = Bounds(mirrored(swatch))
      style.drawBackground(in: drawing, bounds, radius: 2, for: face)
      drawing.outline(bounds, radius: 2, width: 1, style.outline)
      start += Self.swatch + 6
    }
    let text = text(note, Self.captionSize)
    drawing.text(
      text, x: x(leading: start, width: text.width), y: frame.center.y - text.height / 2, dimColor)
  }

  private func mirrored(_ frame: Rect) -> Rect {
    var mirrored = frame
    mirrored.x = x(leading: frame.x, width: frame.width)
    return mirrored
  }
}
