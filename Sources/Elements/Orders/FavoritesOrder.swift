/// Favorites under the names of those who marked them: the user's own first, then other people's.
public struct FavoritesOrder: ElementOrder {
  /// The page's name for command line, actions and saved state.
  public static let id = "favorites"
  /// The section of the user's own.
  public static let mine = "mine"

  /// Bytes of a name above which the section's identifier has a hash in its place.
  private static let longestInIdentifier = 60

  /// The section of somebody else's.
  public static func section(of name: String) -> String {
    guard name.utf8.count > longestInIdentifier else { return "by-\(name)" }
    // FNV-1a, 64 bits.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return "by-\(String(hash, radix: 16))-\(name.utf8.count)"
  }

  public let title = translatable("Favorites")
  private let favorites: FavoritesState
  private let sorting: FavoritesSorting
  private let others: NamedFavorites?

  /// - Parameter others: the sections of other people's, where they are computed already.
  public init(
    _ favorites: FavoritesState, sorting: FavoritesSorting, others: NamedFavorites? = nil
  ) {
    self.favorites = favorites
    self.sorting = sorting
    self.others = others
  }

  public var id: String { Self.id }

  public func sections(of table: PeriodicTable) -> [ElementSection] {
    let mine = ElementSection(
      id: Self.mine, title: .text(translatable("Your Favorites")),
      elements: SectionOrder(sorting, of: table).elements(favorites.mine))
    let others =
      others ?? NamedFavorites(favorites.others, sorting: sorting, table: table)
    return (mine.elements.isEmpty ? [] : [mine]) + others.sections
  }
}
