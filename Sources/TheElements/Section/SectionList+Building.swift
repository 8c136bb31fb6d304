import Gtk

/// Section widgets of a long list: made near the visible area, dropped far from it.
extension SectionList {
  /// Number of distant sections that keep their widgets, and the distance, in page heights, at which a section is
  /// distant.
  private static let spareCount = 40
  private static let nearPages = 2.0
  /// Number of elements after which the rest of the visible sections is made in the next frame: collapsed sections of
  /// many elements are many.
  private static let elementsPerFrame = 250

  /// Returns the widget of the section at `index`, which is made if needed.
  @discardableResult
  func build(_ index: Int) -> SectionView {
    slots[index].view
      ?? build(index, after: slots[..<index].last { $0.view != nil }?.view)
  }

  /// Returns the widget of the section at `index`, which is made if needed and inserted behind `last` in the widget
  /// tree.
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

  /// Makes the missing widgets of visible sections. Must not be called during an allocation.
  func buildVisible() {
    guard isMapped, !awaitsFrame, let adjustment, tops.count == slots.count else { return }
    var room = Self.elementsPerFrame
    for index in slotIndices(from: adjustment.value, to: adjustment.value + Double(height))
    where slots[index].view == nil {
      guard room > 0 else { return buildInNextFrame() }
      build(index)
      room -= slots[index].section.elements.count
    }
  }

  private func buildInNextFrame() {
    awaitsFrame = true
    onEachFrame { [weak self] _ in
      self?.awaitsFrame = false
      self?.queueAllocate()
      return false
    }
  }

  /// Drops the widgets of the sections that are far from the visible area once all are expanded.
  /// - Parameter topmost: index of the section that stays in place.
  func dropDistantExpanded(from topmost: Int) {
    let scale = textScale
    var room = Self.nearPages * Double(height)
    for index in slots.indices.dropFirst() where !slots[index].isPermanent {
      if index < topmost || room < 0, !hasFocus(slots[index]) { slots[index].drop() }
      if index >= topmost { room -= Double(heightWithoutWidget(slots[index].section, scale)) }
    }
  }

  /// Drops the widgets of distant sections, except those with the focus or the scroll anchor.
  func dropDistant() {
    guard let adjustment, tops.count == slots.count else { return }
    let page = Double(height)
    let near = slotIndices(
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
    return view.containsFocus || focusMemory.last?.isInside(view) == true
      || scrollAnchor?.slot === slot
  }

  /// Returns the indices of the slots between two positions of the content, in pixels.
  func slotIndices(from top: Double, to bottom: Double) -> Range<Int> {
    let end = tops.partitionIndex { Double($0) >= bottom }
    let start = slots.indices.partitionIndex { Double(tops[$0] + heights[$0]) > top }
    return min(start, end)..<end
  }
}

extension RandomAccessCollection where Index == Int {
  /// Binary search: the first index whose element satisfies `isBehind`, which then holds for all that follow;
  /// `endIndex` if none does.
  func partitionIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
