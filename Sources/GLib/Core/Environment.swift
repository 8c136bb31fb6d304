import CGLib

/// Variables of the process's environment.
public enum Environment {
  /// The value of the variable; nil if it is not set.
  public static func value(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// Sets the variable for this process and its children. Call it only before threads are started.
  public static func set(_ name: String, _ value: String) { _ = g_setenv(name, value, 1) }

  /// Sets the variable, or removes it without a value; else as `set`.
  public static func restore(_ name: String, _ value: String?) {
    if let value { set(name, value) } else { g_unsetenv(name) }
  }
}
