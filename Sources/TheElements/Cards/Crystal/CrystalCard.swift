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
    let structure = context.forms[element.number]?.structure(cell) ?? .condition(cell.form)
    content.add(FactRow(tr("Form", context: "form of an element"), tr(structure)))
    for (label, value) in CardLabel.lines({ $0.value(of: cell) }) {
      content.add(FactRow(tr(label.title), tr(value)))
    }
    addSource((context.forms.adding(to: table.sources))[cell.source]?.title)
    view.turnOnce()
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
