import Elements
import Gtk

/// The first visible part of the page: a section's header or an element.
extension SectionedPage {
  var topPart: String { list.topPart ?? Self.startPart }

  func scroll(toPart name: String) {
    guard name != Self.startPart else { return list.scroll(to: 0.0) }
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.count > 1 ? String(parts[1]) : nil
    guard let symbol = parts.first,
      let slot = list.slots.first(where: { slot in
        slot.section.id == id ?? slot.section.id
          && (symbol.isEmpty || slot.section.elements.contains { $0.symbol == symbol })
      })
    else { return }
    list.scroll(to: slot, symbol: String(symbol))
  }
}

extension SectionList {
  /// Pixels by which a part may be above the visible area.
  private static let tolerance = 1.0

  /// The first header or item that is wholly visible; nil at the upper end, and without one.
  fileprivate var topPart: String? {
    guard let adjustment, adjustment.value > 0, tops.count == slots.count else { return nil }
    let scroll = adjustment.value
    for index in slotIndices(from: scroll, to: scroll + Double(height)) {
      let id = slots[index].section.id
      if Double(tops[index]) >= scroll - Self.tolerance { return "#\(id)" }
      let items = slots[index].isExpanded ? slots[index].view?.content.items ?? [] : []
      let least = Double(headerHeight) - Self.tolerance
      let first = items.first { item in
        item.isMapped && (item.convert(x: 0, y: 0, to: self)?.y ?? 0) >= least
      }
      if let first { return "\(first.element.symbol)#\(id)" }
    }
    return nil
  }

  /// Scrolls an element of a section to the top, below the header; without one, or in a collapsed section, the header.
  fileprivate func scroll(to slot: SectionSlot, symbol: String) {
    guard !symbol.isEmpty, slot.isExpanded,
      let index = slots.firstIndex(where: { $0 === slot }),
      let item = build(index).content.items.first(where: { $0.element.symbol == symbol })
    else { return scroll(to: slot) }
    scroll(to: ScrollAnchor(slot: slot, part: item, top: Double(headerHeight)))
  }
}
