import Elements

/// The elements as a list of rows in sections; all list tabs are this page with another order.
final class ListPage: SectionedPage {
  /// `onActivate` is called with the element of a row that is clicked or entered.
  init(
    _ table: PeriodicTable, order: any ElementOrder, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    super.init(table, order: order, collapsed: collapsed, onCollapse: onCollapse) {
      ElementRows($0, onActivate: onActivate)
    }
  }
}
