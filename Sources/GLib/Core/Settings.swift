import CGLib

/// The application's settings (GSettings), or nothing where their schema is not installed: then
/// every key has its default, and nothing aborts.
@MainActor
public final class Settings: Object {
  /// Opens the settings of `schema`, looked up first in `directory` (where a build tree or a moved
  /// installation has its own), then in the system's. Nil where neither has it.
  public init?(schema id: String, directory: String?) {
    let system = g_settings_schema_source_get_default()
    let own = directory.flatMap { g_settings_schema_source_new_from_directory($0, system, 0, nil) }
    defer { if let own { g_settings_schema_source_unref(own) } }
    guard let source = own ?? system, let schema = g_settings_schema_source_lookup(source, id, 1),
      let settings = g_settings_new_full(schema, nil, nil)
    else { return nil }
    g_settings_schema_unref(schema)
    super.init(UnsafeMutableRawPointer(settings), .full)
  }

  private var settings: UnsafeMutablePointer<GSettings> {
    raw.assumingMemoryBound(to: GSettings.self)
  }

  /// The value of a key that holds a text or a choice.
  public func string(_ key: String) -> String {
    guard let text = g_settings_get_string(settings, key) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The value of a key that holds true or false.
  public func bool(_ key: String) -> Bool { g_settings_get_boolean(settings, key) != 0 }

  /// Sets a key that holds a text or a choice.
  public func set(_ key: String, _ value: String) { g_settings_set_string(settings, key, value) }

  /// Sets a key that holds true or false.
  public func set(_ key: String, _ value: Bool) {
    g_settings_set_boolean(settings, key, value ? 1 : 0)
  }

  /// Calls `handler` whenever the key changes, also when it is changed from outside.
  public func onChange(ofKey key: String, _ handler: @escaping @MainActor () -> Void) {
    connect("changed::" + key) { _ in handler() }
    // Changes are told of keys that were read.
    g_variant_unref(g_settings_get_value(settings, key))
  }
}
