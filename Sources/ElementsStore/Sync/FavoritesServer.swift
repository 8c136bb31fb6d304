import Elements
import GLib

/// Client of the favorites API (`docs/favorites-api.md`). Blocking; belongs to the thread that made it.
final class FavoritesServer {
  /// Failed request.
  struct Failure: Error {
    let problem: SyncProblem
    /// Delay before the next request in milliseconds (`Retry-After`).
    var retryAfter: Int64?
  }

  /// Response to a POST of a favorite.
  enum Addition {
    /// Stored under this ID; nil if the response does not contain it.
    case stored(id: String?)
    /// The response contains another favorite.
    case mismatched
    /// The response could not be decoded.
    case undecodable(SyncProblem)
  }

  private let session: HTTPSession
  private let address: WebAddress
  private let token: String?
  private let seconds: Double
  private let cancellable: Cancellable
  private let sendingCancellable: Cancellable

  /// - Parameters:
  ///   - token: bearer token, sent only to an address that keeps secrets.
  ///   - seconds: timeout of a request up to the last byte.
  ///   - cancellable: cancels the request of a list.
  ///   - sendingCancellable: cancels any other request.
  init(
    _ address: WebAddress, token: String?, userAgent: String, seconds: Double,
    _ cancellable: Cancellable, whileSending sendingCancellable: Cancellable
  ) throws(Failure) {
    do throws(HTTPError) {
      session = try HTTPSession(userAgent: userAgent, for: address)
    } catch {
      throw Failure(problem: .server(ServerFailure(error)))
    }
    self.address = address
    self.token = address.allowsSecrets ? token : nil
    self.seconds = seconds
    self.cancellable = cancellable
    self.sendingCancellable = sendingCancellable
  }

  /// Requests everybody's favorites.
  func list() throws(Failure) -> FavoriteList {
    let response = try exchange(
      HTTPRequest(address: favorites, headers: [("Cache-Control", "no-cache")]), 200..<201)
    return try decoded { () throws(CatalogError) in
      try FavoriteReader.list(bytes: response.body, server: address.host)
    }
  }

  /// Adds a favorite with `json` as its record.
  func add(_ entry: OutboxEntry, key: String, json: String) throws(Failure) -> Addition {
    var request = HTTPRequest(
      method: .post, address: favorites, headers: [("Idempotency-Key", key)])
    request.json = json
    let body = try exchange(request, 200..<300).body
    guard !body.isEmpty else { return .stored(id: nil) }
    do throws(Failure) { try checkAnswer(body) } catch { return .undecodable(error.problem) }
    let favorite = try? FavoriteReader.favorite(bytes: body, server: address.host)
    guard let favorite, favorite.number == entry.number,
      favorite.favoritedBy == entry.favoritedBy
    else { return .mismatched }
    return .stored(id: favorite.serverID)
  }

  /// Removes a favorite. A 404 counts as success.
  func remove(_ id: String, key: String) throws(Failure) {
    let request = HTTPRequest(
      method: .delete, address: address.appending(Self.name, id),
      headers: [("Idempotency-Key", key)])
    let response = try exchange(request, 200..<300, orElse: 404)
    if response.status != 404, !response.body.isEmpty { try checkAnswer(response.body) }
  }

  private func checkAnswer(_ body: [UInt8]) throws(Failure) {
    try decoded { () throws(CatalogError) in
      try FavoriteReader.checkAnswer(bytes: body, server: address.host)
    }
  }

  /// Path of the favorites.
  private static let name = "favorites"

  private var favorites: String { address.appending(Self.name) }

  // MARK: Responses

  private func exchange(
    _ request: HTTPRequest, _ wanted: Range<Int>, orElse other: Int? = nil
  ) throws(Failure) -> HTTPResponse {
    var request = request
    request.headers.append(("Accept", "application/json"))
    if let token { request.headers.append(("Authorization", "Bearer \(token)")) }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try session.send(
        request, seconds: seconds, bytes: FavoriteReader.maximumLength,
        request.method == .get ? cancellable : sendingCancellable)
    } catch {
      throw Failure(problem: .server(ServerFailure(error)))
    }
    if wanted.contains(response.status) || response.status == other { return response }
    if 300..<400 ~= response.status, let location = response.location {
      throw Failure(problem: .redirected(to: destination(location)))
    }
    throw Failure(problem: .server(.status(response.status)), retryAfter: response.retryAfter)
  }

  /// Returns the redirect target as shown to the user: the host, or the URL if it is on the same host.
  private func destination(_ location: String) -> ExternalText {
    let place = String(location.prefix { !"?#".contains($0) })
    guard let host = (try? WebAddress(place))?.host, host != address.host else {
      return ExternalText(place, atMost: Self.maximumURLLength)
    }
    return ExternalText(host)
  }

  /// Maximum length of a shown URL in Unicode scalars.
  private static let maximumURLLength = 100

  private func decoded<Value>(
    _ read: () throws(CatalogError) -> Value
  ) throws(Failure) -> Value {
    do throws(CatalogError) { return try read() } catch {
      throw Failure(problem: .unusable(error.text))
    }
  }
}
