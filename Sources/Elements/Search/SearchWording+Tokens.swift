/// The translation of the tokens of a query.
extension SearchWording {
  /// Returns the tokens in the words of the search. Names of properties and what it has no word for stay as they are.
  /// - Parameter symbol: returns the symbol of the element with a name in any language.
  func english(
    _ tokens: [SearchToken], _ vocabulary: SearchVocabulary,
    _ symbol: (String) -> String? = { _ in nil }
  ) -> [SearchToken] {
    guard !meanings.isEmpty else { return vocabulary.joiningTitles(tokens) }
    let tokens = vocabulary.joiningTitles(withSmallFirst(tokens, symbol))
    let (typed, asksWhether) = withoutTag(withoutWhether(joiningClauses(tokens)))
    var translation = Translator(tokens: typed, wording: self, vocabulary: vocabulary)
    translation.run()
    if translation.result.isEmpty { return tokens }
    translation.result = withForms(translation.result, unknown: translation.unknown)
    let result =
      translation.hasProperty || translation.callsElement || asksWhether
      ? withNames(translation.result, unknown: translation.unknown, symbol) : translation.result
    return asksWhether ? [SearchToken(.word, "is")] + result : result
  }

  /// Translates the tokens one by one, with what stands beside them.
  struct Translator {
    var tokens: [SearchToken]
    /// The tokens with what their words mean.
    var typed: [Typed]
    /// Number of tokens that are not skipped.
    var otherCount: Int
    let wording: SearchWording
    let vocabulary: SearchVocabulary
    var position = 0
    var result: [SearchToken] = []
    /// The place in the result of the property that ends it; nil if there is none.
    var property: Range<Int>?
    /// The place in the result of the last thing added.
    var last = 0
    /// The words without a meaning.
    var unknown: Set<String> = []
    /// True after a property, and after one that is measured in units of time.
    var (hasProperty, hasTime) = (false, false)

    init(tokens: [SearchToken], wording: SearchWording, vocabulary: SearchVocabulary) {
      (self.tokens, self.wording, self.vocabulary) = (tokens, wording, vocabulary)
      typed = tokens.map { Typed($0, wording) }
      otherCount = typed.filter { !$0.isSkipped }.count
    }

    /// True beside what elements are called with: who, where, when, denser than, after, symbol.
    var callsElement: Bool {
      result.contains {
        $0.lowercasedWord.map(Self.callingWords.contains) ?? false
      }
    }

    private static let callingWords = Set([
      "who", "where", "when", "than", "after", "before", "not", "symbol", "configuration",
      "structure",
      "appearance", "category", "cas", "stable", "electrons", "neutrons", "state", "shells",
      "origin", "etymology", "refractive", "ec", "atoms", "edges", "angles", "color", "decay",
    ]).union(PageSection.all.compactMap(\.words.first))

    /// Translates all tokens.
    mutating func run() {
      while position < tokens.count { next() }
    }

    /// Translates the next tokens.
    mutating func next() {
      if isLetter {
        result.append(tokens[position])
        position += 1
        return
      }
      let ahead = words()
      let named = propertyLength(ahead)
      for count in (1...phraseLength).reversed() where count >= named && count <= ahead.count {
        let meanings = self.meanings(count)
        if let meaning = meanings.first(where: { fits($0, count) }) {
          return add(meaning, tokens[position..<position + count])
        }
        // A unit that is asked for: in Grad; and what compares, without a number, is reported: Element nach Uran.
        if named == 0, let word = unitOrComparison(meanings, count) {
          let text = tokens[position..<position + count].map(\.text).joined(separator: " ")
          position += count
          let link = meanings.contains(where: \.isTime) ? [SearchToken(.word, "in", typed: "")] : []
          return append(link + [SearchToken(.word, word, typed: text)], isProperty: false)
        }
        // A unit of time beside a year is skipped, and so is a particle without a number.
        if meanings.contains(where: { ![.word, .direction, .skipped].contains($0.role) }),
          named == 0, isBesideOthers(count)
        {
          position += count
          return
        }
      }
      if named == 0, divide() { return }
      if named == 0 { unknown.insert(tokens[position].text) }
      let count = max(named, 1)
      append(Array(tokens[position..<position + count]), isProperty: named > 0)
      position += count
    }

    /// Replaces an unknown word at the position by those it consists of; returns false if it is whole.
    mutating func divide() -> Bool {
      guard typed[position].meanings.isEmpty, var parts = wording.parts(of: tokens[position])
      else { return false }
      // Arabic والذهب, and gold.
      if position == 0, parts.count > 1, parts[0].text == SearchWording.arabicAnd {
        parts.removeFirst()
      }
      let added = parts.map { Typed($0, wording) }
      otherCount += added.filter { !$0.isSkipped }.count - 1
      tokens.replaceSubrange(position...position, with: parts)
      typed.replaceSubrange(position...position, with: added)
      return true
    }

