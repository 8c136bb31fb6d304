/// Why an exchange with the server has failed.
public enum SyncProblem: Error, Sendable, Hashable {
  /// The system cannot ask web servers.
  case noLibrary
  /// No answer, or not all of it, in the system's words.
  case noAnswer(String)
  /// The answer was not complete in time.
  case late
  /// The answer is longer than is allowed.
  case tooLong
  /// The server answered with this status, which is no success.
  case status(Int)
  /// The server sends the program to this host.
  case redirected(to: String)
  /// What it answered is not what was asked for, in words that name the place.
  case unusable(String)
  /// The server does not list what it said that it has taken.
  case notKept
  /// What was to be sent could not be noted on the disk before.
  case notStored(String)

  /// Whether it makes no sense to try again before the user has changed something.
  var isFinal: Bool {
    switch self {
    case .noLibrary, .notKept: true
    case .status(let status): 400..<500 ~= status && status != 408 && status != 429
    case .noAnswer, .late, .tooLong, .redirected, .unusable, .notStored: false
    }
  }
}
