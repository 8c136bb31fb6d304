/// Parses the tokens between two commas of a query.
struct SearchClauseParser {
  var tokens: [SearchToken]
  let vocabulary: SearchVocabulary
  let fold: TextFold
  /// Returns the symbol of the element with a name.
  let symbol: (String) -> String?
  var clause = SearchClause()
  var problems: [Message] = []
  /// Temperatures in kelvin that were typed without a unit.
  var bareTemperatures: [Double] = []
  /// Words before comparisons that name no property.
  var misspelt: [String] = []
  var position = 0
  /// True while a condition is read that any isotope can fulfill.
  var asksAnyIsotope = false
  /// The meanings of a word with more than one, each with what it is.
  var readings: [(term: SearchTerm, message: Message)] = []
  /// True if they are the whole query.
  let isWhole: Bool
  /// True if tables of the user's language call main groups A, and no other ones.
  let hasMainGroupsA: Bool
  /// The property of the condition that ends before the position, if its number has no unit but could have one.
  var lacksUnit: (property: SearchProperty, position: Int)?
  /// True if a word of the query names a value that nuclides have.
  lazy var asksNuclide: Bool = tokens.contains { !Self.nuclideWords.isDisjoint(with: $0.nameWords) }
  /// True if a word is the name of an element, or a symbol in its own case.
  lazy var namesElement: Bool = tokens.contains { token in
    Formula.knownSymbols.contains(token.text)
      || token.kind == .word && (token.text.count > 2 || !token.text.isASCII)
        && symbol(token.text) != nil
  }

  init(
    _ tokens: [SearchToken], _ vocabulary: SearchVocabulary, isWhole: Bool,
    hasMainGroupsA: Bool = false, fold: @escaping TextFold,
    symbol: @escaping (String) -> String? = { _ in nil }
  ) {
    (self.tokens, self.vocabulary, self.isWhole) = (tokens, vocabulary, isWhole)
    (self.hasMainGroupsA, self.fold, self.symbol) = (hasMainGroupsA, fold, symbol)
  }

  /// Words without a meaning for the search, skipped beside others: "what was found in 1898".
  static let fillers: Set<String> = [
    "a", "all", "an", "and", "are", "at", "but", "by", "called", "chemical", "comes", "compare",
    "did", "do",
    "does", "discovered", "discover", "discovers", "element", "elements", "exactly", "for", "found",
    "from", "give", "has", "have", "how", "in",
    "into", "is", "it", "its", "list", "many", "me", "much", "name", "names", "of", "please",
    "show", "tell", "that",
    "the",
    "there",
    "these", "versus", "vs", "was", "were", "what", "whats", "when", "where", "which", "who",
    "whose",
    "with",
  ]

  /// The clause, or its readings if there are more.
  var clauses: [SearchClause] {
    readings.isEmpty
      ? [clause]
      : readings.map { reading in
        var clause = clause
        clause.terms.append(reading.term)
        clause.reading = reading.message
        return clause
      }
  }

  mutating func parse() {
    readOriginOfName()
    readNumberSign()
    divideNegations()
    turnSpelling()
    turnOrdinal()
    turnCompared()
    turnStandard()
    let isStatement = readPropertyOfElement() || self.isStatement
    let words = tokens.compactMap(\.lowercasedWord)
    clause.isDiscovery = words.contains(where: Self.discoveryWords.contains)
    clause.isAlone = isWhole
    clause.asksHowMany = asksHowMany
    clause.asksWhether = isYesNo
    clause.asksDifference = words.contains(Self.difference)
    // Between two elements, not two numbers.
    if clause.asksDifference {
      tokens.removeAll { [Self.difference, "between"].contains($0.lowercasedWord) }
    }
    readAskedNouns()
    while position < tokens.count {
      if !readNot() { readTerm() }
    }
    dropFillers()
    if clause.asksDifference, !clause.hasOneProperty { clause.unread.append(Self.difference) }
    var known: Set<SearchTerm> = []
    clause.terms = clause.terms.filter { known.insert($0).inserted }
    refuseOthers()
    clause.complete(isStatement: isStatement)
  }

