/// The failure of a sync.
public enum SyncProblem: Error, Sendable, Hashable {
  case server(ServerFailure)
  /// The server redirects to another host, or to another of its own URLs.
  case redirected(to: ExternalText)
  /// The response is invalid; a message with the position.
  case unusable(Message)
  /// The server knows the user, and refuses a favorite under this name; its lists may be good nevertheless.
  case refused(SyncRefusal, name: String)
  /// The server has confirmed a favorite, but does not list it, or not as it was sent.
  case notListed
  /// The keyring, which may have the server's token, does not respond.
  case keyringUnavailable
  /// The keyring, which may have the server's token, is locked: the prompt was dismissed.
  case keyringLocked
  /// The entry could not be saved to disk before sending.
  case notStored(ExternalText)

  /// True if a retry is useless until the user has changed something.
  public var isFinal: Bool {
    switch self {
    case .server(.noLibrary), .refused, .notListed, .keyringLocked: true
    case .server(.status(let status)): 400..<500 ~= status && status != 408 && status != 429
    case .server, .redirected, .unusable, .keyringUnavailable, .notStored: false
    }
  }

  /// True if the server refuses a favorite, and still has lists for the user.
  public var isRefusal: Bool { if case .refused = self { true } else { false } }
}
