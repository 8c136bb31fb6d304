import Gtk

/// What the user looks at stays where it is while heights change.
extension SectionList {
  /// A section that is held by its top, or a row or tile in it.
  @MainActor
  struct ScrollAnchor {
    let slot: SectionSlot
    weak var part: Widget?
    /// Pixels from the upper edge of what is seen.
    let top: Double

    /// The scroll position that keeps it in place; of a section that began further up its header, and a row
    /// or tile in sight also where the page has become lower.
    func scrollPosition(
      sectionTop: Double, sectionHeight: Double, headerHeight header: Double, pageHeight: Double
    ) -> Double {
      if let part, let section = slot.view, let place = part.convert(x: 0, y: 0, to: section) {
        let lowest = max(pageHeight - Double(part.height) - SectionList.ring, header)
        return sectionTop + place.y - min(top, lowest)
      }
      let value = sectionTop - top
      return top < 0 ? min(value, sectionTop + sectionHeight - header) : value
    }
  }

  /// Collapses or expands a section; its header stays where it is on the screen, or what can be seen where
  /// that cannot.
  func setExpanded(_ slot: SectionSlot, _ isExpanded: Bool) {
    guard isExpanded != slot.isExpanded else { return }
    if isVisible(slot, height: height) { anchor(slot) } else { anchorTopmost() }
    slot.isExpanded = isExpanded
    queueAllocate()
  }

  /// Collapses or expands all sections; the topmost header in sight stays where it is.
  func setAllExpanded(_ isExpanded: Bool) {
    anchorTopmost()
    for slot in slots { slot.isExpanded = isExpanded }
    queueAllocate()
  }

  /// Lets what is seen stay where it is while sections and rows come and go: what stands at the top, or the
  /// next below it that is still there afterwards.
  func anchorVisible() {
    guard isMapped else { return anchorTopmost() }
    visibleAnchors = visibleAnchors ?? VisibleAnchors(of: sections, in: self)
    scrollAnchor = nil
  }

  /// Lets the topmost section in sight stay where it is while heights change.
  func anchorTopmost() {
    if slots.indices.contains(topmost) { anchor(slots[topmost]) }
  }

  /// Lets what the user looks at stay where it is while the page gets another size than the one of `height`:
  /// what has the keyboard, if that is in sight, or else what is held already, or the topmost row or tile.
  func anchorFocusOrTopmost(height: Int) {
    guard tops.count == slots.count else { return }
    if let focus = window?.focusWidget, let slot = slot(of: focus), let section = slot.view,
      isVisible(slot, height: height)
    {
      guard focus != section.header else { return anchor(slot) }
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
    guard let adjustment, slots.indices.contains(topmost) else { return }
    let slot = slots[topmost]
    guard slot.isExpanded, Double(tops[topmost]) < adjustment.value else { return anchor(slot) }
    let header = Double(headerHeight)
    for part in slot.view?.content.items ?? [] {
      if let top = top(of: part), top + Double(part.height) > header {
        scrollAnchor = ScrollAnchor(slot: slot, part: part, top: top)
        return
      }
    }
    anchor(slots[min(topmost + 1, slots.count - 1)])
  }

  /// How far below the upper edge of what is seen something stands.
  private func top(of part: Widget) -> Double? {
    guard let adjustment, let place = part.convert(x: 0, y: 0, to: self) else { return nil }
    return place.y + placedValue - adjustment.value
  }

  /// The section at the upper edge of what is seen, by its place.
  private var topmost: Int {
    let scroll = adjustment?.value ?? 0
    return tops.lastIndex { Double($0) <= scroll } ?? 0
  }

  private func isVisible(_ slot: SectionSlot, height: Int) -> Bool {
    guard let adjustment, let index = place(of: slot) else { return false }
    let top = Double(tops[index]) - adjustment.value
    return top < Double(height) && top + Double(heights[index]) > 0
  }

  private func anchor(_ slot: SectionSlot) {
    guard let adjustment, let index = place(of: slot) else { return }
    scrollAnchor = ScrollAnchor(slot: slot, top: Double(tops[index]) - adjustment.value)
  }

  /// The index of a slot that has been placed.
  private func place(of slot: SectionSlot) -> Int? {
    slots.firstIndex { $0 === slot }.flatMap { tops.indices.contains($0) ? $0 : nil }
  }
}
