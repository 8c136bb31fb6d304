import Elements

/// What `FavoritesSync` says to a server, in the words of one kind of servers. Blocking; belongs to the thread that made it.
protocol SyncDialect: AnyObject {
  /// Requests everybody's favorites.
  func list() throws(SyncFailure) -> FavoriteList

  /// Adds a favorite. Adding one that is there is no failure.
  /// - Parameters:
  ///   - key: the idempotency key, for servers whose IDs are not the program's.
  ///   - json: the element's record with the favorite, for servers that store it.
  func add(_ entry: OutboxEntry, key: String, json: String) throws(SyncFailure) -> SyncAddition

  /// Removes a favorite. One that is not there is no failure.
  func remove(_ entry: OutboxEntry, key: String) throws(SyncFailure)
}

/// The response to the addition of a favorite.
enum SyncAddition {
  /// Stored under this ID; nil if the response does not contain it.
  case stored(id: String?)
  /// The response contains another favorite.
  case mismatched
  /// The response could not be decoded.
  case undecodable(SyncProblem)
}
