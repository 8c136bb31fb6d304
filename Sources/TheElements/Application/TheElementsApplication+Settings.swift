import Elements
import GLib

extension TheElementsApplication {
  /// Passes the settings to all that follow them.
  func follow(_ settings: Settings) {
    Photographs.shared.follow(settings)
    SecondLanguage.shared.follow(settings)
    UserInk.shared.follow(settings)
    StyleChoice.follow(settings, keeper)
    favorites.followHidden(in: settings)
    sync.follow(settings)
    library.follow(settings)
    LanguageChoice.follow(settings)
  }

  /// The units of temperatures that the user has chosen.
  var temperatures: TemperatureDisplay { .chosen(in: settings) }

  /// The same in the main window, whose first frame does not wait for the settings: until then those of the region.
  var firstTemperatures: TemperatureDisplay { .chosen(in: hasSettings ? settings : nil) }
}
