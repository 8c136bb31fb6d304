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

  /// Converts kelvin digits exactly, rounded to the decimals of the source: 1811 K, the melting point of iron, are
  /// 1538 °C, and 1337.33 K are 1064.18 °C. Returns nil for digits beyond `ExactDecimal`.
  public func digits(fromKelvin digits: String) -> String? {
    guard self != .kelvin else { return digits }
    guard let kelvin = ExactDecimal(digits) else { return nil }
    let exact: ExactDecimal? =
      switch self {
      case .kelvin: kelvin
      case .celsius: kelvin.subtracting(Self.celsiusOffset)
      case .fahrenheit:
        kelvin.multiplied(by: 18)?.shifted(by: 1)?.subtracting(Self.fahrenheitOffset)
      }
    return exact?.rounded(toDecimals: kelvin.decimals).text
  }

  /// 0 °C in kelvin.
  private static let celsiusOffset = ExactDecimal(significand: 27315, decimals: 2)
  /// 0 K in degrees Fahrenheit below zero.
  private static let fahrenheitOffset = ExactDecimal(significand: 45967, decimals: 2)
}

extension Figure {
  var isTemperature: Bool { unit == TemperatureUnit.kelvin.symbol }

  /// Returns the figure with a temperature in `units`; of other figures only the conditions' temperature is in the first
  /// one. The uncertainty is shown with the first unit, unless that is Fahrenheit, whose degree differs from a kelvin.
  public func displayText(in units: [TemperatureUnit]) -> Message {
    let first = units.first ?? .kelvin
    guard isTemperature, let text = text(in: first, hasUncertainty: true) else {
      return displayText(with: first)
    }
    let others = units.dropFirst().compactMap { self.text(in: $0) }
    return displayText(
      quantity: ([text] + others).joined(separator: NumberFormat.dot), with: first)
  }

  /// Returns a temperature in each of `units`: `1064.18 °C`, `1947.52 °F`. Empty for other figures, and for digits
  /// that cannot be converted exactly.
  public func texts(in units: [TemperatureUnit]) -> [String] {
    guard isTemperature, ExactDecimal(digits) != nil else { return [] }
    return units.compactMap { text(in: $0).map { isApproximate ? Self.about + $0 : $0 } }
  }

  /// Number and unit alone, a temperature in `unit`: `1064.18 °C`, `≈ 1740 K`.
  public func quantity(in unit: TemperatureUnit) -> String {
    let text = isTemperature ? text(in: unit) : nil
    let quantity = text ?? NumberFormat.quantity(self.text, self.unit)
    return isApproximate ? Self.about + quantity : quantity
  }

  /// Number and unit apart, a temperature in `unit`: `1064.18` and `°C`.
  func parts(in unit: TemperatureUnit) -> (number: String, unit: String?) {
    guard isTemperature, let converted = unit.digits(fromKelvin: digits) else {
      return (isApproximate ? Self.about + text : text, self.unit.map(NumberFormat.factor))
    }
    let number = NumberFormat.text(converted)
    return (isApproximate ? Self.about + number : number, unit.symbol)
  }

  /// The number as other programs read it, a temperature in `unit`: ASCII digits with a decimal point, without
  /// unit or grouping.
  public func number(in unit: TemperatureUnit) -> String {
    isTemperature ? unit.digits(fromKelvin: digits) ?? digits : digits
  }

  /// The uncertainty with its unit, `±0.000004`; nil without one, or for degrees Fahrenheit.
  public func uncertaintyText(in unit: TemperatureUnit) -> String? {
    guard let uncertainty, !isTemperature || unit != .fahrenheit, let exact = ExactDecimal(digits),
      let last = Int(uncertainty)
    else { return nil }
    let text = "±" + ExactDecimal(significand: last, decimals: exact.decimals).text
    return NumberFormat.quantity(text, isTemperature ? unit.symbol : self.unit)
  }

  /// The figure of the second source, with its unit; a temperature in `unit`.
  func secondText(in unit: TemperatureUnit) -> String? {
    second.flatMap { Figure(digits: $0.digits, unit: self.unit)?.quantity(in: unit) }
  }

  private func text(in unit: TemperatureUnit, hasUncertainty: Bool = false) -> String? {
    guard let converted = unit.digits(fromKelvin: digits) else { return nil }
    var number = NumberFormat.text(converted)
    if hasUncertainty, let uncertainty, unit != .fahrenheit { number += "(\(uncertainty))" }
    return number + NumberFormat.unitSeparator + unit.symbol
  }
}
