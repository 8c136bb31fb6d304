import Elements
import GLib

/// What a web server is asked.
struct HTTPRequest {
  enum Method: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  var method = Method.get
  var address: String
  /// Of visible ASCII characters only.
  var headers: [(name: String, value: String)] = []
  /// The body, a JSON document.
  var json: String?
  /// Whether it goes on to wherever the server redirects it, with all its headers, within the `RedirectRule`.
  var followsRedirections = false
}

/// A server's answer, whatever its status.
struct HTTPResponse {
  let status: Int
  /// Its mark of this version of the content (`ETag`).
  let etag: String?
  /// Where it sends those who ask (`Location`).
  let location: String?
  /// Milliseconds for which it wants to be left alone (`Retry-After`).
  let retryAfter: Int64?
  let body: [UInt8]
}

/// Why there is no answer.
enum HTTPError: Error, Hashable {
  /// The system has no libsoup 3.
  case noLibrary
  /// The address is none.
  case badAddress
  /// The connection failed, in the system's words.
  case failed(ExternalText)
  /// The answer is longer than was allowed.
  case tooLong
  /// The server redirected to where the program does not follow.
  case redirected(RedirectRefusal)
  /// The answer was not complete in time.
  case late
  /// The asker no longer wants it.
  case cancelled
}

extension ServerFailure {
  init(_ error: HTTPError) {
    switch error {
    case .noLibrary: self = .noLibrary
    case .badAddress: self = .noAnswer(ExternalText(tr("This is not a web address.")))
    case .failed(let reason): self = .noAnswer(reason)
    case .tooLong: self = .tooLong
    case .redirected(let refusal): self = .redirected(refusal)
    case .late, .cancelled: self = .late
    }
  }
}
