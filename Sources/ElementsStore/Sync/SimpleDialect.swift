import Elements

/// The interface of `docs/favorites-api.md`.
final class SimpleDialect: SyncDialect {
  private let connection: SyncConnection
  private let address: WebAddress

  init(_ address: WebAddress, _ connection: SyncConnection) {
    self.address = address
    self.connection = connection
  }

  func list() throws(SyncFailure) -> FavoriteList {
    let response = try connection.exchange(
      HTTPRequest(address: favorites, headers: [("Cache-Control", "no-cache")]), 200..<201)
    return try connection.decoded { () throws(CatalogError) in
      try FavoriteReader.list(bytes: response.body, server: address.host)
    }
  }

  func add(_ entry: OutboxEntry, key: String, json: String) throws(SyncFailure) -> SyncAddition {
    var request = HTTPRequest(
      method: .post, address: favorites, headers: [("Idempotency-Key", key)])
    request.json = json
    let body = try connection.exchange(request, 200..<300).body
    guard !body.isEmpty else { return .stored(id: nil) }
    do throws(SyncFailure) { try checkAnswer(body) } catch { return .undecodable(error.problem) }
    let favorite = try? FavoriteReader.favorite(bytes: body, server: address.host)
    guard let favorite, favorite.number == entry.number,
      favorite.favoritedBy == entry.favoritedBy
    else { return .mismatched }
    return .stored(id: favorite.serverID)
  }

  /// Removes the favorite with the entry's ID.
  func remove(_ entry: OutboxEntry, key: String) throws(SyncFailure) {
    let request = HTTPRequest(
      method: .delete, address: address.appending(Self.name, entry.serverID ?? ""),
      headers: [("Idempotency-Key", key)])
    let response = try connection.exchange(request, 200..<300, orElse: [404])
    if response.status != 404, !response.body.isEmpty { try checkAnswer(response.body) }
  }

  private func checkAnswer(_ body: [UInt8]) throws(SyncFailure) {
    try connection.decoded { () throws(CatalogError) in
      try FavoriteReader.checkAnswer(bytes: body, server: address.host)
    }
  }

  /// Path of the favorites.
  private static let name = "favorites"

  private var favorites: String { address.appending(Self.name) }
}
