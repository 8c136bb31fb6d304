/// The pressures of the Table: digits in kilopascals.
public enum Pressure {
  /// The pressures in kilopascals: 1 kPa to 10 MPa.
  public static let range = 1.0...10_000.0
  /// 1 atm in kilopascals.
  public static let atmosphere = 101.325
  /// Decimals of a pressure that is converted from another unit.
  private static let decimals = 4

  /// The units of typed pressures in kilopascals, the usual spelling first.
  private static let units: [(symbols: [String], factor: Double)] = [
    (["kPa", "kpa"], 1), (["MPa", "Mpa"], 1000), (["Pa", "pa"], 0.001),
    (["bar"], 100), (["mbar", "hPa"], 0.1), (["atm"], atmosphere),
    (["Torr", "torr", "mmHg"], atmosphere / 760), (["psi"], 6.894_757_293),
  ]

  /// Parses a pressure as typed, `2 bar`, `0.5 MPa`, into digits in kilopascals; kilopascals without a unit. Returns nil
  /// for other texts and for pressures outside of `range`.
  public static func digits(parsing text: String) -> String? {
    guard let typed = TypedQuantity(text) else { return nil }
    let unit = typed.unit.isEmpty ? units.first : units.first { $0.symbols.contains(typed.unit) }
    return unit.flatMap { digits(typed.number * $0.factor) }
  }

  /// Returns the digits of a pressure in kilopascals to the tenth of a pascal; nil outside of `range`.
  static func digits(_ pressure: Double) -> String? {
    guard range.contains(pressure) else { return nil }
    let significand = Int((pressure * PowerOfTen.value(decimals)).rounded())
    return trimmed(ExactDecimal(significand: significand, decimals: decimals))
  }

  /// The decimal logarithms of the pressures in kilopascals.
  public static let logarithms = 0.0...4.0
  /// The decimal logarithm of 1 atm in kilopascals.
  public static let atmosphereLogarithm = logarithm(atmosphere)
  private static let logarithmOfTen = RealFunctions.logarithm(10)

  /// Returns the decimal logarithm of a pressure in kilopascals.
  static func logarithm(_ pressure: Double) -> Double {
    RealFunctions.logarithm(pressure) / logarithmOfTen
  }

  /// Returns the decimal logarithm of digits in kilopascals; that of 1 atm for nil.
  public static func logarithm(of digits: String?) -> Double {
    digits.flatMap { Double($0) }.map { logarithm($0) } ?? atmosphereLogarithm
  }

  /// Returns the digits of a pressure, rounded to two significant ones, from its decimal logarithm.
  public static func digits(logarithm: Double) -> String {
    let number = logarithm.isNaN ? atmosphereLogarithm : logarithm
    let bounded = min(max(number, logarithms.lowerBound), logarithms.upperBound)
    let unit = PowerOfTen.value(Int(bounded.rounded(.down)) - 1)
    let pressure = (RealFunctions.exponential(bounded * logarithmOfTen) / unit).rounded() * unit
    return digits(min(max(pressure, range.lowerBound), range.upperBound)) ?? ""
  }

  /// Returns the digits of a state file or of an action; nil for 1 atm, outside of `range`, and for other texts.
  public static func digits(valid text: String) -> String? {
    guard ExactDecimal(text) != nil, let number = Double(text),
      range.contains(number), number != atmosphere
    else { return nil }
    return text
  }

  /// `10 kPa`, `2.5 MPa`, `1 atm`.
  /// - Parameter digits: digits in kilopascals; nil for 1 atm.
  public static func text(_ digits: String?) -> String {
    guard let digits, let number = Double(digits), number != atmosphere else {
      return "1" + NumberFormat.unitSeparator + "atm"
    }
    let isMega = number >= 1000
    let exact = ExactDecimal(digits).flatMap { isMega ? $0.shifted(by: 3) : $0 }
    let shown = exact.map { trimmed($0) } ?? digits
    return NumberFormat.text(shown) + NumberFormat.unitSeparator + (isMega ? "MPa" : "kPa")
  }

  /// The digits without zeros at the end of the decimals.
  private static func trimmed(_ number: ExactDecimal) -> String {
    var (significand, decimals) = (number.significand, number.decimals)
    while decimals > 0, significand % 10 == 0 {
      (significand, decimals) = (significand / 10, decimals - 1)
    }
    return ExactDecimal(significand: significand, decimals: decimals).text
  }
}
