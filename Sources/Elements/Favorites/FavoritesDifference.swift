/// What the user has changed from one state of the favorites to another: their own favorites, the order set by
/// hand, and what was imported of other people's. Nothing of what is exchanged with a server: applied to a state,
/// it goes the way of the user's acts, with new entries in the outbox.
public struct FavoritesDifference: Sendable, Hashable {
  /// Favorites that the user had and has no longer.
  var removed: [Favorite]
  /// Favorites that the user has, and had not.
  var added: [Favorite]
  /// Atomic numbers of all the user's favorites in their order; nil where new ones only came to the end.
  var order: [Int]?
  /// Other people's favorites from files that are there no longer.
  var excluded: [Favorite]
  /// Other people's favorites from files that were not there.
  var included: [Favorite]

  init(
    removed: [Favorite] = [], added: [Favorite] = [], order: [Int]? = nil,
    excluded: [Favorite] = [], included: [Favorite] = []
  ) {
    (self.removed, self.added, self.order) = (removed, added, order)
    (self.excluded, self.included) = (excluded, included)
  }

  /// What leads from one state to another.
  public init(from old: FavoritesState, to new: FavoritesState) {
    let (before, after) = (old.mine.map(\.unserved), new.mine.map(\.unserved))
    removed = Self.items(of: before, notIn: after)
    added = Self.items(of: after, notIn: before)
    let numbers = new.mine.map(\.number)
    let gone = Set(removed)
    let usual = before.filter { !gone.contains($0) } + added
    order = usual.map(\.number) == numbers ? nil : numbers
    let (imported, importedNow) = (old.others.filter(\.isImported), new.others.filter(\.isImported))
    excluded = Self.items(of: imported, notIn: importedNow)
    included = Self.items(of: importedNow, notIn: imported)
  }

  private static func items(of list: [Favorite], notIn other: [Favorite]) -> [Favorite] {
    let known = Set(other)
    return list.filter { !known.contains($0) }
  }

  /// True where nothing differs.
  public var isEmpty: Bool { self == FavoritesDifference() }

  /// The same without what it takes away.
  var additions: FavoritesDifference {
    FavoritesDifference(added: added, order: order, included: included)
  }
}

extension FavoritesState {
  /// Makes the user's changes here. What was changed here as well stays, and what is there already does not come
  /// twice; so it does no harm to apply a difference again.
  public mutating func apply(_ difference: FavoritesDifference) {
    for favorite in difference.removed where mine.contains(where: { $0.unserved == favorite }) {
      unstar(favorite.number)
    }
    for favorite in difference.added { restore(favorite, at: mine.count) }
    if let order = difference.order {
      let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
      let known = mine.filter { ranks[$0.number] != nil }
      let others = mine.filter { ranks[$0.number] == nil }
      mine = known.sorted { (ranks[$0.number] ?? 0) < (ranks[$1.number] ?? 0) } + others
    }
    let excluded = Set(difference.excluded)
    others.removeAll { excluded.contains($0) }
    include(difference.included, user: "")
  }

  /// Brings back a state that was lost from the disk after it had been kept there.
  /// - Parameter isEarlier: whether that state came of this one; else somebody else has changed this one since,
  ///   and what is missing is added.
  public mutating func recover(_ lost: FavoritesState, isEarlier: Bool) {
    guard !isEarlier else {
      self = lost
      return
    }
    let difference = FavoritesDifference(from: self, to: lost)
    lastEntry = max(lastEntry, lost.lastEntry)
    apply(difference.additions)
  }
}

extension Favorite {
  /// The same as the user made it, whatever a server calls it.
  fileprivate var unserved: Favorite {
    Favorite(number: number, favoritedBy: favoritedBy, time: time)
  }

  /// True for a favorite of somebody else's that no server lists.
  fileprivate var isImported: Bool { serverID == nil }
}
