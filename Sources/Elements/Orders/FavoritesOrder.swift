/// Favorites in sections by user name: the user's own first, then other people's.
public struct FavoritesOrder: ElementOrder {
  /// Identifier of the page for the command line, actions and saved state.
  public static let id = "favorites"
  /// Identifier of the section of the user's own favorites.
  public static let mine = "mine"

  /// Maximum length in bytes of a name used as identifier; longer names are hashed.
  private static let maximumIdentifierLength = 60

  /// Returns the identifier of the section of another user.
  public static func section(of name: String) -> String {
    guard name.utf8.count > maximumIdentifierLength else { return "by-\(name)" }
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

  /// - Parameter others: the sections of other people's favorites, if already computed.
  public init(
    _ favorites: FavoritesState, sorting: FavoritesSorting, others: NamedFavorites? = nil
  ) {
    self.favorites = favorites
    self.sorting = sorting
    self.others = others
  }

  public var id: String { Self.id }

  /// The section `mine`, unless it is empty, then those of other people by name, case-insensitively.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    let mine = ElementSection(
      id: Self.mine, title: .text(translatable("Your Favorites")),
      elements: SectionOrder(sorting, of: table).elements(favorites.mine))
    let others =
      others ?? NamedFavorites(favorites.others, sorting: sorting, table: table)
    return (mine.elements.isEmpty ? [] : [mine]) + others.sections
  }
}
