import Elements
import ElementsStore
import GLib

extension TemperatureDisplay {
  /// The units that the user has chosen, or those of the region.
  @MainActor
  static func chosen(in settings: Settings?) -> TemperatureDisplay {
    (settings?.temperatureChoice ?? .automatic).display(usesFahrenheit: Region.usesFahrenheit)
  }

  /// The same, for a command without a window.
  /// - Parameter data: the directory with the schema of the settings.
  @MainActor
  static func chosen(in data: DataDirectory) -> TemperatureDisplay {
    chosen(in: Settings(schema: Program.id, directory: data.schemas))
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
