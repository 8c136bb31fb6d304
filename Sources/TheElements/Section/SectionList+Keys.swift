import GLib
import Gtk

/// Home, End and the page keys lead through all sections as through one list. GTK's own end where a section
/// does, or scroll away from what has the keyboard.
extension SectionList {
  /// Listens to these keys, before the list boxes do.
  func listenToKeys() {
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    add(keys)
  }

  private func press(_ key: Key) -> Bool {
    guard let focus = window?.focusWidget, focus.isInside(self), !focus.isInMenu else {
      return false
    }
    switch key {
    case .home: return focusEnd(.first)
    case .end: return focusEnd(.last)
    case .pageUp: return turnPage(from: focus, -1)
    case .pageDown: return turnPage(from: focus, 1)
    default: return false
    }
  }

  /// Brings the keyboard to the first or last element, or to the header that hides it.
  private func focusEnd(_ edge: SectionEdge) -> Bool {
    guard !slots.isEmpty else { return false }
    let section = build(edge == .first ? 0 : slots.count - 1)
    if section.isExpanded {
      section.content.focusEdge(edge, near: nil)
    } else {
      section.header.grabFocus()
    }
    if let adjustment { adjustment.value = edge == .first ? 0 : adjustment.upper }
    return true
  }

  /// Brings the keyboard as far as can be seen at once, but at least to the next line; of a line, to what
  /// stands nearest to where it was.
  /// - Parameter sign: 1 leads down, −1 up.
  private func turnPage(from focus: Widget, _ sign: Double) -> Bool {
    let page = Double(height - headerHeight)
    let stops = stops(near: focus, within: page)
    guard let here = stops.first(where: { $0.widget == focus }) else { return false }
    let ways = stops.map { sign * ($0.y - here.y) }
    let way = ways.filter { 0 < $0 && $0 <= page }.max() ?? ways.filter { $0 > 0 }.min()
    zip(stops, ways).filter { $0.1 == way }.map(\.0)
      .min { abs($0.x - here.x) < abs($1.x - here.x) }?
      .widget.grabFocus()
    return true
  }

  /// What the keyboard can come to in the section of `focus`, so many pixels above and below it, and in the next
  /// sections; with the middle of its upper edge. Headers where they belong, not where they are kept in sight.
  private func stops(
    near focus: Widget, within distance: Double
  ) -> [(widget: Widget, x: Double, y: Double)] {
    let scroll = adjustment?.value ?? 0
    guard tops.count == slots.count, let y = focus.convert(x: 0, y: 0, to: self)?.y,
      let here = slots.firstIndex(where: { $0.view.map { focus.isInside($0) } ?? false })
    else { return [] }
    let near = places(from: scroll + y - distance, to: scroll + y + distance)
    let first = max(min(near.lowerBound, here) - 1, 0)
    let last = min(max(near.upperBound - 1, here) + 1, slots.count - 1)
    for index in first...last { build(index) }
    placeNow()
    return (first...last).flatMap { index in
      let section = build(index)
      let parts = section.isExpanded ? section.content.items.map { $0 as Widget } : []
      let places = parts.compactMap { part in
        part.convert(x: Double(part.width) / 2, y: 0, to: self).map { (part, $0.x, $0.y) }
      }
      return [(section.header, Double(width) / 2, Double(tops[index]) - scroll)] + places
    }
  }

  /// Carries the keyboard over the edge of a section to the next or the one before.
  func moveFocus(outOf slot: SectionSlot, _ direction: FocusDirection) -> Bool {
    guard direction == .up || direction == .down, let section = slot.view,
      let index = slots.firstIndex(where: { $0 === slot })
    else { return false }
    let x = window?.focusWidget.flatMap { $0.convert(x: Double($0.width) / 2, y: 0, to: self)?.x }
    if direction == .up, !section.content.skipsHeader { return section.header.grabFocus() }
    return focusSection(index + (direction == .down ? 1 : -1), direction, x)
  }

  func focusSection(_ index: Int, _ direction: FocusDirection, _ x: Double?) -> Bool {
    guard slots.indices.contains(index) else {
      return direction == .up && index < 0 && (slots.first?.view?.header.grabFocus() ?? false)
    }
    let section = build(index)
    guard section.isExpanded else { return section.header.grabFocus() }
    if direction == .down, !section.content.skipsHeader { return section.header.grabFocus() }
    section.content.focusEdge(direction == .down ? .first : .last, near: x)
    return true
  }
}
