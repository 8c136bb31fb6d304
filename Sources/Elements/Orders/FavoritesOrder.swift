/// Favorites under the names of those who marked them: the user's own first, then other people's.
public struct FavoritesOrder: ElementOrder {
  /// The page's name for command line, actions and saved state.
  public static let id = "favorites"
  /// The section of the user's own.
  public static let mine = "mine"

  /// The section of somebody else's.
  public static func section(of name: String) -> String { "by-\(name)" }

  public let title = translatable("Favorites")
  private let favorites: FavoritesState
  private let sorting: FavoritesSorting

  public init(_ favorites: FavoritesState, sorting: FavoritesSorting) {
    self.favorites = favorites
    self.sorting = sorting
  }

  public var id: String { Self.id }

  public func sections(of table: PeriodicTable) -> [ElementSection] {
    let mine = ElementSection(
      id: Self.mine, title: translatable("Your Favorites"),
      elements: elements(favorites.mine, of: table))
    let others = Dictionary(grouping: favorites.others, by: \.favoritedBy)
      .sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { name, favorites in
        ElementSection(
          id: Self.section(of: name), title: name, elements: elements(favorites, of: table))
      }
    return ([mine] + others).filter { !$0.elements.isEmpty }
  }

  private func elements(
    _ favorites: [Favorite], of table: PeriodicTable
  ) -> [AtomicElement] {
    let found = favorites.compactMap { favorite in table[favorite.number].map { (favorite, $0) } }
    switch sorting {
    case .hand: return found.map(\.1)
    case .name:
      return found.map(\.1).sorted {
        ($0.name.lowercased(), $0.number) < ($1.name.lowercased(), $1.number)
      }
    case .time:
      return found.sorted { ($1.0.time, $0.1.number) < ($0.0.time, $1.1.number) }.map(\.1)
    }
  }
}
