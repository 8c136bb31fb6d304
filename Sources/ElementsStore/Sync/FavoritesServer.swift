import Elements
import GLib

/// Speaks with a server as `docs/favorites-api.md` says. Blocking; belongs to the thread that made it.
final class FavoritesServer {
  /// Why there is no answer that could be used.
  struct Failure: Error {
    let problem: SyncProblem
    /// Milliseconds for which the server wants to be left alone.
    var retryAfter: Int64?
  }

  /// What the server has answered to a favorite that was added.
  enum Addition {
    /// It has it, and calls it so; nil where it does not say.
    case taken(id: String?)
    /// Something else than that favorite.
    case mismatched
    /// Nothing that could be read.
    case unread(SyncProblem)
  }

  private let session: HTTPSession
  private let address: WebAddress
  private let token: String?
  private let seconds: Double
  private let cancellable: Cancellable

  /// - Parameters:
  ///   - token: is sent only to an address that keeps secrets.
  ///   - seconds: until the whole answer has to be here.
  init(
    _ address: WebAddress, token: String?, userAgent: String, seconds: Double,
    _ cancellable: Cancellable
  ) throws(Failure) {
    do throws(HTTPError) {
      session = try HTTPSession(userAgent: userAgent, for: address)
    } catch {
      throw Failure(problem: .server(ServerFailure(error)))
    }
    self.address = address
    self.token = address.keepsSecrets ? token : nil
    self.seconds = seconds
    self.cancellable = cancellable
  }

  /// Everybody's favorites.
  func list() throws(Failure) -> FavoriteList {
    let response = try exchange(
      HTTPRequest(address: favorites, headers: [("Cache-Control", "no-cache")]), 200..<201)
    return try decoded { () throws(CatalogError) in
      try FavoriteReader.list(bytes: response.body, server: address.host)
    }
  }

  /// Adds a favorite, whose record is `json`.
  func add(_ entry: OutboxEntry, key: String, json: String) throws(Failure) -> Addition {
    var request = HTTPRequest(
      method: .post, address: favorites, headers: [("Idempotency-Key", key)])
    request.json = json
    let body = try exchange(request, 200..<300).body
    guard !body.isEmpty else { return .taken(id: nil) }
    do throws(Failure) { try checkAnswer(body) } catch { return .unread(error.problem) }
    let favorite = try? FavoriteReader.favorite(bytes: body, server: address.host)
    guard let favorite, favorite.number == entry.number,
      favorite.favoritedBy == entry.favoritedBy
    else { return .mismatched }
    return .taken(id: favorite.serverID)
  }

  /// Removes a favorite; that it is gone already is as good.
  func remove(_ id: String, key: String) throws(Failure) {
    let request = HTTPRequest(
      method: .delete, address: address.address(of: Self.name, id),
      headers: [("Idempotency-Key", key)])
    let response = try exchange(request, 200..<300, orElse: 404)
    if response.status != 404, !response.body.isEmpty { try checkAnswer(response.body) }
  }

  private func checkAnswer(_ body: [UInt8]) throws(Failure) {
    try decoded { () throws(CatalogError) in
      try FavoriteReader.checkAnswer(bytes: body, server: address.host)
    }
  }

  /// What the server calls the favorites.
  private static let name = "favorites"

  private var favorites: String { address.address(of: Self.name) }

  // MARK: Answers

  private func exchange(
    _ request: HTTPRequest, _ wanted: Range<Int>, orElse other: Int? = nil
  ) throws(Failure) -> HTTPResponse {
    var request = request
    request.headers.append(("Accept", "application/json"))
    if let token { request.headers.append(("Authorization", "Bearer \(token)")) }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try session.send(
        request, seconds: seconds, bytes: FavoriteReader.maximumLength, cancellable)
    } catch {
      throw Failure(problem: .server(ServerFailure(error)))
    }
    if wanted.contains(response.status) || response.status == other { return response }
    if 300..<400 ~= response.status, let location = response.location {
      throw Failure(problem: .redirected(to: destination(location)))
    }
    throw Failure(problem: .server(.status(response.status)), retryAfter: response.retryAfter)
  }

  /// What a person is told of where the server sends the program: another host, or the address on its own one.
  private func destination(_ location: String) -> ExternalText {
    let place = String(location.prefix { !"?#".contains($0) })
    guard let host = (try? WebAddress(place))?.host, host != address.host else {
      return ExternalText(place, atMost: Self.longestPlace)
    }
    return ExternalText(host)
  }

  /// Unicode scalars of an address that are told.
  private static let longestPlace = 100

  private func decoded<Value>(
    _ read: () throws(CatalogError) -> Value
  ) throws(Failure) -> Value {
    do throws(CatalogError) { return try read() } catch {
      throw Failure(problem: .unusable(error.text))
    }
  }
}
