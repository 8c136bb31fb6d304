/// Temperatures as typed.
extension TemperatureUnit {
  /// Parses a temperature as typed, `1064.18 °C`, `2500`, into digits in kelvin; kelvin without a unit. Returns nil for
  /// other texts and for temperatures outside of `AtomicElement.temperatures`.
  public static func kelvinDigits(parsing text: String) -> String? {
    let scalars = Array(text.unicodeScalars.prefix(mostTyped)).filter {
      $0 != " " && $0 != "\u{a0}"
    }
    let number = scalars.prefix { "0123456789.,-−+".unicodeScalars.contains($0) }
    let digits = String(
      String.UnicodeScalarView(number.map { $0 == "," ? "." : $0 == "−" ? "-" : $0 }))
    let rest = String(String.UnicodeScalarView(scalars.dropFirst(number.count)))
    let unit = rest.isEmpty ? SearchUnit.named("K") : SearchUnit.named(rest)
    guard let unit, unit.quantity == .temperature, let exact = ExactDecimal(digits),
      let value = Double(exact.text)
    else { return nil }
    let kelvin = unit.base(value)
    guard AtomicElement.temperatures.contains(kelvin) else { return nil }
    if unit.factor == 1, unit.zero == 0 { return exact.text }
    // To the hundredth: 273.15 has two decimals.
    return ExactDecimal(significand: Int((kelvin * 100).rounded()), decimals: 2).text
  }

  private static let mostTyped = 40
}
