/// The units in which temperatures are shown, in their order.
public struct TemperatureDisplay: Sendable, Hashable {
  /// The unit of the value.
  public let first: TemperatureUnit
  /// The units shown beside it.
  public let others: [TemperatureUnit]
  /// The units on a tile's back.
  public let onTile: [TemperatureUnit]
}

extension TemperatureDisplay {
  /// One unit first, then the other two; the tile's back has the first alone.
  static func alone(_ unit: TemperatureUnit) -> TemperatureDisplay {
    let others = TemperatureUnit.allCases.filter { $0 != unit }
    return TemperatureDisplay(first: unit, others: others, onTile: [unit])
  }

  /// Kelvin, then degrees Celsius and Fahrenheit.
  public static let kelvin = alone(.kelvin)
  /// Kelvin without other units.
  static let kelvinAlone = TemperatureDisplay(first: .kelvin, others: [], onTile: [.kelvin])
  /// Degrees Celsius, then kelvin and degrees Fahrenheit.
  public static let celsius = alone(.celsius)
  /// Degrees Fahrenheit, then kelvin and degrees Celsius.
  public static let fahrenheit = alone(.fahrenheit)

  /// The region's unit first, then kelvin, on the tile's back, too.
  public static func automatic(usesFahrenheit: Bool) -> TemperatureDisplay {
    let unit = usesFahrenheit ? TemperatureUnit.fahrenheit : .celsius
    return TemperatureDisplay(first: unit, others: [.kelvin], onTile: [unit, .kelvin])
  }

  /// All displays that a `TemperatureChoice` can have.
  public static let all = [
    automatic(usesFahrenheit: false), automatic(usesFahrenheit: true), kelvin, celsius, fahrenheit,
  ]
}
