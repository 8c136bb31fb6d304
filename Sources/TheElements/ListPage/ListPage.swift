import Elements

/// The elements as a list of rows in sections; all list tabs are this page with another order.
final class ListPage: SectionedPage {
  private var stars: RowStars?

  /// Greatest width of the list in pixels.
  static let maximumWidth = 720

  /// `onActivate` is called with the element of a row that is clicked or entered, and `onMake` with the
  /// rows of each section when they have been made. `isLong` says which sections stand in a list that may
  /// be long without a bound.
  init(
    _ table: PeriodicTable, order: any ElementOrder, _ favorites: Favorites,
    collapsed: Set<String>, onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void,
    onMake: @escaping @MainActor (ElementRows, ElementSection) -> Void = { _, _ in },
    isLong: @escaping @MainActor (ElementSection) -> Bool = { _ in false }
  ) {
    let make: @MainActor (ElementSection) -> ElementRows = { section in
      let rows = ElementRows(section, favorites, onActivate: onActivate)
      onMake(rows, section)
      return rows
    }
    super.init(
      table, order: order, collapsed: collapsed, onCollapse: onCollapse,
      maximumWidth: Self.maximumWidth, isLong: isLong,
      contentHeight: { ElementRows.height(of: $0.elements.count, textScale: $1) },
      content: { make($0) })
    stars = RowStars(in: self)
  }
}
