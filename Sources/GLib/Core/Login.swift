import CGLib

/// Who runs the program, as the system knows them. May have to ask the network, where logins come from
/// there: the first time rather off the main thread.
public enum Login {
  /// The name to log in with (`g_get_user_name`).
  public static var name: String { String(cString: g_get_user_name()) }

  /// The name of the person (`g_get_real_name`); empty where the system has none.
  public static var realName: String {
    let name = String(cString: g_get_real_name())
    return name == "Unknown" ? "" : name
  }
}
