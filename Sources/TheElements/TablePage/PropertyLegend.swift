import Elements
import GLib
import Gtk

// PropertyLegend
//   ├── Box: switch of the logarithmic scale
//   └── BrushKnob, two

/// The legend of a coloring by property: a histogram over the scale of colors. Two knobs limit the numbers whose tiles
/// are shown undimmed.
final class PropertyLegend: Widget {
  private var painter = TablePainter()
  /// Number of elements without a value.
  private var unknownCount = 0
  private var brush: PropertyBrush?
  private let scaleSwitch = Switch()
  private let scaleBox = Box(.horizontal, spacing: 8)
  private let knobs: [BrushKnob]
  private var counts: (bins: Int, histogram: PropertyHistogram)?
  /// The knob that the pointer moves.
  private var grip: BrushKnob?

  /// Font sizes in pixels at a text scale of 1.
  private static let (textSize, captionSize) = (13.3, 10.7)
  /// Opacity of the parts outside of the brush.
  private static let restOpacity = 0.25
  private static let (barRadius, stripRadius, swatch) = (1.5, 2.0, 12.0)

  override init() {
    knobs = BrushKnob.End.allCases.map(BrushKnob.init)
    super.init()
    name = "property-legend"
    let label = Label(tr("Logarithmic"))
    label.setAccessibleRole(.presentation)
    scaleSwitch.name = "logarithmic"
    scaleSwitch.verticalAlign = .center
    scaleSwitch.setAccessibleLabel(tr("Logarithmic"))
    scaleBox.add(label)
    scaleBox.add(scaleSwitch)
    for child in [scaleBox] + knobs as [Widget] { append(child) }
    scaleSwitch.onChange(of: "active") { [weak self] in
      guard let self, self.scaleSwitch.isOn != self.painter.scale?.isLogarithmic else { return }
      self.activate(.setScale, self.scaleSwitch.isOn ? "logarithmic" : "linear")
    }
    for knob in knobs { knob.onMove = { [weak self] in self?.move($0, to: $1) } }
    let drag = DragGesture()
    drag.onDrag { [weak self] x, _ in self?.drag(to: x) }
    drag.onEnd { [weak self] in self?.grip = nil }
    add(drag)
  }

