/// Identifiers of the page of favorites and of its sections.
public enum FavoritesOrder {
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

}

extension ElementOrder {
  /// Favorites in sections by user name: `mine`, unless it is empty, then those of other people by name,
  /// case-insensitively.
  /// - Parameter others: the sections of other people's favorites, if already computed.
  public static func favorites(
    _ favorites: FavoritesState, sorting: FavoritesSorting, others: NamedFavorites? = nil,
    names: NameCollation = .english
  ) -> ElementOrder {
    ElementOrder(id: FavoritesOrder.id, title: translatable("Favorites")) { table in
      let mine = ElementSection(
        id: FavoritesOrder.mine, title: .text(translatable("Your Favorites")),
        elements: SectionOrder(sorting, of: table, names).elements(favorites.mine))
      let others =
        others
        ?? NamedFavorites(favorites.others, sorting: sorting, table: table, names: names)
      return (mine.elements.isEmpty ? [] : [mine]) + others.sections
    }
  }
}
