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
  private let makeSection: @MainActor (ElementSection) -> SectionView

  /// Shows `table` in `order`. `collapsed` names the sections that start collapsed; `onCollapse` is
  /// told of their names whenever they change. `content` makes what stands below each header.
  init(
    _ table: PeriodicTable, order: any ElementOrder, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    content: @escaping @MainActor (ElementSection) -> any SectionContent
  ) {
    self.order = order
    self.table = table
    self.onCollapse = onCollapse
    let sections = order.sections(of: table)
    let relay = Relay<SectionView>()
    let makeSection: @MainActor (ElementSection) -> SectionView = { section in
      SectionView(
        section, content: content(section), isExpanded: !collapsed.contains(section.id),
        onToggle: { relay.handler?($0) })
    }
    self.makeSection = makeSection
    list = SectionList(sections.map { makeSection($0) })
    super.init()
    name = "page-\(order.id)"
    list.setClass("grouped", order.isGrouped)
    relay.handler = { [weak self] section in self?.headerClicked(section) }
    let scrolled = ScrolledWindow(list)
    scrolled.setAccessibleLabel(tr(order.title))
    scrolled.expandsHorizontally = true
    scrolled.expandsVertically = true
    guard order.showsIndex else {
      setChild(scrolled)
      return
    }
    let row = Box(.horizontal)
    row.add(scrolled)
    let rail = LetterRail(Orders.indexTitles, sections: sections) { [weak self] in
      self?.jump(to: $0, $1)
    }
    self.rail = rail
    row.add(rail)
    setChild(row)
  }

  /// Shows the elements in another order, in which the sections and rows that were there already stay.
  func show(_ order: any ElementOrder) {
    self.order = order
    let known = list.sections
    list.show(
      order.sections(of: table).map { section in
        guard let view = known.first(where: { $0.section.id == section.id }) else {
          return makeSection(section)
        }
        view.show(section)
        return view
      })
  }

  /// Shows the same order of another table. What is scrolled, collapsed and has the keyboard stays so.
  func show(_ table: PeriodicTable) {
    let focus = window?.focusWidget.flatMap { $0.isInside(list) ? $0.item : nil }
    self.table = table
    list.anchorVisible()
    show(order)
    rail?.show(list.sections.map(\.section))
    guard let focus, !(focus.isInside(list) && window?.focusWidget?.item === focus) else {
      return
    }
    // The element stands elsewhere now.
    table[focus.element.number].flatMap { list.findItem(of: $0) }?.grabFocus()
  }

  var elements: [AtomicElement] {
    var seen: Set<Int> = []
    return order.sections(of: table).flatMap(\.elements).filter { seen.insert($0.number).inserted }
  }

  var sectionedPage: SectionedPage? { self }

  func focusRestorer() -> @MainActor () -> Void { list.focusRestorer() }

  private func headerClicked(_ section: SectionView) {
    if !activate(.toggleSection, order.id, section.section.id) { toggle(section) }
  }

  private func toggle(_ section: SectionView) {
    list.setExpanded(section, !section.isExpanded)
    onCollapse(collapsed)
  }

  /// The names of the sections that are collapsed.
  var collapsed: Set<String> {
    Set(list.sections.filter { !$0.isExpanded }.map(\.section.id))
  }

  /// Collapses or expands the section of this name, if there is one.
  func toggleSection(_ id: String) {
    if let section = list.sections.first(where: { $0.section.id == id }) { toggle(section) }
  }

  /// Collapses or expands all sections.
  func setAllExpanded(_ isExpanded: Bool) {
    list.setAllExpanded(isExpanded)
    onCollapse(collapsed)
  }

  /// Scrolls to the section of this name and expands it. The focus moves along from the letter rail.
  func showSection(_ id: String) {
    guard let section = list.sections.first(where: { $0.section.id == id }) else { return }
    if !section.isExpanded { toggle(section) }
    if rail?.containsFocus == true { section.header.grabFocus() }
    list.scroll(to: section)
  }

  /// Scrolls to the section of a letter; where the jump ends, shows it by the user's action.
  private func jump(to letter: String, _ jump: LetterRail.Jump) {
    guard let section = list.sections.first(where: { $0.section.indexTitle == letter }) else {
      return
    }
    if jump == .passing { return list.scroll(to: section) }
    let id = section.section.id
    if !activate(.showSection, order.id, id) { showSection(id) }
  }
}
