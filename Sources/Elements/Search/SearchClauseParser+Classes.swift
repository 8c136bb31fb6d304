/// Classes of elements that need more than a name: states at a temperature, origins of names.
extension SearchClauseParser {
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

  /// Reads `named after Marie Curie`, to the end, `starting with K` and `ending with ium`.
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
    guard let word = words[0], let link = words[1], let links = Self.spellings[word],
      links.contains(link)
    else { return false }
    position += 3
    clause.terms.append(.spelling(first.text, isEnd: links == Self.endLinks))
    return true
  }

  private static let (startLinks, endLinks): (Set<String>, Set<String>) = (
    ["with"], ["with", "in", "on"]
  )
  /// What a word about the spelling of a name has behind it.
  private static let spellings = [
    "starting": startLinks, "beginning": startLinks, "starts": startLinks, "begins": startLinks,
    "start": startLinks, "begin": startLinks, "ending": endLinks, "ends": endLinks,
    "end": endLinks,
  ]
}
