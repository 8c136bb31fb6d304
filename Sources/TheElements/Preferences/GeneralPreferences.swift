import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension PreferenceKind {
  static let general = PreferenceKind(settings: [
    .temperatureUnit, .style, .language, .secondLanguage, .patterns,
  ]) {
    GeneralPreferences($0.settings)
  }
}

/// The unit of temperatures, the style, the language, the second language of names, and patterns in place of colors.
@MainActor
final class GeneralPreferences: PreferenceGroup {
  // The title names the list of its rows.
  let group = PreferencesGroup(title: PreferenceKind.Page.general.title)
  private let unit = ComboRow(
    tr("Temperature"), choices: TemperatureChoice.allCases.map { tr($0.title) })
  private let style: StylePreference
  private let secondLanguage: SecondLanguagePreference
  private let patterns: PatternPreference
  private let language: LanguagePreference

  init(_ settings: Settings?) {
    style = StylePreference(settings)
    language = LanguagePreference(settings)
    secondLanguage = SecondLanguagePreference(settings)
    patterns = PatternPreference(settings)
    let choices = [unit, style.row] + language.rows + [secondLanguage.row]
    for row in choices { group.add(row) }
    group.add(patterns.row)
    unit.subtitle = tr("Automatic follows your region")
    unit.follow(
      Setting.temperatureUnit.key, TemperatureChoice.allCases.map(\.rawValue), in: settings
    ) { [weak settings] in
      (settings?.temperatureChoice ?? .automatic).rawValue
    }
  }
}
