import CGLib

/// Login and name of the user who runs the program. With a network directory the first lookup may block: do it
/// off the main thread.
public enum Login {
  /// Login name (`g_get_user_name`).
  public static var name: String { String(cString: g_get_user_name()) }

  /// Full name (`g_get_real_name`); empty if the system has none.
  public static var realName: String {
    let name = String(cString: g_get_real_name())
    return name == "Unknown" ? "" : name
  }
}
