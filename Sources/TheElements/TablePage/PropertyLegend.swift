import Elements
import GLib
import Gtk

// PropertyLegend
//   ├── Box: switch of the logarithmic scale
//   └── SliderKnob, two

/// The legend of a coloring by property: a histogram over the scale of colors. Two knobs limit the numbers whose tiles
/// are shown undimmed.
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
      { [weak self] x, y in self?.drag(to: x, y) }, onEnd: { [weak self] in self?.grip = nil })
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
    let isOpen = end == 0 ? bounded <= 0 : bounded >= 1
    let isWhole = painter.column?.countsPeople ?? false
    digits[end] =
      isOpen
      ? "" : isWhole ? String(Int(scale.number(at: bounded).rounded())) : scale.digits(at: bounded)
    let stored = digits.map { painter.storedDigits($0) }
    activateRepeatedly(.setBrush, stored[0], stored[1])
  }

  private func drag(to x: Double, _ y: Double) {
    let layout = layout
    // A drag that begins on the title or the switch is not one of a knob.
    if grip == nil, y < max(layout.titleFrame.maxY, Double(scaleBox.height)) { return }
    let position = layout.position(at: self.x(leading: x, width: 0, in: Double(width)))
    let end = grip ?? nearestEnd(to: position)
    if grip == nil { knobs[end].grabFocus() }
    grip = end
    move(end, to: position)
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
