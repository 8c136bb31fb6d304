import Elements

/// The elements as tiles in sections, flowing into as many columns as there is room for.
final class GridPage: SectionedPage {
  /// Greatest width of the grid in pixels.
  private static let maximumWidth = 1440

  /// `onActivate` is called with the element of a tile that is clicked or entered.
  init(
    _ table: PeriodicTable, _ favorites: Favorites, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    super.init(
      table, order: GridOrder(), collapsed: collapsed, onCollapse: onCollapse,
      maximumWidth: Self.maximumWidth
    ) {
      ElementCells($0, favorites, onActivate: onActivate)
    }
  }
}