  override class var cssName: String? { "property-legend" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the column and scale of a painter, and the brush on it.
  func show(_ table: PeriodicTable, _ painter: TablePainter, _ brush: PropertyBrush?) {
    if painter.column != self.painter.column || painter.scale != self.painter.scale { counts = nil }
    (self.painter, self.brush) = (painter, brush)
    guard let column = painter.column, let scale = painter.scale else { return }
    unknownCount = table.elements.count { column.values[$0.number] == nil }
    setAccessibleLabel(tr(column.title))
    scaleSwitch.isOn = scale.isLogarithmic
    scaleBox.isVisible = PropertyScale.canBeLogarithmic(scale.range)
    for knob in knobs {
      knob.show(
        position(of: knob.end), of: scale, digits(of: knob.end), unit: column.unit,
        other: position(of: knob.end == .lower ? .upper : .lower))
    }
    setAccessibleDescription(note)
    queueAllocate()
    queueDraw()
  }

  // MARK: Brush

  private func digits(of end: BrushKnob.End) -> String? {
    end == .lower ? brush?.lower : brush?.upper
  }

  /// The position of an end of the brush on the scale, 0 … 1.
  private func position(of end: BrushKnob.End) -> Double {
    guard let number = digits(of: end).flatMap(Double.init), let scale = painter.scale else {
      return end == .lower ? 0 : 1
    }
    return scale.position(of: number)
  }

  /// The part of the scale within the brush.
  private var shownPart: ClosedRange<Double> {
    let start = position(of: .lower)
    return start...max(start, position(of: .upper))
  }

  /// Moves an end of the brush, at most to the other one.
  private func move(_ end: BrushKnob.End, to position: Double) {
    guard let scale = painter.scale else { return }
    var ends = BrushKnob.End.allCases.map { digits(of: $0) ?? "" }
    let bounded =
      end == .lower
      ? min(position, self.position(of: .upper)) : max(position, self.position(of: .lower))
    let isOpen = end == .lower ? bounded <= 0 : bounded >= 1
    ends[end == .lower ? 0 : 1] = isOpen ? "" : scale.digits(at: bounded)
    activateRepeatedly(.setBrush, ends[0], ends[1])
  }

  private func drag(to x: Double) {
    let layout = layout
    let position = layout.position(at: isRightToLeft ? Double(width) - x : x)
    if grip == nil {
      let distances = knobs.map { abs(self.position(of: $0.end) - position) }
      // Where both are at one end, the one that can move.
      let isUpper =
        distances[1] < distances[0]
        || (distances[1] == distances[0] && self.position(of: .lower) < position)
      grip = knobs[isUpper ? 1 : 0]
      grip?.grabFocus()
    }
    if let grip { move(grip.end, to: position) }
  }

  // MARK: Texts

  /// The number of elements that are unknown, or within the brush.
  var note: String {
    guard let column = painter.column else { return "" }
    guard let brush else {
      return unknownCount > 0 ? tr("Unknown, {1}", String(unknownCount)) : ""
    }
    let count = column.values.values.count { brush.contains($0.number) }
    return tr("{1} of {2} in range", String(count), String(column.values.count))
  }

  private func text(
    _ string: String, _ size: Double, _ weight: FontWeight = .regular
  ) -> TextLayout {
    TextLayout(string, for: self, size: size * textScale, weight: weight)
  }

  /// `1337.33 K`.
  private func quantity(_ digits: String) -> String {
    let number = NumberFormat.short(digits)
    return painter.column?.unit.map { number + NumberFormat.unitSeparator + $0 } ?? number
  }

  // MARK: Layout and drawing

  private var layout: PropertyLegendLayout {
    PropertyLegendLayout(
      width: Double(width), height: Double(height), textScale: textScale)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = PropertyLegendLayout(
      width: Double(width), height: Double(height), textScale: textScale)
    let title = layout.titleFrame
    let size = (scaleBox.request(.horizontal).natural, scaleBox.request(.vertical).natural)
    let boxX = x(leading: Int(title.maxX) - size.0, width: size.0, in: width)
    scaleBox.allocate(x: Double(boxX), y: 0, width: size.0, height: max(size.1, Int(title.height)))
    let side = Double(SliderKnob.side)
    for knob in knobs {
      let start = layout.x(at: position(of: knob.end)) - side / 2
      knob.allocate(
        x: x(leading: start, width: side, in: Double(width)),
        y: layout.stripFrame.center.y - side / 2, width: SliderKnob.side, height: SliderKnob.side)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let column = painter.column, let scale = painter.scale else { return }
    let layout = layout
    drawTitle(of: column, in: snapshot, layout)
    drawHistogram(of: column, scale, in: snapshot, layout)
    drawStrip(in: snapshot, layout)
    drawNumbers(scale, in: snapshot, layout)
    drawNote(in: snapshot, layout)
    super.snapshot(snapshot)
  }

  private func drawTitle(
    of column: PropertyColumn, in snapshot: Snapshot, _ layout: PropertyLegendLayout
  ) {
    let frame = layout.titleFrame
    let room = frame.width - (scaleBox.isVisible ? Double(scaleBox.width) + 12 : 0)
    let unit = column.unit.map { text($0, Self.textSize) }
    let unitRoom = unit.map { $0.width + 8 } ?? 0
    let title = text(tr(column.title), Self.textSize, .bold)
    if title.width > room - unitRoom { title.ellipsize(within: room - unitRoom) }
    let titleWidth = min(title.width, room - unitRoom)
    let top = frame.y + (frame.height - title.height) / 2
    snapshot.text(
      title, x: x(leading: frame.x, width: titleWidth, in: Double(width)), y: top, color)
    guard let unit else { return }
    let start = frame.x + titleWidth + 8
    snapshot.text(
      unit, x: x(leading: start, width: unit.width, in: Double(width)), y: top, dimColor)
  }

  private func drawHistogram(
    of column: PropertyColumn, _ scale: PropertyScale, in snapshot: Snapshot,
    _ layout: PropertyLegendLayout
  ) {
    let bins = layout.bins
    if counts?.bins != bins {
      counts = (bins, PropertyHistogram(column, scale, bins: bins))
    }
    guard let histogram = counts?.histogram, histogram.maximum > 0 else { return }
    let shown = shownPart
    for (index, count) in histogram.counts.enumerated() where count > 0 {
      let position = (Double(index) + 0.5) / Double(bins)
      let bar = layout.bar(
        index, of: bins, part: Double(count) / Double(histogram.maximum))
      snapshot.fill(
        Bounds(mirrored(bar)), radius: Self.barRadius, color(at: position, within: shown))
    }
  }

  private func drawStrip(in snapshot: Snapshot, _ layout: PropertyLegendLayout) {
    let strip = layout.stripFrame
    let pieces = Int(strip.width / 2)
    let shown = shownPart
    snapshot.clipped(to: Bounds(mirrored(strip)), radius: Self.stripRadius) {
      for piece in 0..<max(pieces, 1) {
        let position = (Double(piece) + 0.5) / Double(max(pieces, 1))
        let frame = Rect(
          x: strip.x + Double(piece) * 2, y: strip.y, width: 2, height: strip.height)
        snapshot.fill(Bounds(mirrored(frame)), color(at: position, within: shown))
      }
    }
  }

  /// The color at a position of the scale, faded outside of the brush.
  private func color(at position: Double, within shown: ClosedRange<Double>) -> Color {
    let color = Color(PropertyScale.color(at: position))
    return shown.contains(position) ? color : color.faded(to: Self.restOpacity)
  }

  /// Draws the numbers along the strip: the ends, and round numbers between them.
  private func drawNumbers(
    _ scale: PropertyScale, in snapshot: Snapshot, _ layout: PropertyLegendLayout
  ) {
    let strip = layout.stripFrame
    let ends = [painter.column?.least, painter.column?.greatest].map {
      text($0.map { quantity($0.digits) } ?? "", Self.captionSize)
    }
    let (least, greatest) = (ends[0], ends[1])
    var free =
      (strip.x + least.width + 8)...max(strip.maxX - greatest.width - 8, strip.x + least.width + 8)
    draw(least, at: strip.x, in: snapshot, layout)
    draw(greatest, at: strip.maxX - greatest.width, in: snapshot, layout)
    for tick in scale.ticks(atMost: 6) {
      let number = text(NumberFormat.text(tick.digits), Self.captionSize)
      let start = layout.x(at: tick.position) - number.width / 2
      guard start >= free.lowerBound, start + number.width <= free.upperBound else { continue }
      draw(number, at: start, in: snapshot, layout)
      free = (start + number.width + 8)...max(free.upperBound, start + number.width + 8)
    }
  }

  private func draw(
    _ number: TextLayout, at start: Double, in snapshot: Snapshot, _ layout: PropertyLegendLayout
  ) {
    snapshot.text(
      number, x: x(leading: start.rounded(), width: number.width, in: Double(width)),
      y: layout.numbersTop, dimColor)
  }

  private func drawNote(in snapshot: Snapshot, _ layout: PropertyLegendLayout) {
    guard let frame = layout.noteFrame, !note.isEmpty else { return }
    var start = frame.x
    if brush == nil {
      let swatch = Rect(
        x: start, y: frame.center.y - Self.swatch / 2, width: Self.swatch, height: Self.swatch)
      let style = TileStyle(TilePaint.Fill.unknown)
      let bounds = Bounds(mirrored(swatch))
      snapshot.fill(bounds, radius: 2, style.background)
      snapshot.clipped(to: bounds, radius: 2) {
        Hatching.draw(in: snapshot, bounds, style.outline, scale: scaleFactor)
      }
      snapshot.outline(bounds, radius: 2, width: 1, style.outline)
      start += Self.swatch + 6
    }
    let text = text(note, Self.captionSize)
    snapshot.text(
      text, x: x(leading: start, width: text.width, in: Double(width)),
      y: frame.center.y - text.height / 2, dimColor)
  }

  private func mirrored(_ frame: Rect) -> Rect {
    var mirrored = frame
    mirrored.x = x(leading: frame.x, width: frame.width, in: Double(width))
    return mirrored
  }

  override func styleChanged() { queueDraw() }
}
