import Elements
import GLib
import Gtk

extension CardKind {
  /// The oxidation states of an element.
  static let oxidationStates = CardKind { StatesCard($0) }
}

/// The oxidation states of an element.
final class StatesCard: FileCard<ElementDetailTable> {
  init(_ context: CardContext) {
    super.init(.oxidationStates, .elementDetails, context)
  }

  override func fill(with table: ElementDetailTable) {
    guard let detail = table[element.number], !(detail.mainStates + detail.otherStates).isEmpty
    else {
      return leaveOut()
    }
    let strip = StatesStrip(element, detail)
    content.add(strip)
    addNote(strip.text)
  }

  override func csv(of table: ElementDetailTable) -> String {
    table[element.number]?.statesTable.csv ?? ""
  }
}
