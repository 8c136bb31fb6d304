/// Temperatures that are set: the Table's, and the ends of a range.
extension TemperatureUnit {
  /// Converts digits into kelvin, rounded to their decimals; nil for digits beyond `ExactDecimal`.
  public func kelvinDigits(from digits: String) -> String? {
    guard let exact = ExactDecimal(digits) else { return nil }
    let kelvin: ExactDecimal? =
      switch self {
      case .kelvin: exact
      case .celsius: exact.subtracting(ExactDecimal(significand: -27315, decimals: 2))
      case .fahrenheit:
        exact.subtracting(ExactDecimal(significand: -45967, decimals: 2))?.multiplied(by: 50)
          .map { ExactDecimal(significand: $0.significand / 9, decimals: $0.decimals + 1) }
      }
    return kelvin?.rounded(toDecimals: exact.decimals).text
  }

  /// Converts digits into kelvin to the hundredth, in which degrees are exact; the digits themselves if that is their unit,
  /// or if they are beyond `ExactDecimal`.
  public func exactKelvinDigits(from digits: String) -> String {
    self == .kelvin ? digits : kelvinDigits(from: Self.padded(digits)) ?? digits
  }

  /// Converts kelvin digits of a temperature that was set: at most to the hundredth, in degrees Fahrenheit to the tenth,
  /// without zeros at the end.
  public func setDigits(fromKelvin digits: String) -> String {
    guard self != .kelvin, let converted = self.digits(fromKelvin: Self.padded(digits)) else {
      return digits
    }
    let text =
      self == .fahrenheit ? NumberFormat.rounded(converted, toDecimals: 1) : converted
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let end = text.lastIndex { $0 != "0" } ?? text.startIndex
    return String(text[end] == "." ? text[..<end] : text[...end])
  }

  /// The size of a degree, and the temperature of zero degrees, in kelvin.
  public var scale: (degree: Double, zero: Double) {
    switch self {
    case .kelvin: (1, 0)
    case .celsius: (1, 273.15)
    case .fahrenheit: (5.0 / 9, 459.67 * 5 / 9)
    }
  }

  /// Returns digits in kelvin of the whole number of degrees next to a temperature in kelvin.
  public func wholeDigits(near kelvin: Double) -> String {
    exactKelvinDigits(from: String(Int(((kelvin - scale.zero) / scale.degree).rounded())))
  }

  /// The digits with two decimals at least.
  private static func padded(_ digits: String) -> String {
    let hundredths = ExactDecimal(significand: 0, decimals: 2)
    return ExactDecimal(digits)?.subtracting(hundredths)?.text ?? digits
  }
}
