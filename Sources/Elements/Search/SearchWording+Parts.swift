/// Words that are written together with others, and forms of names.
extension SearchWording {
  /// Returns the words that an unknown one consists of; nil if it is whole: French `l’or`, Turkish `Hg’den`, Arabic `والفضة`,
  /// `d-blok`.
  func parts(of token: SearchToken) -> [SearchToken]? {
    guard token.kind == .word else { return nil }
    let scalars = token.text.unicodeScalars
    if let mark = scalars.firstIndex(where: { $0 == "'" || $0 == "’" }) {
      return parts(String(scalars[..<mark]), String(scalars[scalars.index(after: mark)...]))
    }
    if scalars.first?.isArabic == true { return arabicParts(of: token.text) }
    if let ordinal = ordinalParts(of: token.text) { return ordinal }
    let names = token.nameWords
    guard names.count == 2, Self.blocks.contains(names[0]),
      meanings(of: CollectionOfOne(key([names[1]]))).contains(where: { $0.words == ["block"] })
    else { return nil }
    return words(names[0], names[1])
  }

  /// The number and the superlative of German zweithöchste, Danish næsthøjeste; nil for another word.
  private func ordinalParts(of word: String) -> [SearchToken]? {
    let lower = word.lowercased()
    return Self.ordinals[language]?.lazy.compactMap { stem in
      let rest = String(lower.dropFirst(stem.count))
      return lower.hasPrefix(stem) && rest.count > stem.count && isKnown(rest)
        ? words(stem + "e", rest) : nil
    }.first
  }

  /// The stems before superlatives in one word with them, which are numbers with an ending.
  private static let ordinals = [
    "de": ["zweit", "dritt", "viert", "fünft", "sechst"], "da": ["næst", "tredje"],
  ]

