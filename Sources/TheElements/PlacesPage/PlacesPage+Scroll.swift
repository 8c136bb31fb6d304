import ElementsStore
import Gtk

/// The scroll position of the list of places; that of an opened list is not kept.
extension PlacesPage {
  var savedScroll: SavedState.ScrollPosition {
    guard let list = view?.list else { return awaitedScroll ?? SavedState.ScrollPosition(y: 0) }
    return SavedState.ScrollPosition(y: list.scrollTarget ?? list.scrolled.verticalAdjustment.value)
  }

  var unsearched: AnyHashable { AnyHashable(view?.list.unsearchedKeys) }

  var topPart: String { view?.list.topPart ?? Self.startPart }

  @discardableResult
  func scroll(toPart name: String) -> Bool {
    guard let opened else { return view?.list.scroll(toPart: name) ?? false }
    let row =
      name == Self.startPart ? 0 : opened.place(withKey: name).flatMap { opened.row(ofPlace: $0) }
    row.map { view?.list.openedView?.scroll(toRow: $0) }
    return row != nil
  }

  func restoreScroll(_ position: SavedState.ScrollPosition) {
    guard let list = view?.list else {
      awaitedScroll = position
      return
    }
    awaitedScroll = nil
    list.scroll(to: position.y)
  }
}
