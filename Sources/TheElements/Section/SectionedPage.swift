import Adwaita
import Elements
import GLib
import Gtk

// SectionedPage
//   └── Box ── ScrolledWindow → SectionList → SectionViews
//           └─ LetterRail, where the order has an index

/// A page of elements in collapsible sections. What differs between the pages is the order, a value,
/// and what a section's content is made of.
class SectionedPage: Bin, KeyboardKeeping {
  let order: any ElementOrder
  private let list: SectionList
  private let onCollapse: @MainActor (Set<String>) -> Void

  /// Shows `table` in `order`. `collapsed` names the sections that start collapsed; `onCollapse` is
  /// told of their names whenever they change. `content` makes what stands below each header.
  init(
    _ table: PeriodicTable, order: any ElementOrder, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    content: @MainActor (ElementSection) -> any SectionContent
  ) {
    self.order = order
    self.onCollapse = onCollapse
    let sections = order.sections(of: table)
    let relay = Relay<SectionView>()
    list = SectionList(
      sections.map { section in
        SectionView(
          section, content: content(section), isExpanded: !collapsed.contains(section.id),
          onToggle: { relay.handler?($0) })
      })
    super.init()
    name = "page-\(order.id)"
    list.setClass("grouped", order.isGrouped)
    relay.handler = { [weak self] section in self?.toggle(section) }
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
    row.add(
      LetterRail(Orders.indexTitles, sections: sections) { [weak self] in self?.jump(to: $0) })
    setChild(row)
  }

  func keyboardPlace() -> @MainActor () -> Void { list.keyboardPlace() }

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

  /// Scrolls to the section of this letter.
  private func jump(to letter: String) {
    if let section = list.sections.first(where: { $0.section.indexTitle == letter }) {
      list.scroll(to: section)
    }
  }
}

/// A handler that is named before the object that it calls can be.
@MainActor
private final class Relay<Argument> {
  var handler: (@MainActor (Argument) -> Void)?
}
