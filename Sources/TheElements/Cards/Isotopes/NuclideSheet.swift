import Elements
import GLib
import Gtk

// NuclideSheet
//   ├── Label: the nuclide
//   ├── FactRow, one for each fact
//   ├── Button or FactRow for each way of decay
//   └── Button: the nuclide in the chart, or its element

/// The facts of one nuclide. A decay leads to the nuclide that it leaves.
final class NuclideSheet: Box {
  private let table: PeriodicTable
  private let catalog: NuclideCatalog
  /// True in the chart: the facts have the decay chain, and the button at the end leads to the element.
  private let isInChart: Bool
  private var parts: [Widget] = []

  init(_ table: PeriodicTable, _ catalog: NuclideCatalog, isInChart: Bool = false) {
    (self.table, self.catalog, self.isInChart) = (table, catalog, isInChart)
    super.init(.vertical, spacing: 2)
    name = "nuclide-sheet"
    addClass("nuclide-sheet")
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the facts of a nuclide.
  func show(_ nuclide: Nuclide) {
    let hadFocus = containsFocus
    for part in parts { remove(part) }
    parts = []
    guard let element = table[nuclide.number] else { return }
    let title = Label(
      tr("{1}-{2}, {3}", tr(element.shownName), nuclide.massText, nuclide.sign(element.symbol)),
      style: "nuclide-title", wraps: .atWords)
    title.name = "nuclide-title"
    put(title)
    for (name, value) in facts(nuclide) { put(FactRow(name, value)) }
    for decay in nuclide.decays { put(row(nuclide, decay)) }
    if isInChart, let chain = DecayChain(from: nuclide, in: catalog).text(in: table) {
      let row = FactRow(tr(CardLabel.decayChain.title), tr(chain))
      row.name = "nuclide-chain"
      put(row)
    }
    put(makeLink(nuclide, element))
    setAccessibleLabel(title.text)
    if hadFocus { parts.first { $0 is Button }?.grabFocus() }
  }

  /// The button that leads to the nuclide in the chart, or from there to its element.
  private func makeLink(_ nuclide: Nuclide, _ element: AtomicElement) -> Button {
    let text = isInChart ? tr("Show: {1}", tr(element.shownName)) : tr("Show in Nuclide Chart")
    let action = isInChart ? AppAction.showIsotope : .showNuclides
    let button = Button()
    button.setChild(Label(text, align: 0.5, wraps: .atWords))
    button.setAccessibleLabel(text)
    button.name = isInChart ? "show-nuclide-element" : "show-in-chart"
    button.addClass("nuclide-link")
    button.setAction(action.name, nuclide.name(element.symbol))
    return button
  }

  private func put(_ part: Widget) {
    parts.append(part)
    add(part)
  }

  private func facts(_ nuclide: Nuclide) -> [(String, String)] {
    func lines(_ labels: CardLabel...) -> [(String, String)] {
      labels.compactMap { label in
        label.value(of: nuclide).map { (tr(label.title), tr($0)) }
      }
    }
    var facts = [(tr("Half-life"), tr(nuclide.halfLife.text))] + lines(.measuredLimit)
    if let abundance = nuclide.abundance {
      facts.append((tr("Natural abundance"), tr(abundance.displayText)))
    }
    facts.append((tr("Relative atomic mass"), tr(nuclide.mass.displayText)))
    facts.append((tr("Neutrons"), String(nuclide.neutrons)))
    return facts + lines(.spin, .discoveryYear)
  }

  /// A way of decay: a button to the nuclide that it leaves, or a label.
  private func row(_ nuclide: Nuclide, _ decay: DecayMode) -> Widget {
    let title = tr(decay.title)
    let text = tr(nuclide.text(of: decay))
    guard let daughter = catalog.daughter(of: nuclide, by: decay),
      let element = table[daughter.number]
    else { return FactRow(title, text) }
    let sign = daughter.sign(element.symbol)
    let button = Button()
    button.name = "daughter-\(decay.code)"
    button.addClass("flat")
    button.addClass("daughter")
    button.setChild(FactRow(title, tr("{1} → {2}", text, sign)))
    let product = tr("{1}-{2}", tr(element.shownName), daughter.massText)
    button.setAccessibleLabel(tr("{1}, {2}", title, tr("{1} → {2}", text, product)))
    button.setAction(AppAction.selectNuclide.name, daughter.name(element.symbol))
    return button
  }

  /// Up and down move among the decays, which are one stop for Tab.
  override func focus(_ direction: FocusDirection) -> Bool {
    let buttons = parts.filter { $0 is Button }
    guard let index = buttons.firstIndex(where: \.containsFocus) else {
      switch direction {
      case .tabBackward, .up: return buttons.last?.grabFocus() ?? false
      default: return buttons.first?.grabFocus() ?? false
      }
    }
    switch direction {
    case .up where index > 0: return buttons[index - 1].grabFocus()
    case .down where index + 1 < buttons.count: return buttons[index + 1].grabFocus()
    default: return false
    }
  }
}
