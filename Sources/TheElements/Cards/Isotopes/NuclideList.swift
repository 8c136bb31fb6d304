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
      let label = Label(tr(order.title))
      label.alignText(NuclideRow.alignment(ofColumn: index))
      button.setChild(label)
      button.setAccessibleLabel(label.text)
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
          ? AppAction.sortIsotopes.title : isReversed ? tr("Sorted in reverse") : tr("Sorted"))
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
      label.alignText(Self.alignment(ofColumn: index))
      label.wraps = true
      label.breakAnywhere()
      box.add(label)
    }
    setChild(box)
  }

  /// The alignment of a column's texts: 0 at the start, 1 at the end.
  static func alignment(ofColumn index: Int) -> Double { index == 0 ? 0 : 1 }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
