import Gtk

/// What the user looks at stays where it is while heights change.
extension SectionList {
  /// A section that is held by its top, or a row or tile in it.
  @MainActor
  struct ScrollAnchor {
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
    if isVisible(section, height: height) { anchor(section) } else { anchorTopmost() }
    section.isExpanded = isExpanded
  }

  /// Collapses or expands all sections; the topmost header in sight stays where it is.
  func setAllExpanded(_ isExpanded: Bool) {
    anchorTopmost()
    for section in sections { section.isExpanded = isExpanded }
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
    if sections.indices.contains(topmost) { anchor(sections[topmost]) }
  }

  /// Lets what the user looks at stay where it is while the page gets another size than the one of `height`:
  /// what has the keyboard, if that is in sight, or else what is held already, or the topmost row or tile.
  func anchorFocusOrTopmost(height: Int) {
    guard tops.count == sections.count else { return }
    if let focus = window?.focusWidget, let section = sections.first(where: { focus.isInside($0) }),
      isVisible(section, height: height)
    {
      guard focus != section.header else { return anchor(section) }
      let part: Widget = focus.item ?? focus
      if part == scrollAnchor?.part { return }
      if let top = top(of: part), top < Double(height),
        top + Double(part.height) > Double(section.headerHeight)
      {
        scrollAnchor = ScrollAnchor(section: section, part: part, top: top)
        return
      }
    }
    if scrollAnchor == nil { anchorTopmostPart() }
  }

  private func anchorTopmostPart() {
    guard let adjustment, sections.indices.contains(topmost) else { return }
    let section = sections[topmost]
    guard section.isExpanded, Double(tops[topmost]) < adjustment.value else {
      return anchor(section)
    }
    let header = Double(section.headerHeight)
    for part in section.content.items {
      if let top = top(of: part), top + Double(part.height) > header {
        scrollAnchor = ScrollAnchor(section: section, part: part, top: top)
        return
      }
    }
    anchor(sections[min(topmost + 1, sections.count - 1)])
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

  private func isVisible(_ section: SectionView, height: Int) -> Bool {
    guard let top = top(of: section) else { return false }
    return top < Double(height) && top + Double(section.height) > 0
  }

  private func anchor(_ section: SectionView) {
    guard let adjustment, let index = sections.firstIndex(where: { $0 === section }),
      tops.indices.contains(index)
    else { return }
    scrollAnchor = ScrollAnchor(section: section, top: Double(tops[index]) - adjustment.value)
  }
}
