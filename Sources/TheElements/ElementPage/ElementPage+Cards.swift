import Elements
import GLib
import Gtk

/// The actions on the page's cards.
extension ElementPage: CardPage {
  var cards: [DetailCard] { view?.cards ?? [] }

  /// Registers the actions with `map`.
  func addCardActions(to map: some ActionMap) {
    for act in CardKind.all.flatMap(\.acts) {
      map.register(act.action, for: self) { page, texts in act.perform(page, texts) }
    }
    map.register(.copyDetails, for: self) { page, ids in page.copyCard(ids.first ?? "") }
  }

  /// Copies the contents of a card as CSV.
  private func copyCard(_ id: String) {
    guard let card = cards.first(where: { $0.id == id }) else { return ActWork.refuse(id) }
    card.make { [weak self, weak card] in
      guard let self, let csv = card?.csv, !csv.isEmpty else { return ActWork.refuse(id) }
      self.content.copy(csv, as: .csv)
    }
  }

  /// The card that a widget is in, if it is made when it is scrolled to.
  func card(of widget: Widget?) -> DetailCard? {
    widget.flatMap { widget in cards.first { widget.isInside($0) } }
  }

  func scrollOnceLaidOut(to part: Widget) { scroller.scrollOnceLaidOut(toPart: part.name) }
}
