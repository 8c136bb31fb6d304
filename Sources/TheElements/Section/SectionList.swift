import Elements
import GLib
import Gtk

/// A scrollable column of sections (`GtkScrollable`). It allocates them, keeps the topmost visible header at the top,
/// and keeps the scroll anchor in place while sections collapse and expand.
final class SectionList: ScrollableWidget {
  private(set) var slots: [SectionSlot] = []
  /// Top and height of each slot, in pixels of the content; empty before the first allocation.
  private(set) var tops: [Int] = []
  private(set) var heights: [Int] = []
  private var contentHeight = 0
  /// Height of a section's content that has no widget, for a text scale.
  let heightWithoutWidget: @MainActor (ElementSection, Double) -> Int
  /// The widget or section that stays in place while heights change.
  var scrollAnchor: ScrollAnchor?
  /// The visible content before sections or rows were added or removed; nil after the next allocation.
  var visibleAnchors: VisibleAnchors?
  /// Scroll position of the next allocation; nil for the present one.
  private var scrollTarget: Double?
  /// The row or tile that stays visible while the size changes, until the user scrolls.
  weak var revealTarget: Widget?
  /// Scroll position of the last allocation; any other one is the user's.
  private(set) var allocatedScroll = 0.0
  /// Size of the last allocation.
  private var allocatedSize = (width: 0, height: 0)
  /// The row or header that was focused last.
  private(set) lazy var focusMemory = FocusMemory(of: self) { [weak self] _ in self?.revealFocus() }
  private(set) var isAllocating = false
  private var isRevealing = false
  /// True until the next frame, which makes further visible sections.
  var awaitsFrame = false
  /// True at the end of a layout, which may scroll, too.
  private(set) var isFinishingLayout = false

  /// Lengths in pixels.
  private enum Length {
    static let sideMargin = 20
    static let narrowMargin = 8
    static let narrowWidth = 500
    static let topMargin = 12
    static let bottomMargin = 20
  }

  /// Width of the sections in pixels, at most.
  private let maximumWidth: Int
  /// Returns the width of the sections, at most a given one, for a text scale: the sections are as wide as what fills
  /// them.
  var fittingWidth: @MainActor (_ room: Int, _ textScale: Double) -> Int = { room, _ in room }

  /// Margin of the sections at either side of a list of this width, in pixels.
  static func margin(width: Int) -> Int {
    width < Length.narrowWidth ? Length.narrowMargin : Length.sideMargin
  }

  /// Greatest width of the sections in a list of this width, in pixels.
  static func width(in width: Int, maximum: Int) -> Int {
    min(width - 2 * margin(width: width), maximum)
  }

  /// Width of the focus ring around a row or tile, in pixels.
  static let ring = 4.0

  init(
    _ slots: [SectionSlot], maximumWidth: Int = 1440,
    contentHeight: @escaping @MainActor (ElementSection, Double) -> Int
  ) {
    self.maximumWidth = maximumWidth
    heightWithoutWidget = contentHeight
    super.init()
    clipContent()
    show(slots)
    onKeyPressed(isFirst: true) { [weak self] key in self?.keyPressed(key) ?? false }
    afterLayout { [weak self] in self?.finishLayout() }
    _ = focusMemory
    onMap { [weak self] in self?.queueAllocate() }
    onUnmap { [weak self] in
      for section in self?.sections ?? [] { section.setVisibleRange(from: 0, to: 0) }
    }
  }

  /// Shows these slots, in this order; existing widgets stay. The others' widgets go with their slots.
  func show(_ slots: [SectionSlot]) {
    let kept = Set(slots.map { ObjectIdentifier($0) })
    for slot in self.slots where !kept.contains(ObjectIdentifier(slot)) {
      if scrollAnchor?.slot === slot { scrollAnchor = nil }
      slot.detach()
    }
    self.slots = slots
    (tops, heights) = ([], [])
    var last: SectionView?
    for (index, slot) in slots.enumerated() {
      if let view = slot.view { insert(view, after: last) }
      // The first section's header gives the height of all headers.
      if index == 0 || slot.isPermanent { build(index, after: last) }
      last = slot.view ?? last
    }
    queueAllocate()
  }

