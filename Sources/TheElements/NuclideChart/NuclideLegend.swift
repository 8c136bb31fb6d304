import Elements
import GLib
import Gtk

// NuclideLegend
//   ├── Label: heading
//   └── NuclideLegendEntry for each kind

/// The colors and letters of the chart's cells, with the number of nuclides of each kind. A click on a kind dims the
/// others.
final class NuclideLegend: Box {
  /// Called with the kind of a clicked entry.
  var onChoose: (@MainActor (Nuclide.Kind) -> Void)?
  private var entries: [NuclideLegendEntry] = []

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
      let entry = NuclideLegendEntry(group.kind, count: group.cells.count)
      entry.onClicked { [weak self] in self?.onChoose?(group.kind) }
      entries.append(entry)
      add(entry)
    }
  }

  /// Marks the kind that alone is bright; nil for none.
  func show(_ kind: Nuclide.Kind?) {
    for entry in entries { entry.show(isChosen: entry.kind == kind) }
  }
}

// NuclideLegendEntry
//   └── Box: NuclideSwatch, and FactRow with the number of nuclides

/// One kind of nuclides in the legend: a check box.
final class NuclideLegendEntry: Button {
  let kind: Nuclide.Kind

  init(_ kind: Nuclide.Kind, count: Int) {
    self.kind = kind
    super.init()
    name = "kind-\(kind.id)"
    addClass("flat")
    addClass("nuclide-kind")
    let (title, number) = (tr(kind.title), NumberFormat.text(String(count)))
    let row = FactRow(title, number)
    row.expandsHorizontally = true
    row.verticalAlign = .center
    setChild(Box(.horizontal, spacing: 8, [NuclideSwatch(kind), row]))
    setAccessibleLabel(tr("{1}, {2}", title, number))
    setAccessibleChecked(false)
  }

  override class var accessibleRole: AccessibleRole? { .checkbox }

  func show(isChosen: Bool) {
    setClass("pinned", isChosen)
    setAccessibleChecked(isChosen)
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
