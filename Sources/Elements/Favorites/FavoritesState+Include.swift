extension FavoritesState {
  /// Adds the favourites of a file. Those under a name of the user's come to the end of the user's own,
  /// the others to other people's. Nothing that is there goes, and nothing comes twice; of other
  /// people's, the newest stays.
  /// - Parameter name: the user's.
  public mutating func include(_ favorites: [Favorite], user name: String) {
    let names = Set(mine.map(\.favoritedBy)).union([name])
    for var favorite in favorites {
      // What a server calls it holds for that server only.
      favorite.serverID = nil
      if names.contains(favorite.favoritedBy) {
        restore(favorite, at: mine.count)
      } else {
        includeOther(favorite)
      }
    }
  }

  private mutating func includeOther(_ favorite: Favorite) {
    let known = others.firstIndex {
      $0.number == favorite.number && $0.favoritedBy == favorite.favoritedBy
    }
    guard let known else { return others.append(favorite) }
    if others[known].time < favorite.time {
      others[known] = Favorite(
        number: favorite.number, favoritedBy: favorite.favoritedBy, time: favorite.time,
        serverID: others[known].serverID)
    }
  }
}
