/// An exact decimal number: `significand` × 10 to the power of minus `decimals`. Limited to the conversion and
/// rounding of printed digits; operations return nil if the digits do not fit into 64 bits.
struct ExactDecimal: Sendable, Hashable {
  let significand: Int
  let decimals: Int

  /// Maximum number of digits after the decimal point.
  static let maximumDecimals = 18

  init(significand: Int, decimals: Int) {
    self.significand = significand
    self.decimals = decimals
  }

  /// Parses a JSON number (`-12.50`, `1.5e3`), keeping trailing zeros.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first, parts.count <= 2 else { return nil }
    guard let exponent = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    var value = 0
    var decimals = 0
    var isPastPoint = false
    var hasDigit = false
    for byte in mantissa.utf8.dropFirst(mantissa.hasPrefix("-") ? 1 : 0) {
      if byte == UInt8(ascii: "."), !isPastPoint {
        isPastPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
        let next = Self.append(digit: Int(byte) - 48, to: value)
      else { return nil }
      value = next
      hasDigit = true
      if isPastPoint { decimals += 1 }
    }
    guard hasDigit, (-Self.maximumDecimals...Self.maximumDecimals).contains(exponent) else {
      return nil
    }
    decimals -= exponent
    while decimals < 0 {
      guard let next = Self.append(digit: 0, to: value) else { return nil }
      value = next
      decimals += 1
    }
    guard decimals <= Self.maximumDecimals else { return nil }
    self.init(significand: mantissa.hasPrefix("-") ? -value : value, decimals: decimals)
  }

  /// Returns the product with an integer.
  func multiplied(by factor: Int) -> ExactDecimal? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: factor)
    return overflow ? nil : ExactDecimal(significand: product, decimals: decimals)
  }

  /// Returns the number divided by ten to the power of `places`.
  func shifted(by places: Int) -> ExactDecimal? {
    let shifted = decimals + places
    guard shifted <= Self.maximumDecimals else { return nil }
    if shifted >= 0 { return ExactDecimal(significand: significand, decimals: shifted) }
    return Self.power(of: -shifted).flatMap {
      ExactDecimal(significand: significand, decimals: 0).multiplied(by: $0)
    }
  }

  /// Returns the difference, with as many decimals as the more precise operand.
  func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    let target = max(decimals, other.decimals)
    guard let left = scaled(to: target), let right = other.scaled(to: target) else { return nil }
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow ? nil : ExactDecimal(significand: difference, decimals: target)
  }

  /// Returns the number rounded to at most `target` decimals, halves away from zero. Never adds decimals.
  func rounded(toDecimals target: Int) -> ExactDecimal {
    guard decimals > target, let divisor = Self.power(of: decimals - target) else { return self }
    let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: divisor)
    let isUp = remainder.magnitude >= (divisor / 2).magnitude
    return ExactDecimal(
      significand: quotient + (isUp ? significand.signum() : 0), decimals: target)
  }

  /// The digits, with a hyphen-minus and no grouping: `-272.20`.
  var text: String {
    var digits = String(significand.magnitude)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
    }
    if decimals > 0 {
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return significand < 0 ? "-" + digits : digits
  }

  private func scaled(to target: Int) -> Int? {
    Self.power(of: target - decimals).flatMap { multiplied(by: $0)?.significand }
  }

  private static func append(digit: Int, to value: Int) -> Int? {
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(digit)
    return overflow || carry ? nil : sum
  }

  private static func power(of exponent: Int) -> Int? {
    guard (0...maximumDecimals).contains(exponent) else { return nil }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
