/// A number at the beginning of a text: `1800`, `-38.83`, `1,000`, `1e-3`, `3 000,5`, `1.587 × 10⁻⁸`.
struct SearchNumber: Sendable, Hashable {
  let value: Double
  /// Length in Unicode scalars.
  let length: Int
  /// Half of the last decimal.
  let tolerance: Double
  /// True if one mark in it can be that of decimals and that of thousands: `3.000`.
  let isAmbiguous: Bool

  /// Maximum length in Unicode scalars.
  private static let maximumLength = 40

  /// Reads the number; nil if the text does not begin with one.
  /// - Parameters:
  ///   - isAfterNumber: true behind a number, where a sign is that of a range.
  ///   - mark: the mark before the decimals in the user's language, a point or a comma.
  ///   - isQuantity: true for what is certainly one number, because it follows a comparison or has a unit: then a comma
  ///     is a mark of it also in languages with a decimal point, and spaces separate its thousands.
  init?(
    _ text: ArraySlice<Unicode.Scalar>, isAfterNumber: Bool = false,
    mark: Unicode.Scalar = ".", isQuantity: Bool = false
  ) {
    let scalars = Array(text.prefix(Self.maximumLength))
    var reader = Reader(scalars: scalars, mark: mark, isQuantity: isQuantity)
    if let sign = scalars.first, Self.signs.contains(sign) {
      if isAfterNumber { return nil }
      guard scalars.dropFirst().first?.isDigit == true else { return nil }
      reader.digits = sign == "+" ? "" : "-"
      reader.position = 1
    }
    guard reader.at(0)?.isDigit == true || reader.isMark(".") || isQuantity && reader.isMark(",")
    else { return nil }
    reader.read()
    guard let value = Double(reader.digits), value.isFinite else { return nil }
    self.value = value
    (length, digits) = (reader.position, reader.digits)
    tolerance = Double("5e\(reader.exponent - reader.decimals - 1)") ?? 0
    isAmbiguous = reader.isAmbiguous
  }

  /// The digits as in English, without marks between thousands.
  let digits: String

  /// What a number was read as that has two readings; nil for one with a single reading.
  static func remark(on text: String, readAs value: Double, isAmbiguous: Bool) -> Message? {
    // In a language with a decimal comma also 3,000, which is three there.
    let isRound = text.hasSuffix(",000") && !text.utf8.contains(UInt8(ascii: "."))
    guard let whole = Int(exactly: value), isAmbiguous || isRound && abs(value) < 1000 else {
      return nil
    }
    return .format(
      // TRANSLATORS: {1} is a number typed into the search, such as 3.000, {2} what it was taken for: 3000.
      translatable("“{1}” was read as {2}"), .verbatim(text),
      .number(NumberFormat.text(String(whole))))
  }

  static let signs: Set<Unicode.Scalar> = ["-", "−", "+"]

  private struct Reader {
    let scalars: [Unicode.Scalar]
    let mark: Unicode.Scalar
    let isQuantity: Bool
    var position = 0
    var digits = ""
    var decimals = 0
    var exponent = 0
    var isAmbiguous = false
    /// Exponent beyond which a number is 0 or infinite.
    private static let mostExponent = 400
    /// Number of digits in a group, and most before the first group.
    private static let groupLength = 3

    init(scalars: [Unicode.Scalar], mark: Unicode.Scalar, isQuantity: Bool) {
      (self.scalars, self.mark, self.isQuantity) = (scalars, mark, isQuantity)
    }

    func at(_ offset: Int) -> Unicode.Scalar? {
      scalars.indices.contains(position + offset) ? scalars[position + offset] : nil
    }

    func isMark(_ separator: Unicode.Scalar) -> Bool {
      at(0) == separator && at(1)?.isDigit == true
    }

    mutating func read() {
      let first = at(0)
      let isGroupable = 1...Self.groupLength ~= readDigits() && first != "0"
      if isGroupable, let separator = at(0), isSpace(separator) { readGroups(separator) }
      if let separator = at(0), separator == "." || separator == "," {
        readMarked(separator, isGroupable: isGroupable)
      } else if isMark("٫") {
        readFraction()
      }
      skipUncertainty()
      readExponent()
      readPower()
    }

    /// Skips the digits of an uncertainty: 62(4), 4.463(3) × 10⁹.
    private mutating func skipUncertainty() {
      guard at(0) == "(" else { return }
      let digits = scalars[(position + 1)...].prefix(while: \.isDigit).count
      if digits > 0, at(digits + 1) == ")" { position += digits + 2 }
    }

    /// Reads digits; returns their number.
    @discardableResult
    private mutating func readDigits() -> Int {
      var count = 0
      while let digit = at(0), digit.isDigit {
        digits.unicodeScalars.append(digit)
        position += 1
        count += 1
      }
      return count
    }

    // MARK: Groups

