import Elements
import GLib
import Gtk

// NuclideFilterView
//   ├── Label and HalfLifeRange
//   ├── Label and WrappingBox of LabelToggles: spins
//   └── NuclideLegend: chief decays

/// What the nuclides must have to stay bright in the chart, with the legend of its colors.
final class NuclideFilterView: Box {
  private let range: HalfLifeRange
  private let spins: [(spin: NuclideFilter.Spin, toggle: LabelToggle)]
  private let legend: NuclideLegend
  private(set) var filter = NuclideFilter()

  init(_ chart: NuclideChart) {
    range = HalfLifeRange(NuclideFilter.histogram(of: chart.all))
    legend = NuclideLegend(chart)
    spins = NuclideFilter.Spin.allCases.map { ($0, LabelToggle($0.text)) }
    super.init(.vertical, spacing: 8)
    name = "nuclide-filter"
    add(Label(tr("Half-life"), style: "nuclide-title", wraps: .atWords))
    add(range)
    add(Label(tr("Spin"), style: "nuclide-title", wraps: .atWords))
    for (spin, toggle) in spins {
      toggle.name = "spin-\(spin.rawValue)"
      toggle.addClass("choice-pill")
      toggle.onClicked { [weak self] in
        guard let self else { return }
        self.choose(self.filter.kind, self.filter.spin == spin ? nil : spin)
      }
    }
    let pills = WrappingBox(spins.map(\.toggle), margin: 0)
    pills.setAccessibleLabel(tr("Spin"))
    add(pills)
    add(legend)
    legend.onChoose = { [weak self] kind in
      guard let self else { return }
      self.choose(self.filter.kind == kind ? nil : kind, self.filter.spin)
    }
  }

  private func choose(_ kind: Nuclide.Kind?, _ spin: NuclideFilter.Spin?) {
    activate(.filterNuclides, kind?.id ?? "", spin?.rawValue ?? "")
  }

  /// Shows a filter.
  func show(_ filter: NuclideFilter) {
    self.filter = filter
    range.range = filter.halfLife
    for (spin, toggle) in spins { toggle.isActive = spin == filter.spin }
    legend.show(filter.kind)
  }
}
