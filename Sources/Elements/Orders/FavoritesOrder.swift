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

  /// Returns the sections of the elements by the number of people who marked them, the greatest number first.
  static func sections(
    by favorites: ClassFavorites, of table: PeriodicTable
  ) -> [ElementSection] {
    let groups = Dictionary(grouping: table.elements) { favorites.counts[$0.number] ?? 0 }
    return groups.filter { $0.key > 0 }.sorted { $0.key > $1.key }.map { count, elements in
      ElementSection(
        id: "people-\(count)", title: ClassFavorites.text(of: count), elements: elements)
    }
  }
}

extension ElementOrder {
  /// Favorites in sections by user name: `mine`, unless it is empty, then those of other people by name,
  /// case-insensitively. Sorted by popularity, in sections by the number of people, if there are other people.
  /// - Parameter others: the sections of other people's favorites, if already computed.
  public static func favorites(
    _ favorites: FavoritesState, sorting: FavoritesSorting, others: NamedFavorites? = nil,
    names: NameCollation = .english
  ) -> ElementOrder {
    ElementOrder(id: FavoritesOrder.id, title: translatable("Favorites")) { table in
      let others =
        others
        ?? NamedFavorites(favorites.others, sorting: sorting, table: table, names: names)
      if sorting == .popular, !others.sections.isEmpty {
        return FavoritesOrder.sections(by: others.counts(adding: favorites.mine), of: table)
      }
      let mine = ElementSection(
        id: FavoritesOrder.mine, title: .text(translatable("Your Favorites")),
        elements: SectionOrder(sorting, of: table, names).elements(favorites.mine))
      return (mine.elements.isEmpty ? [] : [mine]) + others.sections
    }
  }
}
