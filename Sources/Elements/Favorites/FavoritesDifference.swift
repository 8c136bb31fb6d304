/// The user's changes between two states of the favorites: to their own favorites, their order, imported
/// favorites of other people, and their records. Not the results of syncing: applied to a state, it acts as the user's actions do, with
/// new entries in the outbox.
public struct FavoritesDifference: Sendable, Hashable {
  /// The user's favorites that were removed.
  var removed: [Favorite] = []
  /// The user's favorites that were added.
  var added: [Favorite] = []
  /// Atomic numbers of all the user's favorites in their order; nil if new ones were only appended.
  var order: [Int]?
  /// Other people's favorites from files that were removed.
  var excluded: [Favorite] = []
  /// Other people's favorites from files that were added.
  var included: [Favorite] = []
  /// The user's records that were changed, with their values; nil stands for a removed one.
  var records: [RecordID: String?] = [:]
}

extension FavoritesDifference {
  /// The changes from one state to another.
  public init(from old: FavoritesState, to new: FavoritesState) {
    let (before, after) = (old.mine.map(\.withoutServerID), new.mine.map(\.withoutServerID))
    removed = Self.items(of: before, notIn: after)
    added = Self.items(of: after, notIn: before)
    let numbers = new.mine.map(\.number)
    let gone = Set(removed)
    let usual = before.filter { !gone.contains($0) } + added
    order = usual.map(\.number) == numbers ? nil : numbers
    let (imported, importedNow) = (old.others.filter(\.isImported), new.others.filter(\.isImported))
    excluded = Self.items(of: imported, notIn: importedNow)
    included = Self.items(of: importedNow, notIn: imported)
    records = old.records.changes(to: new.records)
  }

  private static func items(of list: [Favorite], notIn other: [Favorite]) -> [Favorite] {
    let known = Set(other)
    return list.filter { !known.contains($0) }
  }

  /// True if there are no changes.
  public var isEmpty: Bool { self == FavoritesDifference() }

  /// The difference without removals, and without changes of records that `state` has.
  func additions(to state: FavoritesState) -> FavoritesDifference {
    FavoritesDifference(
      added: added, order: order, included: included,
      records: records.filter { id, value in
        value != nil && state.records[id.table, id.key] == nil
      })
  }
}

extension FavoritesState {
  /// Applies the user's changes. Changes made here in the meantime are preserved; applying a difference twice is
  /// harmless.
  public mutating func apply(_ difference: FavoritesDifference) {
    for favorite in difference.removed
    where mine.contains(where: { $0.withoutServerID == favorite }) {
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
    records.apply(difference.records)
  }

  /// Restores a state that was saved and then lost from the disk.
  /// - Parameter isEarlier: true if this state is an earlier one of the lost state; else another program has changed
  ///   it since, and only missing favorites are added.
  public mutating func recover(_ lost: FavoritesState, isEarlier: Bool) {
    guard !isEarlier else {
      self = lost
      return
    }
    let difference = FavoritesDifference(from: self, to: lost)
    lastEntry = max(lastEntry, lost.lastEntry)
    apply(difference.additions(to: self))
  }
}

extension Favorite {
  /// The favorite without its server ID.
  fileprivate var withoutServerID: Favorite {
    Favorite(number: number, favoritedBy: favoritedBy, time: time)
  }

  /// True for another user's favorite that no server lists.
  fileprivate var isImported: Bool { serverID == nil }
}
