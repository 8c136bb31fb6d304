/// The user's choice of units for temperatures, as the setting `temperature-unit` stores it.
public enum TemperatureChoice: String, Sendable, Hashable, CaseIterable {
  /// Degrees Celsius, or Fahrenheit where people use these, with kelvin beside them.
  case automatic
  case kelvin
  case celsius
  case fahrenheit

  /// The choice's name in the preferences.
  public var title: String {
    switch self {
    case .automatic: translatable("Automatic", context: "unit of temperatures")
    case .kelvin: translatable("Kelvin (K)")
    case .celsius: translatable("Degrees Celsius (°C)")
    case .fahrenheit: translatable("Degrees Fahrenheit (°F)")
    }
  }

  /// The units shown. `usesFahrenheit` is true if the user's region measures temperatures in Fahrenheit.
  public func display(usesFahrenheit: Bool) -> TemperatureDisplay {
    switch self {
    case .automatic: .automatic(usesFahrenheit: usesFahrenheit)
    case .kelvin: .kelvin
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    }
  }
}
