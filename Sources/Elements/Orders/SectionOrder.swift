/// The order of the elements within a section of favorites.
struct SectionOrder {
  private let sorting: FavoritesSorting
  private let table: PeriodicTable
  /// The place of each element among all names.
  private let places: [Int: Int]

  init(_ sorting: FavoritesSorting, of table: PeriodicTable) {
    self.sorting = sorting
    self.table = table
    let names = sorting == .name ? table.byName : []
    places = Dictionary(uniqueKeysWithValues: zip(names.map(\.number), names.indices))
  }

  /// The elements of `favorites` in this order; those that the table lacks are left out.
  func elements(_ favorites: [Favorite]) -> [AtomicElement] {
    let sorted =
      switch sorting {
      case .hand: favorites
      case .name: favorites.sorted { (places[$0.number] ?? 0) < (places[$1.number] ?? 0) }
      case .time: favorites.sorted { ($1.time, $0.number) < ($0.time, $1.number) }
      }
    return sorted.compactMap { table[$0.number] }
  }
}
