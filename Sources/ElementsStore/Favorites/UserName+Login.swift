public import Elements
import GLib

extension UserName {
  /// The name under which the user's favorites go.
  /// - Parameter preference: the setting `user-name`; empty where the user has chosen none.
  public static func current(preference: String) -> String {
    chosen(preference: preference, realName: Login.realName, login: Login.name)
  }
}
