/// The failure of a request to a server.
public enum ServerFailure: Error, Sendable, Hashable {
  /// The HTTP library is missing.
  case noLibrary
  /// No response, or an incomplete one; the system's error message.
  case noResponse(ExternalText)
  /// The response timed out.
  case timedOut
  /// The response exceeds the size limit.
  case tooLong
  /// The response has this status code, which is not a success.
  case status(Int)
  /// The server redirected, and the redirect was refused.
  case redirected(RedirectRefusal)
}
