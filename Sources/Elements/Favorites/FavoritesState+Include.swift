extension FavoritesState {
  /// Adds the favorites of a file. Those under a name of the user's come to the end of the user's own,
  /// the others to other people's. Nothing that is there goes, and nothing comes twice; of other
  /// people's, the newest stays, and those that would be too many are left out.
  /// - Parameter name: the user's.
  public mutating func include(_ favorites: [Favorite], user name: String) {
    let names = Set(mine.map(\.favoritedBy)).union([name])
    var places = Dictionary(zip(others.map(\.mark), others.indices)) { first, _ in first }
    for var favorite in favorites {
      // What a server calls it holds for that server only.
      favorite.serverID = nil
      if names.contains(favorite.favoritedBy) {
        restore(favorite, at: mine.count)
      } else {
        includeOther(favorite, &places)
      }
    }
  }

  /// Makes other people's favorites that came from a file under this name the user's own. Those that a server
  /// lists become so with its lists.
  public mutating func adopt(_ name: String) {
    let adopted = others.filter { $0.favoritedBy == name && $0.serverID == nil }
    exclude(adopted)
    include(adopted, user: name)
  }

  /// Takes back what came from a file: of other people's those that no server lists, of the user's those that
  /// were marked at the same moment, whatever name they go under by now.
  public mutating func exclude(_ favorites: [Favorite]) {
    let (marks, known) = (Set(favorites.map(\.mark)), Set(others.map(\.mark)))
    others.removeAll { $0.serverID == nil && marks.contains($0.mark) }
    for favorite in favorites
    where !known.contains(favorite.mark)
      && mine.contains(where: { $0.number == favorite.number && $0.time == favorite.time })
    {
      unstar(favorite.number)
    }
  }

  /// - Parameter places: where each of other people's stands.
  private mutating func includeOther(_ favorite: Favorite, _ places: inout [FavoriteMark: Int]) {
    guard let known = places[favorite.mark] else {
      guard others.count < FavoriteReader.maximumCount else { return }
      places[favorite.mark] = others.count
      return others.append(favorite)
    }
    if others[known].time < favorite.time {
      others[known] = Favorite(
        number: favorite.number, favoritedBy: favorite.favoritedBy, time: favorite.time,
        serverID: others[known].serverID)
    }
  }
}
