/// Why an exchange with the server has failed.
public enum SyncProblem: Error, Sendable, Hashable {
  case server(ServerFailure)
  /// The server sends the program to this host, or to this other address of its own.
  case redirected(to: ExternalText)
  /// What it answered is not what was asked for, in words that name the place.
  case unusable(ExternalText)
  /// The server does not list a favorite that it has answered to, or not as it was sent.
  case notKept
  /// The keyring, which may have the server's token, does not answer.
  case noSecrets
  /// What was to be sent could not be noted on the disk before.
  case notStored(ExternalText)

  /// Whether it makes no sense to try again before the user has changed something.
  var isFinal: Bool {
    switch self {
    case .server(.noLibrary), .notKept: true
    case .server(.status(let status)): 400..<500 ~= status && status != 408 && status != 429
    case .server, .redirected, .unusable, .noSecrets, .notStored: false
    }
  }
}
