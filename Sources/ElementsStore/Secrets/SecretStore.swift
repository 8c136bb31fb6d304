public import GLib

/// Keeps tokens, by the address of the server that each is for. Every call may block for long, as while the
/// user is asked for the keyring's password: never on the main thread.
public protocol SecretStore: Sendable {
  /// The token for a server; nil where there is none, or nothing that keeps tokens. Throws where that does not
  /// answer.
  /// - Parameter cancellable: ends the call when it is cancelled.
  func token(for server: String, _ cancellable: Cancellable) throws(SecretsUnanswered) -> String?

  /// Keeps a token for a server, in the place of the one before; nil forgets it.
  /// Returns whether it outlasts the program.
  func keep(_ token: String?, for server: String) -> Bool
}

/// What keeps tokens was asked, and has not answered: there may be one.
public struct SecretsUnanswered: Error, Hashable {
  public init() {}
}

/// Tokens for as long as the program runs, where there is no keyring, and for tests.
public final class SecretMemory: SecretStore {
  private let tokens = Guarded<[String: String]>([:])

  public init() {}

  public func token(for server: String, _ cancellable: Cancellable) -> String? {
    token(for: server)
  }

  /// The token for a server; nil where there is none.
  public func token(for server: String) -> String? { tokens.withLock { $0[server] } }

  public func keep(_ token: String?, for server: String) -> Bool {
    tokens.withLock { $0[server] = token }
    return false
  }
}
