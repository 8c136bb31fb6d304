/// Why a server has not given what it was asked for.
public enum ServerFailure: Error, Sendable, Hashable {
  /// The system cannot ask web servers.
  case noLibrary
  /// No answer, or not all of it, in the system's words.
  case noAnswer(ExternalText)
  /// The answer was not complete in time.
  case late
  /// The answer is longer than is allowed.
  case tooLong
  /// The server answered with this status, which is no success.
  case status(Int)
  /// The server redirected to where the program does not follow.
  case redirected(RedirectRefusal)
}
