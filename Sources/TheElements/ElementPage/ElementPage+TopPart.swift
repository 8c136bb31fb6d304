import GLib
import Gtk

/// The part of the page at the upper edge of the visible area, by its name, as `scrollTo` names it.
extension ElementPage {
  /// The name of the page and that of its upper end in `scrollTo`.
  static let (scrollID, startPart) = ("element", "start")

  /// Pixels by which a row may be above the visible area.
  private static let tolerance = 1.0

  /// The part whose top is nearest to the upper edge: between the start and the first row there is much room.
  var topPart: String {
    guard let view, let value = scrolled?.verticalAdjustment.value else { return Self.startPart }
    let distances = anchors.map { part in
      (part.name, abs((part.convert(x: 0, y: 0, to: view)?.y ?? 0) - value))
    }
    let nearest = distances.min { $0.1 < $1.1 }
    return nearest.flatMap { $0.1 < value ? $0.0 : nil } ?? Self.startPart
  }

  /// Returns the first widget below the upper edge of the visible area; nil at the upper end of the page.
  private func firstVisible(of widgets: [Widget]) -> Widget? {
    guard let view, let value = scrolled?.verticalAdjustment.value, value > 0 else { return nil }
    return widgets.first { part in
      (part.convert(x: 0, y: 0, to: view)?.y ?? 0) >= value - Self.tolerance
    }
  }

  /// The rows, and the cards below them, with the rows of further properties.
  private var parts: [Widget] {
    let cards = (view?.detailCards ?? []).filter(\.isVisible)
    return (view?.rows ?? []) + cards.flatMap { [$0] + (($0 as? FurtherCard)?.rows ?? []) }
  }

  /// Scrolls a row or card to the top, as far as there is content below it; other names are ignored.
  func scroll(toPart name: String) {
    guard let view, let scrolled else { return }
    guard view.height > 0 else {
      awaitedPart = name
      return
    }
    let part = anchors.first { $0.isCalled(name) }
    // A row of a card that is not made yet.
    let isAwaited =
      part == nil && name.hasPrefix(PropertyRow.namePrefix)
      && view.detailCards.contains { !$0.isFinished }
    awaitedPart = isAwaited ? name : nil
    if isAwaited { view.makeAllCards() }
    let y = name == Self.startPart ? 0 : part?.convert(x: 0, y: 0, to: view)?.y
    if let y { scrolled.verticalAdjustment.value = y }
  }

  /// The key figures, the rows and the cards, which keep their place when the size changes.
  private var anchors: [Widget] { [view?.keyFigures].compactMap { $0 } + parts }

  func updateAnchor() {
    anchor = nil
    guard let part = firstVisible(of: anchors), let view, let scrolled,
      let y = part.convert(x: 0, y: 0, to: view)?.y
    else { return }
    anchor = (part.name, y - scrolled.verticalAdjustment.value)
  }

  /// Scrolls so that the anchor has the same distance from the upper edge as before the size changed.
  func scrollToAnchor() {
    guard let anchor, let view, let scrolled,
      let y = anchors.first(where: { $0.name == anchor.part })?.convert(x: 0, y: 0, to: view)?.y
    else { return }
    scrolled.verticalAdjustment.value = y - anchor.distance
    scrolled.queueAllocate()
  }

  /// Announces that the user has scrolled the page, once it is at rest.
  func announceScroll() {
    guard Acts.isListening else { return }
    announceActAtRest(.scrollTo) { [weak self] in self.map { [Self.scrollID, $0.topPart] } }
  }
}
