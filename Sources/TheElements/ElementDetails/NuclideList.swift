import Elements
import GLib
import Gtk

// NuclideList
//   ├── Box: a button for each order
//   └── ListBox → NuclideRow, one for each nuclide

/// The isotopes of an element as a list that can be sorted.
final class NuclideList: Box {
  private let list = ListBox()
  private let rows: [NuclideRow]
  private let buttons: [(order: NuclideOrder, button: Button)]

  init(_ nuclides: [Nuclide], _ element: AtomicElement, texts: (Nuclide) -> String) {
    rows = nuclides.map { NuclideRow($0, element, text: texts($0)) }
    buttons = NuclideOrder.allCases.map { ($0, Button(label: tr($0.title))) }
    super.init(.vertical, spacing: 6)
    name = "nuclide-list"
    let header = Box(.horizontal, spacing: 4)
    header.isHomogeneous = true
    for (order, button) in buttons {
      button.name = "sort-\(order.rawValue)"
      button.addClass("flat")
      button.setAction(AppAction.sortIsotopes.name, order.rawValue)
      header.add(button)
    }
    list.addClass("property-list")
    list.setAccessibleLabel(tr("Isotopes"))
    list.onActivated { [weak self] position in
      guard let self, let row = self.arranged[safe: position] else { return }
      row.activate(.selectNuclide, row.nuclide.name(element.symbol))
    }
    add(header)
    add(list)
    for row in rows { list.add(row) }
    show(.mass)
  }

  /// The rows in their order.
  private(set) var arranged: [NuclideRow] = []

  /// Sorts the list.
  func show(_ order: NuclideOrder) {
    let sorted = order.sorted(rows.map(\.nuclide))
    arranged = sorted.compactMap { nuclide in rows.first { $0.nuclide == nuclide } }
    list.arrange(arranged)
    for (other, button) in buttons {
      button.setClass("sorted", other == order)
      button.setAccessibleDescription(
        other == order ? tr("Sorted") : AppAction.sortIsotopes.title)
    }
  }
}

/// A nuclide of the list: sign, abundance, half-life and decay.
final class NuclideRow: ListBoxRow {
  let nuclide: Nuclide

  init(_ nuclide: Nuclide, _ element: AtomicElement, text: String) {
    self.nuclide = nuclide
    super.init()
    name = "isotope-\(nuclide.name(element.symbol))"
    setAccessibleRole(.button)
    setAccessibleLabel(text)
    let box = Box(.horizontal, spacing: 8)
    box.isHomogeneous = true
    box.addClass("property")
    box.addClass("isotope")
    let life = [nuclide.letter, tr(nuclide.halfLife.text)].filter { !$0.isEmpty }
    for (index, string) in [
      nuclide.sign(element.symbol),
      nuclide.abundance.map { tr($0.displayText) } ?? "", life.joined(separator: " "),
    ].enumerated() {
      let label = Label(string)
      label.alignText(index == 0 ? 0 : 1)
      label.wraps = true
      label.breakAnywhere()
      box.add(label)
    }
    setChild(box)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
