public import GLib

/// Store of tokens, by server address. Every call may block for long, for example while a prompt for the keyring's
/// password is open: never on the main thread.
public protocol SecretStore: Sendable {
  /// Returns the token for a server; nil if there is none, or no keyring. Throws if the keyring does not answer,
  /// or stays locked.
  /// - Parameter cancellable: cancels the call.
  func token(for server: String, _ cancellable: Cancellable) throws(KeyringFailure) -> String?

  /// Stores a token for a server, replacing the previous one; nil removes it. Returns true if it is stored
  /// persistently.
  func setToken(_ token: String?, for server: String) -> Bool
}

/// The reason why the keyring does not give a token, although it may have one.
public enum KeyringFailure: Error, Hashable {
  /// It did not answer.
  case unresponsive
  /// The user has dismissed the prompt.
  case locked
}

/// Tokens in memory until the program exits, if there is no keyring, and for tests.
public final class SecretMemory: SecretStore {
  private let tokens = Guarded<[String: String]>([:])

  public init() {}

  /// Returns the token at once; never throws.
  public func token(for server: String, _ cancellable: Cancellable) -> String? {
    token(for: server)
  }

  /// Returns the token for a server; nil if there is none.
  public func token(for server: String) -> String? { tokens.withLock { $0[server] } }

  /// Stores the token in memory, and so returns false.
  public func setToken(_ token: String?, for server: String) -> Bool {
    tokens.withLock { $0[server] = token }
    return false
  }
}
