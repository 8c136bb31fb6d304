import Elements
import GLib
import Gtk

/// A slider over a range of numbers, with marks at which it snaps.
final class ValueSlider: Widget {
  /// The scale of a slider.
  struct Scale: Equatable {
    let range: ClosedRange<Double>
    /// Amounts of an arrow key and of a page key.
    let step, page: Double
    /// The number from which the steps are counted.
    var origin = 0.0
    /// Texts at both ends; empty for none.
    let ends: [String]
    /// The knob's accessible name.
    let label: String
  }

  /// Called with the number to which the user moves the knob, a multiple of the step or a mark.
  var onMove: (@MainActor (Double) -> Void)?
  private var scale: Scale
  private(set) var value = 0.0
  private var marks: [Double] = []
  private let knob: SliderKnob

  /// Lengths in pixels: thickness of the trough, a mark, and the distance at which the knob snaps.
  private static let (trough, markLength, reach, gap) = (4.0, 5.0, 5.0, 8.0)
  private static let captionSize = 10.7
  /// What it was drawn with last.
  private var drawn: Style?

  /// Length of the trough in pixels below which the texts at its ends give way.
  private static let leastTrough = 60.0
  private static let troughOpacity = 0.15

  /// - Parameter name: the name of the knob.
  init(_ scale: Scale, name: String) {
    self.scale = scale
    knob = SliderKnob(name: name, label: scale.label, steps: (scale.step, scale.page))
    super.init()
    append(knob)
    knob.onMove = { [weak self] in self?.onMove?($0) }
    onDrag { [weak self] x, _ in self?.drag(to: x) }
  }

  override class var cssName: String? { "value-slider" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows a number on a scale.
  /// - Parameters:
  ///   - text: the number as spoken.
  ///   - marks: the numbers at which the knob snaps.
  func show(_ value: Double, on scale: Scale, text: String, marks: [Double] = []) {
    let isSame = scale == self.scale && value == self.value && marks == self.marks
    (self.scale, self.value, self.marks) = (scale, value, marks.filter(scale.range.contains))
    knob.show(value: value, in: scale.range, text: text)
    knob.steps = (scale.step, scale.page)
    knob.setAccessibleLabel(scale.label)
    guard !isSame else { return }
    queueAllocate()
    queueDraw()
  }

  private func move(to target: Double) {
    onMove?(min(max(target, scale.range.lowerBound), scale.range.upperBound))
  }

  private func drag(to x: Double) {
    let trough = troughRange
    let place = self.x(leading: x, width: 0, in: Double(width))
    let part = (place - trough.lowerBound) / (trough.upperBound - trough.lowerBound)
    let span = scale.range.upperBound - scale.range.lowerBound
    let number = scale.range.lowerBound + min(max(part, 0), 1) * span
    if !knob.isFocused { knob.grabFocus() }
    let reach = Self.reach / (trough.upperBound - trough.lowerBound) * span
    if let mark = marks.first(where: { abs($0 - number) <= reach }) { return move(to: mark) }
    let steps = ((number - scale.origin) / scale.step).rounded()
    move(to: scale.origin + steps * scale.step)
  }

  // MARK: Layout and drawing

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .horizontal ? (80, 300) : (44, 44)
  }

  private func caption(_ text: String) -> TextLayout {
    TextLayout(text, for: self, size: Self.captionSize * textScale)
  }

  /// The texts at both ends; none if there are none, or no room for them.
  private var captions: [TextLayout] {
    guard scale.ends.count == 2, !scale.ends[0].isEmpty else { return [] }
    let captions = scale.ends.map(caption)
    let room = captions.reduce(2 * TimelineLayout.knobRadius) { $0 + $1.width + Self.gap }
    return Double(width) - room < Self.leastTrough ? [] : captions
  }

  /// The leading and trailing end of the trough.
  private var troughRange: ClosedRange<Double> {
    let widths = captions.map { $0.width + Self.gap }
    let inset = TimelineLayout.knobRadius
    let start = (widths.first ?? 0) + inset
    return start...max(Double(width) - (widths.last ?? 0) - inset, start + 1)
  }

  private func x(of number: Double) -> Double {
    let trough = troughRange
    let span = scale.range.upperBound - scale.range.lowerBound
    let part = span > 0 ? (number - scale.range.lowerBound) / span : 0
    return trough.lowerBound + min(max(part, 0), 1) * (trough.upperBound - trough.lowerBound)
  }

  /// Horizontal position of the knob at a number, in pixels.
  func x(at number: Double) -> Double { x(leading: x(of: number), width: 0, in: Double(width)) }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let side = Double(SliderKnob.side)
    knob.allocate(
      x: x(leading: x(of: value) - side / 2, width: side, in: Double(width)),
      y: (Double(height) - side) / 2, width: SliderKnob.side, height: SliderKnob.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let (trough, middle) = (troughRange, Double(height) / 2)
    let fill = { (start: Double, end: Double, color: Color) in
      let length = end - start
      snapshot.fill(
        Bounds(
          x: self.x(leading: start, width: length, in: Double(self.width)),
          y: middle - Self.trough / 2, width: length, height: Self.trough),
        radius: Self.trough / 2, color)
    }
    fill(trough.lowerBound, trough.upperBound, color.faded(to: Self.troughOpacity))
    fill(trough.lowerBound, x(of: value), namedColor("accent_bg_color") ?? color)
    for mark in marks {
      let place = x(leading: x(of: mark).rounded() - 0.5, width: 1, in: Double(width))
      snapshot.fill(
        Bounds(x: place, y: middle + 7, width: 1, height: Self.markLength), dimColor)
    }
    let texts = captions
    if texts.count == 2 {
      let top = middle - texts[0].height / 2
      let end = Double(width) - texts[1].width
      draw(texts[0], in: snapshot, leading: 0, y: top, dimColor)
      draw(texts[1], in: snapshot, leading: end, y: top, dimColor)
    }
    super.snapshot(snapshot)
  }

  /// Is drawn again in other colors and sizes only: GTK would show the same texts, scaled, once more.
  override func styleChanged() {
    let style = Style(
      colors: [color, dimColor, namedColor("accent_bg_color")], textScale: textScale)
    guard style != drawn else { return }
    drawn = style
    queueDraw()
  }

  private struct Style: Equatable {
    let colors: [Color?]
    let textScale: Double
  }
}
