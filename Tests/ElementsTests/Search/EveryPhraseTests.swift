import Testing

@testable import Elements

/// All words and phrases that the languages list for the meanings of the search, each in a question that needs it.
@Suite("Every phrase of every language")
struct EveryPhraseTests {
  /// Ordinary runs try every so many phrases.
  private static let step = 23

  @Test(
    "A phrase finds what the first English one of its meaning finds",
    arguments: try ["en"] + ProjectFile.languages())
  func phrases(_ language: String) throws {
    let isEnglish = language == "en"
    let translate = isEnglish ? nil : try Translations(language)
    let (index, data) = try Self.search(isEnglish ? nil : language)
    let entries = SearchWords.all.filter { !isEnglish || Self.isInEnglish($0) }
    let phrases = entries.flatMap { entry in
      SearchWording.listed(translate?(entry.text) ?? entry.text)
        .filter { Self.isMeant($0, entry) }.map { (entry: entry, phrase: $0) }
    }
    expect(phrases.count > entries.count, "\(language)")
    for (entry, phrase) in Extent.part(of: phrases, each: Self.step) {
      let wanted = try #require(Self.questions(entry, nil).first)
      let typed = Self.questions(entry, phrase)
      let isFound = try typed.contains { try Self.isSame($0, wanted, index, data) }
      expect(isFound, "\(language): \(typed[0]): \(wanted)")
    }
  }

  /// The meanings whose English words the parser knows by the table; it has the small words by itself.
  private static func isInEnglish(_ entry: SearchWords.Entry) -> Bool {
    entry.role == .word && entry.kind != "word"
  }

  /// False for what has another meaning by the rules of the search: symbols of elements, what names several properties,
  /// and the few below.
  private static func isMeant(_ phrase: String, _ entry: SearchWords.Entry) -> Bool {
    let word = phrase.lowercased()
    return phrase != "-" && !others.contains(word)
      && (entry.role != .word || !Formula.symbols.contains { $0.lowercased() == word })
      && SearchVocabulary.everydayNames[word] == nil
  }

  /// What English has for itself: not, to, do, have, Z for the atomic number, minimum and maximum; a formula; and words with
  /// a colon in them or behind a unit, which the search reads as signs and units.
  private static let others: Set<String> = [
    "not", "to", "do", "have", "z", "minimum", "maximum", "vs", "usa:n", "usa:ssa",
    "celsius derecesi", "celsius-astetta",
  ]

  private static func search(_ language: String?) throws -> (SearchIndex, SearchData) {
    guard let language else { return try (Search.index.get(), Search.data.get()) }
    let search = try Search.translated(language)
    return (search.index, search.data)
  }

  /// True if a text is parsed as an English one, or finds the same without a problem.
  private static func isSame(
    _ text: String, _ english: String, _ index: SearchIndex, _ data: SearchData
  ) throws -> Bool {
    let (own, wanted) = try (Search.index.get(), Search.data.get())
    if clauses(of: text, index, data) == clauses(of: english, own, wanted) { return true }
    guard let found = index.answer(text, knowing: data, read: { data }) else { return false }
    let answer = try Search.remembered(english)
    return found.problems.isEmpty && !answer.hits.isEmpty
      && found.hits.map(\.number) == answer.hits.map(\.number)
      && found.answers.map(\.id) == answer.answers.map(\.id)
  }

  /// What a text is parsed as, without what was typed for it.
  private static func clauses(
    of text: String, _ index: SearchIndex, _ data: SearchData
  ) -> [SearchClause] {
    let query = SearchQuery(
      text, fold: Search.fold, vocabulary: data.vocabulary, wording: index.wording,
      symbol: { index.element(named: $0)?.symbol })
    guard query.problems.isEmpty else { return [SearchClause(unread: [text])] }
    return query.clauses.map { clause in
      var clause = clause
      clause.typed = [:]
      if !clause.absent.isEmpty { (clause.unread, clause.absent) = ([], ["absent"]) }
      return clause
    }
  }

  /// Returns questions with a phrase of a meaning, of which one must be understood: a language has the phrase before or
  /// behind what it belongs to. Without a phrase the English question.
  private static func questions(_ entry: SearchWords.Entry, _ phrase: String?) -> [String] {
    let english = SearchWording.listed(entry.text)[0]
    let word = phrase ?? english
    switch entry.role {
    case .comparison where ["before", "until", "after", "since", "known in"].contains(english):
      return ["discovered \(word) 1800", "discovered 1800 \(word)"]
    case .comparison: return ["density \(word) 5", "density 5 \(word)"]
    case .range: return ["Sc \(word) Zn", "Sc\(word) Zn", "Sc \(word)Zn"]
    case .between: return ["\(word) Hg and Pb", "Hg and Pb \(word)"]
    case .direction where english == "most abundant" || english == "rarest":
      return ["\(word) crust", "crust \(word)"]
    case .direction: return ["\(word) density", "density \(word)"]
    case .unit where english == "percent": return ["crust > 1 \(word)"]
    case .unit where ["°C", "°F", "kelvin"].contains(english): return ["melt > 300 \(word)"]
    case .unit: return ["half-life > 5 \(word)"]
    case .negation: return [phrase.map { "radioactive \($0)" } ?? "not radioactive"]
    case .skipped:
      return phrase.map { ["\($0) density gold", "density \($0) gold", "density gold \($0)"] }
        ?? ["density gold"]
    case .relative: return [phrase.map { "metal, \($0) radioactive" } ?? "metal radioactive"]
    case .whether:
      return phrase.map { ["\($0) lead toxic", "lead toxic \($0)"] } ?? ["is lead toxic"]
    case .whole: return [word]
    case .word: return questions(english, word)
    }
  }

  private static func questions(_ english: String, _ word: String) -> [String] {
    switch english {
    case "crust", "sea", "sun", "meteorites": ["\(word) > 1"]
    case "main group", "subgroup": ["4 \(word)", "\(word) 4"]
    case "block": ["\(word) d", "d \(word)"]
    case "spectral line": ["\(word) 589 nm", "589 nm \(word)"]
    case "heavier than", "lighter than", "denser than", "less dense than", "harder than",
      "softer than", "better conductor than":
      ["\(word) lead", "lead \(word)"]
    case "or": ["Fe \(word) Co", "Fe \(word)Co", "Fe\(word)Co"]
    case "nor": ["metal \(word) gas"]
    case "and": ["Fe \(word) Co", "Fe \(word)Co"]
    case "not": ["\(word) radioactive"]
    case "electrons", "symbol": ["\(word) sodium", "sodium \(word)"]
    case "who", "where", "when": ["\(word) discovered oxygen", "oxygen \(word)"]
    case "discovered": ["\(word) 1800", "1800 \(word)"]
    case "million", "billion": ["half-life > 5 \(word) s", "half-life > 5 s \(word)"]
    case "century": ["19 \(word)", "\(word) 19"]
    case "named after": ["\(word) Curie", "Curie \(word)"]
    case "starting with": ["\(word) Hg", "Hg \(word)"]
    case "ending with": ["\(word) m", "m \(word)"]
    case "letter": ["starting with \(word) Hg"]
    case "planet": ["named after \(word)"]
    case "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth":
      ["\(word) period"]
    case "seventeenth", "eighteenth", "nineteenth", "twentieth":
      ["\(word) century", "discovered \(word)"]
    case "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten":
      ["\(word) densest"]
    default: [word]
    }
  }
}
