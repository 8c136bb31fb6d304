/// The order of the elements within a section of favorites.
struct SectionOrder {
  private let sorting: FavoritesSorting
  private let table: PeriodicTable
  /// Rank of each element by name, by atomic number.
  private let ranks: [Int: Int]

  init(_ sorting: FavoritesSorting, of table: PeriodicTable, _ names: NameCollation) {
    self.sorting = sorting
    self.table = table
    let sorted = sorting == .name ? names.sorted(table.elements) : []
    ranks = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.number), sorted.indices))
  }

  /// Returns the elements of `favorites` in this order, without those missing from the table.
  func elements(_ favorites: [Favorite]) -> [AtomicElement] {
    let sorted =
      switch sorting {
      case .manual, .popular: favorites
      case .name: favorites.sorted { (ranks[$0.number] ?? 0) < (ranks[$1.number] ?? 0) }
      case .time: favorites.sorted { ($1.time, $0.number) < ($0.time, $1.number) }
      }
    return sorted.compactMap { table[$0.number] }
  }
}
