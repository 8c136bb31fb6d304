import Elements
import Gtk

/// A kind of card on an element's page. The card's file declares it; `all` lists them.
struct CardKind: Sendable {
  /// Something that the user does with such a card, wherever the page is.
  struct Act: Sendable {
    let action: AppAction
    /// Does it with the texts of the action's parameter.
    let perform: @MainActor @Sendable (any CardPage, [String]) -> Void
  }

  var acts: [Act] = []
  /// Makes the card, or several that belong together.
  let make: @MainActor @Sendable (CardContext) -> any CardGroup
}

/// The data of a card.
struct CardContext {
  let element: AtomicElement
  let table: PeriodicTable
  /// The forms whose figures the page shows.
  var forms = ChosenForms.none
  let files: DataFiles
  let favorites: Favorites
  /// The units of temperatures.
  let temperatures: TemperatureDisplay
}

/// A card on the page, or several with one place in the order of Tab.
@MainActor
protocol CardGroup: Widget {
  /// The cards that are made when they are scrolled to.
  var cards: [DetailCard] { get }
  /// The rows of properties that are made. Home, End and the page keys move among them.
  var rows: [PropertyRow] { get }
  /// The parts to scroll to, from top to bottom.
  var parts: [Widget] { get }
  /// The cards in the contents of the page.
  var listedCards: [any ListedCard] { get }
  /// Shows temperatures in other units.
  func show(_ temperatures: TemperatureDisplay)
}

extension CardGroup {
  var rows: [PropertyRow] { cards.flatMap(\.rows) }
  var parts: [Widget] { cards.filter(\.isVisible).flatMap { [$0] + $0.rows } }
  var listedCards: [any ListedCard] { cards }
  func show(_ temperatures: TemperatureDisplay) {}
}

/// A card as the contents and the find of the page have it.
@MainActor
protocol ListedCard: Widget {
  /// The card's name without its prefix: `isotopes`.
  var id: String { get }
  var title: String { get }
  var rows: [PropertyRow] { get }
  /// True for a card without data.
  var isLeftOut: Bool { get }
  /// The contents as CSV, in which the find looks if there are no rows.
  var csv: String { get }
}

/// The page as its cards see it.
@MainActor
protocol CardPage: Widget {
  var element: AtomicElement { get }
  var table: PeriodicTable { get }
  var files: DataFiles { get }
  /// The cards of the shown element.
  var cards: [DetailCard] { get }
  /// Shows another element, unless a window of its own shows it. Returns false then.
  func move(to element: AtomicElement) -> Bool
  /// Scrolls to a part once it is laid out.
  func scrollOnceLaidOut(to part: Widget)
}

extension CardPage {
  /// Returns the card of a class; nil if the page has none.
  func card<Kind: DetailCard>(_ kind: Kind.Type) -> Kind? {
    cards.lazy.compactMap { $0 as? Kind }.first
  }
}
