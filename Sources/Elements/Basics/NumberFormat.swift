/// Formats the digits of a source for display. Never uses binary floating point, so that every digit is the source's.
public enum NumberFormat {
  /// Separator of groups of three digits, from 10 000 on.
  public static let groupSeparator = "\u{2009}"
  /// Separator of number and unit.
  public static let unitSeparator = "\u{00A0}"
  /// Separator of values in a line.
  static let dot = " · "
  /// The minus sign, U+2212.
  public static let minus = "\u{2212}"

  /// Least number of integer digits that are grouped.
  private static let groupedFrom = 5

  /// Returns the digits with a minus sign, and the integer part grouped by thin spaces from 10 000 on; `5.11e-5` is
  /// `5.11 × 10⁻⁵`.
  public static func text(_ digits: String) -> String {
    let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "e" || $0 == "E"
    }
    if parts.count == 2, let power = Int(parts[1]) {
      return text(String(parts[0])) + PowerOfTen.times(power)
    }
    let isNegative = digits.hasPrefix("-")
    let unsigned = isNegative ? digits.dropFirst() : digits[...]
    let whole = unsigned.prefix { $0 != "." }
    let grouped = grouped(String(whole)) + unsigned.dropFirst(whole.count)
    return isNegative ? minus + grouped : grouped
  }

  /// Returns a number with its unit: `19.3 g/cm³`, `3.87 × 6.7·10²² cm⁻³`.
  public static func quantity(_ number: String, _ unit: String?) -> String {
    unit.map { number + unitSeparator + factor($0) } ?? number
  }

  /// Returns a unit as it follows a number: one that begins with a number has a multiplication sign before it, but not
  /// `1/K`.
  static func factor(_ unit: String) -> String {
    unit.first?.isNumber == true && !unit.hasPrefix("1/") ? "×" + unitSeparator + unit : unit
  }

  /// Returns an integer with its sign, as for oxidation states: `+3`, `−1`, `0`.
  public static func signed(_ number: Int) -> String {
    if number == 0 { return "0" }
    return (number > 0 ? "+" : minus) + String(number.magnitude)
  }

  /// Returns the digits rounded to at most `decimals` decimals, halves away from zero, without binary floating point.
  /// Digits beyond `ExactDecimal` are unchanged.
  public static func rounded(_ digits: String, toDecimals decimals: Int) -> String {
    ExactDecimal(digits)?.rounded(toDecimals: decimals).text ?? digits
  }

  /// Returns the digits rounded to three significant ones, or to an integer: `1337`, `19.3`, `0.534`, `2.2e−8`.
  public static func short(_ digits: String) -> String {
    let lower = digits.lowercased()
    let parts = lower.split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first, let exact = ExactDecimal(String(mantissa)) else {
      return digits
    }
    if parts.count == 2 {
      let rounded = exact.rounded(toDecimals: 1).text
      return text(rounded) + "e" + parts[1].replacingMinus
    }
    let plain = exact.text
    let unsigned = plain.hasPrefix("-") ? plain.dropFirst() : plain[...]
    let whole = unsigned.prefix { $0 != "." }
    guard whole == "0" else {
      return text(exact.rounded(toDecimals: max(significant - whole.utf8.count, 0)).text)
    }
    let zeros = unsigned.dropFirst(whole.utf8.count + 1).prefix { $0 == "0" }.utf8.count
    guard zeros > mostZeros, exact.significand != 0 else {
      return text(exact.rounded(toDecimals: zeros + significant).text)
    }
    return scientific(exact, zeros: zeros)
  }

  /// Returns the short text, with a power of ten in place of an exponent: `2.2 × 10⁻⁸`, `9 × 10⁻⁵`.
  public static func shortText(_ digits: String) -> String {
    let short = short(digits)
    let parts = short.split(separator: "e", maxSplits: 1)
    guard parts.count == 2, let power = Int(plain(String(parts[1]))) else { return short }
    let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    return mantissa + PowerOfTen.times(power)
  }

  /// Returns the short text without spaces, for little room: `2.2×10⁻⁸`.
  public static func tightText(_ digits: String) -> String {
    let text = shortText(digits)
    guard text.utf8.count > 6, let times = text.firstIndex(of: "×") else { return text }
    return String(text[..<times].filter { !$0.isWhitespace }) + "×"
      + String(text[text.index(after: times)...].filter { !$0.isWhitespace })
  }

  /// Significant digits of a short text, and most zeros after its point.
  private static let (significant, mostZeros) = (3, 2)

  /// Returns a number below 0.001 with an exponent and at most one decimal: `9e−5`.
  private static func scientific(_ number: ExactDecimal, zeros: Int) -> String {
    let scaled = ExactDecimal(
      significand: number.significand, decimals: number.decimals - zeros - 1)
    return text(scaled.rounded(toDecimals: 1).text) + "e" + minus + String(zeros + 1)
  }

  /// Returns a text for other programs: without grouping, with plain spaces, hyphens and exponents.
  public static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix(PowerOfTen.prefix) {
        rest = rest.dropFirst(PowerOfTen.prefix.count)
        let power = PowerOfTen.digits(ofSuperscripts: rest)
        result += "e" + power
        rest = rest.dropFirst(power.count)
        continue
      }
      switch String(character) {
      case groupSeparator: break
      case unitSeparator: result += " "
      case minus: result += "-"
      default: result.append(character)
      }
      rest = rest.dropFirst()
    }
    return result
  }

  private static func grouped(_ whole: String) -> String {
    guard whole.utf8.count >= groupedFrom else { return whole }
    var result = ""
    for (offset, digit) in whole.enumerated() {
      if offset > 0, (whole.utf8.count - offset) % 3 == 0 { result += groupSeparator }
      result.append(digit)
    }
    return result
  }
}

extension Substring {
  fileprivate var replacingMinus: String {
    let digits = hasPrefix("+") ? dropFirst() : self
    return digits.hasPrefix("-") ? NumberFormat.minus + digits.dropFirst() : String(digits)
  }
}
