import Elements
import GLib
import Gtk

extension CardKind {
  /// The properties beyond the catalog's, a card for each group.
  static let furtherProperties = CardKind { FurtherCards($0) }
}

/// The cards of all further properties. For Tab they are one stop; arrows move from card to card.
final class FurtherCards: Box, CardGroup {
  let cards: [DetailCard]

  /// Distance of the cards in pixels.
  private static let gap = 24

  init(_ context: CardContext) {
    let cards = PageSection.furtherGroups.map { FurtherCard($0, context) }
    self.cards = cards
    super.init(.vertical, spacing: Self.gap)
    for card in cards {
      card.onLeave = { [weak self] in self?.moveAmongRows($0) ?? false }
      add(card)
    }
  }

  func show(_ temperatures: TemperatureDisplay) {
    for card in cards { card.show(temperatures) }
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    focusesRows(direction) ?? super.focus(direction)
  }
}

extension CardGroup {
  /// Moves the focus to the next or previous row; from the first or last one to the widget before or after the cards.
  func moveAmongRows(_ direction: FocusDirection) -> Bool {
    let step = direction == .down ? 1 : direction == .up ? -1 : 0
    let rows = rows
    guard step != 0, let index = rows.firstIndex(where: \.containsFocus) else { return false }
    guard rows.indices.contains(index + step) else {
      return window?.moveFocus(step > 0 ? .tabForward : .tabBackward) ?? false
    }
    return rows[index + step].grabFocus()
  }

  /// Makes the rows one stop for Tab: returns true if the focus has moved among them, false if it leaves them; nil for
  /// other directions.
  func focusesRows(_ direction: FocusDirection) -> Bool? {
    switch direction {
    case .tabForward where containsFocus: false
    case .tabBackward: !containsFocus && rows.last?.grabFocus() ?? false
    default: nil
    }
  }
}
