extension FavoritesState {
  /// Imports the favorites of a file. Those under one of the user's names are appended to the user's own, the others
  /// to other people's. Removes nothing and adds no duplicates; of other people's duplicates the newest wins, and
  /// those over the limit are dropped.
  /// - Parameter name: the user's name.
  public mutating func include(_ favorites: [Favorite], user name: String) {
    let names = Set(mine.map(\.favoritedBy)).union([name])
    var indices = Dictionary(zip(others.map(\.mark), others.indices)) { first, _ in first }
    var room = InputLimits.favoritesCount - others.count { $0.serverID == nil }
    for var favorite in favorites {
      // A server ID is valid for its own server only.
      favorite.serverID = nil
      if names.contains(favorite.favoritedBy) {
        restore(favorite, at: mine.count)
      } else {
        includeOther(favorite, &indices, &room)
      }
    }
    others = Self.inOrder(others)
  }

  /// Makes imported favorites under this name the user's own. Those that a server lists follow with its lists.
  public mutating func adopt(_ name: String) {
    let adopted = others.filter { $0.favoritedBy == name && $0.serverID == nil }
    exclude(adopted)
    include(adopted, user: name)
  }

  /// Undoes an import: removes other people's favorites that no server lists, and the user's with the same element
  /// and time, whatever their name now.
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

  /// - Parameters:
  ///   - indices: index of each of other people's favorites.
  ///   - room: number of imported ones that may be added.
  private mutating func includeOther(
    _ favorite: Favorite, _ indices: inout [FavoriteMark: Int], _ room: inout Int
  ) {
    guard let known = indices[favorite.mark] else {
      guard room > 0 else { return }
      room -= 1
      indices[favorite.mark] = others.count
      return others.append(favorite)
    }
    if others[known].time < favorite.time {
      others[known] = Favorite(
        number: favorite.number, favoritedBy: favorite.favoritedBy, time: favorite.time,
        serverID: others[known].serverID)
    }
  }
}
