import Elements
import GLib
import Gtk

extension CardKind {
  /// The radii of an element's ions.
  static let ionicRadii = CardKind { IonicRadiiCard($0) }
}

// IonicRadiiCard
//   ├── TextColumns: the headings
//   └── FactList → TextColumns, one for each ion

/// The radii of an element's ions by charge, coordination and spin.
final class IonicRadiiCard: FileCard<ElementDetailTable> {
  /// Distance of a row's texts from its edge in pixels.
  private static let inset = 14

  init(_ context: CardContext) {
    super.init(.ionicRadii, .elementDetails, context)
  }

  override var isFramed: Bool { false }

  override func fill(with table: ElementDetailTable) {
    guard let radii = table[element.number]?.radii, !radii.isEmpty else { return leaveOut() }
    let head = TextColumns([tr("Ion"), tr("Crystal radius"), tr("Ionic radius")])
    head.addClass("property-note")
    (head.marginStart, head.marginEnd) = (Self.inset, Self.inset)
    content.add(head)
    let list = FactList(name: "radii-list", title: title)
    for radius in radii { add(radius, to: list) }
    content.add(list)
    addNote(tr("In picometers; Roman numerals are coordination numbers."))
    addSources(table.sources.ofTable(.radii))
  }

  private func add(_ radius: IonicRadius, to list: FactList) {
    let remarks = radius.remarks.map { tr($0) }
    let ion = ([radius.ion(element.symbol), radius.numeral] + remarks).joined(separator: " ")
    let digits = [radius.crystal, radius.ionic].map { tr(number: NumberFormat.text($0)) }
    list.add(
      TextColumns([ion] + digits),
      text: tr(
        "{1}, coordination number {2}: crystal radius {3} pm, ionic radius {4} pm",
        tr(list: [radius.ion(element.symbol)] + remarks),
        String(radius.coordination), digits[0], digits[1]))
  }

  override func csv(of table: ElementDetailTable) -> String {
    table[element.number]?.radiiTable.csv ?? ""
  }
}
