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

  /// Makes other people's favourites that came from a file under this name the user's own. Those that a server
  /// lists become so with its lists.
  public mutating func adopt(_ name: String) {
    let adopted = others.filter { $0.favoritedBy == name && $0.serverID == nil }
    exclude(adopted)
    include(adopted, user: name)
  }

  /// Takes back what came from a file: of other people's those that no server lists, of the user's those that
  /// were marked at the same moment, whatever name they go under by now.
  public mutating func exclude(_ favorites: [Favorite]) {
    for favorite in favorites {
      if let index = others.firstIndex(where: { $0.mark == favorite.mark }) {
        if others[index].serverID == nil { others.remove(at: index) }
      } else if mine.contains(where: { $0.number == favorite.number && $0.time == favorite.time }) {
        unstar(favorite.number)
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
