import Elements
import GLib
import Gtk

/// The abundances of an element in crust, sea, mantle, meteorites and Sun.
final class AbundanceCard: DetailCard {
  private let file: DataFile<PropertyList>
  private var list: PropertyList?

  init(_ element: AtomicElement, _ file: DataFile<PropertyList>) {
    self.file = file
    super.init("abundance", tr("Abundance"), element)
  }

  override func makeContent() {
    file.read { [weak self] in self?.fill($0) }
  }

  private var values: [(column: PropertyColumn, value: PropertyColumn.Value)] {
    (list?.columns ?? []).filter { $0.group == .abundance }.compactMap { column in
      column.values[element.number].map { (column, $0) }
    }
  }

  private func fill(_ list: PropertyList) {
    defer { finish() }
    self.list = list
    let values = values
    guard !values.isEmpty else {
      content.add(Self.note(tr("No abundance is known.")))
      return
    }
    for (column, value) in values { content.add(AbundanceBar(column, value)) }
    content.add(
      Self.note(
        tr("Each bar is between the rarest and the commonest element, on a logarithmic scale.")))
    let keys = values.compactMap { $0.value.figure.source }
    addSource(keys.first.flatMap { list.sources[$0]?.title })
  }

  override var csv: String {
    values.isEmpty ? "" : PropertyList.csv(of: values.map { ($0.column, $0.value.figure) })
  }
}
