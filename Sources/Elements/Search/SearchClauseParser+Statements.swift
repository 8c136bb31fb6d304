/// Sentences about elements: questions for yes or no, statements, which are such questions, and where names come from.
extension SearchClauseParser {
  /// The first words of questions for yes or no.
  private static let yesNoWords: Set<String> = ["is", "are", "does", "do", "was", "were"]
  /// The verbs of statements.
  private static let verbs: Set<String> = ["is", "was", "has", "melts", "boils", "conducts"]

  /// True for a question for yes or no.
  var isYesNo: Bool { tokens.first?.lowercasedWord.map(Self.yesNoWords.contains) ?? false }

  /// True for a statement about the element that is called first: `gold is liquid`.
  var isStatement: Bool {
    guard tokens.count > 2, isElement(tokens[0]) else { return false }
    // Melts is a melting point by then.
    return Self.verbs.contains(tokens[1].typed.lowercased())
  }

  /// Puts the element of a property before it where what is said of the property follows: `is the melting point of gold above
  /// 1000 K`, `the density of iron is 7.87`. Returns false for other text.
  mutating func readPropertyOfElement() -> Bool {
    let place = tokens.indices.dropFirst().first {
      predicate(behind: $0) != nil && isElement(tokens[$0])
    }
    guard let place, let next = predicate(behind: place) else { return false }
    var start = place
    while start > 0, ["of", "the"].contains(tokens[start - 1].lowercasedWord) { start -= 1 }
    let isOfProperty = (0..<start).contains { first in
      propertiesAhead(from: first).first.map { $0.isFull && first + $0.tokens == start } ?? false
    }
    guard isOfProperty else { return false }
    let element = tokens[place]
    tokens.removeSubrange(start..<next)
    tokens.insert(element, at: isYesNo ? 1 : 0)
    return true
  }

  /// The place of a comparison, or of a number behind a verb, right behind a token; nil without one.
  private func predicate(behind place: Int) -> Int? {
    let hasVerb = token(place + 1)?.lowercasedWord == "is"
    let next = place + (hasVerb ? 2 : 1)
    let isFound = comparisonAhead(from: next) != nil || hasVerb && token(next)?.isNumber == true
    return isFound ? next : nil
  }

  private func isElement(_ token: SearchToken) -> Bool {
    token.kind == .word && symbol(token.text) != nil
  }

  /// Reads `where does the name gold come from`, `how did neon get its name`, `what is neon named after` as “etymology”;
  /// puts “named after” before what other languages have it behind: German nach Planeten benannt.
  mutating func readOriginOfName() {
    // Finnish mistä helium on saanut nimensä: where its name is from.
    if tokens.contains(where: { $0.lowercasedWord == "etymology" }) {
      tokens.removeAll { $0.lowercasedWord.map(Self.originQuestions.contains) ?? false }
    }
    let words = tokens.map { $0.lowercasedWord ?? "" }
    let isNamed = words.suffix(2) == Self.namedAfter
    guard let first = words.first, Self.originQuestions.contains(first),
      isNamed || words.last == "mean"
        || words.contains("name") && words.contains(where: Self.originVerbs.contains)
    else {
      let names = tokens.filter { !Self.namedAfter.contains($0.lowercasedWord ?? "") }
      guard isNamed, !names.isEmpty else { return }
      let isElement = names.count == 1 && symbol(names[0].text) != nil
      let asked = isElement ? [SearchToken(.word, "etymology")] : Array(tokens.suffix(2))
      tokens = asked + names
      return
    }
    let said = Self.originVerbs.union(["name", "named", "after", "from", "its", first])
    tokens.removeAll { $0.lowercasedWord.map(said.contains) ?? false }
    tokens.insert(SearchToken(.word, "etymology"), at: 0)
  }

  static let namedAfter = ["named", "after"]
  private static let originQuestions: Set<String> = ["where", "how", "what", "who", "why"]
  private static let originVerbs: Set<String> = [
    "come", "comes", "came", "get", "gets", "got", "mean", "means",
  ]
}

extension SearchClause {
  /// Completes what a clause asks: a statement, and an element compared with another one, are questions for yes or no; an
  /// isotope with a long half-life is not one of those that are counted.
  mutating func complete(isStatement: Bool) {
    let isCompared = terms.contains { if case .compared = $0 { true } else { false } }
    let others = terms.filter { $0.typedWord == nil }
    if isStatement, !others.isEmpty || extreme != nil { asksWhether = true }
    if isCompared, others.count == 1, terms.count == 2 { asksWhether = true }
    // The highest oxidation state of osmium is among its main ones.
    if let property = extreme?.property, property.key == "oxidation_states", !asksWhether,
      !terms.isEmpty, terms.allSatisfy({ $0.typedWord != nil })
    {
      terms.insert(.mention(.property(property, nil)), at: 0)
      extreme = nil
    }
    let isOfHalfLife = terms.contains { term in
      switch term {
      case .fact(.halfLife): true
      case .condition(let condition): condition.property.key == "longest_half_life"
      default: false
      }
    }
    if isOfHalfLife, terms.contains(where: { $0.property?.key == "known_isotopes" }) {
      unread.append("isotopes")
    }
  }
}
