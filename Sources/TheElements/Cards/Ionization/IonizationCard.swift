import Elements
import ElementsStore
import GLib
import Gtk

extension CardKind {
  /// All ionization energies of an element.
  static let ionization = CardKind { IonizationCard($0) }
}

// IonizationCard
//   ├── Label: the marked energy
//   └── IonizationChart

/// All ionization energies of an element.
final class IonizationCard: FileCard<IonizationTable> {
  init(_ context: CardContext) {
    super.init(.ionization, .ionization, context)
  }

  override func fill(with table: IonizationTable) {
    let energies = table.energies(of: element.number)
    guard !energies.isEmpty else { return leaveOut() }
    add(IonizationChart(energies))
    let known = energies.compactMap { $0 }
    addNote(
      tr(
        "{1} measured, {2} interpolated, {3} calculated; in electronvolts, on a logarithmic scale",
        String(known.count { $0.kind == .measured }),
        String(known.count { $0.kind == .predicted }),
        String(known.count { $0.kind == .calculated })))
  }

  override func csv(of table: IonizationTable) -> String { table.table(of: element.number).csv }
}
