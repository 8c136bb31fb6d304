import GLib
import Gtk

/// The contents of the page: a menu of its cards.
extension ElementPage {
  /// Registers the actions with `map`.
  func addContentsActions(to map: some ActionMap) {
    map.register(.showContents, for: self) { $0.showContents() }
    let ids = view?.contents.map(\.id) ?? []
    contentsAction = map.register(.goToCard, choices: ids, state: ids.first ?? "", for: self) {
      $0.go(toCard: $1)
    }
  }

  /// The card at the upper edge of what is visible.
  private var cardInView: String? {
    guard let view else { return nil }
    let cards = view.contents.filter { $0.isVisible }
    let above = cards.last { card in
      (card.convert(x: 0, y: 0, to: view)?.y ?? .infinity) <= scroller.position + Self.edge
    }
    return (above ?? cards.first)?.id
  }

  /// Distance in pixels within which a card is at the upper edge.
  private static let edge = 40.0

  /// Shows the menu at its button, or over the page where the button has no room. The card in view is checked.
  private func showContents() {
    guard let view, let overlay else { return }
    if let id = cardInView { contentsAction?.state = id }
    let items = view.contents.filter { !$0.isLeftOut }.map {
      Menu.Item($0.title, action: AppAction.goToCard.name, $0.id)
    }
    let menu = Menu(sections: [items])
    let button = headers.first { $0.contents.isMapped }?.contents
    let place = button ?? overlay
    place.showMenu(
      menu, name: AppAction.showContents.title,
      at: (Double(place.width) / 2, button == nil ? 0 : Double(place.height)))
  }

  /// Scrolls to a card, and moves the focus there.
  private func go(toCard id: String) {
    guard let view, let part = view.contents.first(where: { $0.id == id }), !part.isLeftOut else {
      return
    }
    contentsAction?.state = id
    if let note = part as? NoteCard { return note.write() }
    guard let card = part as? DetailCard else {
      scroller.scroll(to: part)
      part.rows.first?.grabFocusInPlace()
      return
    }
    view.makeAllCards()
    card.make { [weak self, weak card] in
      guard let self, let card else { return }
      self.scrollOnceLaidOut(to: card)
      if !card.moveFocus(.tabForward) { self.focusTile() }
    }
  }
}
