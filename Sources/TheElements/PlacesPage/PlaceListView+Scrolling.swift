import GLib
import Gtk

/// Scrolling of the places by country: headers that stick, rows scrolled into view, and positions that are kept.
extension PlaceListView {
  /// Pixels above and below a row that is scrolled into view.
  private static let margin = 12.0

  private var adjustment: Adjustment { scrolled.verticalAdjustment }

  private func top(of widget: Widget) -> Double? {
    widget.isMapped ? widget.convert(x: 0, y: 0, to: column)?.y : nil
  }

  /// The first section whose header is wholly in the visible area.
  var topmost: CountrySection? {
    countries.first { country in
      top(of: country).map { $0 + country.lastStickyTop >= adjustment.value } ?? false
    }
  }

  /// The topmost section with the distance of its upper edge from that of the visible area.
  var topmostAnchor: (section: CountrySection, distance: Double)? {
    topmost.flatMap { section in top(of: section).map { (section, $0 - adjustment.value) } }
  }

  /// Scrolls a row into view now, and while its section expands; a row that is not shown is left where it is.
  func scroll(toRow row: PlaceRow) {
    reveal(row)
    revealTarget = row.isVisible ? row : nil
  }

  /// Scrolls a row into the area below the sticky header.
  func reveal(_ row: PlaceRow) {
    guard row.height > 0, let top = top(of: row) else { return }
    let header = Double(countries.first?.header.height ?? 0)
    adjustment.reveal(from: top - header, to: top + Double(row.height) + Self.margin)
  }

  /// Scrolls a header into view, unless it sticks to the top.
  func reveal(_ header: SectionHeader) {
    guard let section = header.parent, let top = top(of: section), top > adjustment.value else {
      return
    }
    adjustment.reveal(from: top, to: top + Double(header.height) + Self.margin)
  }

  func scrollChanged() {
    stickHeaders()
    if watch.isByUser {
      (expanding, revealTarget) = (nil, nil)
      onUserScroll?()
    }
    scrollRestorer.scrollChanged()
    if !scrollRestorer.isResizing { rememberVisibleRow() }
    onScroll?()
  }

  private func stickHeaders() {
    for country in countries {
      guard let top = top(of: country) else { continue }
      country.stickHeader(top: adjustment.value - top, areaHeight: adjustment.pageSize)
    }
  }

  /// The visible part of a row's height: 0 for none, 1 for the whole.
  private func visiblePart(of row: PlaceRow) -> Double {
    guard row.height > 0, let top = top(of: row) else { return 0 }
    let bottom = min(top + Double(row.height), adjustment.value + adjustment.pageSize)
    return max(0, bottom - max(top, adjustment.value)) / Double(row.height)
  }

  /// Notes the selected row if any of it is visible: it stays so, or wholly visible, while the size changes.
  private func rememberVisibleRow() {
    let selected = rows.first(where: \.isSelected)
    note(inView: selected.flatMap { visiblePart(of: $0) > 0 ? $0 : nil })
  }

  private func note(inView row: PlaceRow?) {
    rowInView = row
    isWhollyInView = row.map { visiblePart(of: $0) == 1 } ?? false
  }

  /// Scrolls to the noted row if it is no longer visible as it was.
  private func keepRowInView() {
    guard let rowInView else { return }
    let part = visiblePart(of: rowInView)
    if part == 0 || isWhollyInView && part < 1 { reveal(rowInView) }
  }

  /// Scrolls after a layout to the positions that are known only then.
  func finishLayout() {
    if scrollRestorer.finishLayout() { keepRowInView() }
    if scrollTarget != nil || awaitedPart != nil || revealTarget != nil { expanding = nil }
    if scrollTarget != nil || awaitedPart != nil { scrollToTarget() }
    keepHeader()
    keepExpandingSection()
    finishReveal()
    stickHeaders()
  }

  private func scrollToTarget() {
    if let scrollTarget { adjustment.value = scrollTarget }
    if let awaitedPart { scrollNow(toPart: awaitedPart) }
    (scrollTarget, awaitedPart) = (nil, nil)
    scrollRestorer.keep()
    // The adjustment reports no change if the list stands there already.
    rememberVisibleRow()
  }

  /// Keeps the header of a collapsing section at the top, if it stuck there.
  private func keepHeader() {
    guard let section = collapsing, let top = top(of: section) else { return }
    if adjustment.value > top + section.lastStickyTop {
      adjustment.value = top + section.lastStickyTop
    }
    if section.lastStickyTop <= 0 { collapsing = nil }
  }

  /// Keeps the section that was topmost in place while all sections expand.
  private func keepExpandingSection() {
    guard let (section, distance) = expanding, let top = top(of: section) else { return }
    adjustment.value = min(top - distance, top + section.lastStickyTop)
    if !countries.contains(where: \.isSliding) { expanding = nil }
  }

  /// Scrolls to the row of the selected place while its section expands.
  private func finishReveal() {
    guard let row = revealTarget, row.height > 0,
      let section = countries.first(where: { row.isInside($0) }),
      let top = row.convert(x: 0, y: 0, to: section)
    else { return }
    reveal(row)
    scrollRestorer.keep()
    if row.isSelected { note(inView: row) }
    if top.y + Double(row.height) <= Double(section.height) { revealTarget = nil }
  }
}
