/// Classes of elements that need more than a name: old numbers of groups, states at a temperature, origins of names.
extension SearchClauseParser {
  // MARK: Groups

  /// Reads `group IA`, `VIIA`, `group IV`, `main group 4`, `subgroup 2`: the numbers of groups before 1988. With A and B, American and
  /// European tables differ.
  mutating func readOldGroup() -> Bool {
    let start = position
    let first = token()?.lowercasedWord
    let isNamed = first == "group" || first == "subgroup" || first == "main"
    if isNamed { position += first == "main" ? 2 : 1 }
    let number = token().flatMap(Self.roman) ?? oldNumber(first)
    let isLetterKnown = first == "main" || first == "subgroup"
    guard let (number, letter) = number, isNamed || letter != nil, number <= 8 else {
      position = start
      return false
    }
    position += 1
    let american = letter == "B" || first == "subgroup" ? Self.subgroup(number) : Self.main(number)
    let european = letter == "B" ? Self.main(number) : number
    let isSame = number < 3 || isLetterKnown || number == 8
    let groups = isSame ? [american] : [american, european]
    let text = (token(-1)?.text ?? "").uppercased()
    let messages = [
      // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 14: IVA in American tables.
      translatable("Group {1}: {2} in American tables"),
      // TRANSLATORS: {1} is the number of a group today, {2} its number before 1988: Group 4: IVA in older European tables.
      translatable("Group {1}: {2} in older European tables"),
    ]
    for (group, message) in zip(groups, messages) {
      let term = Self.term(group)
      if isSame {
        clause.terms.append(term)
      } else {
        readings.append(
          (term, .format(message, .verbatim(String(group)), .verbatim(Self.shown(text)))))
      }
    }
    return true
  }

  private func oldNumber(_ name: String?) -> (Int, Character?)? {
    guard name == "main" || name == "subgroup", case .number(let value, nil, _)? = token()?.kind,
      1...8 ~= value
    else { return nil }
    return (Int(value), nil)
  }

  private static func term(_ group: Int) -> SearchTerm {
    .condition(
      SearchCondition(
        property: .property("group"), bounds: [.init(comparison: .equal, value: Double(group))],
        temperature: .kelvin))
  }

  /// The group with a number of the main groups, and of the subgroups.
  private static func main(_ number: Int) -> Int { number < 3 ? number : number + 10 }
  private static func subgroup(_ number: Int) -> Int { number < 3 ? number + 10 : number }

  /// A number in capital letters, perhaps with A or B: `IVA`.
  private static func roman(_ token: SearchToken) -> (Int, Character?)? {
    guard token.kind == .word else { return nil }
    let letter = token.text.last.flatMap { $0 == "A" || $0 == "B" ? $0 : nil }
    let numeral = letter == nil ? token.text : String(token.text.dropLast())
    let numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
    return numerals.firstIndex(of: numeral).map { ($0 + 1, letter) }
  }

  // MARK: States

  /// Reads `liquid at 100 °C`, `gases at room temperature`.
  mutating func readState() -> Bool {
    for (words, count) in words(atMost: 1) {
      guard case .state(let state)? = ElementClass.named(words)?.rule,
        token(count)?.lowercasedWord == "at"
      else { continue }
      if token(count + 1)?.lowercasedWord == "room", token(count + 2)?.nameWords == ["temperature"]
      {
        position += count + 3
        clause.terms.append(.state(state, AtomicElement.roomTemperature))
        return true
      }
      guard case .number(let value, let unit, _)? = token(count + 1)?.kind else { continue }
      let property = SearchProperty.property(state == .gas ? "boil" : "melt")
      if let unit, unit.quantity != .temperature {
        problems.append(Self.unitProblem(token(count + 1)?.unitText ?? "", property))
      } else {
        clause.terms.append(.state(state, unit?.base(value) ?? value))
      }
      position += count + 2
      return true
    }
    return false
  }

  // MARK: Names

  /// Reads `named after Marie Curie` and `starting with K`, to the end.
  mutating func readOrigin() -> Bool {
    let words = [token()?.lowercasedWord, token(1)?.lowercasedWord]
    let rest = tokens.dropFirst(position + 2)
    guard let first = rest.first, first.kind == .word else { return false }
    if words == ["named", "after"] {
      let words = rest.filter { !Self.fillers.contains($0.lowercasedWord ?? "") }.flatMap {
        TextWord.words(of: $0.text, fold: fold)
      }
      guard !words.isEmpty else { return false }
      position = tokens.count
      clause.terms.append(.origin(words))
      return true
    }
    guard let word = words[0], ["starting", "beginning", "starts", "begins"].contains(word),
      words[1] == "with"
    else { return false }
    position += 3
    clause.terms.append(.beginning(first.text))
    return true
  }
}
