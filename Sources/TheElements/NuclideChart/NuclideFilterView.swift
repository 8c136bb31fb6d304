import Elements
import GLib
import Gtk

// NuclideFilterView
//   ├── Labels and HalfLifeRange
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
    spins = NuclideFilter.Spin.allCases.map {
      ($0, LabelToggle($0.text, .filterNuclides, "", $0.rawValue, named: "spin-\($0.rawValue)"))
    }
    super.init(.vertical, spacing: 8)
    name = "nuclide-filter"
    add(Label(tr("Half-life"), style: "nuclide-title", wraps: .atWords))
    add(range)
    let bounds = NuclideFilter.bounds(of: chart.all)
    if bounds > 0 {
      // TRANSLATORS: {1} is a number of nuclides; the bars are those of a histogram of half-lives.
      let text = tr("Only a bound is known, in no bar: {1}", NumberFormat.text(String(bounds)))
      add(Label(text, style: "property-note", wraps: .atWords))
    }
    add(Label(tr("Spin"), style: "nuclide-title", wraps: .atWords))
    for (_, toggle) in spins { toggle.addClass("choice-pill") }
    let pills = WrappingBox(spins.map(\.toggle), margin: 0)
    pills.setAccessibleLabel(tr("Spin"))
    add(pills)
    add(legend)
    legend.onChoose = { [weak self] kind in
      guard let self else { return }
      let wanted = self.filter.kind == kind ? nil : kind
      self.activate(.filterNuclides, wanted?.id ?? "", self.filter.spin?.rawValue ?? "")
    }
  }

  /// Shows a filter.
  func show(_ filter: NuclideFilter) {
    self.filter = filter
    range.range = filter.halfLife
    for (spin, toggle) in spins {
      toggle.isActive = spin == filter.spin
      toggle.setAction(
        AppAction.filterNuclides.name,
        [filter.kind?.id ?? "", toggle.isActive ? "" : spin.rawValue])
    }
    legend.show(filter.kind)
  }
}