  /// The sections with widgets, in their order.
  var sections: [SectionView] { slots.compactMap(\.view) }

  /// Height of a header in pixels.
  var headerHeight: Int { slots.first?.view?.headerHeight ?? 0 }

  /// Returns the slot that contains a widget.
  func slot(of widget: Widget) -> SectionSlot? {
    slots.first { slot in slot.view.map { widget.isInside($0) } ?? false }
  }

  override class var cssName: String? { "section-list" }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .horizontal else { return (0, 0) }
    let widths = sections.map { $0.request(.horizontal) }
    let margins = 2 * Length.narrowMargin
    return (
      (widths.map(\.minimum).max() ?? 0) + margins, (widths.map(\.natural).max() ?? 0) + margins
    )
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    isAllocating = true
    defer { isAllocating = false }
    if allocatedSize != (width, height) { anchorFocusOrTopmost(height: allocatedSize.height) }
    allocatedSize = (width, height)
    let sectionWidth = fittingWidth(Self.width(in: width, maximum: maximumWidth), textScale)
    measureSections(sectionWidth)
    let x = Double((width - sectionWidth) / 2)
    if let slot = scrollAnchor?.slot, let index = slots.firstIndex(where: { $0 === slot }) {
      // The position of an anchored tile in its section is known once that is allocated: where it was, as the open menu
      // of a row is placed, too, and GDK knows no monitor for one far outside of the screen.
      let y = slot.view?.convert(x: 0, y: 0, to: self)?.y ?? 0
      slot.view?.allocate(x: x, y: y, width: sectionWidth, height: heights[index])
    }
    var scroll = scrollPosition(pageHeight: Double(height))
    allocateSections(x: x, width: sectionWidth, scroll: scroll)
    if let shift = visibleAnchors?.shift(in: self), shift != 0, let adjustment {
      configure(
        adjustment, value: adjustment.value + shift, upper: adjustment.upper,
        page: adjustment.pageSize)
      allocatedScroll = adjustment.value
      scroll = adjustment.value.rounded()
      allocateSections(x: x, width: sectionWidth, scroll: scroll)
    }
    visibleAnchors = nil
    for (slot, top) in zip(slots, tops) {
      let y = Double(top) - scroll
      slot.view?.setVisibleRange(from: -y, to: Double(height) - y)
    }
  }

  /// Allocates new sections at once, so that the positions of their rows are known.
  func allocateNow() {
    if !isAllocating, width > 0 { allocate(width: width, height: height, baseline: -1) }
  }

  private func allocateSections(x: Double, width: Int, scroll: Double) {
    for (index, slot) in slots.enumerated() {
      guard let section = slot.view else { continue }
      let y = Double(tops[index]) - scroll
      section.allocate(x: x, y: y, width: width, height: heights[index])
      section.placeHeader(y: min(max(0, Int(-y)), heights[index] - section.headerHeight))
    }
  }

  private func measureSections(_ width: Int) {
    let (scale, header) = (textScale, headerHeight)
    heights = slots.map { slot in
      slot.view?.request(.vertical, forSize: width).minimum
        ?? header + (slot.isExpanded ? heightWithoutWidget(slot.section, scale) : 0)
    }
    tops = []
    tops.reserveCapacity(slots.count)
    var y = Length.topMargin
    for height in heights {
      tops.append(y)
      y += height
    }
    contentHeight = y + Length.bottomMargin
  }

  /// Configures the adjustment. Returns the scroll position, rounded, that keeps the anchor in place without empty
  /// room below the last section.
  private func scrollPosition(pageHeight: Double) -> Double {
    guard let adjustment else { return 0 }
    var value = nextScroll
    scrollTarget = nil
    if let scrollAnchor, let index = slots.firstIndex(where: { $0 === scrollAnchor.slot }) {
      value = scrollAnchor.scrollPosition(
        sectionTop: Double(tops[index]), sectionHeight: Double(heights[index]),
        headerHeight: Double(headerHeight), pageHeight: pageHeight)
    }
    value = max(0, min(value, Double(contentHeight) - pageHeight))
    configure(adjustment, value: value, upper: Double(contentHeight), page: pageHeight)
    allocatedScroll = adjustment.value
    return adjustment.value.rounded()
  }

  override func scrolled() {
    guard !isAllocating else { return }
    // Scrolling by the user drops the anchor.
    if adjustment?.value != allocatedScroll, !isRevealing {
      (scrollAnchor, revealTarget) = (nil, nil)
    }
    buildVisible()
    queueAllocate()
  }

  /// Makes the widgets that the layout found missing, and drops distant ones.
  private func finishLayout() {
    guard isMapped else { return }
    isFinishingLayout = true
    defer { isFinishingLayout = false }
    if let revealTarget { reveal(revealTarget) }
    buildVisible()
    dropDistant()
  }

  // MARK: Scrolling and focus

  /// Scrolls the section to the top, as far as there is content below it, and keeps it there while it expands.
  func scroll(to slot: SectionSlot) {
    scroll(to: ScrollAnchor(slot: slot, top: 0))
  }

  /// Scrolls to where an anchor is in place, and keeps it there.
  func scroll(to anchor: ScrollAnchor) {
    (scrollAnchor, visibleAnchors, revealTarget) = (anchor, nil, nil)
    queueAllocate()
  }

  /// Scrolls to a position in pixels, after the sections have changed; the anchors are dropped.
  func scroll(to position: Double) {
    (scrollAnchor, visibleAnchors, revealTarget, scrollTarget) = (nil, nil, nil, position)
    queueAllocate()
  }

  /// The scroll position that the next layout is asked for, in pixels.
  var nextScroll: Double { scrollTarget ?? adjustment?.value ?? 0 }

  /// The last focused row, or the first header.
  var focusTarget: Widget? { focusMemory.last ?? slots.first?.view?.header }

  /// Scrolls the focused row out from under the header or the edge.
  func revealFocus() {
    if let row = focusMemory.current { reveal(row) }
  }

  /// Scrolls a header, row or tile into the area below the sticky header.
  func reveal(_ row: Widget) {
    isRevealing = true
    defer { isRevealing = false }
    // A position to scroll to at the next layout goes before.
    guard scrollTarget == nil, let adjustment, let section = slot(of: row)?.view else { return }
    if section.height == 0 { allocateNow() }
    guard let place = row.convert(x: 0, y: 0, to: self) else { return }
    let isHeader = section.isHeader(row)
    let top = place.y - (isHeader ? 0 : Double(section.headerHeight) + Self.ring)
    let bottom = place.y + Double(row.height) + Self.ring
    if isHeader, place.y >= 0, bottom <= Double(height) { return }
    if top < 0 {
      scrollAnchor = nil
      adjustment.value += top
    } else if bottom > Double(height) {
      scrollAnchor = nil
      adjustment.value += bottom - Double(height)
    }
  }

  /// Arrow keys move from a header to its rows, or to the next header. Tab enters the list at the last focused row and
  /// leaves it with the next Tab, instead of stopping at more than a hundred rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    if direction.isTab {
      return !containsFocus && focusTarget?.grabFocus() == true
    }
    guard let index = slots.firstIndex(where: { $0.view?.hasHeaderFocus == true }) else {
      return super.focus(direction)
    }
    if direction == .left || direction == .right {
      return slots[index].view?.moveHeaderFocus(direction) == true || super.focus(direction)
    }
    if direction == .down, slots[index].isExpanded {
      slots[index].view?.content.focusEdge(.first, near: nil)
      return true
    }
    return focusSection(index + (direction == .down ? 1 : -1), direction, nil)
      || (direction == .up ? super.focus(.tabBackward) : true)
  }
}
