import Elements
import GLib
import Gtk

/// Scrolls the contents of an element's page: to parts by their names, as `scrollTo` has them, and so that the part at the
/// upper edge of the visible area stays there while heights change.
@MainActor
final class ElementScroller {
  /// A part at the upper edge of the visible area, its distance from the page's upper end in pixels, and the fraction of
  /// its height that is above the edge.
  struct Anchor {
    let part: String
    var y: Double
    let fraction: Double
  }

  /// A part in view, with its distance from the upper edge of the visible area in pixels.
  struct Place {
    fileprivate let part: String
    fileprivate let distance: Double
  }

  /// The name of the page's upper end.
  static let startPart = "start"

  private(set) weak var view: ElementView?
  private(set) var scrolled: ScrolledWindow?
  /// Called when the user has scrolled.
  var onScroll: (@MainActor () -> Void)?
  private let content: Stack
  private var watch: ScrollWatch?
  /// What stays at the upper edge while heights change.
  var anchor: Anchor?
  /// The part and the position to scroll to at the next layout.
  private var awaitedPart: String?
  private var awaitedPosition: Double?
  private var awaitedPlace: Place?
  /// The part to scroll into view at the next layout.
  private weak var awaitedReveal: Widget?
  /// True after the user has scrolled.
  var isScrolledByUser = false
  /// True from a move of the focus on a page that is not laid out yet until it is scrolled into view.
  private var revealsFocus = false
  private var laidOutSize = (width: 0, height: 0)

  /// - Parameter content: has the contents.
  init(in content: Stack) {
    self.content = content
    content.afterLayout { [weak self] in self?.finishLayout() }
  }

  /// Distance of the visible area from the page's upper end, in pixels.
  var position: Double {
    get { scrolled?.verticalAdjustment.value ?? 0 }
    set { scrolled?.verticalAdjustment.value = newValue }
  }

  // MARK: Contents

  /// Shows the contents of an element, from their start.
  func show(_ view: ElementView, slide: Stack.Slide) {
    let scrolled = ScrolledWindow(view)
    scrolled.setAccessibleLabel(tr(view.element.shownName))
    scrolled.verticalAdjustment.onValueChanged { [weak self, weak scrolled] in
      if let self, let scrolled, scrolled == self.scrolled { self.positionChanged() }
    }
    (self.view, self.scrolled, anchor) = (view, scrolled, nil)
    watch = ScrollWatch(scrolled.verticalAdjustment)
    content.show(scrolled, slide: slide)
  }

  /// Shows other contents of the same element at the same position.
  func replace(with view: ElementView) {
    self.view = view
    scrolled?.setChild(view)
    view.scrollPosition = position
  }

  private func positionChanged() {
    view?.scrollPosition = position
    if laidOutSize == (content.width, content.height) { updateAnchor() }
    guard watch?.isByUser == true else { return }
    isScrolledByUser = true
    onScroll?()
  }

  /// Scrolls to where the page was before its size changed, to the focus, or to what is awaited.
  private func finishLayout() {
    view?.visibleHeight = content.height
    let (reveals, size) = (revealsFocus, (content.width, content.height))
    let isResized = laidOutSize != size
    (revealsFocus, laidOutSize) = (false, size)
    watch?.finishLayout {
      if isResized { scrollToAnchor() } else { followAnchor() }
      if reveals { revealFocus() }
      if let part = awaitedPart { scroll(toPart: part) }
      if let y = awaitedPosition { position = y }
      if let place = awaitedPlace, let y = y(of: place.part) { position = y - place.distance }
      if let part = awaitedReveal { reveal(part) }
      (awaitedPosition, awaitedPlace, awaitedReveal) = (nil, nil, nil)
    }
  }

  // MARK: Scrolling

  func scroll(to widget: Widget) {
    guard let view, let y = widget.convert(x: 0, y: 0, to: view)?.y else { return }
    position = y
  }

