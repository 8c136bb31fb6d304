/// The unit in which temperatures are shown. The catalog always holds kelvin.
public enum TemperatureUnit: String, Sendable, Hashable, CaseIterable {
  case kelvin
  case celsius
  case fahrenheit

  /// As printed after a number.
  public var symbol: String {
    switch self {
    case .kelvin: "K"
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  /// As a choice is called.
  public var title: String {
    switch self {
    case .kelvin: translatable("Kelvin (K)")
    case .celsius: translatable("Degrees Celsius (°C)")
    case .fahrenheit: translatable("Degrees Fahrenheit (°F)")
    }
  }

  /// Converts kelvin digits exactly, rounded to the decimals the source has: the 1811 K at which
  /// iron melts are 1538 °C, and 1337.33 K are 1064.18 °C. `nil` for digits out of reach.
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
  /// 0 K is so many degrees Fahrenheit below zero.
  private static let fahrenheitOffset = ExactDecimal(significand: 45967, decimals: 2)
}

extension Figure {
  /// The figure with a temperature in kelvin shown in the unit asked for; others as they are.
  /// An uncertainty is shown where a degree is as large as a kelvin.
  public func displayText(in temperature: TemperatureUnit) -> Message {
    guard unit == TemperatureUnit.kelvin.symbol, temperature != .kelvin,
      let converted = temperature.digits(fromKelvin: digits)
    else { return displayText }
    var number = NumberFormat.text(converted)
    if let uncertainty, temperature == .celsius { number += "(\(uncertainty))" }
    return displayText(number: number, unit: temperature.symbol)
  }

  /// A temperature in the units that do not stand first: `1064.18 °C`, `1947.52 °F`. Empty for what is
  /// no temperature, or cannot be converted exactly.
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
