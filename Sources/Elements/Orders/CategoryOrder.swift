/// Elements by category, then by number.
public struct CategoryOrder: ElementOrder {
  public let id = "category"
  public let title = translatable("Category")

  public init() {}

  /// Sections in the order of `ElementCategory`, identified by the category's `id`.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    ElementCategory.allCases.compactMap { category in
      table.byCategory[category].map {
        ElementSection(id: category.id, title: .text(category.title), elements: $0)
      }
    }
  }
}
