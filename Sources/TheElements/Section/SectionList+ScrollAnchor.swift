import Gtk

/// Scroll anchoring: what the user looks at stays in place while heights change.
extension SectionList {
  /// A section, or a row or tile in it, that stays at its position on the screen.
  @MainActor
  struct ScrollAnchor {
    let slot: SectionSlot
    weak var part: Widget?
    /// Distance from the top of the visible area, in pixels.
    let top: Double

    /// Returns the scroll position that keeps the anchor in place. Of a section that begins above the visible area,
    /// the header stays; a row or tile stays visible also if the page becomes lower, and comes into view if it ended
    /// behind the header.
    func scrollPosition(
      sectionTop: Double, sectionHeight: Double, headerHeight header: Double, pageHeight: Double
    ) -> Double {
      if let part, let section = slot.view, let place = part.convert(x: 0, y: 0, to: section) {
        let height = Double(part.height)
        let lowest = max(pageHeight - height - SectionList.ring, header)
        let highest = header - height + 2 * SectionList.tolerance
        return sectionTop + place.y - max(highest, min(top, lowest))
      }
      let value = sectionTop - top
      return top < 0 ? min(value, sectionTop + sectionHeight - header) : value
    }
  }

  /// Pixels of a section or item that count as not visible: scrolling ends between pixels.
  private static let tolerance = 1.0

  /// Collapses or expands a section. Its header stays in place if it is visible; otherwise the topmost visible section
  /// does.
  func setExpanded(_ slot: SectionSlot, _ isExpanded: Bool) {
    guard isExpanded != slot.isExpanded else { return }
    if !isExpanded { slot.view?.moveFocusToHeader() }
    if isVisible(slot, height: height) { anchorHeader(of: slot) } else { anchorTopmost() }
    slot.isExpanded = isExpanded
    queueAllocate()
  }

  /// Collapses or expands all sections. The topmost visible header stays in place.
  func setAllExpanded(_ isExpanded: Bool) {
    if !isExpanded { for section in sections { section.moveFocusToHeader() } }
    if let topmost {
      anchorHeader(of: slots[topmost])
      if isExpanded { dropDistantExpanded(from: topmost) }
    }
    for slot in slots { slot.isExpanded = isExpanded }
    queueAllocate()
  }

  /// Anchors the visible content while sections and rows are added or removed: the topmost widget, or the next one
  /// below it that remains.
  func anchorVisible() {
    guard isMapped else { return anchorTopmost() }
    visibleAnchors = visibleAnchors ?? VisibleAnchors(of: sections, in: self)
    scrollAnchor = nil
  }

  /// Anchors the topmost visible section.
  func anchorTopmost() {
    if let topmost { anchor(slots[topmost]) }
  }

  /// Anchors content for a change of size. In this order: the focused widget if it is visible, the present anchor, the
  /// topmost visible row or tile.
  /// - Parameter height: the height before the change.
  func anchorFocusOrTopmost(height: Int) {
    guard tops.count == slots.count else { return }
    if let focus = window?.focusWidget, let slot = slot(of: focus), let section = slot.view,
      isVisible(slot, height: height)
    {
      guard !section.isHeader(focus) else { return anchor(slot) }
      let part: Widget = focus.item ?? focus
      if part == scrollAnchor?.part { return }
      if let top = top(of: part), top < Double(height),
        top + Double(part.height) > Double(section.headerHeight)
      {
        scrollAnchor = ScrollAnchor(slot: slot, part: part, top: top)
        return
      }
    }
    if scrollAnchor == nil { anchorTopmostPart() }
  }

  private func anchorTopmostPart() {
    guard let (slot, item) = topmostPart else { return }
    guard let item, let top = top(of: item) else { return anchor(slot) }
    scrollAnchor = ScrollAnchor(slot: slot, part: item, top: top)
  }

  /// The section at the top of the visible area, and its first visible item; if only its header is visible, the first
  /// item of its last line. Without an item if the header is at its own place, or the section collapsed.
  var topmostPart: (slot: SectionSlot, item: (any ElementItem)?)? {
    guard let adjustment, tops.count == slots.count, let topmost else { return nil }
    let slot = slots[topmost]
    guard slot.isExpanded, Double(tops[topmost]) < adjustment.value - Self.tolerance,
      let items = slot.view?.content.items, let last = items.last.flatMap({ bottom(of: $0) })
    else { return (slot, nil) }
    let least = min(Double(headerHeight) + Self.tolerance, last - Self.tolerance)
    return (slot, items.first { item in bottom(of: item).map { $0 > least } ?? false })
  }

  /// Returns the distance of `part` below the top of the visible area, in pixels.
  private func top(of part: Widget) -> Double? {
    guard let adjustment, let place = part.convert(x: 0, y: 0, to: self) else { return nil }
    // Sections stand at whole pixels.
    return place.y + allocatedScroll.rounded() - adjustment.value
  }

  private func bottom(of part: Widget) -> Double? {
    top(of: part).map { $0 + Double(part.height) }
  }

  /// Index of the section at the top of the visible area; nil without sections.
  private var topmost: Int? {
    let scroll = adjustment?.value ?? 0
    let index = tops.lastIndex { Double($0) <= scroll + Self.tolerance } ?? 0
    return slots.indices.contains(index) ? index : nil
  }

  private func isVisible(_ slot: SectionSlot, height: Int) -> Bool {
    guard let adjustment, let index = self.index(of: slot) else { return false }
    let top = Double(tops[index]) - adjustment.value
    return top < Double(height) && top + Double(heights[index]) > Self.tolerance
  }

  private func anchor(_ slot: SectionSlot) {
    guard let adjustment, let index = self.index(of: slot) else { return }
    scrollAnchor = ScrollAnchor(slot: slot, top: Double(tops[index]) - adjustment.value)
  }

  /// Anchors a section that collapses or expands. A collapsed one that is cut off comes into view, with its first items.
  private func anchorHeader(of slot: SectionSlot) {
    anchor(slot)
    if !slot.isExpanded, let top = scrollAnchor?.top, top < 0 {
      scrollAnchor = ScrollAnchor(slot: slot, top: 0)
    }
  }

  /// Returns the index of a slot; nil before it is allocated.
  private func index(of slot: SectionSlot) -> Int? {
    slots.firstIndex { $0 === slot }.flatMap { tops.indices.contains($0) ? $0 : nil }
  }
}
