import ElementsStore

/// The scroll position of the Favorites page: that of its list.
extension FavoritesPage {
  var savedScroll: SavedState.ScrollPosition { page.savedScroll }

  var unsearched: AnyHashable { page.unsearched }

  var onScroll: (@MainActor () -> Void)? {
    get { page.onScroll }
    set { page.onScroll = newValue }
  }

  /// Scrolls to a position when the favorites are read.
  func restoreScroll(_ position: SavedState.ScrollPosition) { awaitedScroll = position }

  var topPart: String { page.topPart }
  @discardableResult
  func scroll(toPart name: String) -> Bool { page.scroll(toPart: name) }

  /// Adopts the awaited position.
  func adoptScroll() {
    guard let awaitedScroll else { return }
    page.restoreScroll(awaitedScroll)
    self.awaitedScroll = nil
  }
}
