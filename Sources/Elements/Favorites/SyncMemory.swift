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
  /// What was added under a key of its own, answered by the server, and not listed since: if lists lack it, the
  /// server does not keep it, or not as it was sent.
  private(set) var answered: Set<FavoriteMark> = []
  /// What was added and answered with something else, and not listed since.
  private(set) var mismatched: Set<FavoriteMark> = []
  /// What was added and answered with nothing that could be read, and not listed since.
  private var unread: Set<FavoriteMark> = []

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

  /// Forgets what lists have said: of two that agree, none may be from before what was sent, which may have
  /// arrived.
  mutating func forgetStatements() { statements = [] }

  // MARK: Answers

  /// Notes that the server has answered to an entry with what was asked for.
  mutating func noteAnswer(to entry: OutboxEntry) {
    forgetAnswers(about: entry.mark)
    // Under a key that it has seen before it may only have repeated an old answer.
    if entry.act == .add, !entry.isAttempted { answered.insert(entry.mark) }
  }

  /// Notes that the server has answered to a favorite that was added with another one.
  mutating func noteMismatch(of entry: OutboxEntry) {
    mismatched.insert(entry.mark)
    if !entry.isAttempted { answered.insert(entry.mark) }
  }

  /// Notes that the answer to a favorite that was added could not be read. Returns false where that was so
  /// before: then it counts as one with something else. Once it may have been a captive portal's.
  mutating func noteUnread(of entry: OutboxEntry) -> Bool {
    if unread.insert(entry.mark).inserted { return true }
    mismatched.insert(entry.mark)
    answered.insert(entry.mark)
    return false
  }

  /// Forgets all answers, as when the user wants another attempt.
  mutating func forgetAnswers() { (answered, mismatched, unread) = ([], [], []) }

  private mutating func forgetAnswers(about mark: FavoriteMark) {
    answered.remove(mark)
    mismatched.remove(mark)
    unread.remove(mark)
  }

  /// Takes over the answers about favorites that are still not listed.
  mutating func keepAnswers(of earlier: SyncMemory, where isMissing: (FavoriteMark) -> Bool) {
    answered = earlier.answered.filter(isMissing)
    mismatched = earlier.mismatched.filter(isMissing)
    unread = earlier.unread.filter(isMissing)
  }
}
