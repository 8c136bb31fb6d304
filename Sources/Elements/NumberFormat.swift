/// The one formatter of numbers: how digits from a source are put on the screen.
/// It never goes through binary floating point, so that every digit is the source's own.
public enum NumberFormat {
  /// Between groups of three digits, from 10 000 on.
  public static let groupSeparator = "\u{2009}"
  /// Between a number and its unit.
  public static let unitSeparator = "\u{00A0}"
  /// Minus as it is printed, U+2212.
  public static let minus = "\u{2212}"

  /// Integer parts with fewer digits than this stand without grouping.
  private static let groupedFrom = 5

  /// The digits with a printed minus, and the integer part grouped by thin spaces from 10 000 on.
  /// Numbers with an exponent stay as they are.
  public static func text(_ digits: String) -> String {
    if digits.utf8.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      return digits
    }
    let isNegative = digits.hasPrefix("-")
    let unsigned = isNegative ? digits.dropFirst() : digits[...]
    let whole = unsigned.prefix { $0 != "." }
    let grouped = grouped(String(whole)) + unsigned.dropFirst(whole.count)
    return isNegative ? minus + grouped : grouped
  }

  /// A whole number with its sign always shown, as oxidation states are: `+3`, `−1`, `0`.
  public static func signed(_ number: Int) -> String {
    if number == 0 { return "0" }
    return (number > 0 ? "+" : minus) + String(number.magnitude)
  }

  /// The digits rounded to at most so many decimals, halves away from zero, without binary
  /// floats. Digits that cannot be handled exactly come back as they are.
  public static func rounded(_ digits: String, toDecimals decimals: Int) -> String {
    ExactDecimal(digits)?.rounded(toDecimals: decimals).text ?? digits
  }

  /// A text for other programs to read: the grouping left out, with plain spaces and hyphens.
  public static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch String(character) {
      case groupSeparator: break
      case unitSeparator: result += " "
      case minus: result += "-"
      default: result.append(character)
      }
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
