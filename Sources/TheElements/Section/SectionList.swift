import Elements
import GLib
import Gtk

/// Sections below each other, scrolled: places them, keeps the header of the topmost one in sight, and
/// keeps what the user looks at where it is while sections collapse and expand.
final class SectionList: ScrollableWidget {
  private(set) var slots: [SectionSlot] = []
  /// Where each slot begins, in pixels below the top of the content, and how high it is; empty until they are
  /// placed.
  private(set) var tops: [Int] = []
  private(set) var heights: [Int] = []
  private var contentHeight = 0
  /// The height of a section's content without a widget, for a scale of the text.
  private let heightWithoutWidget: @MainActor (ElementSection, Double) -> Int
  /// What stays where it is on the screen while heights change.
  var scrollAnchor: ScrollAnchor?
  /// What was seen before sections or rows came or went, until they are placed anew.
  var visibleAnchors: VisibleAnchors?
  /// The scroll position at which the sections were placed last; any other one is the user's.
  private(set) var placedValue = 0.0
  /// The size for which they were placed last.
  private var placedSize = (width: 0, height: 0)
  private var focusChange: Connection?
  /// The row or header to which the keyboard came last.
  private(set) weak var lastFocus: Widget?
  private var isAllocating = false

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

  /// Pixels around a row or tile in which its focus ring has room.
  static let ring = 4.0

  init(
    _ slots: [SectionSlot], maximumWidth: Int = 1440,
    contentHeight: @escaping @MainActor (ElementSection, Double) -> Int
  ) {
    self.maximumWidth = maximumWidth
    heightWithoutWidget = contentHeight
    super.init()
    clipContent()
    setAccessibleLabel(tr("Sections"))
    show(slots)
    listenToKeys()
    afterLayout { [weak self] in self?.finishLayout() }
    onChange(of: "root") { [weak self] in self?.followFocus() }
    onMap { [weak self] in self?.queueAllocate() }
    onUnmap { [weak self] in
      for section in self?.sections ?? [] { section.showSeen(from: 0, to: 0) }
    }
  }

  /// Shows these slots, in this order; widgets that were there already stay as they are.
  func show(_ slots: [SectionSlot]) {
    let kept = Set(slots.map { ObjectIdentifier($0) })
    for slot in self.slots where !kept.contains(ObjectIdentifier(slot)) {
      if scrollAnchor?.slot === slot { scrollAnchor = nil }
      slot.drop()
    }
    self.slots = slots
    (tops, heights) = ([], [])
    var last: SectionView?
    for (index, slot) in slots.enumerated() {
      if let view = slot.view { insert(view, after: last) }
      // The first is what the height of the others is known by.
      if index == 0 || slot.isPermanent { build(index, after: last) }
      last = slot.view ?? last
    }
    queueAllocate()
  }

  /// The sections that have widgets, in their order.
  var sections: [SectionView] { slots.compactMap(\.view) }

  /// The height of a header, in pixels.
  var headerHeight: Int { slots.first?.view?.headerHeight ?? 0 }

  /// The slot in which a widget stands.
  func slot(of widget: Widget) -> SectionSlot? {
    slots.first { slot in slot.view.map { widget.isInside($0) } ?? false }
  }

