/// The unit of the temperatures shown. The catalog's unit is kelvin.
public enum TemperatureUnit: String, Sendable, Hashable, CaseIterable {
  case kelvin
  case celsius
  case fahrenheit

  /// The symbol printed after a number.
  public var symbol: String {
    switch self {
    case .kelvin: "K"
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  /// The title of the choice in Preferences.
  public var title: String {
    switch self {
    case .kelvin: translatable("Kelvin (K)")
    case .celsius: translatable("Degrees Celsius (°C)")
    case .fahrenheit: translatable("Degrees Fahrenheit (°F)")
    }
  }

  /// Converts kelvin digits exactly, rounded to the decimals of the source: 1811 K, the melting point of iron, are
  /// 1538 °C, and 1337.33 K are 1064.18 °C. Returns nil for digits beyond `ExactDecimal`.
  public func digits(fromKelvin digits: String) -> String? {
    guard self != .kelvin else { return digits }
    guard let kelvin = ExactDecimal(digits) else { return nil }
    let exact: ExactDecimal? =
      switch self {
      case .kelvin: kelvin
      case .celsius: kelvin.subtracting(Self.celsiusOffset)
      case .fahrenheit: kelvin.multiplied(by: 18)?.tenth?.subtracting(Self.fahrenheitOffset)
      }
    return exact?.rounded(toDecimals: kelvin.decimals).text
  }

  /// 0 °C in kelvin.
  private static let celsiusOffset = ExactDecimal(significand: 27315, decimals: 2)
  /// 0 K in degrees Fahrenheit below zero.
  private static let fahrenheitOffset = ExactDecimal(significand: 45967, decimals: 2)
}

extension Figure {
  /// Returns the figure with a temperature converted to this unit; other figures unchanged. The uncertainty is
  /// omitted in Fahrenheit, whose degree differs from a kelvin.
  public func displayText(in temperature: TemperatureUnit) -> String {
    guard unit == TemperatureUnit.kelvin.symbol, temperature != .kelvin,
      let converted = temperature.digits(fromKelvin: digits)
    else { return displayText }
    var number = NumberFormat.text(converted)
    if let uncertainty, temperature == .celsius { number += "(\(uncertainty))" }
    return displayText(number: number, unit: temperature.symbol)
  }

  /// Returns a temperature in the units other than `first`: `1064.18 °C`, `1947.52 °F`. Empty for other figures, and
  /// for digits that cannot be converted exactly.
  public func textsInOtherUnits(than first: TemperatureUnit) -> [String] {
    guard unit == TemperatureUnit.kelvin.symbol, ExactDecimal(digits) != nil else { return [] }
    return TemperatureUnit.allCases.filter { $0 != first }.compactMap { other in
      other.digits(fromKelvin: digits).map {
        let text = NumberFormat.text($0) + NumberFormat.unitSeparator + other.symbol
        return isApproximate ? Self.about + text : text
      }
    }
  }
}
