import Adwaita
import Elements
import GLib
import Gtk

// SectionedPage
//   └── Box ── ScrolledWindow → SectionList → SectionViews
//           └─ LetterRail, where the order has an index

/// A page of elements in collapsible sections. What differs between the pages is the order, a value,
/// and what a section's content is made of.
class SectionedPage: Bin, PageContent {
  private(set) var order: any ElementOrder
  let list: SectionList
  private var table: PeriodicTable
  private var rail: LetterRail?
  private let onCollapse: @MainActor (Set<String>) -> Void
  private let makeSlot: @MainActor (ElementSection) -> SectionSlot
  private let isLong: @MainActor (ElementSection) -> Bool

  /// Shows `table` in `order`. `collapsed` names the sections that start collapsed; `onCollapse` is
  /// told of their names whenever they change. `content` makes what stands below each header. Sections for which
  /// `isLong` is true stand in a list without a bound: they are made when they come in sight, and until then are
  /// as high as `contentHeight` says for a scale of the text.
  init(
    _ table: PeriodicTable, order: any ElementOrder, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    maximumWidth: Int = 1440,
    isLong: @escaping @MainActor (ElementSection) -> Bool = { _ in false },
    contentHeight: @escaping @MainActor (ElementSection, Double) -> Int = { _, _ in 0 },
    content: @escaping @MainActor (ElementSection) -> any SectionContent
  ) {
    self.order = order
    self.table = table
    self.onCollapse = onCollapse
    self.isLong = isLong
    let sections = order.sections(of: table)
    let relay = Relay<SectionSlot>()
    let makeSlot: @MainActor (ElementSection) -> SectionSlot = { section in
      SectionSlot(
        section, isExpanded: !collapsed.contains(section.id), isPermanent: !isLong(section)
      ) { slot in
        SectionView(
          slot.section, content: content(slot.section), isExpanded: slot.isExpanded,
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
    let scrolled = ScrolledWindow(list)
    scrolled.setAccessibleLabel(tr(order.title))
    scrolled.expandsHorizontally = true
    scrolled.expandsVertically = true
    setChild(order.showsIndex ? indexedList(scrolled, sections, maximumWidth) : scrolled)
  }

  /// Returns the list with the letter rail beside it.
  private func indexedList(
    _ scrolled: Widget, _ sections: [ElementSection], _ width: Int
  ) -> Widget {
    let rail = LetterRail(Orders.indexTitles, sections: sections) { [weak self] in
      self?.jump(to: $0, $1)
    }
    self.rail = rail
    return IndexedList(scrolled, rail: rail, listWidth: width)
  }

  /// Shows the elements in another order, in which the sections and rows that were there already stay.
  func show(_ order: any ElementOrder) {
    self.order = order
    var known = KnownSlots(list.slots)
    list.show(
      order.sections(of: table).map { section in
        guard let slot = known.take(section.id) else { return makeSlot(section) }
        slot.show(section, isPermanent: !isLong(section))
        return slot
      })
  }

  /// Shows the same order of another table. What is scrolled, collapsed and has the keyboard stays so.
  func show(_ table: PeriodicTable) { show(table, in: order) }

  /// Shows another table, in an order that depends on it.
  func show(_ table: PeriodicTable, in order: any ElementOrder) {
    let focus = window?.focusWidget.flatMap { $0.isInside(list) ? $0.item : nil }
    self.table = table
    list.anchorVisible()
    show(order)
    rail?.show(list.slots.map(\.section))
    guard let focus, !(focus.isInside(list) && window?.focusWidget?.item === focus) else {
      return
    }
    // The element stands elsewhere now.
    table[focus.element.number].flatMap { list.findItem(of: $0) }?.grabFocus()
  }

  var elements: [AtomicElement] {
    var seen: Set<Int> = []
    return list.slots.flatMap(\.section.elements).filter { seen.insert($0.number).inserted }
  }

  var sectionedPage: SectionedPage? { self }

  func focusRestorer() -> @MainActor () -> Void { list.focusRestorer() }

  private func headerClicked(_ slot: SectionSlot) {
    if !activate(.toggleSection, order.id, slot.section.id) { toggle(slot) }
  }

  private func toggle(_ slot: SectionSlot) {
    list.setExpanded(slot, !slot.isExpanded)
    onCollapse(collapsed)
  }

  /// The names of the sections that are collapsed.
  var collapsed: Set<String> {
    Set(list.slots.lazy.filter { !$0.isExpanded }.map(\.section.id))
  }

  /// Collapses or expands the section of this name, if there is one.
  func toggleSection(_ id: String) {
    if let slot = list.slots.first(where: { $0.section.id == id }) { toggle(slot) }
  }

  /// Collapses or expands all sections.
  func setAllExpanded(_ isExpanded: Bool) {
    list.setAllExpanded(isExpanded)
    onCollapse(collapsed)
  }

  /// Scrolls to the section of this name and expands it. The focus moves along from the letter rail.
  func showSection(_ id: String) {
    guard let index = list.slots.firstIndex(where: { $0.section.id == id }) else { return }
    let slot = list.slots[index]
    if !slot.isExpanded { toggle(slot) }
    if rail?.containsFocus == true { list.build(index).header.grabFocus() }
    list.scroll(to: slot)
  }

  /// Scrolls to the section of a letter; where the jump ends, shows it by the user's action.
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
