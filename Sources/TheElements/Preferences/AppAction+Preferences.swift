import Elements
import GLib

/// The actions of the preferences.
extension AppAction {
  static let setPreference = AppAction(
    "app.set-preference", translatable("Set Preference"), .setting, .text(),
    icon: "preferences-system-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.fault = { scene in
      Setting.named(scene.text) == nil
        ? tr("no setting “{1}”", ExternalText(scene.text).text) : nil
    }
  }

  /// This one, and those of single groups.
  @MainActor static var ofPreferences: [AppAction] {
    [.setPreference] + PreferenceKind.all.flatMap(\.acts).map(\.action)
  }
}

extension AppAction.Parameter {
  /// A setting, by its key.
  static let setting = Self(name: "KEY", choices: { $0.settings })
}
