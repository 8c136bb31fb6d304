import Gtk

/// Widgets of a long list's sections: made when these come in sight, and given up when they are far from it.
extension SectionList {
  /// As many sections may be far from sight before their widgets are given up, and at most so many pages from
  /// it do they count as near.
  private static let spareCount = 40
  private static let nearPages = 2.0

  /// The widget of the section at `index`; made where it has none.
  @discardableResult
  func build(_ index: Int) -> SectionView {
    slots[index].view
      ?? build(index, after: slots[..<index].last { $0.view != nil }?.view)
  }

  /// The same, behind the section `last` in the widget tree.
  @discardableResult
  func build(_ index: Int, after last: SectionView?) -> SectionView {
    let slot = slots[index]
    if let view = slot.view { return view }
    let view = slot.build()
    insert(view, after: last)
    view.content.onLeave = { [weak self, weak slot] direction in
      guard let self, let slot else { return false }
      return self.moveFocus(outOf: slot, direction)
    }
    return view
  }

  /// Makes the sections in sight that have no widgets. Not while widgets are being placed.
  func buildSeen() {
    guard isMapped, let adjustment, tops.count == slots.count else { return }
    for index in places(from: adjustment.value, to: adjustment.value + Double(height)) {
      build(index)
    }
  }

  /// Gives up the widgets of sections that are far from sight, but those with the focus.
  func dropFar() {
    guard let adjustment, tops.count == slots.count else { return }
    let page = Double(height)
    let near = places(
      from: adjustment.value - Self.nearPages * page,
      to: adjustment.value + (1 + Self.nearPages) * page)
    let far = slots.indices.dropFirst().filter { index in
      slots[index].view != nil && !slots[index].isPermanent && !near.contains(index)
    }
    guard far.count > Self.spareCount else { return }
    for index in far where !hasFocus(slots[index]) { slots[index].drop() }
  }

  private func hasFocus(_ slot: SectionSlot) -> Bool {
    guard let view = slot.view else { return false }
    return view.containsFocus || lastFocus?.isInside(view) == true || scrollAnchor?.slot === slot
  }

  /// The slots of which something lies between two places of the content, by their indices.
  func places(from top: Double, to bottom: Double) -> Range<Int> {
    let end = tops.partitionIndex { Double($0) >= bottom }
    let start = slots.indices.partitionIndex { Double(tops[$0] + heights[$0]) > top }
    return min(start, end)..<end
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index of which `isBehind` holds, in a collection in which it then holds of all that follow; the
  /// end where it never does.
  fileprivate func partitionIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
