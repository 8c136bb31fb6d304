/// Centuries of discoveries.
extension SearchClauseParser {
  /// Reads `before 1800`, and `since 1900` as the year of discovery.
  mutating func yearAhead() -> SearchTerm? {
    guard let word = token()?.lowercasedWord, let comparison = Self.timeWords[word],
      case .number(let year, nil, _)? = token(1)?.kind, year >= 1000 || clause.isDiscovery
    else { return nil }
    position += 2
    return .condition(
      SearchCondition(
        property: .discoveryYear, bounds: [.init(comparison: comparison, value: year)],
        temperature: .kelvin))
  }

  static let timeWords: [String: SearchCondition.Comparison] = [
    "before": .less, "until": .atMost, "after": .greater, "since": .atLeast,
  ]

  /// Reads `19th century`, `century XIX`, `nineteenth century`: the years of discovery in it.
  mutating func readCentury() -> Bool {
    guard let (years, count) = yearsAhead else { return false }
    position += count
    add(
      .discoveryYear,
      [
        .init(comparison: .atLeast, value: years.lowerBound),
        .init(comparison: .atMost, value: years.upperBound),
      ], nil)
    return true
  }

  /// The years of the century called at the position, or of the decade, `1950s`, with the number of their tokens; nil for other
  /// words.
  var yearsAhead: (years: ClosedRange<Double>, tokens: Int)? {
    if clause.isDiscovery, case .number(let year, nil, _)? = token()?.kind, 1000...2100 ~= year,
      token(1)?.text == "s"
    {
      return (Self.years(from: year), 2)
    }
    // Swedish 1800-talet.
    if case .number(let year, nil, _)? = token()?.kind, 1000...2100 ~= year,
      token(1)?.kind == .range, isCentury(2)
    {
      return (Self.years(from: year), 3)
    }
    return centuryAhead.map { (Double($0.number * 100 - 99)...Double($0.number * 100), $0.tokens) }
  }

  /// Those of a century or of a decade.
  private static func years(from year: Double) -> ClosedRange<Double> {
    year...year + (Int(year) % 100 == 0 ? 99 : 9)
  }

  private var centuryAhead: (number: Int, tokens: Int)? {
    if isCentury(0) {
      return centuryNumber(at: 1).map { ($0.number, $0.tokens + 1) }
    }
    guard let (number, count) = centuryNumber(at: 0) else { return nil }
    // Italian Ottocento is the century itself.
    if let token = token(), token.typed != token.text, token.typed.hasSuffix("cento") {
      return (number, count)
    }
    guard isCentury(count) else { return nil }
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
