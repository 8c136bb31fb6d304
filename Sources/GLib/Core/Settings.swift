import CGLib

/// The application's settings (GSettings). Without an installed schema there are none: every key has its
/// default, and nothing aborts.
@MainActor
public final class Settings: Object {
  nonisolated(unsafe) private let schema: OpaquePointer

  /// Opens the settings of a schema, looked up first in `directory` (a build tree's or a relocated
  /// installation's own), then in the system's. Nil if neither has it.
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

  /// True if the installed schema has the key. A schema of another version may lack it, and GLib aborts the
  /// program that reads a missing key.
  public func has(_ key: String) -> Bool { g_settings_schema_has_key(schema, key) != 0 }

  /// True if the key can be changed: an administrator may have locked it.
  public func isWritable(_ key: String) -> Bool {
    has(key) && g_settings_is_writable(settings, key) != 0
  }

  /// Greatest length of a text in bytes. A longer one is not the user's, and is read as the default.
  public nonisolated static let maximumLength = 4096
  /// Greatest length of a list of texts in bytes.
  private static let maximumListLength = 1 << 20

  /// The keys whose values are too long, and were reported.
  private var reported: Set<String> = []

  /// Returns the value of a key, or its default if it is longer than `limit` bytes; nil if the schema lacks the key.
  private func value(_ key: String, atMost limit: Int = Settings.maximumLength) -> OpaquePointer? {
    guard has(key), let value = g_settings_get_value(settings, key) else { return nil }
    // With the byte at the end of a text.
    guard Int(g_variant_get_size(value)) > limit + 1 else { return value }
    g_variant_unref(value)
    if reported.insert(key).inserted {
      // TRANSLATORS: {1} is the key of a setting, {2} a number.
      Log.error(tr("the setting “{1}” is too long, at most {2} bytes", key, String(limit)))
    }
    return g_settings_get_default_value(settings, key)
  }

  /// The value of a string or enumeration key; empty if the schema lacks it.
  public func string(_ key: String) -> String { text(key) ?? "" }

  /// The value of a Boolean key; false if the schema lacks it.
  public func bool(_ key: String) -> Bool {
    has(key) && g_settings_get_boolean(settings, key) != 0
  }

  /// The value of a key of any type as a text: a string as it is, else in GVariant's notation; nil if the schema lacks
  /// the key.
  public func text(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    defer { g_variant_unref(value) }
    return Variant.text(value)
  }

  /// The value of a key with a list of strings; empty if the schema lacks it.
  public func strings(_ key: String) -> [String] {
    guard let value = value(key, atMost: Self.maximumListLength) else { return [] }
    defer { g_variant_unref(value) }
    return [String](taking: g_variant_dup_strv(value, nil))
  }

  /// Sets a string or enumeration key; does nothing if it is missing or locked.
  public func set(_ key: String, _ text: String) {
    if isWritable(key) { g_settings_set_string(settings, key, text) }
  }

  /// Sets a Boolean key; does nothing if it is missing or locked.
  public func set(_ key: String, _ isOn: Bool) {
    if isWritable(key) { g_settings_set_boolean(settings, key, isOn ? 1 : 0) }
  }

  /// Sets a key with a list of strings; does nothing if it is missing or locked.
  public func set(_ key: String, _ list: [String]) {
    guard isWritable(key) else { return }
    let strings = list.map { g_variant_new_string($0) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    g_settings_set_value(settings, key, g_variant_new_array(type, strings, gsize(strings.count)))
  }

  /// Calls `handler` whenever the key changes, in this program or another.
  public func onChange(ofKey key: String, _ handler: @escaping @MainActor () -> Void) {
    guard has(key) else { return }
    connect("changed::" + key) { _ in handler() }
    // GSettings emits `changed` only for keys that were read before.
    if let value = g_settings_get_value(settings, key) { g_variant_unref(value) }
  }
}
