/// Who marked which element: there is one favorite for each.
public struct FavoriteMark: Sendable, Hashable {
  let number: Int
  let favoritedBy: String
}

/// A favorite as a server has it, or had it.
struct ServedFavorite: Sendable, Hashable {
  let mark: FavoriteMark
  let serverID: String?
}

extension Favorite {
  /// Who marked what.
  public var mark: FavoriteMark { FavoriteMark(number: number, favoritedBy: favoritedBy) }
  var served: ServedFavorite { ServedFavorite(mark: mark, serverID: serverID) }
}

extension OutboxEntry {
  var mark: FavoriteMark { FavoriteMark(number: number, favoritedBy: favoritedBy) }
  var served: ServedFavorite { ServedFavorite(mark: mark, serverID: serverID) }
}

/// What the lists and answers of a server so far leave to be kept in mind until the next list. A list may be
/// an old one, kept by some cache on the way: whatever would change the user's own favorites or the
/// outbox is believed only when two lists in a row say it.
public struct SyncMemory: Sendable, Hashable {
  /// What a list says other than the user's favorites and the outbox let expect.
  struct Statement: Sendable, Hashable {
    let favorite: ServedFavorite
    /// Whether it is listed; else it is missing.
    let isListed: Bool
  }

  /// What the last list said.
  private var statements: Set<Statement> = []
  /// Whether the last list said anything that the one before did not.
  private(set) var hasDoubts = false
  /// What was removed from the server since a list last lacked it: a list that has it is an old one.
  var removed: Set<ServedFavorite> = []
  /// What was put into the outbox again because lists lacked it, and was not listed since.
  var resent: Set<FavoriteMark> = []

  public init() {}

  /// Notes what a list says. Returns whether the one before, which left `earlier`, said the same.
  mutating func confirm(
    _ favorite: ServedFavorite, isListed: Bool, _ earlier: SyncMemory
  ) -> Bool {
    let statement = Statement(favorite: favorite, isListed: isListed)
    statements.insert(statement)
    let isConfirmed = earlier.statements.contains(statement)
    if !isConfirmed { hasDoubts = true }
    return isConfirmed
  }
}
