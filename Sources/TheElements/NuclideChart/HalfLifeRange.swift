import Elements
import GLib
import Gtk

// HalfLifeRange
//   └── SliderKnob, two

/// The half-lives of the nuclides as a histogram, and two knobs that limit those that stay bright; a drag across the bars
/// moves both.
final class HalfLifeRange: Widget {
  /// The positions of the knobs in `NuclideFilter.steps`.
  var range = NuclideFilter.all {
    didSet { if range != oldValue { update() } }
  }
  private let counts: [Int]
  private let knobs: [SliderKnob]
  /// The knob that is dragged.
  private var dragged: Int?
  /// The drag across the bars, if it began there.
  private var across: RangeDrag?

  /// Lengths in pixels, of texts at text scale 1.
  @MainActor private enum Length {
    static let (bars, trough, text, gap) = (34.0, 4.0, 11.0, 2.0)
    static let margin = Double(SliderKnob.side) / 2
  }

  init(_ counts: [Int]) {
    self.counts = counts
    knobs = [
      SliderKnob(name: "half-life-from", label: tr("Shortest Half-Life"), steps: (1, 3)),
      SliderKnob(name: "half-life-until", label: tr("Longest Half-Life"), steps: (1, 3)),
    ]
    super.init()
    name = "half-life-range"
    setAccessibleLabel(tr("Half-life"))
    for (index, knob) in knobs.enumerated() {
      append(knob)
      knob.onMove = { [weak self] in self?.move(index, to: Int($0)) }
    }
    onDrag { [weak self] x, y in
      self?.drag(to: x, y)
    } onEnd: { [weak self] in
      self?.dragged = nil
      self?.across = nil
    }
    update()
  }

  override class var cssName: String? { "half-life-range" }
  override class var accessibleRole: AccessibleRole? { .group }

  private var values: [Int] { [range.lowerBound, range.upperBound] }

  private func update() {
    let all = NuclideFilter.all
    let bounds = [all.lowerBound...range.upperBound, range.lowerBound...all.upperBound]
    for (index, knob) in knobs.enumerated() {
      let (value, limits) = (values[index], bounds[index])
      knob.show(
        value: Double(value), in: Double(limits.lowerBound)...Double(limits.upperBound),
        text: Self.text(of: value))
    }
    queueResize()
    queueDraw()
  }

  /// `10 min`; beyond the ends of the scale any half-life.
  static func text(of step: Int) -> String {
    let text = tr(number: NuclideFilter.steps[step].shortText)
    return switch step {
    // TRANSLATORS: {1} is a half-life, the shortest to which nuclides are filtered.
    case NuclideFilter.all.lowerBound: tr("{1} or shorter", text)
    // TRANSLATORS: {1} is a half-life, the longest to which nuclides are filtered; some are stable.
    case NuclideFilter.all.upperBound: tr("{1} or longer, or stable", text)
    default: text
    }
  }

  // MARK: Input

  private func move(_ knob: Int, to value: Int) {
    var wanted = values
    wanted[knob] = knob == 0 ? min(value, wanted[1]) : max(value, wanted[0])
    choose(wanted)
  }

  private func choose(_ values: [Int]) {
    let names = values.map { NuclideFilter.steps[$0].name }
    activateRepeatedly(.filterHalfLives, names[0], names[1])
  }

  private func drag(to x: Double, _ y: Double) {
    let value = step(at: x)
    if dragged == nil {
      let distances = values.map { abs(self.x(of: $0) - x) }
      // Of knobs at one place the one that can move there.
      dragged =
        distances[0] == distances[1]
        ? (value < values[0] ? 0 : 1) : distances[0] < distances[1] ? 0 : 1
      across = y < Length.bars ? RangeDrag(from: x) : nil
    }
    guard let dragged else { return }
    if !knobs[dragged].isFocused { knobs[dragged].grabFocus() }
    if let start = across?.start, across?.moves(to: x) == true {
      choose([step(at: start), value].sorted())
    } else {
      move(dragged, to: value)
    }
  }

  // MARK: Layout

  private var length: Double { max(Double(width) - 2 * Length.margin, 1) }

  private func x(of step: Int) -> Double {
    let part = NuclideFilter.places[step]
    return Length.margin + (isRightToLeft ? 1 - part : part) * length
  }

  private func step(at x: Double) -> Int {
    NuclideFilter.all.min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? 0
  }

  private var middle: Double { Length.bars + Length.gap + Length.margin }

  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    for knob in knobs { _ = knob.request(orientation) }
    guard orientation == .vertical else { return (160, 260) }
    let lines = forSize < 0 || fitsInOneLine(texts, forSize) ? 1.0 : 2.0
    let height = Int((middle + Length.margin + lines * line).rounded(.up))
    return (height, height)
  }

  /// Height of a line of text.
  private var line: Double { Length.text * 1.5 * max(1, textScale) }

  private var texts: [TextLayout] {
    values.map { TextLayout(Self.text(of: $0), for: self, size: Length.text * textScale) }
  }

  private func fitsInOneLine(_ texts: [TextLayout], _ width: Int) -> Bool {
    texts[0].width + texts[1].width + Length.text <= Double(width)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    for (knob, value) in zip(knobs, values) {
      knob.allocate(
        x: (x(of: value) - Length.margin).rounded(), y: middle - Length.margin,
        width: SliderKnob.side, height: SliderKnob.side)
    }
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    let accent = namedColor("accent_bg_color") ?? color
    let most = Double(counts.max() ?? 1).squareRoot()
    let last = NuclideFilter.all.upperBound
    for (step, count) in counts.enumerated() where count > 0 {
      // By the square root: stable nuclides would else be a line.
      let height = max(Double(count).squareRoot() / most * Length.bars, 1)
      // The last bar is of what is longer, beyond the scale.
      let beyond = x(of: last) + (isRightToLeft ? -1 : 1) * Length.margin
      let ends = [x(of: step), step == last ? beyond : x(of: step + 1)]
      let isShown = step >= range.lowerBound && (step < range.upperBound || step == last)
      snapshot.fill(
        Bounds(
          x: min(ends[0], ends[1]) + 1, y: Length.bars - height,
          width: max(abs(ends[1] - ends[0]) - 2, 1), height: height),
        radius: 1, accent.faded(to: isShown ? 0.55 : 0.2))
    }
    drawTrough(in: snapshot, accent)
    super.snapshot(snapshot)
    let texts = texts
    let y = middle + Length.margin
    draw(texts[0], in: snapshot, leading: 0, y: y, dimColor)
    draw(
      texts[1], in: snapshot, leading: max(Double(width) - texts[1].width, 0),
      y: fitsInOneLine(texts, width) ? y : y + line, dimColor)
  }

  private func drawTrough(in snapshot: Snapshot, _ accent: Color) {
    let ends = [
      (NuclideFilter.all, color.faded(to: 0.15)), (range, accent),
    ]
    for (part, color) in ends {
      let (one, other) = (x(of: part.lowerBound), x(of: part.upperBound))
      snapshot.fill(
        Bounds(
          x: min(one, other), y: middle - Length.trough / 2, width: abs(other - one),
          height: Length.trough), radius: Length.trough / 2, color)
    }
  }

  override func styleChanged() { queueDraw() }
}

extension HalfLifeRange: DrawnPart {
  var shownTexts: [String] { values.map { Self.text(of: $0) } }
}
