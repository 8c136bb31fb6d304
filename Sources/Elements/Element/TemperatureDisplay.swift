/// The units in which temperatures are shown, in their order.
public struct TemperatureDisplay: Sendable, Hashable {
  /// The unit of the value.
  public let first: TemperatureUnit
  /// The units shown beside it.
  public let others: [TemperatureUnit]
  /// The units on a tile's back.
  public let onTile: [TemperatureUnit]

  /// One unit first, then the other two; the tile's back has the first alone.
  private init(first: TemperatureUnit) {
    self.first = first
    others = TemperatureUnit.allCases.filter { $0 != first }
    onTile = [first]
  }

  private init(first: TemperatureUnit, others: [TemperatureUnit], onTile: [TemperatureUnit]) {
    self.first = first
    self.others = others
    self.onTile = onTile
  }

  /// Kelvin, then degrees Celsius and Fahrenheit.
  public static let kelvin = TemperatureDisplay(first: .kelvin)
  /// Kelvin without other units.
  static let kelvinAlone = TemperatureDisplay(first: .kelvin, others: [], onTile: [.kelvin])
  /// Degrees Celsius, then kelvin and degrees Fahrenheit.
  public static let celsius = TemperatureDisplay(first: .celsius)
  /// Degrees Fahrenheit, then kelvin and degrees Celsius.
  public static let fahrenheit = TemperatureDisplay(first: .fahrenheit)

  /// One unit first.
  static func alone(_ unit: TemperatureUnit) -> TemperatureDisplay {
    TemperatureDisplay(first: unit)
  }

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
