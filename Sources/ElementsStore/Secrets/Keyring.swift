import CSecret
public import GLib

/// The desktop's keyring (libsecret), which keeps secrets encrypted. Where there is none, or it refuses, a
/// token is kept in memory only.
public final class Keyring: SecretStore {
  private let memory = SecretMemory()

  /// What the keyring's own program calls a token of ours.
  private let label: String

  /// - Parameter program: the program's name.
  public init(program: String) { label = program }

  /// libsecret's functions, found when they are first asked for; nil where the system has none.
  nonisolated(unsafe) private static let functions: CSecretFunctions? = {
    var functions = CSecretFunctions()
    let schema = ApplicationIdentity.current.id + ".Server"
    return csecret_find(&functions, schema) != 0 ? functions : nil
  }()

  public func token(
    for server: String, _ cancellable: Cancellable
  ) throws(SecretsUnanswered) -> String? {
    if let token = memory.token(for: server) { return token }
    guard let secret = Self.functions else { return nil }
    let attributes = Self.attributes(server)
    defer { g_hash_table_unref(attributes) }
    var error: UnsafeMutablePointer<GError>?
    defer { if let error { g_error_free(error) } }
    guard
      let found = secret.secret_password_lookupv_sync(
        secret.schema, attributes, cancellable.pointer, &error)
    else {
      if let error, Self.isSilence(error) { throw SecretsUnanswered() }
      return nil
    }
    defer { secret.secret_password_free(found) }
    return String(cString: found)
  }

  /// True where there is a keyring that has not answered: it may start only now, or the user has not been asked
  /// to the end.
  private static func isSilence(_ error: UnsafeMutablePointer<GError>) -> Bool {
    let silences = [
      (g_io_error_quark(), Int32(G_IO_ERROR_TIMED_OUT.rawValue)),
      (g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_NO_REPLY.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMEOUT.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMED_OUT.rawValue)),
    ]
    return silences.contains { g_error_matches(error, $0.0, $0.1) != 0 }
  }

  public func keep(_ token: String?, for server: String) -> Bool {
    _ = memory.keep(nil, for: server)
    if let secret = Self.functions, write(token, for: server, secret) { return true }
    return memory.keep(token, for: server)
  }

  private func write(_ token: String?, for server: String, _ secret: CSecretFunctions) -> Bool {
    let attributes = Self.attributes(server)
    defer { g_hash_table_unref(attributes) }
    var error: UnsafeMutablePointer<GError>?
    defer { if let error { g_error_free(error) } }
    guard let token else {
      _ = secret.secret_password_clearv_sync(secret.schema, attributes, nil, &error)
      return error == nil
    }
    return secret.secret_password_storev_sync(
      secret.schema, attributes, nil, "\(label): \(server)", token, nil, &error) != 0
  }

  /// A new table of the keyring's attributes, for the caller to unref.
  private static func attributes(_ server: String) -> OpaquePointer? {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
    g_hash_table_insert(table, g_strdup("server"), g_strdup(server))
    return table
  }
}