  /// The word behind “and”, “in”, “for” and an article that are written together with it; nil for another word.
  private func arabicParts(of word: String) -> [SearchToken]? {
    guard names[key([word]).plain] == nil else { return nil }
    for prefix in Self.arabicPrefixes where word.hasPrefix(prefix) {
      let rest = String(word.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
      let isUnit = meanings(of: CollectionOfOne(key([rest]))).contains { $0.role == .unit }
      guard rest.unicodeScalars.count > Self.leastLength, !isUnit, isKnown(rest) else { continue }
      return prefix.hasPrefix(Self.arabicAnd) ? words(Self.arabicAnd, rest) : words(rest)
    }
    return nil
  }

  static let arabicAnd = "و"
  static let arabicArticle = "ال"
  /// Longer ones first.
  static let arabicPrefixes = [
    "ولل", "وال", "وبال", "بال", "فال", "كال", "لل", "ال", "و", "ب", "ل", "ف", "ك",
  ]
  private static let blocks: Set<String> = ["s", "p", "d", "f"]
  /// Minimum length of a word behind an article or “and” that is written together with it.
  private static let leastLength = 2
  /// Maximum length of an article before an apostrophe, and of an ending behind it.
  private static let maximumLength = 5

  /// Minimum length of the name of a person before an ending.
  private static let leastNameLength = 3

  /// The parts of a word before and behind an apostrophe, without an article or an ending that has no meaning.
  private func parts(_ head: String, _ tail: String) -> [SearchToken]? {
    let isHead = Formula.knownSymbols.contains(head) || !head.isEmpty && isKnown(head)
    let isTail = isKnown(tail) || isSkipped(head.lowercased())
    if !isHead, head.count <= Self.maximumLength, tail.count >= Self.leastLength, isTail {
      return words(tail)
    }
    // Names of people: Polish Davy’ego, Turkish Davy’nin.
    let isPerson = head.count >= Self.leastNameLength && head.first?.isUppercase == true
    guard tail.count <= Self.maximumLength, isHead || isPerson else { return nil }
    let ending = key([tail.lowercased()])
    return !meanings(of: CollectionOfOne(ending)).isEmpty || phraseLength(from: ending) > 1
      ? words(head, tail) : words(head)
  }

  /// The tokens with a comma in place of “or” between names of elements and in a list of single words, `metals or gases`. It is
  /// a name itself in French. Between others, but for those of a title, it is not understood: one of both may hold.
  /// - Parameter symbol: returns the symbol of the element with a name.
  func separating(_ tokens: [SearchToken], _ symbol: (String) -> String?) -> [SearchToken] {
    let isName = name(inflected: SearchToken.or.text) != nil
    guard tokens.count > 2 else { return tokens }
    let isList = tokens.split { $0.text == SearchToken.or.text || $0.kind == .or }.allSatisfy {
      $0.count == 1
    }
    return tokens.indices.map { place in
      guard tokens[place].lowercasedWord == SearchToken.or.text,
        !isName || tokens[place].typed != tokens[place].text,
        tokens.indices.contains(place - 1), tokens.indices.contains(place + 1)
      else { return tokens[place] }
      // A sodium atom or a potassium atom.
      let first = tokens[..<place].last { $0.lowercasedWord != "atom" }
      let second = tokens[(place + 1)...].first { !["a", "an", "the"].contains($0.lowercasedWord) }
      let isBetweenNames = [first, second].allSatisfy { $0.flatMap { symbol($0.text) } != nil }
      // Refractive index of the gas or vapor.
      if tokens[place + 1].lowercasedWord == "vapor" { return tokens[place] }
      return isBetweenNames || isList
        ? .or : SearchToken(.ion, tokens[place].text, typed: tokens[place].typed)
    }
  }

  /// Drops the commas before relative clauses, and the words with which these begin: Metalle, die …; Russian металлы,
  /// плотность которых ….
  func joiningClauses(_ tokens: [SearchToken]) -> [SearchToken] {
    guard !relatives.isEmpty else { return tokens }
    func isRelative(_ place: Int) -> Bool {
      guard place < tokens.count else { return false }
      return tokens[place].lowercasedWord.map { relatives.contains(key([$0]).plain) } ?? false
    }
    var dropped: Set<Int> = []
    for comma in tokens.indices.dropFirst() where tokens[comma].kind == .or {
      let isBehind = tokens.dropFirst(comma + 2).first.map { $0.text.count > 3 } ?? false
      guard
        let relative = [comma + 1, comma + 2].prefix(isBehind ? 2 : 1).first(where: isRelative),
        tokens[comma + 1].kind == .word
      else { continue }
      dropped.formUnion([comma, relative])
    }
    return tokens.indices.filter { !dropped.contains($0) }.map { tokens[$0] }
  }

  private func words(_ words: String...) -> [SearchToken] { words.map { SearchToken(.word, $0) } }

  /// True for a name of an element, and for a word that is not skipped.
  private func isKnown(_ word: String) -> Bool {
    let key = key([SearchNuclide(word)?.element.lowercased() ?? word.lowercased()])
    return names[key.plain] != nil || phraseLength(from: key) > 1
      || meanings(of: CollectionOfOne(key)).contains { $0.role != .skipped }
  }

  /// Returns the tokens with names of discoverers in place of their forms, where a discovery is spoken of, Russian Рамзаем,
  /// and the titles of sections in place of theirs, Turkish tehlikeleri.
  /// - Parameter unknown: the words without a meaning.
  func withForms(_ tokens: [SearchToken], unknown: Set<String>) -> [SearchToken] {
    let isOfDiscovery = tokens.contains { $0.lowercasedWord == "discovered" }
    return tokens.map { token in
      guard unknown.contains(token.text), let word = token.lowercasedWord else { return token }
      let plain = key([word]).plain
      // English named is no form of German Namen.
      guard !peopleWords.contains(plain), names[plain] == nil, !SearchWords.isListed(word) else {
        return token
      }
      let isName = isOfDiscovery && token.text.first?.isUppercase == true
      let form = isName ? people[plain] : tokens.count > 1 ? titles[plain] : nil
      return form.map { SearchToken(.word, $0, typed: token.text) } ?? token
    }
  }

  /// Returns the tokens with names of elements in place of their forms, in a question for a property.
  /// - Parameters:
  ///   - unknown: the words without a meaning.
  ///   - symbol: returns the symbol of the element with a name in any language.
  func withNames(
    _ tokens: [SearchToken], unknown: Set<String>, _ symbol: (String) -> String?
  ) -> [SearchToken] {
    tokens.map { token in
      guard unknown.contains(token.text), let word = token.lowercasedWord,
        !SearchClauseParser.fillers.contains(word), ElementClass.named([word]) == nil,
        // Césium-137 is more than a form of césium.
        SearchNuclide(word) == nil,
        // Spanish Curie is not of curio.
        !peopleWords.contains(key([word]).plain),
        let name = names[key([word]).plain], name.lowercased() != word,
        // Catalan plata is silver, as in Spanish, and no form of platí.
        symbol(word).map({ $0 == symbol(name) }) ?? true,
        // No ending gives the first letter an accent: Polish ósma is not of osm.
        String(word.prefix(1)).isASCII || !String(name.prefix(1)).isASCII
      else { return token }
      return SearchToken(.word, name, typed: token.text)
    }
  }
}
