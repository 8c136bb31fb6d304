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
