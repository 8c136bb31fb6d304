/// A server's list: all users' favorites, and the records that cannot be used.
public struct FavoriteList: Sendable, Hashable {
  /// The favorites, each with its server ID.
  public internal(set) var favorites: [Favorite] = []
  /// The malformed records, as far as their content is known.
  public internal(set) var malformedRecords: [MalformedFavorite] = []
  /// Warnings about the malformed records.
  public internal(set) var warnings = CatalogWarnings()
  /// The user's digest in the IDs, on a server whose IDs tell the owner of a favorite, see `KintoRecord`.
  var owner: String?
}

/// A malformed record of a server's list. It may be one of the user's favorites, so a favorite that it may stand for
/// does not count as missing.
public struct MalformedFavorite: Sendable, Hashable {
  /// The atomic number; nil if it could be any.
  let number: Int?
  /// Name of the user who marked the element; nil if it could be any.
  let favoritedBy: String?
  let serverID: String?

  /// A record without any known field.
  static let any = MalformedFavorite(number: nil, favoritedBy: nil, serverID: nil)

  func mayMatch(_ mark: FavoriteMark) -> Bool {
    (number ?? mark.number) == mark.number && (favoritedBy ?? mark.favoritedBy) == mark.favoritedBy
  }

  /// The favorite, if element and user name are known.
  var favorite: Favorite? {
    guard let number, let favoritedBy else { return nil }
    return Favorite(number: number, favoritedBy: favoritedBy, time: 0, serverID: serverID)
  }
}
