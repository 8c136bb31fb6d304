import Gtk

/// What the user looks at stays where it is while heights change.
extension SectionList {
  /// A section that is held by its top, or a row or tile in it.
  @MainActor
  struct Held {
    let section: SectionView
    weak var part: Widget?
    /// Pixels from the upper edge of what is seen.
    let top: Double

    /// The scroll position that keeps it in place; of a section that began further up its header, and a row
    /// or tile in sight also where the page has become lower.
    func scrollPosition(
      sectionTop: Double, sectionHeight: Double, pageHeight: Double
    ) -> Double {
      let header = Double(section.headerHeight)
      if let part, let place = part.convert(x: 0, y: 0, to: section) {
        let lowest = max(pageHeight - Double(part.height) - SectionList.ring, header)
        return sectionTop + place.y - min(top, lowest)
      }
      let value = sectionTop - top
      return top < 0 ? min(value, sectionTop + sectionHeight - header) : value
    }
  }

  /// Collapses or expands a section; its header stays where it is on the screen, or what can be seen where
  /// that cannot.
  func setExpanded(_ section: SectionView, _ isExpanded: Bool) {
    guard isExpanded != section.isExpanded else { return }
    if isInSight(section, height: height) { hold(section) } else { holdTopmost() }
    section.isExpanded = isExpanded
  }

  /// Collapses or expands all sections; the topmost header in sight stays where it is.
  func setAllExpanded(_ isExpanded: Bool) {
    holdTopmost()
    for section in sections { section.isExpanded = isExpanded }
  }

  /// Lets what is seen stay where it is while sections and rows come and go: what stands at the top, or the
  /// next below it that is still there afterwards.
  func holdWhatStays() {
    guard isMapped else { return holdTopmost() }
    sight = sight ?? Sight(of: sections, in: self)
    held = nil
  }

  /// Lets the topmost section in sight stay where it is while heights change.
  func holdTopmost() {
    if sections.indices.contains(topmost) { hold(sections[topmost]) }
  }

  /// Lets what the user looks at stay where it is while the page gets another size than the one of `height`:
  /// what has the keyboard, if that is in sight, or else what is held already, or the topmost row or tile.
  func holdSight(height: Int) {
    guard tops.count == sections.count else { return }
    if let focus = window?.focusWidget, let section = sections.first(where: { focus.isInside($0) }),
      isInSight(section, height: height)
    {
      guard focus != section.header else { return hold(section) }
      let part: Widget = focus.bearer ?? focus
      if part == held?.part { return }
      if let top = top(of: part), top < Double(height),
        top + Double(part.height) > Double(section.headerHeight)
      {
        held = Held(section: section, part: part, top: top)
        return
      }
    }
    if held == nil { holdTopmostPart() }
  }

  private func holdTopmostPart() {
    guard let adjustment, sections.indices.contains(topmost) else { return }
    let section = sections[topmost]
    guard section.isExpanded, Double(tops[topmost]) < adjustment.value else { return hold(section) }
    let header = Double(section.headerHeight)
    for part in section.content.bearers {
      if let top = top(of: part), top + Double(part.height) > header {
        held = Held(section: section, part: part, top: top)
        return
      }
    }
    hold(sections[min(topmost + 1, sections.count - 1)])
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

  private func isInSight(_ section: SectionView, height: Int) -> Bool {
    guard let top = top(of: section) else { return false }
    return top < Double(height) && top + Double(section.height) > 0
  }

  private func hold(_ section: SectionView) {
    guard let adjustment, let index = sections.firstIndex(where: { $0 === section }),
      tops.indices.contains(index)
    else { return }
    held = Held(section: section, top: Double(tops[index]) - adjustment.value)
  }
}
