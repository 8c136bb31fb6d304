import Adwaita
import Elements
import GLib
import Gtk

extension PreferenceKind {
  static let general = PreferenceKind(settings: [
    .temperatureUnit, .language, .secondLanguage, .patterns,
  ]) {
    GeneralPreferences($0.settings)
  }
}

extension Setting {
  static let temperatureUnit = choice(
    "temperature-unit", TemperatureChoice.allCases.map(\.rawValue))
}

extension Settings {
  /// The units of temperatures that the user has chosen.
  var temperatureChoice: TemperatureChoice? {
    TemperatureChoice(rawValue: string(Setting.temperatureUnit.key))
  }
}

/// The unit of temperatures, the language, the second language of names, and patterns in place of colors.
@MainActor
final class GeneralPreferences: PreferenceGroup {
  let group = PreferencesGroup(title: tr("General", context: "page of the preferences"))
  private let unit = ComboRow(
    tr("Temperature"), choices: TemperatureChoice.allCases.map { tr($0.title) })
  private let secondLanguage: SecondLanguagePreference
  private let patterns: PatternPreference
  private let settings: Settings?
  private let language: LanguagePreference

  private static let key = Setting.temperatureUnit.key

  init(_ settings: Settings?) {
    self.settings = settings
    language = LanguagePreference(settings)
    secondLanguage = SecondLanguagePreference(settings)
    patterns = PatternPreference(settings)
    let choices = [unit] + language.rows + [secondLanguage.row]
    for row in choices { group.add(row) }
    group.add(patterns.row)
    unit.name = Self.key
    unit.subtitle = tr("Automatic follows your region")
    unit.isSensitive = settings?.isWritable(Self.key) ?? false
    showStored()
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    unit.onSelect { [weak self] in
      guard let self, TemperatureChoice.allCases.indices.contains(self.unit.selected) else {
        return
      }
      let choice = TemperatureChoice.allCases[self.unit.selected]
      if choice != self.stored { self.unit.choose(Self.key, choice.rawValue, in: self.settings) }
    }
  }

  private var stored: TemperatureChoice { settings?.temperatureChoice ?? .automatic }

  private func showStored() {
    unit.selected = TemperatureChoice.allCases.firstIndex(of: stored) ?? 0
  }
}
