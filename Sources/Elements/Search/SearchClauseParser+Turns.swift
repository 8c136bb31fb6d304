/// Words that other orders of a sentence have behind what they belong to.
extension SearchClauseParser {
  /// Puts the number of a superlative before it where a language has a noun between them: Spanish segundo metal más denso.
  mutating func turnOrdinal() {
    guard
      let place = tokens.indices.first(where: { tokens[$0].isTranslatedOrdinal }),
      let words = token(place + 1)?.nameWords, ElementClass.named(words) != nil,
      superlative(at: place + 2) != nil
    else { return }
    tokens.swapAt(place, place + 1)
  }

  /// Reads “second” and what compares beside a property as a superlative: Chinese 熔点第二高, Japanese 二番目に融点が高い.
  mutating func turnCompared() {
    guard let ordinal = tokens.indices.first(where: { tokens[$0].isTranslatedOrdinal }) else {
      return
    }
    // Japanese 二番目に軽い: lighter than.
    let next = tokens[(ordinal + 1)...].prefix(2).map { $0.lowercasedWord ?? "" }
    if next.count == 2, next[1] == "than", next[0].hasSuffix("er") {
      let superlative = next[0].dropLast(2) + "est"
      return replace(ordinal + 1...ordinal + 2, by: String(superlative))
    }
    guard
      let compared = tokens.indices.first(where: { tokens[$0].isTranslated && direction($0) != nil }
      ),
      let word = direction(compared)
    else { return }
    for start in tokens.indices {
      guard let named = propertiesAhead(from: start).first(where: \.isFull) else { continue }
      let places = Set([ordinal, compared] + (start..<start + named.tokens))
      guard let first = places.min(), let last = places.max(), places.count == named.tokens + 2,
        last - first == places.count - 1
      else { continue }
      let superlative = SearchToken(.word, word, typed: tokens[compared].typed)
      let name = tokens[start..<start + named.tokens]
      return tokens.replaceSubrange(first...last, with: [tokens[ordinal], superlative] + name)
    }
  }

  /// The superlative of a word that compares without a number behind it; nil for another word.
  private func direction(_ place: Int) -> String? {
    let next = tokens.dropFirst(place + 1).first
    guard next?.isNumber != true else { return nil }
    return switch Self.comparisonWords[tokens[place].lowercasedWord ?? ""] {
    case .greater: "highest"
    case .less: "lowest"
    default: nil
    }
  }

  /// Puts what is compared before its property: Japanese 金は鉛より密度が大きい, in words gold lead density above.
  mutating func turnStandard() {
    guard let compared = tokens.indices.last, tokens[compared].isTranslated,
      direction(compared) != nil
    else { return }
    for start in tokens.indices.dropFirst(2) {
      guard let named = propertiesAhead(from: start).first(where: \.isFull),
        start + named.tokens == compared,
        [start - 1, start - 2].allSatisfy({ symbol(tokens[$0].text) != nil })
      else { continue }
      let standard = tokens.remove(at: start - 1)
      return tokens.append(standard)
    }
  }
}

extension SearchToken {
  /// True for “second” and its like in another language.
  fileprivate var isTranslatedOrdinal: Bool {
    isTranslated && lowercasedWord.flatMap { EnglishNumeral.ordinals[$0] } != nil
  }
}

extension [SearchToken] {
  /// Puts “except” between the elements that it leaves out: `noble gases except helium and neon`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func joiningExceptions(_ symbol: (String) -> String?) -> [SearchToken] {
    guard let start = lastIndex(where: { Self.exceptions.contains($0.lowercasedWord) }) else {
      return self
    }
    func isName(_ place: Int) -> Bool {
      indices.contains(place) && self[place].kind == .word && symbol(self[place].text) != nil
    }
    var result = self
    var place = start + 1
    while isName(place), indices.contains(place + 1), isName(place + 2) {
      let isLink =
        self[place + 1].kind == .or || ["and", "or"].contains(self[place + 1].lowercasedWord)
      guard isLink else { break }
      result[place + 1] = self[start]
      place += 2
    }
    return result
  }

  /// Drops the comma before what is left out: `noble gases, except helium`.
  var droppingCommas: [SearchToken] {
    enumerated().filter { place, token in
      token.kind != .or || place == 0 || !indices.contains(place + 1)
        || !(self[place + 1].kind == .not
          || SearchClauseParser.negations.contains(self[place + 1].lowercasedWord ?? ""))
    }.map(\.element)
  }

  /// Drops the hyphens before and behind the letters of names: `ending in -ium`.
  var withoutHyphens: [SearchToken] {
    contains { SearchClauseParser.spellingVerbs.contains($0.lowercasedWord ?? "") }
      ? filter { $0.kind != .not } : self
  }

  /// Drops the dash that stands for “is” between an element and its class: Russian кислород — металл?
  /// - Parameter symbol: returns the symbol of the element with a name.
  func droppingDash(_ symbol: (String) -> String?) -> [SearchToken] {
    guard
      let dash = indices.dropFirst().dropLast().first(where: { self[$0].kind == .range }),
      symbol(self[dash - 1].text) != nil,
      ElementClass.named(self[(dash + 1)...].flatMap(\.nameWords)) != nil
    else { return self }
    return Array(self[..<dash] + self[(dash + 1)...])
  }

  private static let exceptions: Set<String?> = ["except", "without", "not"]
}
