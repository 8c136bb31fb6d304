/// Element and user name, the key of a favorite.
public struct FavoriteMark: Sendable, Hashable {
  let number: Int
  let favoritedBy: String
}

/// A favorite that a server has or had.
struct ServedFavorite: Sendable, Hashable {
  let mark: FavoriteMark
  let serverID: String?
}

extension Favorite {
  /// The key of the favorite.
  public var mark: FavoriteMark { FavoriteMark(number: number, favoritedBy: favoritedBy) }
  var served: ServedFavorite { ServedFavorite(mark: mark, serverID: serverID) }
}

extension OutboxEntry {
  /// The key of the favorite.
  public var mark: FavoriteMark { FavoriteMark(number: number, favoritedBy: favoritedBy) }
  var served: ServedFavorite { ServedFavorite(mark: mark, serverID: serverID) }
}

/// The memory of earlier lists and responses until the next list. A list may be outdated, from a cache on the way:
/// changes to the user's favorites or the outbox are made only if two lists in a row agree.
public struct SyncMemory: Sendable, Hashable {
  /// A difference between a list and the favorites with the outbox.
  struct Difference: Sendable, Hashable {
    let favorite: ServedFavorite
    /// True if the favorite is listed, false if it is missing.
    let isListed: Bool
  }

  /// True if a list may be outdated.
  private let needsSecondList: Bool
  /// The differences of the last list.
  private var differences: Set<Difference> = []
  /// True if the last list had a difference that the one before had not.
  private(set) var hasDoubts = false
  /// Favorites removed from the server since a list last lacked them: a list that has one is outdated.
  var removed: Set<ServedFavorite> = []
  /// Favorites added under a new key, confirmed by the server, and not listed since: if lists lack one, the server
  /// has not stored it, or not as it was sent.
  private(set) var answered: Set<FavoriteMark> = []
  /// Favorites whose addition got a different favorite as response, not listed since.
  private(set) var mismatched: Set<FavoriteMark> = []
  /// Favorites whose addition got an unparsable response, not listed since.
  private var unread: Set<FavoriteMark> = []

  /// The memory before the first list of a server.
  public init(_ kind: ServerKind = .simple) { needsSecondList = kind.needsSecondList }

  /// The memory of a new list of the same server.
  init(after earlier: SyncMemory) { needsSecondList = earlier.needsSecondList }

  /// The names of all favorites in the memory.
  var names: Set<String> {
    let marks = answered.union(mismatched).union(unread)
    return Set(removed.map(\.mark.favoritedBy)).union(marks.map(\.favoritedBy))
  }

  /// Records a difference of a list. Returns true if the previous list, which left `earlier`, agrees, or none is needed.
  mutating func confirm(
    _ favorite: ServedFavorite, isListed: Bool, _ earlier: SyncMemory
  ) -> Bool {
    let difference = Difference(favorite: favorite, isListed: isListed)
    differences.insert(difference)
    let isConfirmed = !needsSecondList || earlier.differences.contains(difference)
    if !isConfirmed { hasDoubts = true }
    return isConfirmed
  }

  /// Forgets the differences of lists: of two that agree, none may predate a request, which may have arrived.
  mutating func forgetDifferences() { differences = [] }

  // MARK: Responses

  /// Records a response that confirms an entry.
  mutating func recordResponse(to entry: OutboxEntry) {
    forgetAnswers(about: entry.mark)
    // For a key sent before, the response may only repeat an old one.
    if entry.action == .add, !entry.isAttempted { answered.insert(entry.mark) }
  }

  /// Records a response to an addition with a different favorite.
  mutating func recordMismatch(of entry: OutboxEntry) {
    mismatched.insert(entry.mark)
    if !entry.isAttempted { answered.insert(entry.mark) }
  }

  /// Records an unparsable response to an addition. Returns false the second time: then it counts as a different
  /// favorite. The first may have come from a captive portal.
  mutating func recordUnparsableResponse(of entry: OutboxEntry) -> Bool {
    if unread.insert(entry.mark).inserted { return true }
    mismatched.insert(entry.mark)
    answered.insert(entry.mark)
    return false
  }

  /// Forgets all responses, for a retry by the user.
  mutating func forgetAnswers() { (answered, mismatched, unread) = ([], [], []) }

  private mutating func forgetAnswers(about mark: FavoriteMark) {
    answered.remove(mark)
    mismatched.remove(mark)
    unread.remove(mark)
  }

  /// Takes over the responses about favorites that are still not listed.
  mutating func keepAnswers(of earlier: SyncMemory, where isMissing: (FavoriteMark) -> Bool) {
    answered = earlier.answered.filter(isMissing)
    mismatched = earlier.mismatched.filter(isMissing)
    unread = earlier.unread.filter(isMissing)
  }
}