  override class var cssName: String? { "section-list" }
  override class var accessibleRole: AccessibleRole? { .group }

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
    if placedSize != (width, height) { anchorFocusOrTopmost(height: placedSize.height) }
    placedSize = (width, height)
    let margin = width < Length.narrowWidth ? Length.narrowMargin : Length.sideMargin
    let sectionWidth = min(width - 2 * margin, maximumWidth)
    measureSections(sectionWidth)
    let x = Double((width - sectionWidth) / 2)
    if let slot = scrollAnchor?.slot, let index = slots.firstIndex(where: { $0 === slot }) {
      // The position of an anchored tile in its section is known once that is allocated.
      slot.view?.allocate(x: x, y: 0, width: sectionWidth, height: heights[index])
    }
    var scroll = scrollPosition(pageHeight: Double(height))
    allocateSections(x: x, width: sectionWidth, scroll: scroll)
    if let shift = visibleAnchors?.shift(in: self), shift != 0, let adjustment {
      adjustment.value += shift
      placedValue = adjustment.value
      scroll = adjustment.value.rounded()
      allocateSections(x: x, width: sectionWidth, scroll: scroll)
    }
    visibleAnchors = nil
    for (slot, top) in zip(slots, tops) {
      let y = Double(top) - scroll
      slot.view?.showSeen(from: -y, to: Double(height) - y)
    }
  }

  /// Places sections that have just been made, so that it is known where their rows are.
  func placeNow() {
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

  /// Configures the adjustment and returns the position that keeps the scroll anchor in place, as
  /// far as nothing stays empty below the last section.
  private func scrollPosition(pageHeight: Double) -> Double {
    guard let adjustment else { return 0 }
    var value = adjustment.value
    if let scrollAnchor, let index = slots.firstIndex(where: { $0 === scrollAnchor.slot }) {
      value = scrollAnchor.scrollPosition(
        sectionTop: Double(tops[index]), sectionHeight: Double(heights[index]),
        headerHeight: Double(headerHeight), pageHeight: pageHeight)
    }
    value = max(0, min(value, Double(contentHeight) - pageHeight))
    adjustment.configure(value: value, upper: Double(contentHeight), page: pageHeight)
    placedValue = adjustment.value
    return adjustment.value.rounded()
  }

  override func scrolled() {
    guard !isAllocating else { return }
    // A scroll by the user, unlike one of ours, gives up what was held.
    if adjustment?.value != placedValue { scrollAnchor = nil }
    buildSeen()
    queueAllocate()
  }

  /// Makes the widgets that the layout has found missing, and gives up those that it needs no more.
  private func finishLayout() {
    guard isMapped else { return }
    buildSeen()
    dropFar()
  }

  // MARK: Scrolling to what is asked for

  /// Scrolls so that the section begins at the top, as far as there is enough below it, and will be while it
  /// expands.
  func scroll(to slot: SectionSlot) {
    scrollAnchor = ScrollAnchor(slot: slot, top: 0)
    queueAllocate()
  }

  /// What brings the keyboard back to where it was last, or to the first header, without scrolling.
  func focusRestorer() -> @MainActor () -> Void {
    let last = restingPlace
    return { [weak self] in (last ?? self?.restingPlace)?.grabFocusInPlace() }
  }

  /// Where the keyboard was last, or the first header.
  private var restingPlace: Widget? {
    lastFocus.flatMap { $0.isInside(self) ? $0 : nil } ?? slots.first?.view?.header
  }

  private func followFocus() {
    focusChange?.disconnect()
    focusChange = window?.onChange(of: "focus-widget") { [weak self] in self?.revealFocus() }
  }

  /// Scrolls a row that the keyboard has come to out from under the header or the edge.
  func revealFocus() {
    guard let adjustment, isMapped, let row = window?.focusWidget, row.isInside(self), row != self,
      !row.isInMenu, let section = slot(of: row)?.view
    else { return }
    lastFocus = row
    if section.height == 0 { placeNow() }
    guard let place = row.convert(x: 0, y: 0, to: self) else { return }
    let isHeader = row == section.header
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

  /// Arrow keys on a header lead into its rows, or to the next header. Tab enters the list once, where it left
  /// it, and leaves it again: it would have to pass more than a hundred rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    if direction == .tabForward || direction == .tabBackward {
      return !containsFocus && restingPlace?.grabFocus() == true
    }
    guard direction == .up || direction == .down,
      let index = slots.firstIndex(where: { $0.view?.header.isFocused == true })
    else { return super.focus(direction) }
    if direction == .down, slots[index].isExpanded {
      slots[index].view?.content.focusEdge(.first, near: nil)
      return true
    }
    return focusSection(index + (direction == .down ? 1 : -1), direction, nil)
      || (direction == .up ? super.focus(.tabBackward) : true)
  }
}
