import Elements

/// The actions of the preferences.
extension AppAction {
  static let setPreference = AppAction(
    "app.set-preference", translatable("Set Preference"), .text(), .text(),
    icon: "preferences-system-symbolic")
  static let expandPhotographs = AppAction(
    "app.expand-photographs", translatable("Photographs from the Web"), .state)
  static let adoptFavorites = AppAction(
    "app.adopt-favorites", translatable("Use This Name"), .text())
  static let renameFavorites = AppAction(
    "app.rename-favorites", translatable("Rename Your Favorites"), .text())

  /// All of these.
  static let ofPreferences: [AppAction] = [
    .setPreference, .expandPhotographs, .adoptFavorites, .renameFavorites,
  ]
}
