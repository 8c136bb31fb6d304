/// A positive number: `significand` × 10 to the power of `exponent`.
struct SignificantNumber: Sendable, Hashable {
  let significand: Int
  let exponent: Int

  /// Particles in a mole, which is exact.
  static let avogadro = SignificantNumber(significand: 602_214_076, exponent: 15)

  init(significand: Int, exponent: Int) {
    (self.significand, self.exponent) = (significand, exponent)
  }

  /// Parses digits, perhaps with an exponent, whose zeros are no digits: `3.913e9`.
  init?(_ text: String) {
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard parts.count <= 2, let mantissa = parts.first, let exact = ExactDecimal(String(mantissa)),
      exact.significand >= 0, let power = parts.count == 2 ? Int(parts[1]) : 0,
      (-100...100).contains(power)
    else { return nil }
    self.init(significand: exact.significand, exponent: power - exact.decimals)
  }

  /// Number of digits of the significand.
  var digits: Int { String(significand).utf8.count }

  func shifted(by power: Int) -> Self { Self(significand: significand, exponent: exponent + power) }

  func multiplied(by other: Self) -> Self? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
    return overflow ? nil : Self(significand: product, exponent: exponent + other.exponent)
  }

  /// The product, of the first nine digits of each if all do not fit.
  func product(with other: Self) -> Self? {
    multiplied(by: other) ?? rounded(to: 9).multiplied(by: other.rounded(to: 9))
  }

  /// The quotient with a number of digits, of which the last is cut off.
  func divided(by other: Self, digits: Int) -> Self? {
    guard other.significand > 0 else { return nil }
    var (quotient, rest) = significand.quotientAndRemainder(dividingBy: other.significand)
    var power = exponent - other.exponent
    while quotient < Self.power(digits - 1), rest > 0 || quotient == 0 {
      let (next, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow, power > -200 else { return nil }
      quotient = quotient * 10 + next / other.significand
      rest = next % other.significand
      power -= 1
      if significand == 0 { break }
    }
    return Self(significand: quotient, exponent: power)
  }

  /// The number rounded to a number of digits, half up.
  func rounded(to count: Int) -> Self {
    let surplus = digits - count
    guard surplus > 0 else { return self }
    let step = Self.power(surplus)
    let kept = significand / step + (significand % step >= step / 2 ? 1 : 0)
    return Self(significand: kept, exponent: exponent + surplus)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<min(max(exponent, 0), 18)).reduce(1) { power, _ in power * 10 }
  }

  /// `0.4278`, `2.576 × 10²³`
  var text: String {
    let own = String(significand)
    let magnitude = own.utf8.count - 1 + exponent
    if (-4...6).contains(magnitude) {
      if exponent >= 0 { return NumberFormat.text(own + String(repeating: "0", count: exponent)) }
      let zeros = max(0, 1 - exponent - own.utf8.count)
      let padded = String(repeating: "0", count: zeros) + own
      return NumberFormat.text(padded.dropLast(-exponent) + "." + padded.suffix(-exponent))
    }
    let rest = own.dropFirst()
    return own.prefix(1) + (rest.isEmpty ? "" : "." + rest) + PowerOfTen.times(magnitude)
  }
}
