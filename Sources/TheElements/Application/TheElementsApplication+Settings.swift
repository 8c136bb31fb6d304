import GLib

extension TheElementsApplication {
  /// Passes the settings to all that follow them.
  func follow(_ settings: Settings) {
    Photographs.shared.follow(settings)
    SecondLanguage.shared.follow(settings)
    UserInk.shared.follow(settings)
    favorites.followHidden(in: settings)
    sync.follow(settings)
    library.follow(settings)
    LanguageChoice.follow(settings)
  }
}
