/// Temperatures as typed.
extension TemperatureUnit {
  /// Parses a temperature as typed, `1064.18 °C`, `2500`, into digits in kelvin. Returns nil for other texts and for
  /// temperatures outside of `AtomicElement.temperatures`.
  /// - Parameter usual: the unit of a number without one.
  public static func kelvinDigits(
    parsing text: String, in usual: TemperatureUnit = .kelvin
  ) -> String? {
    guard let typed = TypedQuantity(text),
      let unit = SearchUnit.named(typed.unit.isEmpty ? usual.symbol : typed.unit),
      unit.quantity == .temperature
    else { return nil }
    let kelvin = unit.base(typed.number)
    guard AtomicElement.temperatures.contains(kelvin) else { return nil }
    if unit.factor == 1, unit.zero == 0 { return typed.exact.text }
    // To the hundredth: 273.15 has two decimals.
    return ExactDecimal(significand: Int((kelvin * 100).rounded()), decimals: 2).text
  }
}
