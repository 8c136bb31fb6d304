import Elements
import GLib
import Gtk

// PropertyLegend
//   ├── Box: switch of the logarithmic scale
//   └── SliderKnob, two

/// The legend of a coloring by property: a histogram over the scale of colors. Two knobs limit the numbers whose tiles
/// are shown undimmed; a drag across the bars moves both.
final class PropertyLegend: Widget {
  private var painter = TablePainter()
  /// The elements that are counted.
  private var elements: [AtomicElement] = []
  private var brush: PropertyBrush?
  private let scaleSwitch = Switch()
  private let scaleBox = Box(.horizontal, spacing: 8)
  /// The knobs of the lower and the upper end.
  private let knobs: [SliderKnob]
  private var counts: (bins: Int, histogram: PropertyHistogram)?
  /// Index of the knob that the pointer moves.
  private var grip: Int?
  /// The drag across the bars, if it began there.
  private var range: RangeDrag?
  /// Parts of the scale that an arrow key and a page key move by.
  private static let steps = (arrow: 0.02, page: 0.1)

  override init() {
    knobs = [
      SliderKnob(name: "brush-start", label: tr("Least value"), steps: Self.steps),
      SliderKnob(name: "brush-end", label: tr("Greatest value"), steps: Self.steps),
    ]
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
      self.activate(.setScale, self.scaleSwitch.isOn ? PlotState.logarithmic : PlotState.linear)
    }
    for (index, knob) in knobs.enumerated() {
      knob.onMove = { [weak self] in self?.move(index, to: $0) }
    }
    onDrag(
      { [weak self] x, y in self?.drag(to: x, y) },
      onEnd: { [weak self] in
        self?.grip = nil
        self?.range = nil
      })
  }

  override class var cssName: String? { "property-legend" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the column and scale of a painter, the brush on it, and the numbers of these elements.
  func show(_ elements: [AtomicElement], _ painter: TablePainter, _ brush: PropertyBrush?) {
    if painter.column != self.painter.column || painter.scale != self.painter.scale
      || elements != self.elements
    {
      counts = nil
    }
    (self.elements, self.painter, self.brush) = (elements, painter, brush)
    guard let column = painter.column, let scale = painter.scale else { return }
    setAccessibleLabel(tr(column.title))
    scaleSwitch.isOn = scale.isLogarithmic
    scaleBox.isVisible = PropertyScale.canBeLogarithmic(scale.range)
    showEnds(of: column)
    setAccessibleDescription(note)
    queueAllocate()
    queueDraw()
  }

  // MARK: Brush

  /// The positions of the ends of the brush on the scale, 0 … 1.
  private var ends: [Double] { PropertyLegendDrawing.ends(of: brush, on: painter.scale) }

  private func showEnds(of column: PropertyColumn) {
    let ends = ends
    let ranges = [0...max(ends[0], ends[1]), min(ends[0], ends[1])...1]
    let words = [
      (brush?.lower, tr("lowest", context: "value")),
      (brush?.upper, tr("highest", context: "value")),
    ].map { (digits: String?, open) -> String in
      guard let digits else { return open }
      let text = column.unit.map { "\(digits) \($0)" } ?? digits
      return tr(number: text)
    }
    for (index, knob) in knobs.enumerated() {
      knob.show(value: ends[index], in: ranges[index], text: words[index])
    }
  }

  /// Moves an end of the brush, at most to the other one.
  private func move(_ end: Int, to position: Double) {
    guard let scale = painter.scale else { return }
    var digits = [brush?.lower ?? "", brush?.upper ?? ""]
    let bounded = end == 0 ? min(position, ends[1]) : max(position, ends[0])
    digits[end] = self.digits(of: end, at: bounded, on: scale)
    choose(digits)
  }

  /// Moves both ends of the brush.
  private func move(between positions: [Double]) {
    guard let scale = painter.scale else { return }
    choose(positions.sorted().enumerated().map { digits(of: $0, at: $1, on: scale) })
  }

  /// Returns the digits of an end of the brush at a position; empty at the end of the scale.
  private func digits(of end: Int, at position: Double, on scale: PropertyScale) -> String {
    guard end == 0 ? position > 0 : position < 1 else { return "" }
    let isWhole = painter.column?.countsPeople ?? false
    return isWhole ? String(Int(scale.number(at: position).rounded())) : scale.digits(at: position)
  }

  private func choose(_ digits: [String]) {
    let stored = digits.map { painter.storedDigits($0) }
    activateRepeatedly(.setBrush, stored[0], stored[1])
  }

  private func drag(to x: Double, _ y: Double) {
    let layout = layout
    // A drag that begins on the title or the switch is not one of a knob.
    if grip == nil, y < max(layout.titleFrame.maxY, Double(scaleBox.height)) { return }
    let place = Point(x: self.x(leading: x, width: 0, in: Double(width)), y: y)
    let position = layout.position(at: place.x)
    let end = grip ?? nearestEnd(to: position)
    if grip == nil {
      knobs[end].grabFocus()
      range = isOnBars(place, layout) ? RangeDrag(from: place.x) : nil
    }
    grip = end
    if let start = range?.start, range?.moves(to: place.x) == true {
      move(between: [layout.position(at: start), position])
    } else {
      move(end, to: position)
    }
  }

  /// True above the strip of colors, but not on a knob, which reaches over it.
  private func isOnBars(_ place: Point, _ layout: PropertyLegendLayout) -> Bool {
    let reach = Double(SliderKnob.side) / 2
    let isAtKnob = ends.contains { abs(layout.x(at: $0) - place.x) <= reach }
    let bottom = isAtKnob ? layout.stripFrame.center.y - reach : layout.histogramFrame.maxY
    return place.y < bottom
  }

  private func nearestEnd(to position: Double) -> Int {
    let distances = ends.map { abs($0 - position) }
    // If both are at one end, the one that can move.
    let isUpper =
      distances[1] < distances[0] || (distances[1] == distances[0] && ends[0] < position)
    return isUpper ? 1 : 0
  }

  /// The number of elements that are unknown, or within the brush.
  var note: String {
    painter.column.map { PropertyLegendDrawing.note($0, of: elements, brush) } ?? ""
  }

  // MARK: Layout and drawing

  private var layout: PropertyLegendLayout {
    PropertyLegendLayout(
      width: Double(width), height: Double(height), textScale: textScale)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout
    let title = layout.titleFrame
    let size = (scaleBox.request(.horizontal).natural, scaleBox.request(.vertical).natural)
    let boxX = x(leading: Int(title.maxX) - size.0, width: size.0, in: width)
    scaleBox.allocate(x: Double(boxX), y: 0, width: size.0, height: max(size.1, Int(title.height)))
    let side = Double(SliderKnob.side)
    for (knob, end) in zip(knobs, ends) {
      let start = layout.x(at: end) - side / 2
      knob.allocate(
        x: x(leading: start, width: side, in: Double(width)),
        y: layout.stripFrame.center.y - side / 2, width: SliderKnob.side, height: SliderKnob.side)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let column = painter.column, let scale = painter.scale else { return }
    let layout = layout
    if counts?.bins != layout.bins {
      let histogram = PropertyHistogram(column, scale, bins: layout.bins, of: elements)
      counts = (layout.bins, histogram)
    }
    guard let histogram = counts?.histogram else { return }
    PropertyLegendDrawing(
      column: column, scale: scale, brush: brush, layout: layout, histogram: histogram, face: self,
      color: color, dimColor: dimColor, note: note, width: Double(width),
      titleInset: scaleBox.isVisible ? Double(scaleBox.width) + 12 : 0, textScale: textScale
    ).draw(in: snapshot)
    super.snapshot(snapshot)
  }

  override func styleChanged() { queueDraw() }
}
