import Elements
import GLib
import Gtk

/// The ionization energies of an element as bars on a logarithmic scale: where a shell is used up, the bars make a step.
final class IonizationChart: SteppedChart {
  private let energies: [Figure?]
  private let scale: PropertyScale

  /// Lengths in pixels and font size, at text scale 1.
  private static let (chartHeight, axisHeight, textSize) = (150.0, 20.0, 11.0)
  private static let (greatestBar, barGap) = (28.0, 2.0)
  /// Opacity of a bar: measured, and calculated or interpolated.
  private static let (measured, others, grid) = (0.75, 0.4, 0.15)

  init(_ energies: [Figure?]) {
    self.energies = energies
    let values = energies.compactMap { $0?.value }.filter { $0 > 0 }
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    // From the power of ten below.
    scale = PropertyScale(min(1, least)...max(most, 10), isLogarithmic: true)
    super.init(
      name: "ionization-chart", label: tr("Ionization energies"), count: energies.count)
  }

  override func text(at position: Int) -> String {
    guard energies.indices.contains(position) else { return "" }
    let value = energies[position].map { tr($0.displayText) } ?? tr("unknown")
    return tr("Ionization {1}: {2}", String(position + 1), value)
  }

  // MARK: Layout

  private var axisWidth: Double { 48 * max(1, textScale) }

  /// The plot without the numbers at its start and end.
  private var plot: Bounds {
    let below = Self.axisHeight * max(1, textScale)
    return Bounds(
      x: isRightToLeft ? 0 : axisWidth, y: 4, width: max(Double(width) - axisWidth, 1),
      height: max(Double(height) - below - 4, 1))
  }

  /// Distance from one bar to the next, in pixels.
  private var step: Double {
    min(plot.width / Double(max(count, 1)), Self.greatestBar)
  }

  private func start(of index: Int) -> Double {
    let start = Double(index) * step
    return isRightToLeft ? plot.x + plot.width - start - step : plot.x + start
  }

  override func item(atX x: Double) -> Int? {
    let distance = isRightToLeft ? plot.x + plot.width - x : x - plot.x
    guard distance >= 0, distance < Double(count) * step else { return nil }
    return Int(distance / step)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (160, 400) }
    let height = Int(((Self.chartHeight + Self.axisHeight) * max(1, textScale)).rounded())
    return (height, height)
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    drawGrid(in: snapshot)
    for (index, figure) in energies.enumerated() {
      if let figure { draw(figure, at: index, in: snapshot) }
    }
    drawStages(in: snapshot)
    super.snapshot(snapshot)
  }

  private func draw(_ figure: Figure, at index: Int, in snapshot: Snapshot) {
    let gap = step > 3 * Self.barGap ? Self.barGap : 0
    let height = max(plot.height * scale.position(of: figure.value), 1)
    let isMarked = index == position
    let opacity = figure.kind == .measured ? Self.measured : Self.others
    snapshot.fill(
      Bounds(
        x: start(of: index) + gap / 2, y: plot.y + plot.height - height,
        width: max(step - gap, 1), height: height),
      isMarked ? namedColor("accent_color") ?? color : color.faded(to: opacity))
  }

  private func drawGrid(in snapshot: Snapshot) {
    for tick in scale.ticks(atMost: 6) {
      let y = (plot.y + plot.height * (1 - tick.position)).rounded()
      snapshot.fill(
        Bounds(x: plot.x, y: y, width: plot.width, height: 1), color.faded(to: Self.grid))
      let text = makeText(tr(number: NumberFormat.text(tick.digits)))
      let x = isRightToLeft ? plot.width + 6 : axisWidth - text.width - 6
      snapshot.text(text, x: x.rounded(), y: max(y - text.height / 2, 0).rounded(), dimColor)
    }
  }

  /// Writes the number of the first electron and of every tenth, or of all if there are few.
  private func drawStages(in snapshot: Snapshot) {
    var end = -Double.infinity
    for index in energies.indices
    where index == 0 || (index + 1).isMultiple(of: 10) || (count <= 12) {
      let text = makeText(String(index + 1))
      let middle = start(of: index) + step / 2
      let x = min(max(middle - text.width / 2, 0), Double(width) - text.width)
      let distance = self.x(leading: x, width: text.width, in: Double(width))
      guard distance >= end else { continue }
      snapshot.text(text, x: x.rounded(), y: plot.y + plot.height + 3, dimColor)
      end = distance + text.width + 8
    }
  }

  private func makeText(_ string: String) -> TextLayout {
    TextLayout(string, for: self, size: Self.textSize * textScale)
  }
}
