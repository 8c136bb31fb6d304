import CGLib

/// The application's settings (GSettings), or nothing where their schema is not installed: then
/// every key has its default, and nothing aborts.
@MainActor
public final class Settings: Object {
  nonisolated(unsafe) private let schema: OpaquePointer

  /// Opens the settings of `schema`, looked up first in `directory` (where a build tree or a moved
  /// installation has its own), then in the system's. Nil where neither has it.
  public init?(schema id: String, directory: String?) {
    let system = g_settings_schema_source_get_default()
    let own = directory.flatMap { g_settings_schema_source_new_from_directory($0, system, 0, nil) }
    defer { if let own { g_settings_schema_source_unref(own) } }
    guard let source = own ?? system, let schema = g_settings_schema_source_lookup(source, id, 1),
      let settings = g_settings_new_full(schema, nil, nil)
    else { return nil }
    self.schema = schema
    super.init(UnsafeMutableRawPointer(settings), .full)
  }

  deinit { g_settings_schema_unref(schema) }

  private var settings: UnsafeMutablePointer<GSettings> {
    raw.assumingMemoryBound(to: GSettings.self)
  }

  /// Whether the schema that is installed has the key: one of another version may lack it, and GLib ends
  /// a program that asks all the same.
  public func has(_ key: String) -> Bool { g_settings_schema_has_key(schema, key) != 0 }

  /// Whether the key can be changed: an administrator may have locked it.
  public func isWritable(_ key: String) -> Bool {
    has(key) && g_settings_is_writable(settings, key) != 0
  }

  /// The value of a key that holds a text or a choice; empty where the schema lacks it.
  public func string(_ key: String) -> String {
    guard has(key), let text = g_settings_get_string(settings, key) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The value of a key that is on or off; off where the schema lacks it.
  public func bool(_ key: String) -> Bool {
    has(key) && g_settings_get_boolean(settings, key) != 0
  }

  /// Sets a key that holds a text or a choice; does nothing where that cannot be.
  public func set(_ key: String, _ text: String) {
    if isWritable(key) { g_settings_set_string(settings, key, text) }
  }

  /// Switches a key on or off; does nothing where that cannot be.
  public func set(_ key: String, _ isOn: Bool) {
    if isWritable(key) { g_settings_set_boolean(settings, key, isOn ? 1 : 0) }
  }

  /// Calls `handler` whenever the key changes, also when it is changed from outside.
  public func onChange(ofKey key: String, _ handler: @escaping @MainActor () -> Void) {
    guard has(key) else { return }
    connect("changed::" + key) { _ in handler() }
    // GSettings tells of keys only that were read once.
    if let value = g_settings_get_value(settings, key) { g_variant_unref(value) }
  }
}