    /// True for a separator of thousands that is no mark of decimals; an ordinary space may also be one of words.
    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\u{a0}", "\u{2009}", "\u{202f}", "\u{2007}", "\u{2008}", "’", "'", "٬": true
      case " ": isQuantity || hasThousands
      default: false
      }
    }

    /// True before a space and three zeros.
    private var hasThousands: Bool {
      (1...Self.groupLength).allSatisfy { at($0) == "0" } && isGroup(at: 0)
    }

    /// True for a separator before three digits.
    private func isGroup(at offset: Int) -> Bool {
      (1...Self.groupLength).allSatisfy { at(offset + $0)?.isDigit == true }
        && at(offset + Self.groupLength + 1)?.isDigit != true
    }

    private mutating func readGroups(_ separator: Unicode.Scalar) {
      while at(0) == separator, isGroup(at: 0) {
        position += 1
        readDigits()
      }
    }

    /// The number of groups ahead with this separator.
    private func groups(_ separator: Unicode.Scalar) -> Int {
      var count = 0
      while at(count * (Self.groupLength + 1)) == separator,
        isGroup(at: count * (Self.groupLength + 1))
      {
        count += 1
      }
      return count
    }

    // MARK: Marks

    /// Reads what follows a point or a comma.
    private mutating func readMarked(_ separator: Unicode.Scalar, isGroupable: Bool) {
      guard separator == "." || mark == "," || isQuantity else { return }
      let count = isGroupable ? groups(separator) : 0
      let end = count * (Self.groupLength + 1)
      let other: Unicode.Scalar = separator == "." ? "," : "."
      let hasFraction =
        at(end) == other && at(end + 1)?.isDigit == true
        && (other == "." || mark == "," || isQuantity)
      let isOne = count == 1 && !hasFraction && !isPower(at: end)
      isAmbiguous = isOne && mark == "," && separator == "."
      // A point before the decimals of English, a comma before those of German.
      if count > 1 || count == 1 && hasFraction || isOne && separator != mark {
        readGroups(separator)
        if isMark(other) { readFraction() }
      } else if isMark(separator), separator == "." || !isList {
        readFraction()
      }
    }

    /// True for one of the commas in `26,27,28`.
    private var isList: Bool {
      let digits = scalars[(position + 1)...].prefix(while: \.isDigit)
      let next = position + 1 + digits.count
      return scalars.indices.contains(next + 1) && scalars[next] == ","
        && scalars[next + 1].isDigit
    }

    private mutating func readFraction() {
      position += 1
      digits += "."
      decimals = readDigits()
    }

    // MARK: Powers

    /// True for an exponent, or a power of ten.
    private func isPower(at offset: Int) -> Bool {
      var ahead = self
      ahead.position += offset
      ahead.digits = "1"
      let start = ahead.position
      ahead.readExponent()
      ahead.readPower()
      return ahead.position > start
    }

    private mutating func readExponent() {
      guard at(0) == "e" || at(0) == "E" else { return }
      let hasSign = at(1).map(SearchNumber.signs.contains) == true
      guard let digit = at(hasSign ? 2 : 1), digit.isDigit else { return }
      let isNegative = hasSign && at(1) != "+"
      position += hasSign ? 2 : 1
      let start = position
      while at(0)?.isDigit == true { position += 1 }
      add(exponent: scalars[start..<position].map(String.init).joined(), isNegative: isNegative)
    }

    /// Reads ` × 10⁻⁸`, `·10^-8`.
    private mutating func readPower() {
      guard exponent == 0 else { return }
      var ahead = self
      ahead.skipSpaces()
      guard let times = ahead.at(0), Self.times.contains(times) else { return }
      ahead.position += 1
      ahead.skipSpaces()
      guard ahead.at(0) == "1", ahead.at(1) == "0" else { return }
      ahead.position += 2
      if let text = ahead.power() {
        ahead.add(exponent: text.digits, isNegative: text.isNegative)
        self = ahead
      }
    }

    private static let times: Set<Unicode.Scalar> = ["×", "·", "⋅", "x", "*"]

    private mutating func skipSpaces() {
      while at(0)?.properties.isWhitespace == true { position += 1 }
    }

    /// Reads superscripts, or digits behind `^`.
    private mutating func power() -> (digits: String, isNegative: Bool)? {
      let rest = String(String.UnicodeScalarView(scalars[position...]))
      let superscripts = PowerOfTen.digits(ofSuperscripts: rest)
      if !superscripts.isEmpty {
        position += superscripts.unicodeScalars.count
        return (superscripts.filter(\.isNumber), superscripts.first == "-")
      }
      guard at(0) == "^" else { return nil }
      let sign = at(1).flatMap { SearchNumber.signs.contains($0) ? $0 : nil }
      position += sign == nil ? 1 : 2
      let start = position
      while at(0)?.isDigit == true { position += 1 }
      let digits = scalars[start..<position].map(String.init).joined()
      return digits.isEmpty ? nil : (digits, sign != nil && sign != "+")
    }

    private mutating func add(exponent text: String, isNegative: Bool) {
      let sign = isNegative ? "-" : ""
      digits += "e" + sign + text
      exponent = min(max(Int(sign + text) ?? 0, -Self.mostExponent), Self.mostExponent)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= value }
}
