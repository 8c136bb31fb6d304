import Elements
import GLib
import Gtk

extension CardKind {
  /// The abundances of an element.
  static let abundance = CardKind { AbundanceCard($0) }
}

/// The abundances of an element in crust, sea, mantle, meteorites and Sun.
final class AbundanceCard: FileCard<PropertyList> {
  init(_ context: CardContext) {
    super.init(.abundance, .properties, context)
  }

  private func values(
    in list: PropertyList
  ) -> [(column: PropertyColumn, value: PropertyColumn.Value)] {
    list.columns.filter { $0.group == .abundance }.compactMap { column in
      column.values[element.number].map { (column, $0) }
    }
  }

  override func fill(with list: PropertyList) {
    let values = values(in: list)
    guard !values.isEmpty else { return leaveOut() }
    for (column, value) in values { content.add(AbundanceBar(column, value)) }
    addNote(
      tr("Each bar is between the rarest and the commonest element, on a logarithmic scale."))
    let keys = values.compactMap { $0.value.figure.source }
    addSource(keys.first.flatMap { list.sources[$0]?.title })
  }

  override func csv(of list: PropertyList) -> String {
    let values = values(in: list)
    return values.isEmpty ? "" : PropertyList.csv(of: values.map { ($0.column, $0.value.figure) })
  }
}
