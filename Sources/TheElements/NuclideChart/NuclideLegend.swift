import Elements
import GLib
import Gtk

// NuclideLegend
//   ├── Label: heading
//   └── Box for each kind: NuclideSwatch, and FactRow with the number of nuclides

/// The colors and letters of the chart's cells, with the number of nuclides of each kind.
final class NuclideLegend: Box {
  init(_ chart: NuclideChart) {
    super.init(.vertical, spacing: 4)
    name = "nuclide-legend"
    setAccessibleGroup(tr("Nuclides by Chief Decay"))
    let heading = Label(tr("Nuclides by Chief Decay"))
    heading.alignText(0)
    heading.wraps = true
    heading.addClass("nuclide-title")
    add(heading)
    for group in chart.groups {
      let line = Box(.horizontal, spacing: 8)
      line.name = "kind-\(group.kind.id)"
      let row = FactRow(
        tr(group.kind.title), NumberFormat.text(String(group.cells.count)))
      row.expandsHorizontally = true
      row.verticalAlign = .center
      line.add(NuclideSwatch(group.kind))
      line.add(row)
      add(line)
    }
  }
}

/// The color and letter of one kind of nuclides.
final class NuclideSwatch: Widget {
  private let kind: Nuclide.Kind

  /// Side and font size in pixels at a text scale of 1.
  private static let (side, size) = (22.0, 11.0)

  init(_ kind: Nuclide.Kind) {
    self.kind = kind
    super.init()
    verticalAlign = .center
  }

  override class var accessibleRole: AccessibleRole? { .presentation }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let side = Int((Self.side * max(1, textScale)).rounded())
    return (side, side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let style = NuclideStyle(kind)
    snapshot.fill(
      Bounds(width: Double(width), height: Double(height)), radius: 4, style.background)
    guard !kind.letter.isEmpty else { return }
    let text = TextLayout(kind.letter, for: self, size: Self.size * textScale)
    snapshot.text(
      text, x: ((Double(width) - text.width) / 2).rounded(),
      y: ((Double(height) - text.height) / 2).rounded(), style.text)
  }

  override func styleChanged() { queueDraw() }
}
