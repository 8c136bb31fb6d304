/// What a server lists: everybody's favorites, and what of its records cannot be used.
public struct FavoriteList: Sendable, Hashable {
  /// Each with the server's name for it.
  public internal(set) var favorites: [Favorite] = []
  /// The records that were left out, as far as it is known what they are about.
  public internal(set) var malformedRecords: [MalformedFavorite] = []
  /// The same in words.
  public internal(set) var warnings = CatalogWarnings()
}

/// A record of a server's list that cannot be used. One of the user's may be hidden in it: what it may be about is
/// not taken to be missing.
public struct MalformedFavorite: Sendable, Hashable {
  /// The atomic number; nil where it could be any.
  let number: Int?
  /// Whoever marked the element; nil where it could be anybody.
  let favoritedBy: String?
  let serverID: String?

  /// A record of which nothing is known.
  static let any = MalformedFavorite(number: nil, favoritedBy: nil, serverID: nil)

  func mayBe(_ mark: FavoriteMark) -> Bool {
    (number ?? mark.number) == mark.number && (favoritedBy ?? mark.favoritedBy) == mark.favoritedBy
  }

  /// What it is where element and name are known.
  var favorite: Favorite? {
    guard let number, let favoritedBy else { return nil }
    return Favorite(number: number, favoritedBy: favoritedBy, time: 0, serverID: serverID)
  }
}
