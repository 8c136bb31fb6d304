extension FavoriteList {
  /// The list with other people's names told apart from the user's: on a server whose records have owners, somebody with
  /// the same name is somebody else, and is shown as `Ada (3f2a)`.
  /// - Parameter names: the names under which the user has favorites.
  func tellingApart(_ names: Set<String>) -> FavoriteList {
    guard let owner else { return self }
    var list = self
    list.favorites = favorites.map { favorite in
      guard names.contains(favorite.favoritedBy), let id = favorite.serverID,
        let other = KintoRecord.owner(of: id), other != owner
      else { return favorite }
      let mark = " (\(other.prefix(4)))"
      let name = String(favorite.favoritedBy.prefix(UserName.maximumLength - mark.count)) + mark
      return Favorite(
        number: favorite.number, favoritedBy: name, time: favorite.time, serverID: id)
    }
    return list
  }
}

extension FavoritesState {
  /// The names under which the user has favorites, or had those that the outbox removes.
  func ownNames(with name: String) -> Set<String> {
    Set(mine.map(\.favoritedBy)).union(outbox.map(\.favoritedBy)).union([name])
  }

  /// Applies a server's list, with the names of other people told apart from the user's.
  /// - Parameters: as in the other `receive`.
  public mutating func receive(
    _ list: FavoriteList, from server: String, user name: String, _ memory: SyncMemory
  ) -> ListResult {
    let list = list.tellingApart(ownNames(with: name))
    return receive(
      list.favorites, malformedRecords: list.malformedRecords, from: server, user: name, memory)
  }
}
