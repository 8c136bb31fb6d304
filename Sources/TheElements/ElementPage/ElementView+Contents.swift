import Gtk

/// A card as the contents and the find of the page have it.
@MainActor
struct ElementPart {
  /// The card's name without its prefix: `isotopes`.
  let id: String
  let title: String
  let widget: Widget
  let rows: [PropertyRow]
  /// The card, if it is made when it is scrolled to.
  let card: DetailCard?

  /// True for a card without data.
  var isLeftOut: Bool { card?.isLeftOut ?? false }
  /// What the card has beside its title and rows.
  var text: String { card?.csv ?? "" }
}

extension ElementView {
  /// All cards from top to bottom.
  var contents: [ElementPart] {
    groups.flatMap { group in
      if let group = group as? PropertyCards {
        return group.propertyCards.map {
          ElementPart(id: $0.id, title: $0.title, widget: $0, rows: $0.rows, card: nil)
        }
      }
      return group.cards.map {
        ElementPart(id: $0.id, title: $0.title, widget: $0, rows: $0.rows, card: $0)
      }
    }
  }
}
