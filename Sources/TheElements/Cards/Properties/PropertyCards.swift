import Elements
import GLib
import Gtk

extension CardKind {
  /// The catalog's properties, a card for each group.
  static let properties = CardKind { PropertyCards($0) }
}

// PropertyCards
//   └── PropertyCard, one for each group; the last with the link to Wikipedia

/// The cards of the catalog's properties.
final class PropertyCards: Box, CardGroup {
  let cards: [DetailCard] = []
  let propertyCards: [PropertyCard]
  var rows: [PropertyRow] { propertyCards.flatMap(\.rows) }
  private let context: CardContext

  /// Distance of the cards in pixels.
  private static let gap = 24

  init(_ context: CardContext) {
    self.context = context
    let groups = context.groups(context.temperatures)
    propertyCards = groups.map { group in
      let isLast = group.id == groups.last?.id
      return PropertyCard(
        group, footer: isLast ? [LinkRow(WikipediaLinkButton(context.element))] : [])
    }
    super.init(.vertical, spacing: Self.gap)
    for card in propertyCards { add(card) }
    for row in rows { row.showOwn(of: context.element, in: context.files) }
  }

  var parts: [Widget] { rows }
  var listedCards: [any ListedCard] { propertyCards }

  func show(_ temperatures: TemperatureDisplay) {
    for (card, group) in zip(propertyCards, context.groups(temperatures)) { card.show(group) }
  }
}

extension CardContext {
  fileprivate func groups(_ temperatures: TemperatureDisplay) -> [PropertyGroup] {
    element.propertyGroups(temperatures: temperatures, sources: forms.adding(to: table.sources))
  }
}
