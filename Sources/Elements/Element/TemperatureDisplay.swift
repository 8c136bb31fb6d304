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

  /// The region's unit first, then kelvin; the tile's back has kelvin and degrees Celsius.
  public static func automatic(usesFahrenheit: Bool) -> TemperatureDisplay {
    TemperatureDisplay(
      first: usesFahrenheit ? .fahrenheit : .celsius, others: [.kelvin],
      onTile: [.kelvin, .celsius])
  }

  /// All displays that a `TemperatureChoice` can have.
  public static let all = [
    automatic(usesFahrenheit: false), automatic(usesFahrenheit: true), kelvin, celsius, fahrenheit,
  ]
}
