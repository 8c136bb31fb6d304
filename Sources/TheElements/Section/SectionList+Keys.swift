import Elements
import GLib
import Gtk

/// Home, End, Page Up and Page Down move through all sections as through one list. GTK's own handling ends at a
/// section's edge, or scrolls away from the focus.
extension SectionList {
  /// Handles a key before the list boxes do. Returns false for other keys.
  func keyPressed(_ key: Key) -> Bool {
    guard let focus = focusMemory.current else { return false }
    switch key {
    case .home: return focusEnd(.first)
    case .end: return focusEnd(.last)
    case .pageUp: return movePage(from: focus, -1)
    case .pageDown: return movePage(from: focus, 1)
    default: return false
    }
  }

  /// Focuses the first or last element, or the header of its section if that is collapsed.
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

  /// Moves the focus by up to one page, but at least to the next line; within the line, to the widget nearest in x.
  /// - Parameter sign: 1 down, −1 up.
  private func movePage(from focus: Widget, _ sign: Double) -> Bool {
    let page = Double(height - headerHeight)
    let targets = focusTargets(near: focus, within: page)
    guard let here = targets.first(where: { $0.widget == focus }) else { return false }
    let distances = targets.map { sign * ($0.y - here.y) }
    let distance = PageStep.distance(among: distances, page: page)
    zip(targets, distances).filter { $0.1 == distance }.map(\.0)
      .min { abs($0.x - here.x) < abs($1.x - here.x) }?
      .widget.grabFocus()
    return true
  }

  /// Returns the focusable widgets within `distance` pixels above and below `focus`, and those of the adjacent
  /// sections, with the middle of their upper edge. A header's position is the one without stickiness.
  private func focusTargets(
    near focus: Widget, within distance: Double
  ) -> [(widget: Widget, x: Double, y: Double)] {
    let scroll = adjustment?.value ?? 0
    guard tops.count == slots.count, let y = focus.convert(x: 0, y: 0, to: self)?.y,
      let here = slots.firstIndex(where: { $0.view.map { focus.isInside($0) } ?? false })
    else { return [] }
    let near = slotIndices(from: scroll + y - distance, to: scroll + y + distance)
    let first = max(min(near.lowerBound, here) - 1, 0)
    let last = min(max(near.upperBound - 1, here) + 1, slots.count - 1)
    for index in first...last { build(index) }
    allocateNow()
    var targets: [(widget: Widget, x: Double, y: Double)] = []
    for index in first...last {
      let section = build(index)
      targets.append((section.header, Double(width) / 2, Double(tops[index]) - scroll))
      for item in section.isExpanded ? section.content.items : [] {
        guard let middle = item.convert(x: Double(item.width) / 2, y: 0, to: self) else { continue }
        targets.append((item, middle.x, middle.y))
      }
    }
    return targets
  }

  /// Moves the focus out of a section to the next or the previous one.
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
