extension FavoriteList {
  /// The list with other people's names told apart from the user's: on a server whose records have owners, somebody with
  /// the same name, or one that looks like it, is somebody else, and is shown as `Ada (3f2a)`.
  /// - Parameters:
  ///   - names: the names under which the user has favorites.
  ///   - confusables: what characters look like; asked for only if somebody else has favorites.
  func tellingApart(
    _ names: Set<String>, _ confusables: () -> Confusables
  ) -> FavoriteList {
    guard let owner else { return self }
    var list = self
    var namesakes: Namesakes?
    list.favorites = favorites.map { favorite in
      guard let id = favorite.serverID, let other = KintoRecord.owner(of: id), other != owner
      else { return favorite }
      if namesakes == nil { namesakes = Namesakes(of: names, confusables()) }
      guard namesakes?.contains(favorite.favoritedBy) == true else { return favorite }
      let mark = " (\(other.prefix(4)))"
      let name = String(favorite.favoritedBy.prefix(InputLimits.userNameLength - mark.count)) + mark
      return Favorite(
        number: favorite.number, favoritedBy: name, time: favorite.time, serverID: id)
    }
    return list
  }
}

/// Names that look like one of the user's, each compared once.
private struct Namesakes {
  private let confusables: Confusables
  private let looks: Set<String>
  private var known: [String: Bool]

  init(of names: Set<String>, _ confusables: Confusables) {
    self.confusables = confusables
    looks = names.reduce(into: []) { $0.formUnion(confusables.looks(of: $1)) }
    known = Dictionary(uniqueKeysWithValues: names.map { ($0, true) })
  }

  mutating func contains(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let isAlike = !looks.isDisjoint(with: confusables.looks(of: name))
    known[name] = isAlike
    return isAlike
  }
}

extension FavoritesState {
  /// The names under which the user has favorites, or had those that the outbox removes.
  func ownNames(with name: String) -> Set<String> {
    Set(mine.map(\.favoritedBy)).union(outbox.map(\.favoritedBy)).union([name])
  }

  /// Applies a server's list, with the names of other people told apart from the user's.
  /// - Parameters:
  ///   - confusables: what characters look like; asked for only if other people have favorites in the list.
  ///   - others: as in the other `receive`.
  public mutating func receive(
    _ list: FavoriteList, from server: String, user name: String, _ memory: SyncMemory,
    _ confusables: () -> Confusables = { .none }
  ) -> ListResult {
    let list = list.tellingApart(ownNames(with: name), confusables)
    return receive(
      list.favorites, malformedRecords: list.malformedRecords, from: server, user: name, memory)
  }
}
