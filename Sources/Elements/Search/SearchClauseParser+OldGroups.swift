/// Numbers of groups before 1988.
extension SearchClauseParser {
  /// A word before or behind such a number.
  private enum GroupWord {
    case group, main, sub
  }

  /// Reads `group IA`, `VIIA`, `group IV`, `main group 4`, `4 main group`, `IV group main group`. With A and B, American and
  /// European tables differ; languages whose tables call main groups A have one meaning.
  mutating func readOldGroup() -> Bool {
    var offset = 0
    var words = groupWords(from: &offset)
    guard let (number, letter, isRoman) = oldNumber(at: &offset) else { return false }
    let isBefore = !words.isEmpty
    words += groupWords(from: &offset)
    let kind = words.first { $0 != .group }
    // One Roman numeral alone is a symbol, I or V, and a number in digits one of today.
    let isSymbol = !isBefore && (number == 1 || number == 5)
    let isOld =
      number == 0 && !words.isEmpty || kind != nil || letter != nil && (isRoman || !words.isEmpty)
      || isRoman && !words.isEmpty && !isSymbol
    guard isOld else { return false }
    position += offset
    if number == 0 {
      addReading(18...18, Self.european, "0")
    } else if let kind {
      addGroup(number, isMain: kind == .main)
    } else if hasMainGroupsA, let letter {
      addGroup(number, isMain: letter == "A")
    } else {
      addGroups(number, letter, typed: typedText(offset, without: words.count))
    }
    return true
  }

  private func groupWords(from offset: inout Int) -> [GroupWord] {
    var words: [GroupWord] = []
    while let word = token(offset)?.lowercasedWord {
      switch word {
      case "main" where token(offset + 1)?.lowercasedWord == "group":
        words.append(.main)
        offset += 1
      case "group", "groups": words.append(.group)
      case "subgroup", "subgroups": words.append(.sub)
      default: return words
      }
      offset += 1
    }
    return words
  }

  /// Reads a number up to VIII, perhaps with A or B, `IVA`, `IV A`, `4A`.
  private func oldNumber(
    at offset: inout Int
  ) -> (number: Int, letter: Character?, isRoman: Bool)? {
    guard let token = token(offset) else { return nil }
    var found: (number: Int, letter: Character?, isRoman: Bool)?
    if case .number(let value, nil, _) = token.kind, 0...8 ~= value, value == value.rounded() {
      found = (Int(value), nil, false)
    } else if let count = token.lowercasedWord.flatMap(EnglishNumeral.value) {
      found = (count, nil, false)
    } else if token.kind == .word {
      let letter = token.text.last.flatMap { Self.letters[$0] }
      let numeral = letter == nil ? token.text : String(token.text.dropLast())
      let isSymbol = letter != nil && Formula.knownSymbols.contains(token.text)
      found = isSymbol ? nil : RomanNumeral(numeral).map { ($0.value, letter, true) }
    }
    guard let number = found, number.number <= 8 else { return nil }
    offset += 1
    if number.letter == nil, let next = self.token(offset), next.kind == .word,
      next.text.count == 1, next.text.first?.isUppercase == true,
      let letter = next.text.last.flatMap({ Self.letters[$0] })
    {
      offset += 1
      return (number.number, letter, number.isRoman)
    }
    return number
  }

  /// A and B, in Russian А and Б.
  private static let letters: [Character: Character] = [
    "A": "A", "B": "B", "a": "A", "b": "B", "А": "A", "Б": "B", "В": "B", "а": "A", "б": "B",
  ]

  private func typedText(_ count: Int, without words: Int) -> String {
    tokens[..<position].suffix(count).filter {
      !["group", "groups"].contains($0.lowercasedWord)
    }.map { $0.text.uppercased() }.joined()
  }

  // MARK: Meanings

  /// The groups of today that a main group, or a subgroup, is.
  private static func groups(_ number: Int, isMain: Bool) -> ClosedRange<Int> {
    if isMain { return number < 3 ? number...number : number + 10...number + 10 }
    return number < 3 ? number + 10...number + 10 : number == 8 ? 8...10 : number...number
  }

  private static func term(_ groups: ClosedRange<Int>) -> SearchTerm {
    let bounds: [SearchCondition.Bound] =
      groups.count == 1
      ? [.init(comparison: .equal, value: Double(groups.lowerBound))]
      : [
        .init(comparison: .atLeast, value: Double(groups.lowerBound)),
        .init(comparison: .atMost, value: Double(groups.upperBound)),
      ]
    return .condition(
      SearchCondition(property: .property("group"), bounds: bounds, temperature: .kelvin))
  }

  private static func text(_ groups: ClosedRange<Int>) -> String {
    groups.count == 1 ? String(groups.lowerBound) : "\(groups.lowerBound)–\(groups.upperBound)"
  }

  private mutating func addGroup(_ number: Int, isMain: Bool) {
    let groups = Self.groups(number, isMain: isMain)
    let message =
      isMain
      // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 14: main group IV.
      ? translatable("Group {1}: main group {2}")
      // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 4: subgroup IV.
      : translatable("Group {1}: subgroup {2}")
    addReading(groups, message, RomanNumeral.text(of: number))
  }

  /// - Parameter old: the number before 1988.
  private mutating func addReading(_ groups: ClosedRange<Int>, _ message: String, _ old: String) {
    readings.append(
      (Self.term(groups), .format(message, .verbatim(Self.text(groups)), .verbatim(old))))
  }

  // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 4: IVA in older European tables.
  private static let european = translatable("Group {1}: {2} in older European tables")

  private mutating func addGroups(_ number: Int, _ letter: Character?, typed: String) {
    // Of the three groups, and of the noble gases.
    if number == 8, letter == nil {
      for isMain in [false, true] { addGroup(number, isMain: isMain) }
      return
    }
    let american = Self.groups(number, isMain: letter != "B")
    guard number > 2, number < 8 else { return clause.terms.append(Self.term(american)) }
    let european = letter == "B" ? Self.groups(number, isMain: true) : number...number
    let messages = [
      // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 14: IVA in American tables.
      translatable("Group {1}: {2} in American tables"),
      Self.european,
    ]
    for (groups, message) in zip([american, european], messages) {
      addReading(groups, message, Self.shown(typed))
    }
  }
}
