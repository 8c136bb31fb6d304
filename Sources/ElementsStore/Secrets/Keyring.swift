import CSecret
public import GLib

/// The desktop's keyring (libsecret), which stores secrets encrypted. Without a keyring, or if it refuses, a token is
/// held in memory only. A process that has a token leaves no core dump; copies in freed memory, of libsoup and the
/// TLS library too, cannot be erased.
public final class Keyring: SecretStore {
  private let memory = SecretMemory()

  /// Name of the program in the label of an item.
  private let label: String

  /// - Parameter program: name of the program.
  public init(program: String) { label = program }

  /// libsecret's functions, loaded on first use; nil if the library is not installed.
  nonisolated(unsafe) private static let functions: CSecretFunctions? = {
    var functions = CSecretFunctions()
    let schema = ApplicationIdentity.current.id + ".Server"
    return csecret_find(&functions, schema) != 0 ? functions : nil
  }()

  // libsecret would go on calling a keyring that has exited and been replaced, because its connection belongs to a
  // thread whose main context does not run: so it is dropped after each use.

  /// Returns the token in memory, else the keyring's, which the user may be asked to unlock.
  public func token(
    for server: String, _ cancellable: Cancellable
  ) throws(KeyringFailure) -> String? {
    if let token = memory.token(for: server) { return token }
    guard let secret = Self.functions else { return nil }
    defer { secret.secret_service_disconnect() }
    try Self.unlock(server, secret, cancellable)
    return try Self.lookUp(server, secret, cancellable)
  }

  private static func lookUp(
    _ server: String, _ secret: CSecretFunctions, _ cancellable: Cancellable
  ) throws(KeyringFailure) -> String? {
    let attributes = attributes(server)
    defer { g_hash_table_unref(attributes) }
    var error: UnsafeMutablePointer<GError>?
    let found = secret.secret_password_lookupv_sync(
      secret.schema, attributes, cancellable.pointer, &error)
    try check(error)
    guard let found else { return nil }
    defer { secret.secret_password_free(found) }
    Process.disableCoreDumps()
    return String(cString: found)
  }

  /// Unlocks the keyring if needed, because gnome-keyring does not find a locked item by the name of its schema.
  private static func unlock(
    _ server: String, _ secret: CSecretFunctions, _ cancellable: Cancellable
  ) throws(KeyringFailure) {
    guard try isLocked(server, secret, cancellable) else { return }
    _ = try search(server, secret, cancellable, SECRET_SEARCH_UNLOCK)
    if try isLocked(server, secret, cancellable) { throw .locked }
  }

  /// True if there are items with the server's address, of any program, and all are locked.
  private static func isLocked(
    _ server: String, _ secret: CSecretFunctions, _ cancellable: Cancellable
  ) throws(KeyringFailure) -> Bool {
    let items = try search(server, secret, cancellable, SECRET_SEARCH_NONE)
    return !items.isEmpty && items.allSatisfy { $0 }
  }

  /// Searches all items with the server's address, of any program. Returns true for each locked one.
  private static func search(
    _ server: String, _ secret: CSecretFunctions, _ cancellable: Cancellable,
    _ flags: SecretSearchFlags
  ) throws(KeyringFailure) -> [Bool] {
    let attributes = attributes(server)
    defer { g_hash_table_unref(attributes) }
    var error: UnsafeMutablePointer<GError>?
    let list = secret.secret_password_searchv_sync(
      secret.unnamed, attributes,
      SecretSearchFlags(rawValue: SECRET_SEARCH_ALL.rawValue | flags.rawValue),
      cancellable.pointer, &error)
    defer { g_list_free_full(list, g_object_unref) }
    try check(error)
    return [UnsafeMutableRawPointer](list).map { csecret_is_locked($0) != 0 }
  }

  /// Frees an error. Throws if there is a keyring that did not answer: it may still be starting, or the prompt was not
  /// answered. Without a keyring there is no token.
  private static func check(_ error: UnsafeMutablePointer<GError>?) throws(KeyringFailure) {
    guard let error else { return }
    defer { g_error_free(error) }
    let codes = [
      (g_io_error_quark(), Int32(G_IO_ERROR_TIMED_OUT.rawValue)),
      (g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_NO_REPLY.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMEOUT.rawValue)),
      (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMED_OUT.rawValue)),
    ]
    if codes.contains(where: { g_error_matches(error, $0.0, $0.1) != 0 }) { throw .unresponsive }
  }

  /// Stores the token in the keyring, or in memory if that fails. Disables core dumps.
  public func setToken(_ token: String?, for server: String) -> Bool {
    _ = memory.setToken(nil, for: server)
    Process.disableCoreDumps()
    if let secret = Self.functions, write(token, for: server, secret) { return true }
    return memory.setToken(token, for: server)
  }

  private func write(_ token: String?, for server: String, _ secret: CSecretFunctions) -> Bool {
    let attributes = Self.attributes(server)
    defer { g_hash_table_unref(attributes) }
    var error: UnsafeMutablePointer<GError>?
    defer {
      if let error { g_error_free(error) }
      secret.secret_service_disconnect()
    }
    guard let token else {
      guard (try? Self.unlock(server, secret, Cancellable())) != nil else { return false }
      _ = secret.secret_password_clearv_sync(secret.schema, attributes, nil, &error)
      return error == nil
    }
    return secret.secret_password_storev_sync(
      secret.schema, attributes, nil, "\(label): \(server)", token, nil, &error) != 0
  }

  /// Returns a new table of an item's attributes, owned by the caller.
  private static func attributes(_ server: String) -> OpaquePointer? {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
    g_hash_table_insert(table, g_strdup("server"), g_strdup(server))
    return table
  }
}
