import Elements
import GLib

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
