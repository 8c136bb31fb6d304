/// The sections of other people's favorites, one for each name. A pure value; `updated` recomputes only the parts
/// whose input has changed.
public struct NamedFavorites: Sendable {
  private struct Group: Sendable {
    let name: String
    let favorites: [Favorite]
  }

  /// The sections by name, case-insensitively.
  public let sections: [ElementSection]
  private let groups: [Group]
  private let favorites: [Favorite]
  private let sorting: FavoritesSorting
  private let table: PeriodicTable
  private let names: NameCollation

  /// - Parameters:
  ///   - favorites: other people's, in any order.
  ///   - names: the order of the names of elements and people.
  public init(
    _ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable,
    names: NameCollation = .english
  ) {
    self.init(favorites, Self.groups(of: favorites, names), sorting, table, names)
  }

  private init(
    _ favorites: [Favorite], _ groups: [Group], _ sorting: FavoritesSorting,
    _ table: PeriodicTable, _ names: NameCollation
  ) {
    self.names = names
    self.favorites = favorites
    self.groups = groups
    self.sorting = sorting
    self.table = table
    let order = SectionOrder(sorting, of: table, names)
    var sections: [ElementSection] = []
    for group in groups {
      let elements = order.elements(group.favorites)
      guard !elements.isEmpty else { continue }
      let id = FavoritesOrder.section(of: group.name)
      sections.append(ElementSection(id: id, title: .verbatim(group.name), elements: elements))
    }
    self.sections = sections
  }

  private static func groups(of favorites: [Favorite], _ names: NameCollation) -> [Group] {
    var groups: [(key: [UInt8], group: Group)] = []
    for (name, favorites) in Dictionary(grouping: favorites, by: \.favoritedBy) {
      groups.append((names.key(name), Group(name: name, favorites: favorites)))
    }
    groups.sort {
      $0.key == $1.key
        ? $0.group.name < $1.group.name : $0.key.lexicographicallyPrecedes($1.key)
    }
    return groups.map(\.group)
  }

  /// True if `updated` would change nothing.
  public func isUpToDate(
    _ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable
  ) -> Bool {
    sorting == self.sorting && favorites == self.favorites && table == self.table
  }

  /// Returns the same value if nothing has changed, else a new one.
  public func updated(
    _ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable
  ) -> NamedFavorites {
    if isUpToDate(favorites, sorting: sorting, table: table) { return self }
    let groups = favorites == self.favorites ? groups : Self.groups(of: favorites, names)
    return NamedFavorites(favorites, groups, sorting, table, names)
  }
}
