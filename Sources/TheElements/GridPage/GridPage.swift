import Elements

/// The elements as tiles in sections, in as many columns as fit.
final class GridPage: SectionedPage {
  /// Greatest width of the grid in pixels.
  private static let maximumWidth = 1440

  /// - Parameter onActivate: called with the element of an activated tile.
  init(
    _ table: PeriodicTable, _ favorites: Favorites, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    super.init(
      table, order: .grid, collapsed: collapsed, onCollapse: onCollapse,
      maximumWidth: Self.maximumWidth
    ) {
      ElementCells($0, favorites, onActivate: onActivate)
    }
    list.fittingWidth = ElementCells.fittingWidth
  }

  override var wantsLargeTile: Bool { true }
}
