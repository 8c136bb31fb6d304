/// A decimal number as people write and copy it: with either decimal mark, grouped digits, a typographic minus, and a power
/// of ten. Its digits are kept as text.
enum OwnNumber {
  /// Decimal mark of the numbers of a table.
  enum Mark: Sendable, Hashable {
    case point, comma

    /// The other mark.
    var other: Mark { self == .point ? .comma : .point }

    fileprivate var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
  }

  /// Maximum length of a number as written, in UTF-8.
  private static let maximumLength = 100
  /// Maximum number of digits of an exponent.
  private static let maximumExponentLength = 3

  /// Returns the digits of a number as JSON writes them, trailing zeros included: `-1.50e-8` of `−1,50 × 10⁻⁸`; nil for
  /// another text.
  static func digits(of text: String, _ mark: Mark) -> String? {
    guard text.utf8.count <= maximumLength, let bytes = plainBytes(of: text) else { return nil }
    var parser = Parser(rest: bytes[...], mark: mark.byte)
    guard let digits = parser.number(), parser.rest.isEmpty, isValid(digits) else { return nil }
    return digits
  }

  /// True for a number of JSON within the range of the program's comparisons.
  static func isValid(_ digits: String) -> Bool {
    guard digits.utf8.count <= RecordFields.maximumNumberLength,
      let number = Double(digits), number.isFinite
    else { return false }
    if case .number(digits)? = try? JSONParser.parse(Array(digits.utf8)) { return true }
    return false
  }

  /// Returns the text in ASCII: digits of any script, `-` for a minus, `x` for a multiplication sign, `'` for a space within
  /// the number; nil for another character.
  private static func plainBytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = plainByte(of: scalar) else { return nil }
      let isSpace = scalar.properties.isWhitespace
      if byte == group, isSpace, bytes.isEmpty || bytes.last == times { continue }
      if byte == times { while bytes.last == group { bytes.removeLast() } }
      bytes.append(byte)
    }
    while bytes.last == group { bytes.removeLast() }
    return bytes
  }

  private static let (group, times) = (UInt8(ascii: "'"), UInt8(ascii: "x"))

  private static func plainByte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "0"..."9", ".", ",", "+", "-", "e", "E", "^": return UInt8(exactly: scalar.value)
    case "\u{2212}", "\u{2012}", "\u{2013}", "\u{207b}": return UInt8(ascii: "-")
    case "\u{207a}": return UInt8(ascii: "+")
    case "×", "·", "⋅", "*", "x", "X": return times
    case "'", "’": return group
    case "\u{66b}": return UInt8(ascii: ",")
    default:
      if let digit = superscript(scalar) { return digit }
      if scalar.properties.isWhitespace { return group }
      guard scalar.properties.generalCategory == .decimalNumber,
        let value = scalar.properties.numericValue, let digit = UInt8(exactly: value), digit < 10
      else { return nil }
      return UInt8(ascii: "0") + digit
    }
  }

  private static func superscript(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "¹": UInt8(ascii: "1")
    case "²": UInt8(ascii: "2")
    case "³": UInt8(ascii: "3")
    case "⁰", "⁴"..."⁹": UInt8(exactly: scalar.value - 0x2070).map { UInt8(ascii: "0") + $0 }
    default: nil
    }
  }

  /// Reads a number from its beginning.
  private struct Parser {
    var rest: ArraySlice<UInt8>
    let mark: UInt8

    mutating func number() -> String? {
      let sign = takeSign()
      guard let whole = takeGroups() else { return nil }
      var fraction = ""
      if rest.first == mark {
        rest = rest.dropFirst()
        fraction = takeDigits()
      }
      guard !whole.isEmpty || !fraction.isEmpty, let exponent = takeExponent() else { return nil }
      let zeros = whole.prefix { $0 == "0" }.count
      let significant = whole.dropFirst(min(zeros, max(whole.count - 1, 0)))
      return sign + (significant.isEmpty ? "0" : String(significant))
        + (fraction.isEmpty ? "" : "." + fraction) + exponent
    }

    /// Takes a sign; returns `-` or nothing.
    private mutating func takeSign() -> String {
      guard let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else {
        return ""
      }
      rest = rest.dropFirst()
      return first == UInt8(ascii: "-") ? "-" : ""
    }

    private mutating func takeDigits() -> String {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      rest = rest.dropFirst(digits.count)
      return String(decoding: digits, as: UTF8.self)
    }

    /// Takes the digits before the decimal mark, which may be grouped by three; nil for other groups.
    private mutating func takeGroups() -> String? {
      var digits = takeDigits()
      guard let separator = rest.first, separator != mark, (1...3).contains(digits.count),
        [group, UInt8(ascii: "."), UInt8(ascii: ",")].contains(separator)
      else { return digits }
      while rest.first == separator {
        rest = rest.dropFirst()
        let next = takeDigits()
        guard next.count == 3 else { return nil }
        digits += next
      }
      return digits
    }

    /// Takes `e-8`, `x10^-8` or `x10-8`; returns `e-8`, or nothing without an exponent; nil for a fault.
    private mutating func takeExponent() -> String? {
      guard let first = rest.first else { return "" }
      if first == times {
        guard rest.dropFirst().starts(with: "10".utf8) else { return nil }
        rest = rest.dropFirst(3)
        if rest.first == UInt8(ascii: "^") { rest = rest.dropFirst() }
      } else {
        guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return nil }
        rest = rest.dropFirst()
      }
      let sign = takeSign()
      let digits = takeDigits()
      guard (1...maximumExponentLength).contains(digits.count) else { return nil }
      return "e" + sign + digits
    }
  }
}
