import Adwaita
import Elements
import GLib
import Gtk

// PreferencesWindow
//   └── PreferencesPage
//         ├── error text without a settings schema
//         ├── temperature unit
//         ├── FavoritesPreferences
//         ├── ServerPreferences
//         ├── CatalogPreferences
//         └── PhotographPreferences

/// The preferences window. Changes made elsewhere are shown at once.
final class PreferencesWindow: Adwaita.PreferencesWindow {
  private let settings: Settings?
  private let unit = ComboRow(
    tr("Temperature"), choices: TemperatureChoice.allCases.map { tr($0.title) })
  private let photographs: PhotographPreferences
  private let favorites: FavoritesPreferences
  private let catalog: CatalogPreferences
  private let server: ServerPreferences

  /// Shows `settings`; nil shows an error and disables all rows.
  init(
    _ settings: Settings?, _ favorites: Favorites, _ sync: SyncController, _ library: Library
  ) {
    self.settings = settings
    self.favorites = FavoritesPreferences(settings, favorites)
    catalog = CatalogPreferences(settings, library)
    server = ServerPreferences(settings, sync)
    photographs = PhotographPreferences(settings)
    super.init()
    name = "preferences"
    title = tr("Preferences")
    let page = PreferencesPage()
    if settings == nil {
      let text = tr(
        "The settings schema is not installed: preferences cannot be changed, and the defaults apply."
      )
      page.add(PreferencesGroup(description: text))
    }
    let general = PreferencesGroup(title: tr("General"))
    general.add(unit)
    page.add(general)
    page.add(self.favorites.group)
    page.add(server.group)
    page.add(catalog.group)
    page.add(photographs.group)
    setPage(page)
    followTouch()
    onCloseRequest { [weak self] in
      if let self { self.announceAct(.closeNamedWindow, [self.name]) }
    }
    bindUnit()
  }

  override func styleChanged() { markContrast() }

  private func bindUnit() {
    let key = SettingKey.temperatureUnit
    unit.name = key
    unit.subtitle = tr("Automatic follows your region")
    unit.isSensitive = settings?.isWritable(key) ?? false
    showUnit()
    settings?.onChange(ofKey: key) { [weak self] in self?.showUnit() }
    unit.onSelect { [weak self] in
      guard let self, TemperatureChoice.allCases.indices.contains(self.unit.selected) else {
        return
      }
      let choice = TemperatureChoice.allCases[self.unit.selected]
      if choice != self.storedUnit { self.unit.choose(key, choice.rawValue, in: self.settings) }
    }
  }

  private var storedUnit: TemperatureChoice {
    settings.flatMap { TemperatureChoice(rawValue: $0.string(SettingKey.temperatureUnit)) }
      ?? .automatic
  }

  private func showUnit() {
    unit.selected = TemperatureChoice.allCases.firstIndex(of: storedUnit) ?? 0
  }

  /// Shows or hides the preferences of photographs.
  func expandPhotographs(_ isExpanded: Bool) { photographs.isExpanded = isExpanded }
}
