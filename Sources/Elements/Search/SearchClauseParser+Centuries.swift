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
    return
      (EnglishNumeral.ordinals[word]
      ?? RomanNumeral(token.text, endings: Self.ordinalEndings)?.value)
      .map { ($0, 1) }
  }

  /// What an ordinal has behind its digits.
  static let ordinalEndings: Set<String> = [
    "th", "st", "nd", "rd", "e", "è", "é", "ème", "eme", "ième", "º", "o", "ª", "a", "й", "я", "ой",
    "ий", "го", "а",
  ]
}
