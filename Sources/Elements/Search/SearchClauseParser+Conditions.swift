extension SearchClauseParser {
  /// The properties named by the words from an offset on, the longest name first, with the number of tokens and whether
  /// the name is a full one. A full name is longer than other properties' beginnings of the same words.
  func propertiesAhead(
    from offset: Int = 0
  ) -> [(property: SearchProperty, tokens: Int, isFull: Bool)] {
    var result: [(property: SearchProperty, tokens: Int, isFull: Bool)] = []
    var known: [SearchVocabulary.Name]?
    for (words, count) in words(atMost: SearchVocabulary.maximumWords, from: offset) {
      // "melting" begins a name, "melting gold" none.
      let names = vocabulary.names(from: words, among: known)
      if names.isEmpty { break }
      known = names
      guard case .one(let property) = vocabulary.named(words, among: names) else { continue }
      let isFull = property.isFullName(words)
      if property.isBrief(words) {
        if comparisonAhead(from: offset + count) != nil { result.append((property, count, true)) }
        continue
      }
      // "the" begins "thermal conductivity", "density of" a longer name than "density".
      let isFiller = words.last.map { Self.fillers.contains($0) || Self.links.contains($0) } ?? true
      if !isFiller || isFull { result.append((property, count, isFull)) }
    }
    return result.reversed()
  }

  /// Reads `melt < 300 K`, `boil 500..800 °C`, `group 17`, `before 1800` or `1800–1850`.
  mutating func readCondition() -> Bool {
    if readFurtherBound() { return true }
    let start = position
    // The property's title asks for the longest one of an element.
    asksAnyIsotope = token()?.lowercasedWord?.hasPrefix("half") == true
    let named = propertiesAhead()
    if readEveryday(unless: named.first { $0.isFull }?.tokens ?? 0) { return true }
    // A number alone is no value of what only begins like a property: Turkish ilk 20 is no 20 mg/kg in the ilkel manto.
    for (property, count, isFull) in named where isFull || !isBareNumber(at: count) {
      position += count
      if readValue(of: property) { return true }
      position = start
    }
    let full = named.first(where: \.isFull)
    // Stable isotopes without an element are a fact.
    let isBesideName = full.map { $0.tokens > 1 } ?? false && namesElement
    let isAsked =
      full.map { token($0.tokens)?.lowercasedWord == "of" || asksHowMany } ?? false
      || isBesideName && !isNegated
    if !isForeign, !isAsked, readNamedFact() { return true }
    if let (property, count, _) = full {
      return readMention(of: property, tokens: count)
    }
    guard named.isEmpty else { return false }
    let isIntroduced = ["between", "since"].contains(token()?.lowercasedWord)
    if isIntroduced { position += 1 }
    if isRangeAhead, isIntroduced || !isWord("and", at: 1) {
      return readBounds(of: rangeProperty, hasSign: false)
    }
    position = start
    guard token()?.kind != .range, let year = yearAhead() else { return false }
    clause.terms.append(year)
    return true
  }

  /// Reads another bound of the property before it: `melting point > 300 K and < 400 K`.
  private mutating func readFurtherBound() -> Bool {
    guard case .condition(let condition)? = clause.terms.last else { return false }
    let start = position
    let isJoined = ["and", "but"].contains(token()?.lowercasedWord)
    if isJoined { position += 1 }
    let isSign = if case .comparison? = token()?.kind { true } else { false }
    let isTime = token()?.lowercasedWord.map { Self.timeWords[$0] != nil } ?? false
    if isSign || isJoined && !isTime && isComparisonAhead,
      readBounds(of: condition.property, hasSign: true)
    {
      return true
    }
    position = start
    return false
  }

  private static let links: Set<String> = [
    "is", "are", "was", "of", "for", "in", "at", "point", "points", "temperature", "between",
    "from",
  ]

  /// Reads a comparison or a number of a property behind its name; returns false if there is none.
  mutating func readValue(of property: SearchProperty) -> Bool {
    let start = position
    skip(Self.links)
    if token()?.kind == .colon { position += 1 }
    if yearsAhead == nil, glued == nil, readBounds(of: property, hasSign: true) { return true }
    position = start
    return false
  }

  private mutating func skip(_ words: Set<String>) {
    while let word = token()?.lowercasedWord, words.contains(word), !isComparisonAhead {
      position += 1
    }
  }

  private var isComparisonAhead: Bool { comparisonAhead() != nil }

  /// Reads `melting point` without a comparison.
  private mutating func readMention(of property: SearchProperty, tokens count: Int) -> Bool {
    guard property.key != SearchProperty.discoveryYear.key else { return false }
    // Of what, it does not say.
    if count == 1, token()?.lowercasedWord == SearchProperty.atomicNumber.key { return false }
    position += count
    clause.terms.append(.mention(.property(property, nil)))
    return true
  }

  // MARK: Years

  /// True for `21–30`, and for `21 to 30` without units, where what is measured would stand before them.
  private var isRangeAhead: Bool {
    if token(1)?.kind == .range { return isNumberAhead && token(2)?.isNumber == true }
    return isBareNumber(at: 0) && isBareNumber(at: 2)
      && (isWord("to", at: 1) || isWord("and", at: 1))
      && token(3).map { Self.fillers.contains($0.lowercasedWord ?? "") } ?? true
  }

  private func isBareNumber(at offset: Int) -> Bool {
    token(offset).map { $0.isNumber && $0.unitText.isEmpty } ?? false
  }

  /// The property of a range alone: years, temperatures with a unit are none, small numbers are atomic numbers.
  private var rangeProperty: SearchProperty {
    guard case .number(let value, _, _)? = token(2)?.kind else { return .discoveryYear }
    return value <= 118 ? .atomicNumber : .discoveryYear
  }

  // MARK: Bounds

  /// Reads a comparison and a number, a range, or a number; returns false if there is none.
  private mutating func readBounds(of property: SearchProperty, hasSign: Bool) -> Bool {
    if hasSign, let (comparison, count) = comparisonAhead() {
      let sign = token()?.typed ?? ""
      position += count
      if !isNumberAhead {
        if readElement(comparison, of: property) { return true }
        reportValue(of: property, after: sign)
      } else if let bound = readNumber(comparison, of: property) {
        add(property, [bound.bound], bound.unit)
      }
      return true
    }
    guard isNumberAhead else { return false }
    // Groups 1 and 17 are two.
    if property.isPlace, isWord("and", at: 1), isBareNumber(at: 0),
      tokens.prefix(position).last?.lowercasedWord != "between"
    {
      let numbers = [0, 2].compactMap { quantity(at: $0, of: property)?.value }
      position += 3
      let terms = numbers.map { value in
        SearchTerm.condition(
          SearchCondition(
            property: property, bounds: [.init(comparison: .equal, value: value)],
            temperature: .kelvin))
      }
      clause.terms.append(.not(terms.map { SearchTerm.not([$0]) }))
      return true
    }
    guard token(1)?.kind == .range || isWord("to", at: 1) || isWord("and", at: 1) else {
      if let bound = readNumber(.equal, of: property) { add(property, [bound.bound], bound.unit) }
      return true
    }
    readRange(of: property)
    return true
  }

  private var isNumberAhead: Bool { token()?.isNumber == true }

  private func isWord(_ word: String, at offset: Int) -> Bool {
    token(offset)?.lowercasedWord == word && token(offset + 1)?.isNumber == true
  }

  /// Reads the ends of a range; a unit after the second holds for both.
  private mutating func readRange(of property: SearchProperty) {
    guard case .number(let low, let lowUnit, _)? = token()?.kind else { return }
    guard let end = quantity(at: 2, of: property) else {
      let sign = token(1)?.typed ?? ""
      position += 2
      return reportValue(of: property, after: sign)
    }
    let units = [lowUnit ?? end.unit, end.unit ?? lowUnit]
    let texts = [token()?.unitText ?? "", end.text]
    position += 2
    skip(end, of: property)
    for (unit, text) in zip([lowUnit, end.unit], texts) where !property.allows(unit) {
      problems.append(Self.unitProblem(text, property))
      lacksUnit = nil
      return
    }
    let ends = [property.base(low, units[0]), property.base(end.value, units[1])].sorted()
    add(
      property,
      [
        .init(comparison: .atLeast, value: ends[0]), .init(comparison: .atMost, value: ends[1]),
      ], units[1])
  }

  /// Returns the comparison written by the tokens from an offset on, and their number.
  func comparisonAhead(
    from offset: Int = 0
  ) -> (SearchCondition.Comparison, tokens: Int)? {
    if case .comparison(let comparison)? = token(offset)?.kind { return (comparison, 1) }
    guard let word = token(offset)?.lowercasedWord else { return nil }
    let next = token(offset + 1)?.lowercasedWord
    if word == "at", next == "least" { return (.atLeast, 2) }
    if word == "at", next == "most" { return (.atMost, 2) }
    if word == "equal", next == "to" { return (.equal, 2) }
    if word == "up", next == "to" { return (.atMost, 2) }
    if word == "not", let next, let comparison = Self.negated[next],
      token(offset + 2)?.lowercasedWord == "than"
    {
      return (comparison, 3)
    }
    if next == "than", let comparison = Self.comparatives[word] { return (comparison, 2) }
    return Self.comparisonWords[word].map { ($0, 1) }
  }

  static let comparisonWords: [String: SearchCondition.Comparison] = [
    "below": .less, "under": .less, "before": .less, "until": .atMost, "above": .greater,
    "over": .greater, "after": .greater, "since": .atLeast, "equals": .equal,
  ]

  private static let negated: [String: SearchCondition.Comparison] = [
    "less": .atLeast, "lower": .atLeast, "more": .atMost, "higher": .atMost,
  ]

  static let comparatives: [String: SearchCondition.Comparison] = [
    "less": .less, "lower": .less, "smaller": .less, "earlier": .less, "more": .greater,
    "greater": .greater, "higher": .greater, "larger": .greater, "bigger": .greater,
    "later": .greater,
    "longer": .greater, "shorter": .less,
  ]

  private mutating func readNumber(
    _ comparison: SearchCondition.Comparison, of property: SearchProperty
  ) -> (bound: SearchCondition.Bound, unit: SearchUnit?)? {
    guard let number = quantity(at: 0, of: property) else { return nil }
    skip(number, of: property)
    let unit = number.unit
    guard property.allows(unit) else {
      problems.append(Self.unitProblem(number.text, property))
      return nil
    }
    let bound = SearchCondition.Bound(
      comparison: comparison, value: property.base(number.value, unit),
      tolerance: number.tolerance * ((unit ?? property.unit)?.factor ?? 1))
    return (bound, unit)
  }

  mutating func add(
    _ property: SearchProperty, _ bounds: [SearchCondition.Bound], _ unit: SearchUnit?
  ) {
    if unit == nil, property.quantity == .temperature { bareTemperatures += bounds.map(\.value) }
    let condition = SearchCondition(
      property: property, bounds: bounds, temperature: unit?.ofTemperature ?? .kelvin)
    let isLower = bounds.allSatisfy { $0.comparison.isLower == true }
    // Also an element with stable isotopes has others, of which a long half-life is asked.
    clause.terms.append(
      property.isHalfLife && isLower && asksAnyIsotope
        ? .fact(.halfLife(condition)) : .condition(condition))
  }

  // MARK: Problems

  /// Reports a comparison without a number, and skips the word in place of it.
  private mutating func reportValue(of property: SearchProperty, after sign: String) {
    guard let value = skipValue() else {
      problems.append(
        .format(
          translatable("{1}: a number is missing after “{2}”"), .text(property.title),
          .verbatim(Self.shown(sign))))
      return
    }
    problems.append(
      .format(
        translatable("{1}: “{2}” is not a number"), .text(property.title),
        .verbatim(Self.shown(value))))
  }

  /// Skips the word after a comparison, `warm` in `melt < warm`, unless it has a meaning of its own. Returns the word.
  mutating func skipValue() -> String? {
    guard let next = token(), next.kind == .word || next.kind == .quoted, propertiesAhead().isEmpty,
      token(1)?.kind != .colon,
      !words(atMost: ElementClass.maximumWords).contains(where: {
        ElementClass.named($0.words) != nil
      })
    else { return nil }
    position += 1
    return next.text
  }
}
