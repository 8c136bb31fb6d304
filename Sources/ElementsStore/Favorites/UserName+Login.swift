public import Elements
import GLib

extension UserName {
  /// Returns the name for the user's favorites.
  /// - Parameter preference: value of the setting `user-name`; empty for the default.
  public static func current(preference: String) -> String {
    chosen(preference: preference, realName: Login.realName, login: Login.name)
  }
}
