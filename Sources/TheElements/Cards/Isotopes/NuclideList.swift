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
    buttons = NuclideOrder.allCases.map { ($0, Button()) }
    super.init(.vertical, spacing: 6)
    name = "nuclide-list"
    let header = Box(.horizontal, spacing: 4)
    header.isHomogeneous = true
    for (index, (order, button)) in buttons.enumerated() {
      let title = tr(order.title)
      button.setChild(
        Label(title, align: TextColumns.alignment(ofColumn: index), wraps: .never))
      button.setAccessibleLabel(title)
      button.name = "sort-\(order.rawValue)"
      button.addClass("flat")
      button.setAction(AppAction.sortIsotopes.name, order.rawValue)
      header.add(button)
    }
    list.addClass("property-list")
    list.setAccessibleLabel(tr("Isotopes"))
    list.onActivated { [weak self] position in
      guard let self, self.arranged.indices.contains(position) else { return }
      let row = self.arranged[position]
      row.activate(.selectNuclide, row.nuclide.name(element.symbol))
    }
    add(header)
    add(list)
    for row in rows { list.add(row) }
    show(.mass)
  }

  /// The rows in their order.
  private(set) var arranged: [NuclideRow] = []

  private var order: NuclideOrder?
  /// True if the order is the reverse of that of the first click.
  private(set) var isReversed = false

  /// Sorts the list, in the reverse order if it is sorted so already.
  func show(_ order: NuclideOrder) {
    isReversed = order == self.order && !isReversed
    self.order = order
    let sorted = order.sorted(rows.map(\.nuclide))
    arranged = (isReversed ? sorted.reversed() : sorted).compactMap { nuclide in
      rows.first { $0.nuclide == nuclide }
    }
    list.arrange(arranged)
    for (other, button) in buttons {
      button.setClass("sorted", other == order)
      button.setAccessibleDescription(
        other != order
          ? AppAction.sortIsotopes.title
          : isReversed
            ? tr("Sorted in reverse", context: "column of a table")
            : tr("Sorted", context: "column of a table"))
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
    let life = [nuclide.letter, tr(nuclide.halfLife.text)].filter { !$0.isEmpty }
    let box = TextColumns([
      nuclide.sign(element.symbol), nuclide.abundance.map { tr($0.displayText) } ?? "",
      life.joined(separator: " "),
    ])
    box.addClass("property")
    box.addClass("isotope")
    setChild(box)
  }
}