    /// The meanings of the words of so many tokens.
    func meanings(_ count: Int) -> [Meaning] {
      count == 1
        ? typed[position].meanings
        : wording.meanings(of: typed[position..<position + count].map(\.key))
    }

    /// The words from the position on, with the number of tokens up to each.
    func words() -> [(words: [String], tokens: Int)] {
      var found: [(words: [String], tokens: Int)] = []
      var words: [String] = []
      for token in tokens[position...].prefix(SearchVocabulary.maximumWords) {
        guard !token.nameWords.isEmpty else { break }
        words += token.nameWords
        found.append((words, found.count + 1))
      }
      return found
    }

    /// Number of tokens of the longest name of a property, or its beginning of several words; 0 without one.
    func propertyLength(_ ahead: [(words: [String], tokens: Int)]) -> Int {
      var length = 0
      var known: [SearchVocabulary.Name]?
      for (words, count) in ahead {
        let names = vocabulary.names(from: words, among: known)
        if names.isEmpty { break }
        known = names
        let isSkipped = typed[position + count - 1].endIsSkipped
        if names.contains(where: { $0.words == words }) || count > 1 && !isSkipped {
          length = count
        }
      }
      return length
    }

    // MARK: Meanings

    /// The English word of a unit, or of a comparison beside other words; nil for other meanings.
    private func unitOrComparison(_ meanings: [Meaning], _ count: Int) -> String? {
      if let unit = meanings.first(where: { $0.role == .unit && (!$0.isTime || hasTime) }) {
        return unit.words[0]
      }
      // Turkish 21'den 30'a kadar, until behind a range, says nothing more.
      let compares =
        meanings.allSatisfy { $0.role == .comparison } && isBesideOthers(count) && !endsRange
      return compares ? meanings.first?.words.first : nil
    }

    /// Maximum number of tokens of a phrase from the position on.
    var phraseLength: Int {
      typed.indices.contains(position) ? typed[position].phraseLength : 0
    }

    /// The number at the end of the result; nil if there is none.
    var lastNumber: SearchToken? { result.last.flatMap { $0.isNumber ? $0 : nil } }

    /// The token at a place; nil beyond the ends.
    func token(_ index: Int) -> SearchToken? {
      tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// True if words can have a meaning at their place.
    private func fits(_ meaning: Meaning, _ count: Int) -> Bool {
      let next = token(position + count)
      // A symbol in its own case: La, Au, Y.
      let isSymbol = count == 1 && Formula.knownSymbols.contains(tokens[position].text)
      if isSymbol || isAdditive, meaning.mayBeSymbol { return false }
      switch meaning.role {
      case .word where meaning.joins: return position > 0 && next != nil
      case .word, .direction: return true
      case .skipped: return isBesideOthers(count) && (lastNumber == nil || next?.isNumber != true)
      case .comparison:
        // Chinese 前20, the first 20, and 1800年前, before 1800.
        if next?.isNumber == true, meanings(count).contains(where: { $0.words == ["first"] }) {
          return false
        }
        return numberFollows(position + count) || endsWithCompared
          || lastNumber != nil && !endsRange || property != nil
      case .range:
        if lastNumber != nil { return next?.isNumber == true }
        return result.last?.kind == .word && property == nil && next?.kind == .word
          && !typed[position + count].isSkipped && result.last?.lowercasedWord != "with"
      case .between: return next != nil || joinsEnds
      case .negation: return last < result.count
      case .whole: return !isBesideOthers(count)
      case .relative, .whether: return false
      case .unit: return lastNumber != nil && (!meaning.isTime || hasTime && !endsWithNuclide)
      }
    }

    /// True before the number of a food additive: E 175.
    private var isAdditive: Bool {
      tokens[position].text == "E" && token(position + 1)?.isNumber == true
    }

    /// True if a number follows, perhaps after skipped words: above the 5.
    func numberFollows(_ start: Int) -> Bool {
      let end = min(start + 4, tokens.count)
      let next = (start..<max(start, end)).first {
        !typed[$0].isSkipped && !typed[$0].meanings.contains { $0.role == .unit }
      }
      return next.map { tokens[$0].isNumber } ?? false
    }

    /// True if the result ends with two words or numbers with “and” or “to” between them.
    var joinsEnds: Bool {
      result.count >= 3 && (result[result.count - 2].lowercasedWord == "and" || endsRange)
    }

    /// True behind the name of an element and a mass number: French de l’iode 131 en jours.
    private var endsWithNuclide: Bool {
      guard result.count > 1, let name = result[result.count - 2].lowercasedWord else {
        return false
      }
      return wording.names[wording.key([name]).plain] != nil
    }

    private var endsRange: Bool {
      result.dropLast().last.map { $0.kind == .range || $0.lowercasedWord == "to" } ?? false
    }

    /// True if there are other tokens than skipped words and those at the position.
    private func isBesideOthers(_ count: Int) -> Bool {
      otherCount > typed[position..<position + count].filter { !$0.isSkipped }.count
    }
  }
}