  /// Scrolls a row or card to the top, as far as there is content below it. Returns false if there is no such part yet.
  @discardableResult
  func scroll(toPart name: String) -> Bool {
    guard let view else { return false }
    let part = anchors.first { $0.isCalled(name) }
    let isKnown = part != nil || name == Self.startPart
    guard view.height > 0 else {
      awaitedPart = name
      return isKnown
    }
    // A row of a card that is not made yet.
    let isAwaited =
      part == nil && name.hasPrefix(PropertyRow.namePrefix)
      && view.cards.contains { !$0.isFinished }
    awaitedPart = isAwaited ? name : nil
    if isAwaited { view.makeAllCards() }
    if let part { scroll(to: part) } else if isKnown { position = 0 }
    return isKnown
  }

  /// Scrolls to a part at the next layout.
  func scrollOnceLaidOut(toPart name: String) {
    awaitedPart = name
    content.queueAllocate()
  }

  /// Scrolls to a position at the next layout.
  func scrollOnceLaidOut(to position: Double?) {
    awaitedPosition = position
    content.queueAllocate()
  }

  /// Returns where a part is; nil for one that is not in view.
  func place(of part: String) -> Place? {
    y(of: part).flatMap { y in
      (0...Double(content.height)).contains(y - position)
        ? Place(part: part, distance: y - position) : nil
    }
  }

  /// Scrolls at the next layout so that a part is where it was.
  func scrollOnceLaidOut(to place: Place?) {
    awaitedPlace = place
    content.queueAllocate()
  }

  private func y(of part: String) -> Double? { tops.first { $0.part == part }?.y }

  /// Scrolls to the focused row at the next layout.
  func revealFocusOnceLaidOut() { revealsFocus = true }

  /// Scrolls a part to the upper edge at the next layout, unless all of it is in view then.
  func revealOnceLaidOut(_ part: Widget) {
    awaitedReveal = part
    content.queueAllocate()
  }

  private func reveal(_ part: Widget) {
    guard let view, let y = part.convert(x: 0, y: 0, to: view)?.y else { return }
    let end = y + Double(part.height)
    if y < position || end > position + Double(content.height) { position = y - Self.revealGap }
  }

  /// Space above a part that is scrolled to the upper edge, in pixels.
  private static let revealGap = 12.0

  private func revealFocus() {
    guard let view, let scrolled, let row = view.row(of: content.window?.focusWidget),
      let y = row.convert(x: 0, y: 0, to: view)?.y
    else { return }
    scrolled.verticalAdjustment.reveal(from: y, to: y + Double(row.height))
  }

  // MARK: Parts

  /// The part whose top is nearest to the upper edge: between the start and the first row there is much room.
  var topPart: String {
    tops.min { abs($0.y - position) < abs($1.y - position) }?.part ?? Self.startPart
  }

  /// The start, the key figures, the rows and the cards, with their distances from the page's upper end in pixels.
  private var tops: [(part: String, y: Double)] {
    let start = [(part: Self.startPart, y: 0.0)]
    guard let view else { return start }
    return start + anchors.map { ($0.name, $0.convert(x: 0, y: 0, to: view)?.y ?? 0) }
  }

  /// The key figures, the rows and the cards, which keep their place when the size changes.
  private var anchors: [Widget] {
    view.map { [$0.keyFigures] + $0.groups.flatMap(\.parts) } ?? []
  }

  private func updateAnchor() {
    let tops = tops
    let index = tops.lastIndex { $0.y <= position } ?? 0
    let (top, height) = (tops[index], height(of: index, tops))
    anchor = Anchor(
      part: top.part, y: top.y, fraction: height > 0 ? (position - top.y) / height : 0)
  }

  /// Scrolls so that as much of the anchor is above the upper edge as before the size changed.
  private func scrollToAnchor() {
    let tops = tops
    guard var anchor, let scrolled, let index = tops.firstIndex(where: { $0.part == anchor.part })
    else { return }
    anchor.y = tops[index].y
    position = anchor.y + anchor.fraction * height(of: index, tops)
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
    position += y - anchor.y
    scrolled.queueAllocate()
    // At the end of the page the value stays.
    updateAnchor()
  }

  /// Height of a part in pixels, with the gap up to the next one.
  private func height(of index: Int, _ tops: [(part: String, y: Double)]) -> Double {
    let end = index + 1 < tops.count ? tops[index + 1].y : Double(view?.height ?? 0)
    return max(0, end - tops[index].y)
  }
}
