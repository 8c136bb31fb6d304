import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// SectionedPage
//   └── Box ── ScrolledWindow → SectionList → SectionViews
//           └─ LetterRail, if the order has an index

/// A page of elements in collapsible sections. Pages differ by their order, a value, and by the sections' content.
class SectionedPage: Bin, PageContent, CollapsibleSections {
  private(set) var order: ElementOrder
  /// The sections of all elements in this order.
  private var allSections: [ElementSection]
  var onScroll: (@MainActor () -> Void)?
  let list: SectionList
  private var table: PeriodicTable
  private var rail: LetterRail?
  private let onCollapse: @MainActor (Set<String>) -> Void
  private let makeSlot: @MainActor (ElementSection) -> SectionSlot
  private let isLong: @MainActor (ElementSection) -> Bool
  private let marks: SearchMarks
  /// The search's results; nil while there is none.
  private var results: SearchResults?
  /// The sections that the search has found by their titles: they are shown whole and first, and of the others only the
  /// elements that are found by name, symbol or number. Set before the results.
  var foundSections: [ElementSection] = []
  /// Collapsed sections and scroll position before the search.
  private var beforeSearch: (collapsed: Set<String>, scroll: ScrollPlace)?
  /// The slots of sections without a hit, kept for the end of the search.
  private var hiddenSlots: [SectionSlot] = []

  /// - Parameters:
  ///   - collapsed: IDs of the sections that are collapsed at first.
  ///   - onCollapse: called with the IDs of all collapsed sections when they change.
  ///   - isLong: true for sections of a list without a bound: their widgets are made near the visible area.
  ///   - headerButton: makes the button at the end of a header; nil for none.
  ///   - contentHeight: the content's height, for a text scale, while it has no widget.
  ///   - content: makes the content below a header.
  init(
    _ table: PeriodicTable, order: ElementOrder, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    maximumWidth: Int = 1440,
    isLong: @escaping @MainActor (ElementSection) -> Bool = { _ in false },
    headerButton: @escaping @MainActor (ElementSection) -> Button? = { _ in nil },
    contentHeight: @escaping @MainActor (ElementSection, Double) -> Int = { _, _ in 0 },
    content: @escaping @MainActor (ElementSection) -> any SectionContent
  ) {
    self.order = order
    self.table = table
    self.onCollapse = onCollapse
    self.isLong = isLong
    let sections = order.sections(of: table)
    allSections = sections
    let (relay, marks) = (DeferredHandler<SectionSlot>(), SearchMarks())
    self.marks = marks
    let makeSlot: @MainActor (ElementSection) -> SectionSlot = { section in
      SectionSlot(
        section, isExpanded: !collapsed.contains(section.id), isPermanent: !isLong(section)
      ) { slot in
        let content = content(slot.section)
        marks.apply(to: content.items)
        return SectionView(
          slot.section, content: content, isExpanded: slot.isExpanded,
          button: headerButton(slot.section),
          onToggle: { [weak slot] in if let slot { relay.handler?(slot) } })
      }
    }
    self.makeSlot = makeSlot
    list = SectionList(
      sections.map { makeSlot($0) }, maximumWidth: maximumWidth, contentHeight: contentHeight)
    super.init()
    name = "page-\(order.id)"
    list.setClass("grouped", order.isGrouped)
    relay.handler = { [weak self] slot in self?.headerClicked(slot) }
    let scrolled = scrolledList()
    setChild(order.indexTitles.isEmpty ? scrolled : indexedList(scrolled, sections, maximumWidth))
  }

  private func scrolledList() -> ScrolledWindow {
    let scrolled = ScrolledWindow(list)
    scrolled.setAccessibleLabel(tr(order.title))
    scrolled.expandsHorizontally = true
    scrolled.expandsVertically = true
    scrolled.verticalAdjustment.onValueChanged { [weak self] in self?.scrolled() }
    return scrolled
  }

  private func scrolled() {
    if results == nil { onScroll?() }
    if !list.isAllocating, !list.isFinishingLayout { announceScroll(of: order.id) }
  }

  /// Returns the list with the letter rail beside it.
  private func indexedList(
    _ scrolled: Widget, _ sections: [ElementSection], _ width: Int
  ) -> Widget {
    let rail = LetterRail(order.indexTitles, sections: sections) { [weak self] in
      self?.jump(to: $0, $1)
    }
    self.rail = rail
    return IndexedList(scrolled, rail: rail, listWidth: width)
  }

  /// Changes the order; existing sections and rows stay.
  func show(_ order: ElementOrder) {
    self.order = order
    allSections = order.sections(of: table)
    showSections()
  }

  private func showSections() {
    let former = list.slots + hiddenSlots
    var known = SlotLookup(former)
    let found = results == nil ? nil : Set(hits.lazy.map(\.number))
    let whole = found == nil ? [] : foundSections
    let wholeIDs = Set(whole.lazy.map(\.id))
    let filtered = allSections.compactMap { section in
      wholeIDs.contains(section.id) ? nil : found.map { section.filtered(to: $0) } ?? section
    }
    list.show(
      (whole + filtered).map { section in
        guard let slot = known.take(section.id) else {
          let made = makeSlot(section)
          if found != nil { made.isExpanded = true }
          return made
        }
        slot.show(section, isPermanent: !isLong(section))
        return slot
      })
    let shown = Set(list.slots.map { ObjectIdentifier($0) })
    hiddenSlots = found == nil ? [] : former.filter { !shown.contains(ObjectIdentifier($0)) }
    markHits()
  }

