/// What the exchange with the server is about, for a person to see.
public struct SyncStatus: Sendable, Hashable {
  /// The server's host, with its port where one is given.
  public var host: String
  /// Whether something is being exchanged.
  public var isBusy = false
  /// Whether another copy of the program exchanges them, and this one waits until that ends.
  public var isElsewhere = false
  /// How many changes of the user's wait to be sent.
  public var waiting = 0
  /// When the list came last, in milliseconds since 1970.
  public var time: Int64?
  /// What of the last list was left out.
  public var warnings = CatalogWarnings()
  /// Why it does not go on; nil where nothing is wrong.
  public var problem: SyncProblem?
  /// When it is tried again by itself, in milliseconds since 1970; nil where nothing is planned.
  public var nextTry: Int64?

  public init(host: String) { self.host = host }
}
