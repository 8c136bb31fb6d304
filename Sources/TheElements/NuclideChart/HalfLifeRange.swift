import Elements
import GLib
import Gtk

// HalfLifeRange
//   └── SliderKnob, two

/// The half-lives of the nuclides as a histogram by powers of ten, and two knobs that limit those that stay bright.
final class HalfLifeRange: Widget {
  /// The powers of ten of seconds between the knobs.
  var range = NuclideFilter.exponents {
    didSet { if range != oldValue { update() } }
  }
  private let counts: [Int]
  private let knobs: [SliderKnob]
  /// The knob that is dragged.
  private var dragged: Int?

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
    onDrag { [weak self] x, _ in
      self?.drag(to: x)
    } onEnd: { [weak self] in
      self?.dragged = nil
    }
    update()
  }

  override class var cssName: String? { "half-life-range" }
  override class var accessibleRole: AccessibleRole? { .group }

  private var values: [Int] { [range.lowerBound, range.upperBound] }

  private func update() {
    let all = NuclideFilter.exponents
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

  /// `10⁶ s ≈ 12 d`; beyond the ends of the scale any half-life.
  static func text(of exponent: Int) -> String {
    let text = tr(number: NuclideFilter.text(of: exponent))
    return switch exponent {
    // TRANSLATORS: {1} is a half-life, the shortest to which nuclides are filtered.
    case NuclideFilter.exponents.lowerBound: tr("{1} or shorter", text)
    // TRANSLATORS: {1} is a half-life, the longest to which nuclides are filtered; some are stable.
    case NuclideFilter.exponents.upperBound: tr("{1} or longer, or stable", text)
    default: text
    }
  }

  // MARK: Input

  private func move(_ knob: Int, to value: Int) {
    var wanted = values
    wanted[knob] = knob == 0 ? min(value, wanted[1]) : max(value, wanted[0])
    activateRepeatedly(.filterHalfLives, String(wanted[0]), String(wanted[1]))
  }

  private func drag(to x: Double) {
    let value = exponent(at: x)
    if dragged == nil {
      let distances = values.map { abs(self.x(of: $0) - x) }
      // Of knobs at one place the one that can move there.
      dragged =
        distances[0] == distances[1]
        ? (value < values[0] ? 0 : 1) : distances[0] < distances[1] ? 0 : 1
    }
    guard let dragged else { return }
    if !knobs[dragged].isFocused { knobs[dragged].grabFocus() }
    move(dragged, to: value)
  }

  // MARK: Layout

  private var length: Double { max(Double(width) - 2 * Length.margin, 1) }

  private func x(of exponent: Int) -> Double {
    let all = NuclideFilter.exponents
    let part = Double(exponent - all.lowerBound) / Double(all.count - 1)
    return Length.margin + (isRightToLeft ? 1 - part : part) * length
  }

  private func exponent(at x: Double) -> Int {
    let part = min(max((x - Length.margin) / length, 0), 1)
    let all = NuclideFilter.exponents
    let steps = (isRightToLeft ? 1 - part : part) * Double(all.count - 1)
    return all.lowerBound + Int(steps.rounded())
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
    let step = length / Double(NuclideFilter.exponents.count - 1)
    for (index, count) in counts.enumerated() where count > 0 {
      let exponent = NuclideFilter.exponents.lowerBound + index
      // By the square root: stable nuclides would else be a line.
      let height = max(Double(count).squareRoot() / most * Length.bars, 1)
      let isLast = exponent == NuclideFilter.exponents.upperBound
      let start = x(of: exponent) - (isRightToLeft ? (isLast ? 0 : step) : isLast ? step : 0)
      let isShown = exponent >= range.lowerBound && (exponent < range.upperBound || isLast)
      snapshot.fill(
        Bounds(x: start + 1, y: Length.bars - height, width: max(step - 2, 1), height: height),
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
      (NuclideFilter.exponents, color.faded(to: 0.15)), (range, accent),
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
