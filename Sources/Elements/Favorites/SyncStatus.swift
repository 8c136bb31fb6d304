/// The status of syncing, as shown to the user.
public struct SyncStatus: Sendable, Hashable {
  /// The host, with its port if given.
  public var host: String
  public let kind: ServerKind
  /// True while a request is running.
  public var isBusy = false
  /// True if another instance of the program syncs, and this one waits for its end.
  public var isOtherInstanceSyncing = false
  /// Number of entries in the outbox.
  public var pendingCount = 0
  /// Time of the last list in milliseconds since 1970.
  public var time: Int64?
  /// Warnings about the last list.
  public var warnings = CatalogWarnings()
  /// The current problem; nil if there is none.
  public var problem: SyncProblem?
  /// Time of the next automatic retry in milliseconds since 1970; nil if none is scheduled.
  public var nextRetry: Int64?

  /// The status before the first request.
  public init(host: String, kind: ServerKind = .simple) { (self.host, self.kind) = (host, kind) }
}
