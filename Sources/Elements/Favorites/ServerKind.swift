/// The kinds of servers through which favorites are shared.
public enum ServerKind: String, Sendable, Hashable, CaseIterable {
  /// A server with the interface of `docs/favorites-api.md`.
  case simple
  /// Kinto, in whose bucket the favorites of a class are.
  case kinto

  /// True if a list may come from a cache on the way, so that what would change the user's own favorites counts only
  /// when a second list has it, too. Kinto's lists have the state of its database, and its IDs are the program's own.
  var needsSecondList: Bool { self == .simple }

  /// Milliseconds until a list is too old to be shown without a new request. Kinto's next list has only what changed.
  var listAge: Int64 { self == .simple ? 60_000 : 1_000 }

  /// True if the list is requested again and again while it is in view, see `SyncPace`.
  public var isFollowed: Bool { self == .kinto }
}
