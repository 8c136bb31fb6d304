import Elements
import Gtk

/// The first visible part of the page: a section's header or an element.
extension SectionedPage {
  var topPart: String { list.topPart ?? Self.startPart }

  @discardableResult
  func scroll(toPart name: String) -> Bool {
    guard name != Self.startPart else {
      list.scroll(to: 0.0)
      return true
    }
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.count > 1 ? String(parts[1]) : nil
    guard let symbol = parts.first,
      let slot = list.slots.first(where: { slot in
        slot.section.id == id ?? slot.section.id
          && (symbol.isEmpty || slot.section.elements.contains { $0.symbol == symbol })
      })
    else { return false }
    list.scroll(to: slot, symbol: String(symbol))
    return true
  }
}

extension SectionList {
  /// The topmost visible header or item; nil at the upper end.
  fileprivate var topPart: String? {
    guard let adjustment, adjustment.value > 0, let (slot, item) = topmostPart else { return nil }
    return "\(item?.element.symbol ?? "")#\(slot.section.id)"
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
