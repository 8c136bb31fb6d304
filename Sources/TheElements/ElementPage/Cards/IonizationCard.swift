import Elements
import GLib
import Gtk

// IonizationCard
//   ├── Label: the marked energy
//   └── IonizationChart

/// All ionization energies of an element.
final class IonizationCard: DetailCard {
  private let file: DataFile<IonizationTable>
  private var energies: IonizationTable?

  init(_ element: AtomicElement, _ file: DataFile<IonizationTable>) {
    self.file = file
    super.init("ionization", tr("Ionization Energies"), element)
  }

  override func makeContent() {
    file.read { [weak self] in self?.fill($0) }
  }

  private func fill(_ table: IonizationTable) {
    energies = table
    defer { finish() }
    let energies = table[element.number]
    guard !energies.isEmpty else {
      content.add(Self.note(tr("No ionization energy is known.")))
      return
    }
    add(IonizationChart(energies))
    let known = energies.compactMap { $0 }
    content.add(
      Self.note(
        tr(
          "{1} measured, {2} interpolated, {3} calculated; in electronvolts, on a logarithmic scale",
          String(known.count { $0.kind == .measured }),
          String(known.count { $0.kind == .predicted }),
          String(known.count { $0.kind == .calculated }))))
  }

  override var csv: String { energies?.table(of: element.number).csv ?? "" }
}
