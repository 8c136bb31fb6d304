import Elements
import GLib
import Gtk

// NuclideSheet
//   ├── Label: the nuclide
//   ├── FactRow, one for each fact
//   └── Box: a Button or Label for each way of decay

/// The facts of one nuclide. A decay leads to the nuclide that it leaves.
final class NuclideSheet: Box {
  private let element: AtomicElement
  private let table: PeriodicTable
  private let catalog: NuclideCatalog
  private var parts: [Widget] = []

  init(_ element: AtomicElement, _ table: PeriodicTable, _ catalog: NuclideCatalog) {
    (self.element, self.table, self.catalog) = (element, table, catalog)
    super.init(.vertical, spacing: 2)
    name = "nuclide-sheet"
    addClass("nuclide-sheet")
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the facts of a nuclide.
  func show(_ nuclide: Nuclide) {
    for part in parts { remove(part) }
    parts = []
    let title = Label(
      tr("{1}-{2}, {3}", tr(element.name), nuclide.massText, nuclide.sign(element.symbol)))
    title.alignText(0)
    title.wraps = true
    title.addClass("nuclide-title")
    put(title)
    for (name, value) in facts(nuclide) { put(FactRow(name, value)) }
    for decay in nuclide.decays { put(row(nuclide, decay)) }
    setAccessibleLabel(title.text)
  }

  private func put(_ part: Widget) {
    parts.append(part)
    add(part)
  }

  private func facts(_ nuclide: Nuclide) -> [(String, String)] {
    var facts = [(tr("Half-life"), tr(nuclide.halfLife.text))]
    if let limit = nuclide.halfLife.limit, nuclide.halfLife.kind != .stable {
      facts.append((tr("Measured limit"), tr(limit.text)))
    }
    if let abundance = nuclide.abundance {
      facts.append((tr("Natural abundance"), tr(abundance.displayText)))
    }
    facts.append((tr("Relative atomic mass"), tr(nuclide.mass.displayText)))
    facts.append((tr("Neutrons"), String(nuclide.neutrons)))
    if let spin = nuclide.spinText { facts.append((tr("Spin and parity"), tr(spin))) }
    if let year = nuclide.discoveryYear { facts.append((tr("Year of discovery"), String(year))) }
    return facts
  }

  /// A way of decay: a button to the nuclide that it leaves, or a label.
  private func row(_ nuclide: Nuclide, _ decay: DecayMode) -> Widget {
    let title = tr(decay.title)
    let text = tr(decay.text)
    guard let daughter = catalog.daughter(of: nuclide, by: decay),
      let element = table[daughter.number]
    else { return FactRow(title, text) }
    let sign = daughter.sign(element.symbol)
    let button = Button()
    button.name = "daughter-\(decay.code)"
    button.addClass("flat")
    button.addClass("daughter")
    button.setChild(FactRow(title, tr("{1} → {2}", text, sign)))
    button.setAccessibleLabel(
      tr(
        "{1}, {2}", title, tr("{1} → {2}", text, tr("{1}-{2}", tr(element.name), daughter.massText))
      ))
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
