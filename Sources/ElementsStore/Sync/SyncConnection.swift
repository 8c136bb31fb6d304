import Elements
import GLib

/// The requests to one favorites server, with the user's secret in them. Blocking; belongs to the thread that made it.
final class SyncConnection {
  /// The pause in milliseconds that the server has asked for in good responses (`Backoff`), since it was last taken.
  private var backoff: Int64?

  private let session: HTTPSession
  private let address: WebAddress
  private let authorization: String?
  private let seconds: Double
  private let cancellable: Cancellable
  private let sendingCancellable: Cancellable
  private let onRequest: SyncRequestHandler?

  /// - Parameters:
  ///   - authorization: the header field with the user's secret, sent only to an address that keeps secrets.
  ///   - seconds: timeout of a request up to the last byte.
  ///   - cancellable: cancels the request of a list.
  ///   - sendingCancellable: cancels any other request.
  ///   - onRequest: called after each request.
  init(
    _ address: WebAddress, authorization: String?, userAgent: String, seconds: Double,
    _ cancellable: Cancellable, whileSending sendingCancellable: Cancellable,
    onRequest: SyncRequestHandler? = nil
  ) throws(SyncFailure) {
    do throws(HTTPError) {
      session = try HTTPSession(userAgent: userAgent, for: address)
    } catch {
      throw SyncFailure(problem: .server(ServerFailure(error)))
    }
    self.address = address
    self.authorization = address.allowsSecrets ? authorization : nil
    self.seconds = seconds
    self.cancellable = cancellable
    self.sendingCancellable = sendingCancellable
    self.onRequest = onRequest
  }

  /// The server's host, for messages.
  var host: String { address.host }

  /// Returns the pause that the server has asked for since the last call.
  func takeBackoff() -> Int64? {
    defer { backoff = nil }
    return backoff
  }

  /// Sends a request and returns its response.
  /// - Parameters:
  ///   - wanted: the statuses of a good response.
  ///   - others: further ones that are no failure.
  ///   - seconds: a shorter timeout than the usual one.
  func exchange(
    _ request: HTTPRequest, _ wanted: Range<Int>, orElse others: Set<Int> = [],
    seconds: Double = .infinity
  ) throws(SyncFailure) -> HTTPResponse {
    var request = request
    request.headers.append(("Accept", "application/json"))
    if let authorization { request.headers.append(("Authorization", authorization)) }
    let response = try send(request, min(seconds, self.seconds))
    if let pause = response.backoff { backoff = max(backoff ?? 0, pause) }
    if wanted.contains(response.status) || others.contains(response.status) { return response }
    if 300..<400 ~= response.status, let location = response.location {
      throw SyncFailure(problem: .redirected(to: destination(location)))
    }
    throw SyncFailure(
      problem: .server(.status(response.status)), retryAfter: response.retryAfter)
  }

  private func send(
    _ request: HTTPRequest, _ seconds: Double
  ) throws(SyncFailure) -> HTTPResponse {
    let start = Clock.monotonicSeconds
    func report(_ status: Int?) {
      onRequest?(request.method.rawValue, Clock.monotonicSeconds - start, status)
    }
    do throws(HTTPError) {
      let response = try session.send(
        request, seconds: seconds, bytes: InputLimits.favoritesLength,
        request.method == .get ? cancellable : sendingCancellable)
      report(response.status)
      return response
    } catch {
      report(nil)
      throw SyncFailure(problem: .server(ServerFailure(error)))
    }
  }

  /// Returns the redirect target as shown to the user: the host, or the URL if it is on the same host.
  func destination(_ location: String) -> ExternalText {
    let place = String(WebAddress.ascii(location).prefix { !"?#".contains($0) })
    guard let host = (try? WebAddress(place))?.host, host != address.host else {
      return ExternalText(place, atMost: Self.maximumURLLength)
    }
    return ExternalText(host)
  }

  /// Maximum length of a shown URL in Unicode scalars.
  private static let maximumURLLength = 100

  /// Returns what `read` makes of a response.
  func decoded<Value>(
    _ read: () throws(CatalogError) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(CatalogError) { return try read() } catch {
      throw SyncFailure(problem: .unusable(error.text))
    }
  }
}

/// Receives each request of a sync: its method, the seconds that it took, and the status of the response; nil for none.
public typealias SyncRequestHandler = @Sendable (String, Double, Int?) -> Void