  // MARK: Search

  func show(_ results: SearchResults?) {
    if results != nil, beforeSearch == nil {
      beforeSearch = (collapsed, scrollPlace)
    }
    self.results = results
    showSections()
    rail?.show(list.slots.map(\.section), of: allSections)
    if results != nil {
      for slot in list.slots { slot.isExpanded = true }
      list.scroll(to: 0)
      list.revealTarget = foundSections.isEmpty ? bestHit : nil
    } else if let before = beforeSearch {
      for slot in list.slots { slot.isExpanded = !before.collapsed.contains(slot.section.id) }
      beforeSearch = nil
      restoreScroll(before.scroll)
    }
  }

  /// The elements found; of a text that only titles have, none.
  private var hits: [SearchHit] {
    guard let results, results.isFiltering else { return [] }
    return foundSections.isEmpty ? results.hits : results.hits.filter { $0.reason == nil }
  }

  private func markHits() {
    let shown = Set(elements.lazy.map(\.number))
    let best = hits.first { shown.contains($0.number) }
    marks.set(results?.isFiltering == true ? results : nil, best: best?.number)
    for section in list.sections { marks.apply(to: section.content.items) }
  }

  /// The row or tile of the best hit, which is made if needed.
  private var bestHit: (any ElementItem)? {
    guard let best = marks.best,
      let index = list.slots.firstIndex(where: {
        $0.section.elements.contains { $0.number == best }
      })
    else { return nil }
    return list.build(index).content.items.first { $0.element.number == best }
  }

  var wantsLargeTile: Bool { false }

  func focusBestHit() -> Bool {
    guard results != nil, !foundSections.isEmpty, !list.slots.isEmpty else {
      return bestHit?.grabFocus() ?? false
    }
    list.build(0).content.focusEdge(.first, near: nil)
    return true
  }

  /// Changes the table. Scroll position, collapsed sections and focus stay.
  func show(_ table: PeriodicTable) { show(table, in: order) }

  /// Changes the table, and the order that depends on it.
  func show(_ table: PeriodicTable, in order: ElementOrder) {
    let focus = window?.focusWidget.flatMap { $0.isInside(list) ? $0.item : nil }
    self.table = table
    list.anchorVisible()
    show(order)
    rail?.show(list.slots.map(\.section), of: allSections)
    guard let focus, !(focus.isInside(list) && window?.focusWidget?.item === focus) else {
      return
    }
    // The element has another row now.
    table[focus.element.number].flatMap { list.findItem(of: $0) }?.grabFocus()
  }

  var elements: [AtomicElement] {
    var seen: Set<Int> = []
    var elements: [AtomicElement] = []
    // Ten thousand sections of favorites have no more elements than the first hundreds of them.
    for slot in list.slots where seen.count < table.elements.count {
      for index in slot.section.elements.indices
      where seen.insert(slot.section.elements[index].number).inserted {
        elements.append(slot.section.elements[index])
      }
    }
    return elements
  }

  var unsearched: AnyHashable { AnyHashable(allSections) }

  var savedScroll: SavedState.ScrollPosition { SavedState.ScrollPosition(y: list.nextScroll) }

  func restoreScroll(_ position: SavedState.ScrollPosition) { list.scroll(to: position.y) }

  var sections: (any CollapsibleSections)? { self }

  var focusTarget: Widget? { list.focusTarget }

  private func headerClicked(_ slot: SectionSlot) {
    if !activate(.toggleSection, order.id, slot.section.id) { toggle(slot) }
  }

  private func toggle(_ slot: SectionSlot) {
    list.setExpanded(slot, !slot.isExpanded)
    rememberCollapsed()
  }

  /// Reports the collapsed sections, except during a search, which expands all.
  private func rememberCollapsed() {
    if results == nil { onCollapse(collapsed) }
  }

  var collapsed: Set<String> {
    Set(list.slots.lazy.filter { !$0.isExpanded }.map(\.section.id))
  }

  var sectionIDs: [String] { list.slots.map(\.section.id) }

  func setExpanded(_ id: String, _ isExpanded: Bool) {
    let slot = list.slots.first { $0.section.id == id }
    if let slot, slot.isExpanded != isExpanded { toggle(slot) }
  }

  /// Collapses or expands all sections.
  func setAllExpanded(_ isExpanded: Bool) {
    list.setAllExpanded(isExpanded)
    rememberCollapsed()
  }

  /// Scrolls to the section with this ID and expands it. If the letter rail has the focus, the section's header gets
  /// it.
  func showSection(_ id: String) {
    guard let index = list.slots.firstIndex(where: { $0.section.id == id }) else { return }
    let slot = list.slots[index]
    if !slot.isExpanded { toggle(slot) }
    if rail?.containsFocus == true { list.build(index).header.grabFocus() }
    list.scroll(to: slot)
  }

  /// Scrolls to the section of a letter; at the end of the jump, by the action `showSection`.
  private func jump(to letter: String, _ jump: LetterRail.Jump) {
    guard let index = list.slots.firstIndex(where: { $0.section.indexTitle == letter }) else {
      return
    }
    let slot = list.slots[index]
    if jump == .passing { return list.scroll(to: slot) }
    let id = slot.section.id
    if !activate(.showSection, order.id, id) { showSection(id) }
  }
}