  mutating func readTerm() {
    let isForeign = isForeign
    if readSection() || readCardLabel() || readCentury() || readNuclide() || readAskedUnit()
      || readOldGroup()
      || readState()
      || readOrigin() || readSpelling()
    {
      return
    }
    if !isForeign, readIsotope() || readOtherValue() { return }
    if !isForeign, readNoted() || readCount() || readFact() || readComparative() { return }
    if !isForeign, readExtreme() { return }
    if readCondition() { return }
    if !isForeign, readField() || readClass() || readAsked() { return }
    if !readSpan() { readText() }
  }

  func token(_ offset: Int = 0) -> SearchToken? {
    tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  /// The words from an offset on, in lower case, with the number of tokens up to each.
  func words(
    atMost limit: Int, from start: Int = 0
  ) -> some Sequence<(words: [String], tokens: Int)> {
    sequence(state: (words: [String](), offset: start, count: 0)) { state in
      guard state.count < limit, let next = token(state.offset)?.nameWords, !next.isEmpty else {
        return nil
      }
      state.words += next
      state.offset += 1
      state.count += 1
      let length = state.offset - start
      // A dash between words: Gould–Bučko.
      if token(state.offset)?.kind == .range, token(state.offset + 1)?.kind == .word {
        state.offset += 1
      }
      return (words: state.words, tokens: length)
    }
  }

  /// Adds the term that the longest words at the position mean, and moves behind them; returns false if none do.
  mutating func addTerm(atMost limit: Int, _ term: ([String]) -> SearchTerm?) -> Bool {
    for (words, count) in words(atMost: limit).reversed() {
      guard let term = term(words) else { continue }
      position += count
      clause.terms.append(term)
      return true
    }
    return false
  }

  /// True at a word with other letters than the words of the search.
  var isForeign: Bool { token()?.lowercasedWord?.isASCII == false }

  // MARK: Text

  private mutating func readText() {
    guard let token = token() else { return }
    position += 1
    switch token.kind {
    case .word:
      if addUnit(token.text) { return }
      // Where elements are abundant is no word of a text: sea is no beginning of Seaborg.
      if !clause.asksValue, Self.abundances.contains(token.lowercasedWord ?? "") {
        return clause.unread.append(token.typed)
      }
      // What compares nothing is no word of a text: element after uranium.
      if tokens.count > 1, token.lowercasedWord.map({ Self.comparisonWords[$0] != nil }) == true {
        return clause.unread.append(token.typed)
      }
      addWords(Self.withoutGenitive(token.text))
      if token.typed != token.text { clause.typed[token.text] = token.typed }
    case .number: readNumber(token)
    case .quoted:
      let words = TextWord.words(of: token.text, fold: fold)
      if !words.isEmpty { clause.terms.append(.phrase(words, text: token.text)) }
    case .comparison: reportComparison(token)
    case .fact(let fact): clause.terms.append(.fact(fact))
    case .ion: clause.unread.append(token.text)
    case .range, .colon, .or, .not: break
    }
  }

  private static let abundances: Set<String> = ["sea", "crust", "sun", "meteorites"]

  private static func withoutGenitive(_ text: String) -> String {
    text.hasSuffix("'s") || text.hasSuffix("’s") ? String(text.dropLast(2)) : text
  }

  mutating func addWords(_ text: String) {
    let bytes = Array(text.utf8)
    let words = TextWord.words(of: text, fold: fold).map {
      ($0, String(decoding: bytes[$0.range], as: UTF8.self))
    }
    // The 19 of covid-19 is no atomic number, and the W of W/mK no tungsten.
    let isUnit = SearchUnit.named(text) != nil && text.utf8.contains(UInt8(ascii: "/"))
    if isUnit
      || words.count > 1 && words.contains(where: { $0.1.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    {
      return clause.unread.append(text)
    }
    for (word, text) in words { clause.terms.append(.word(withCountries(word, text), text: text)) }
  }

  /// A word that also has the names of the countries that it takes together.
  private func withCountries(_ word: TextWord, _ text: String) -> TextWord {
    guard text.lowercased() == "britain" else { return word }
    let names = TextWord.words(of: "England Scotland", fold: fold)
    return TextWord(forms: word.forms + names.flatMap(\.forms), range: word.range)
  }

  /// Reports a comparison that no property precedes, and takes back the word before it.
  private mutating func reportComparison(_ token: SearchToken) {
    if self.token()?.isNumber == true { position += 1 } else { _ = skipValue() }
    guard let text = clause.terms.last?.typedWord else {
      problems.append(
        // TRANSLATORS: {1} is a comparison sign typed into the search, such as <.
        .format(translatable("A property is missing before “{1}”"), .verbatim(token.text)))
      return
    }
    let typed = clause.terms.reversed().prefix { $0.typedWord != nil }
      .prefix(SearchVocabulary.maximumWords).reversed().compactMap(\.typedWord)
    for count in (1...typed.count).reversed() {
      let words = Array(typed.suffix(count))
      guard let properties = vocabulary.several(words.map { $0.lowercased() }) else { continue }
      clause.terms.removeLast(count)
      return problems.append(
        .format(
          translatable("“{1}” is ambiguous: {2} or {3}"),
          .verbatim(Self.shown(words.joined(separator: " "))),
          .text(properties[0].title), .text(properties[1].title)))
    }
    clause.terms.removeLast()
    misspelt.append(text)
    problems.append(
      .format(translatable("“{1}” is no property of the elements"), .verbatim(Self.shown(text))))
  }

  /// A piece of the query for a message.
  static func shown(_ text: String) -> String { ExternalText.quote(text).text }

  private mutating func dropFillers() {
    // Is At radioactive: but not in Elements Discovered In Sweden.
    let hasCase = tokens.dropFirst().contains { $0.typed.first?.isLowercase == true }
    func isFiller(_ term: SearchTerm) -> Bool {
      guard case .word(_, let text) = term else { return false }
      let isSymbol =
        hasCase && text != tokens.first?.text && Formula.knownSymbols.contains(text)
      return !isSymbol && Self.fillers.contains(text.lowercased())
    }
    if clause.extreme == nil, clause.terms.allSatisfy(isFiller) { return dropIntroductions() }
    // When does lead melt: not in which year.
    let asksTemperature = clause.terms.contains { $0.property?.quantity == .temperature }
    // In which period is sodium, Finnish missä: not in which country.
    let asksColumn = clause.terms.contains {
      $0.property?.isPlace ?? false
    }
    if asksColumn { clause.terms.removeAll { $0.mention == .place } }
    clause.terms = clause.terms.compactMap { term in
      guard isFiller(term), case .word(_, let text) = term else { return term }
      let word = text.lowercased()
      if asksTemperature && word == "when" || asksColumn && word == "where" { return nil }
      return Self.questionWords.contains(word)
        ? Self.questions[word].map(SearchTerm.mention) : nil
    }
  }

  /// Reads a clause of nothing but fillers: "all elements", "when discovered"; others are symbols: "in".
  private mutating func dropIntroductions() {
    let words = clause.terms.map { term in
      if case .word(_, let text) = term { text.lowercased() } else { "" }
    }
    if words.allSatisfy(Self.introductions.contains), words != Self.howMany {
      clause.terms = []
    } else if let asked = words.compactMap({ Self.questions[$0] }).first {
      clause.terms = [.mention(asked)]
    }
  }

  /// The questions answered beside other terms.
  private static let questionWords: Set<String> = ["who", "where", "when"]
  private static let howMany = ["how", "many"]
  private static let introductions: Set<String> = [
    "all", "are", "element", "elements", "how", "list", "many", "the", "there",
  ]

  private static let questions: [String: SearchMention] = [
    "who": .discoverer, "where": .place, "when": .property(.discoveryYear, nil),
    "discovered": .property(.discoveryYear, nil), "found": .property(.discoveryYear, nil),
  ]

  // MARK: Classes

  private mutating func readClass() -> Bool {
    addTerm(atMost: ElementClass.maximumWords) { ElementClass.named($0).map(SearchTerm.group) }
  }
}
