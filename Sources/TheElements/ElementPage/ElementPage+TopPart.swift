import GLib
import Gtk

/// The part of the page at the upper edge of the visible area, by its name, as `scrollTo` names it.
extension ElementPage {
  /// The name of the page and that of its upper end in `scrollTo`.
  static let (scrollID, startPart) = ("element", "start")

  /// The part whose top is nearest to the upper edge: between the start and the first row there is much room.
  var topPart: String {
    guard let value = scrolled?.verticalAdjustment.value else { return Self.startPart }
    return tops.min { abs($0.y - value) < abs($1.y - value) }?.part ?? Self.startPart
  }

  /// The start, the key figures, the rows and the cards, with their distances from the page's upper end in pixels.
  private var tops: [(part: String, y: Double)] {
    let start = [(part: Self.startPart, y: 0.0)]
    guard let view else { return start }
    return start + anchors.map { ($0.name, $0.convert(x: 0, y: 0, to: view)?.y ?? 0) }
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
      && view.cards.contains { !$0.isFinished }
    awaitedPart = isAwaited ? name : nil
    if isAwaited { view.makeAllCards() }
    let y = name == Self.startPart ? 0 : part?.convert(x: 0, y: 0, to: view)?.y
    if let y { scrolled.verticalAdjustment.value = y }
  }

  /// The key figures, the rows and the cards, which keep their place when the size changes.
  private var anchors: [Widget] {
    view.map { [$0.keyFigures] + $0.groups.flatMap(\.parts) } ?? []
  }

  /// A part at the upper edge of the visible area, its distance from the page's upper end in pixels, and the fraction of
  /// its height that is above the edge.
  struct Anchor {
    let part: String
    var y: Double
    let fraction: Double
  }

  func updateAnchor() {
    guard let value = scrolled?.verticalAdjustment.value else { return }
    let tops = tops
    let index = tops.lastIndex { $0.y <= value } ?? 0
    let (top, height) = (tops[index], height(of: index, tops))
    anchor = Anchor(
      part: top.part, y: top.y, fraction: height > 0 ? (value - top.y) / height : 0)
  }

  /// Scrolls so that as much of the anchor is above the upper edge as before the size changed.
  func scrollToAnchor() {
    let tops = tops
    guard var anchor, let scrolled, let index = tops.firstIndex(where: { $0.part == anchor.part })
    else { return }
    anchor.y = tops[index].y
    scrolled.verticalAdjustment.value = anchor.y + anchor.fraction * height(of: index, tops)
    scrolled.queueAllocate()
    // For this size there may not be enough content below or above it.
    self.anchor = anchor
  }

  /// Scrolls as far as the anchor has moved because content above it has another height.
  func followAnchor() {
    guard let anchor, let view, let scrolled,
      let y = anchors.first(where: { $0.name == anchor.part })?.convert(x: 0, y: 0, to: view)?.y,
      y != anchor.y
    else { return }
    scrolled.verticalAdjustment.value += y - anchor.y
    scrolled.queueAllocate()
    // At the end of the page the value stays.
    updateAnchor()
  }

  /// Height of a part in pixels, with the gap up to the next one.
  private func height(of index: Int, _ tops: [(part: String, y: Double)]) -> Double {
    let end = index + 1 < tops.count ? tops[index + 1].y : Double(view?.height ?? 0)
    return max(0, end - tops[index].y)
  }

  /// Announces that the user has scrolled the page, once it is at rest.
  func announceScroll() {
    guard Acts.isListening else { return }
    announceActAtRest(.scrollTo) { [weak self] in self.map { [Self.scrollID, $0.topPart] } }
  }
}
