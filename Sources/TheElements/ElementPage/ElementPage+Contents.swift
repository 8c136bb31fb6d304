import GLib
import Gtk

/// The contents of the page: a list of its cards with a search.
extension ElementPage {
  /// Registers the actions with `map`.
  func addContentsActions(to map: some ActionMap) {
    map.register(.showContents, for: self) { $0.showContents() }
    map.register(.goToCard, for: self) { $0.go(toCard: $1.first ?? "") }
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

  /// Shows the list at its button, or over the page where the button has no room. The card in view is marked.
  private func showContents() {
    guard let view, let overlay else { return }
    let choices = view.contents.filter { !$0.isLeftOut }.map {
      Chooser.Choice(id: $0.id, title: $0.title)
    }
    contentsChooser.open(
      at: headers.first { $0.contents.isMapped }?.contents ?? overlay,
      name: AppAction.showContents.title, [Chooser.Group(title: nil, choices: choices)],
      selected: (cardInView ?? lastCard).map { [$0] } ?? []
    ) { [weak self] in self?.activate(.goToCard, $0) }
  }

  /// Scrolls to a card, and moves the focus there.
  func go(toCard id: String) {
    guard let view, let part = view.contents.first(where: { $0.id == id }), !part.isLeftOut else {
      return ActWork.refuse(id)
    }
    lastCard = id
    if !part.isVisible { find.close() }
    if overlay?.isShowing == true { overlay?.hide() }
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
