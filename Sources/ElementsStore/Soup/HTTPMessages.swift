import Elements
import GLib

/// HTTP request.
struct HTTPRequest {
  enum Method: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  var method = Method.get
  var address: String
  /// Header fields; visible ASCII characters only.
  var headers: [(name: String, value: String)] = []
  /// Body, a JSON document.
  var json: String?
  /// True to follow redirects with all header fields, within the `RedirectRule`.
  var followsRedirects = false
}

/// HTTP response of any status.
struct HTTPResponse {
  let status: Int
  /// Entity tag (`ETag`).
  let etag: String?
  /// Redirect target (`Location`).
  let location: String?
  /// Delay before the next request in milliseconds (`Retry-After`).
  let retryAfter: Int64?
  let body: [UInt8]
}

/// Reason why there is no response.
enum HTTPError: Error, Hashable {
  /// libsoup 3 is not installed.
  case noLibrary
  /// The URL is invalid.
  case invalidURL
  /// The connection failed; with the system's message.
  case failed(ExternalText)
  /// The body is longer than the limit.
  case tooLong
  /// The server redirected to a target that the program does not follow.
  case redirected(RedirectRefusal)
  /// The request timed out.
  case timedOut
  /// The caller cancelled the request.
  case cancelled
}

extension ServerFailure {
  init(_ error: HTTPError) {
    switch error {
    case .noLibrary: self = .noLibrary
    case .invalidURL: self = .noResponse(ExternalText(tr("This is not a web address.")))
    case .failed(let reason): self = .noResponse(reason)
    case .tooLong: self = .tooLong
    case .redirected(let refusal): self = .redirected(refusal)
    case .timedOut, .cancelled: self = .timedOut
    }
  }
}
