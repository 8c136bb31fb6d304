/// A number at the beginning of a text: `1800`, `-38.83`, `1,000`, `1e-3`.
struct SearchNumber: Sendable, Hashable {
  let value: Double
  /// Length in Unicode scalars.
  let length: Int
  /// Half of the last decimal.
  let tolerance: Double

  /// Maximum length in Unicode scalars.
  private static let maximumLength = 40

  /// Reads the number; nil if the text does not begin with one.
  /// - Parameter previous: the token before it: a sign after a number is that of a range, and a comma is a decimal
  ///   or thousands separator only after a comparison.
  init?(_ text: ArraySlice<Unicode.Scalar>, after previous: SearchToken?) {
    let scalars = Array(text.prefix(Self.maximumLength))
    var reader = Reader(scalars: scalars)
    if let sign = scalars.first, Self.signs.contains(sign) {
      if case .number? = previous?.kind { return nil }
      guard scalars.dropFirst().first.map(Self.isDigit) == true else { return nil }
      reader.digits = sign == "+" ? "" : "-"
      reader.position = 1
    }
    guard reader.at(0).map(Self.isDigit) == true || reader.isDecimal(".") else { return nil }
    reader.readDigits()
    if case .comparison? = previous?.kind { reader.readCommas() }
    if reader.isDecimal(".") { reader.readFraction() }
    reader.readExponent()
    guard let value = Double(reader.digits), value.isFinite else { return nil }
    self.value = value
    length = reader.position
    tolerance = Double("5e\(reader.exponent - reader.decimals - 1)") ?? 0
  }

  private static let signs: Set<Unicode.Scalar> = ["-", "−", "+"]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { 0x30...0x39 ~= scalar.value }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position = 0
    var digits = ""
    var decimals = 0
    var exponent = 0
    /// Exponent beyond which a number is 0 or infinite.
    private static let mostExponent = 400

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    func at(_ offset: Int) -> Unicode.Scalar? {
      scalars.indices.contains(position + offset) ? scalars[position + offset] : nil
    }

    func isDecimal(_ separator: Unicode.Scalar) -> Bool {
      at(0) == separator && at(1).map(isDigit) == true
    }

    /// Reads digits; returns their number.
    @discardableResult
    mutating func readDigits() -> Int {
      var count = 0
      while let digit = at(0), isDigit(digit) {
        digits.unicodeScalars.append(digit)
        position += 1
        count += 1
      }
      return count
    }

    /// Reads groups of three digits after commas, or decimals after one.
    mutating func readCommas() {
      while isDecimal(",") {
        let group = (1...3).allSatisfy { at($0).map(isDigit) == true }
        let isGroup = group && at(4).map(isDigit) != true
        guard isGroup else { return readFraction() }
        position += 1
        readDigits()
      }
    }

    mutating func readFraction() {
      position += 1
      digits += "."
      decimals = readDigits()
    }

    mutating func readExponent() {
      guard at(0) == "e" || at(0) == "E" else { return }
      let hasSign = at(1).map(signs.contains) == true
      guard let digit = at(hasSign ? 2 : 1), isDigit(digit) else { return }
      let sign = hasSign && at(1) != "+" ? "-" : ""
      position += hasSign ? 2 : 1
      let start = position
      digits += "e" + sign
      readDigits()
      let text = scalars[start..<position].map(String.init).joined()
      exponent = min(max(Int(sign + text) ?? 0, -Self.mostExponent), Self.mostExponent)
    }
  }
}
