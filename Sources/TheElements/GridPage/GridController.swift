import Elements

extension Page {
  /// The elements as tiles in sections.
  static let grid = Page(.grid) { GridController($0, in: $1) }
}

/// The grid in a main window.
final class GridController: PageController {
  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    GridPage(
      table, window.favorites, collapsed: collapsed, onCollapse: onCollapse,
      onActivate: onActivate)
  }
}
