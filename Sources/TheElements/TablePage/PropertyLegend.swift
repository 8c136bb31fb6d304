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
  /// The elements that are counted.
  private var elements: [AtomicElement] = []
  private var brush: PropertyBrush?
  private let scaleSwitch = Switch()
  private let scaleBox = Box(.horizontal, spacing: 8)
  private let knobs: [BrushKnob]
  private var counts: (bins: Int, histogram: PropertyHistogram)?
  /// The knob that the pointer moves.
  private var grip: BrushKnob?

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
      self.activate(.setScale, self.scaleSwitch.isOn ? PlotState.logarithmic : PlotState.linear)
    }
    for knob in knobs { knob.onMove = { [weak self] in self?.move($0, to: $1) } }
    let drag = DragGesture()
    drag.onDrag { [weak self] x, y in self?.drag(to: x, y) }
    drag.onEnd { [weak self] in self?.grip = nil }
    add(drag)
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
    PropertyLegendDrawing.position(of: end, brush, on: painter.scale)
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

  private func drag(to x: Double, _ y: Double) {
    let layout = layout
    // A drag that begins on the title or the switch is not one of a knob.
    if grip == nil, y < max(layout.titleFrame.maxY, Double(scaleBox.height)) { return }
    let position = layout.position(at: self.x(leading: x, width: 0, in: Double(width)))
    if grip == nil {
      let distances = knobs.map { abs(self.position(of: $0.end) - position) }
      // If both are at one end, the one that can move.
      let isUpper =
        distances[1] < distances[0]
        || (distances[1] == distances[0] && self.position(of: .lower) < position)
      grip = knobs[isUpper ? 1 : 0]
      grip?.grabFocus()
    }
    if let grip { move(grip.end, to: position) }
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
