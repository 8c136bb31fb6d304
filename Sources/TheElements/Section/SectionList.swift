import GLib
import Gtk

/// Sections below each other, scrolled: places them, keeps the header of the topmost one in sight, and
/// keeps what the user looks at where it is while sections collapse and expand.
final class SectionList: ScrollableWidget {
  private(set) var sections: [SectionView] = []
  private(set) var tops: [Int] = []
  private var contentHeight = 0
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
  private weak var lastFocus: Widget?
  private var isAllocating = false

  /// Lengths in pixels.
  private enum Length {
    static let maximumWidth = 1040
    static let sideMargin = 20
    static let narrowMargin = 8
    static let narrowWidth = 500
    static let topMargin = 12
    static let bottomMargin = 20
  }

  /// Pixels around a row or tile in which its focus ring has room.
  static let ring = 4.0

  init(_ sections: [SectionView]) {
    super.init()
    clipContent()
    setAccessibleLabel(tr("Sections"))
    show(sections)
    listenToKeys()
    onChange(of: "root") { [weak self] in self?.followFocus() }
    onMap { [weak self] in self?.queueAllocate() }
    onUnmap { [weak self] in
      for section in self?.sections ?? [] { section.showSeen(from: 0, to: 0) }
    }
  }

  /// Shows these sections, in this order; those that were there already stay as they are.
  func show(_ sections: [SectionView]) {
    let former = self.sections
    for section in former where !sections.contains(where: { $0 === section }) {
      if scrollAnchor?.section === section { scrollAnchor = nil }
      section.unparent()
    }
    for (index, section) in sections.enumerated() {
      insert(section, after: index > 0 ? sections[index - 1] : nil)
      section.content.onLeave = { [weak self, weak section] direction in
        guard let self, let section else { return false }
        return self.moveFocus(outOf: section, direction)
      }
    }
    self.sections = sections
    tops = []
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
    let sectionWidth = min(width - 2 * margin, Length.maximumWidth)
    let heights = measureSections(sectionWidth)
    let x = Double((width - sectionWidth) / 2)
    if let section = scrollAnchor?.section,
      let index = sections.firstIndex(where: { $0 === section })
    {
      // Where a scrollAnchor tile stands in its section is known when that has been laid out.
      section.allocate(x: x, y: 0, width: sectionWidth, height: heights[index])
    }
    var scroll = scrollPosition(heights: heights, pageHeight: Double(height))
    place(heights, x: x, width: sectionWidth, scroll: scroll)
    if let shift = visibleAnchors?.shift(in: self), shift != 0, let adjustment {
      adjustment.value += shift
      placedValue = adjustment.value
      scroll = adjustment.value.rounded()
      place(heights, x: x, width: sectionWidth, scroll: scroll)
    }
    visibleAnchors = nil
    for (section, top) in zip(sections, tops) {
      let y = Double(top) - scroll
      section.showSeen(from: -y, to: Double(height) - y)
    }
  }

  private func place(_ heights: [Int], x: Double, width: Int, scroll: Double) {
    for (index, section) in sections.enumerated() {
      let y = Double(tops[index]) - scroll
      section.allocate(x: x, y: y, width: width, height: heights[index])
      section.placeHeader(y: min(max(0, Int(-y)), heights[index] - section.headerHeight))
    }
  }

  private func measureSections(_ width: Int) -> [Int] {
    let heights = sections.map { $0.request(.vertical, forSize: width).minimum }
    tops = []
    var y = Length.topMargin
    for height in heights {
      tops.append(y)
      y += height
    }
    contentHeight = y + Length.bottomMargin
    return heights
  }

  /// Tells the scroll bar how much there is and returns the position that keeps what is scrollAnchor in place, as
  /// far as no room stays empty below the last section.
  private func scrollPosition(heights: [Int], pageHeight: Double) -> Double {
    guard let adjustment else { return 0 }
    var value = adjustment.value
    if let scrollAnchor, let index = sections.firstIndex(where: { $0 === scrollAnchor.section }) {
      value = scrollAnchor.scrollPosition(
        sectionTop: Double(tops[index]), sectionHeight: Double(heights[index]),
        pageHeight: pageHeight)
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
    queueAllocate()
  }

  // MARK: Scrolling to what is asked for

  /// Scrolls so that the section begins at the top, as far as there is enough below it, and will be while it
  /// expands.
  func scroll(to section: SectionView) {
    scrollAnchor = ScrollAnchor(section: section, top: 0)
    queueAllocate()
  }

  /// What brings the keyboard back to where it was last, or to the first header, without scrolling.
  func focusRestorer() -> @MainActor () -> Void {
    let last = restingPlace
    return { [weak self] in (last ?? self?.restingPlace)?.grabFocusInPlace() }
  }

  /// Where the keyboard was last, or the first header.
  private var restingPlace: Widget? {
    lastFocus.flatMap { $0.isInside(self) ? $0 : nil } ?? sections.first?.header
  }

  private func followFocus() {
    focusChange?.disconnect()
    focusChange = window?.onChange(of: "focus-widget") { [weak self] in self?.revealFocus() }
  }

  /// Scrolls a row that the keyboard has come to out from under the header or the edge.
  func revealFocus() {
    guard let adjustment, isMapped, let row = window?.focusWidget, row.isInside(self), row != self,
      !row.isInMenu, let place = row.convert(x: 0, y: 0, to: self),
      let section = sections.first(where: { row.isInside($0) })
    else { return }
    lastFocus = row
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

  // MARK: Keyboard

  /// Carries the keyboard over the edge of a section to the next or the one before.
  private func moveFocus(outOf section: SectionView, _ direction: FocusDirection) -> Bool {
    guard direction == .up || direction == .down,
      let index = sections.firstIndex(where: { $0 === section })
    else { return false }
    let x = window?.focusWidget.flatMap { $0.convert(x: Double($0.width) / 2, y: 0, to: self)?.x }
    if direction == .up, !section.content.skipsHeader { return section.header.grabFocus() }
    return focusSection(index + (direction == .down ? 1 : -1), direction, x)
  }

  private func focusSection(_ index: Int, _ direction: FocusDirection, _ x: Double?) -> Bool {
    guard sections.indices.contains(index) else {
      return direction == .up && index < 0 && (sections.first?.header.grabFocus() ?? false)
    }
    let section = sections[index]
    guard section.isExpanded else { return section.header.grabFocus() }
    if direction == .down, !section.content.skipsHeader { return section.header.grabFocus() }
    section.content.focusEdge(direction == .down ? .first : .last, near: x)
    return true
  }

  /// Arrow keys on a header lead into its rows, or to the next header. Tab enters the list once, where it left
  /// it, and leaves it again: it would have to pass more than a hundred rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    if direction == .tabForward || direction == .tabBackward {
      return !containsFocus && restingPlace?.grabFocus() == true
    }
    guard direction == .up || direction == .down,
      let index = sections.firstIndex(where: { $0.header.isFocused })
    else { return super.focus(direction) }
    if direction == .down, sections[index].isExpanded {
      sections[index].content.focusEdge(.first, near: nil)
      return true
    }
    return focusSection(index + (direction == .down ? 1 : -1), direction, nil)
      || (direction == .up ? super.focus(.tabBackward) : true)
  }
}
