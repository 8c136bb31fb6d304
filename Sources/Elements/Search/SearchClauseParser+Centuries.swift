/// Centuries of discoveries.
extension SearchClauseParser {
  /// Reads `19th century`, `century XIX`, `nineteenth century`: the years of discovery in it.
  mutating func readCentury() -> Bool {
    guard let (number, count) = centuryAhead else { return false }
    position += count
    let end = Double(number * 100)
    add(
      .discoveryYear,
      [.init(comparison: .atLeast, value: end - 99), .init(comparison: .atMost, value: end)], nil)
    return true
  }

  /// The number of the century called at the position, and that of its tokens; nil for other words.
  var centuryAhead: (number: Int, tokens: Int)? {
    if isCentury(0) {
      return centuryNumber(at: 1).map { ($0.number, $0.tokens + 1) }
    }
    guard let (number, count) = centuryNumber(at: 0), isCentury(count) else { return nil }
    return (number, count + 1)
  }

  private func isCentury(_ offset: Int) -> Bool {
    ["century", "centuries"].contains(token(offset)?.lowercasedWord)
  }

  /// The number of a century, in digits, perhaps with the ending of an ordinal, in Roman numerals or as a word.
  private func centuryNumber(at offset: Int) -> (number: Int, tokens: Int)? {
    guard let token = token(offset) else { return nil }
    if case .number(let value, nil, _) = token.kind, 1...21 ~= value, value == value.rounded() {
      let ending = self.token(offset + 1)?.lowercasedWord ?? ""
      return (Int(value), Self.ordinalEndings.contains(ending) ? 2 : 1)
    }
    guard let word = token.lowercasedWord else { return nil }
    return (Self.ordinals[word] ?? RomanNumeral(token.text, endings: Self.ordinalEndings)?.value)
      .map { ($0, 1) }
  }

  private static let ordinals = [
    "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20,
  ]
  private static let ordinalEndings: Set<String> = [
    "th", "st", "nd", "rd", "e", "è", "é", "ème", "eme", "ième", "º", "o", "ª",
  ]
}

/// A number in Roman numerals, in capital letters: `XIX`.
struct RomanNumeral {
  let value: Int

  /// Reads the numerals; nil for another text.
  /// - Parameter endings: what may follow in lower case: `XIXe`.
  init?(_ text: String, endings: Set<String> = []) {
    let letters = text.unicodeScalars.map { Self.alike[$0] ?? $0 }
    let numerals = letters.prefix { Self.values[$0] != nil }
    let ending = String(String.UnicodeScalarView(letters[numerals.count...]))
    let values = numerals.compactMap { Self.values[$0] }
    guard 1...Self.maximumLength ~= values.count, ending.isEmpty || endings.contains(ending) else {
      return nil
    }
    var sum = 0
    for (index, value) in values.enumerated() {
      let isBeforeGreater = index + 1 < values.count && value < values[index + 1]
      sum += isBeforeGreater ? -value : value
    }
    guard sum > 0, Self.text(of: sum) == String(String.UnicodeScalarView(numerals)) else {
      return nil
    }
    value = sum
  }

  /// The numerals of a number.
  static func text(of number: Int) -> String {
    var (rest, text) = (number, "")
    for (value, numeral) in symbols {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }

  private static let maximumLength = 7
  private static let symbols = [
    (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  private static let values: [Unicode.Scalar: Int] = ["I": 1, "V": 5, "X": 10]
  /// Letters of Cyrillic keyboards.
  private static let alike: [Unicode.Scalar: Unicode.Scalar] = ["І": "I", "Х": "X"]
}
