import Elements
import GLib
import Gtk

extension CardKind {
  /// The unit cell of an element.
  static let crystal = CardKind { CrystalCard($0) }
}

// CrystalCard
//   ├── CrystalView
//   └── FactRow, one for each fact

/// The unit cell of an element's crystal.
final class CrystalCard: FileCard<ElementDetailTable> {
  init(_ context: CardContext) {
    super.init(.crystal, .elementDetails, context)
  }

  override func fill(with table: ElementDetailTable) {
    guard let cell = cell(in: table) else {
      return addNote(tr("The crystal is not known, or no source of the program has it."))
    }
    let view = CrystalView(cell, element)
    content.add(view)
    if cell.atoms.isEmpty {
      addNote(tr("Only the cell is drawn: its atoms have no simple places."))
    }
    for (name, value) in facts(cell) { content.add(FactRow(name, value)) }
    addSource((context.forms.adding(to: table.sources))[cell.source]?.title)
    view.turnOnce()
  }

  private func facts(_ cell: UnitCell) -> [(String, String)] {
    let edges = zip(["a", "b", "c"], cell.edges).map { "\($0)\u{a0}=\u{a0}\($1)\u{a0}pm" }
    let angles = zip(["α", "β", "γ"], cell.angles).map { "\($0)\u{a0}=\u{a0}\($1)°" }
    return [
      (
        tr("Form", context: "form of an element"),
        tr(context.forms[element.number]?.structure(cell) ?? .condition(cell.form))
      ),
      (tr("Atoms in the cell"), String(cell.atomCount)),
      (tr("Edges", context: "unit cell"), tr(numbers: edges)),
      (tr("Angles", context: "unit cell"), tr(numbers: angles)),
    ]
  }

  /// The cell of the chosen form, or that of the element.
  private func cell(in table: ElementDetailTable) -> UnitCell? {
    if let form = context.forms[element.number] { return form.cell }
    return table[element.number]?.cell
  }

  override func csv(of table: ElementDetailTable) -> String {
    cell(in: table).map { UnitCell.table(of: $0).csv } ?? ""
  }
}
