import Elements

extension Page {
  /// A page with the elements as rows, in the sections of an order.
  static func list(_ order: ElementOrder) -> Page {
    Page(order) { ListController($0, in: $1) }
  }
}

/// A list in a main window.
class ListController: PageController {
  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    page.order.map {
      ListPage(
        table, order: $0, window.favorites, collapsed: collapsed, onCollapse: onCollapse,
        onActivate: onActivate)
    }
  }
}
