/// The searchable texts of a periodic table. Immutable; built once per table, off the main thread.
public struct SearchIndex: Sendable {
  let table: PeriodicTable
  let index: TextIndex
  /// The texts of `index`, by number.
  let texts: [IndexedText]
  let fold: TextFold
  /// The user's notes, which change.
  public var notes = SearchNotes.none
  /// What few questions want.
  public var rare = RareSearchData.none
  /// The units of temperatures, of which answers have the first two.
  public var temperatures = TemperatureDisplay.kelvin
  /// The words of the user's language.
  let wording: SearchWording
  /// The properties of the catalog, also in the user's language.
  let vocabulary: SearchVocabulary

  /// The text that each language translates by its tag.
  private static let languageTag = translatable("en", context: "language tag")

  /// A text with its field.
  struct IndexedText: Sendable {
    let field: SearchField
    let text: String
    /// The text shown in place of it; nil for itself.
    var shown: String?
    /// The English name of a place, if the text is a translated one.
    var source: String?
    /// True for a name suggested in place of a misspelled one: in English, Latin or the user's language.
    var isSuggested = false
    /// True for an English text of the program, to be translated.
    var isTranslated = false
    /// What a name is: its language, or that it is a former one.
    var note: Message?
    let words: [TextWord]

    /// True if the text itself is shown.
    var isShown: Bool { shown == nil || shown == text }
  }

  /// Indexes a table.
  /// - Parameters:
  ///   - names: other names of the elements.
  ///   - places: the towns of the discoveries.
  ///   - decimalMark: the mark before the decimals of numbers in the user's language.
  ///   - translate: returns the translation of an English name that the program shows.
  ///   - translateText: returns the translation of a town, a country, a discoverer or a description.
  ///   - isCancelled: asked now and then; if it returns true, nil is returned.
  public init?(
    _ table: PeriodicTable, names: AlternativeNames = .none, places: [Place] = [],
    fold: @escaping TextFold, decimalMark: Unicode.Scalar = ".",
    translate: (String) -> String = { $0 },
    translateText: (SearchField, String) -> String = { $1 },
    isCancelled: () -> Bool = { false }
  ) {
    self.table = table
    self.fold = fold
    let language = translate(Self.languageTag)
    let people = Set(table.elements.flatMap { SearchMatch.names(in: $0.discovery.by ?? "") })
    wording = SearchWording(
      elements: table.elements, further: names.further(in: language),
      people: people.map { translateText(.discoverer, $0) }, language: language,
      decimalMark: decimalMark, fold: fold, translate: translate)
    vocabulary = .catalog(fold: fold, translate: translate)
    var towns: [Int: [String]] = [:]
    for place in places {
      for number in Set(place.discoveries.map(\.number)) {
        towns[number, default: []].append(place.name)
      }
    }
    let records = table.elements.map { element in
      return Self.texts(of: element, names, fold, translate)
        + Self.sentences(of: element, towns[element.number] ?? [], fold, translateText)
    }
    texts = records.flatMap { $0 }
    let index = TextIndex(records, fold: fold, isCancelled: isCancelled) { texts in
      texts.map { TextIndex.Text($0.text, as: $0.field.treatment) }
    }
    guard let index else { return nil }
    self.index = index
  }

  private static func texts(
    of element: AtomicElement, _ names: AlternativeNames, _ fold: TextFold,
    _ translate: (String) -> String
  ) -> [IndexedText] {
    var texts: [IndexedText] = []
    func add(
      _ field: SearchField, _ text: String?, shown: String? = nil, isTranslated: Bool = false,
      isSuggested: Bool = false, note: Message? = nil
    ) {
      guard let text, !text.isEmpty else { return }
      texts.append(
        IndexedText(
          field: field, text: text, shown: shown, isSuggested: isSuggested,
          isTranslated: isTranslated, note: note,
          words: TextWord.words(of: text, fold: fold)))
    }
    let name = translate(element.name)
    add(.symbol, element.symbol)
    add(.number, String(element.number))
    add(.name, name, isSuggested: true)
    if name != element.name { add(.alternativeName, element.name) }
    var known: Set<String> = [name, element.name]
    for other in names.spellings(of: element.number) where known.insert(other.text).inserted {
      let isSuggested = !suggestedLanguages.isDisjoint(with: other.languages + other.further)
      add(.alternativeName, other.text, isSuggested: isSuggested, note: names.note(of: other))
    }
    for name in FormerName.all(of: element) { add(.alternativeName, name.text, note: name.note) }
    for one in ElementClass.all where one.contains(element) {
      for name in one.names { add(.classification, name, shown: one.word, isTranslated: true) }
      for word in [translate(one.word)] where word != one.word { add(.classification, word) }
    }
    add(.discoverer, element.discovery.by)
    add(.discoverer, element.discovery.note, isTranslated: true)
    add(.year, element.discovery.year.map(String.init))
    return texts
  }

  /// The places and descriptions of an element, in English and in the user's language.
  private static func sentences(
    of element: AtomicElement, _ towns: [String], _ fold: TextFold,
    _ translate: (SearchField, String) -> String
  ) -> [IndexedText] {
    var texts: [IndexedText] = []
    func add(_ field: SearchField, _ english: String?) {
      guard let english, !english.isEmpty else { return }
      let names = field == .place ? SearchMatch.names(in: english) : [english]
      let pairs = names.map { (english: $0, own: translate(field, $0)) }.filter {
        $0.english != $0.own
      }
      let only = names.count == 1 ? pairs.first : nil
      let found = [(english, only?.own, only?.english)] + pairs.map { ($0.own, nil, $0.english) }
      texts += found.map { text, shown, source in
        IndexedText(
          field: field, text: text, shown: shown, source: source,
          words: TextWord.words(of: text, fold: fold))
      }
    }
    for name in [element.discovery.location] + towns { add(.place, name) }
    for name in SearchMatch.names(in: element.discovery.by ?? "") {
      let own = translate(.discoverer, name)
      guard own != name else { continue }
      texts.append(
        IndexedText(
          field: .discoverer, text: own, source: name, words: TextWord.words(of: own, fold: fold)))
    }
    add(.appearance, element.appearance)
    add(.description, element.summary)
    return texts
  }

  private static let suggestedLanguages: Set<String> = ["en", "la"]

  /// Answers a query; nil if cancelled.
  /// - Parameter suggests: true for suggestions where nothing is found.
  public func search(
    _ query: SearchQuery, in data: SearchData = .none, suggests: Bool = true,
    isCancelled: () -> Bool = { false }
  ) -> SearchResults? {
    guard let (clauses, unknownUnits) = resolvingUnits(of: query, isCancelled) else { return nil }
    let nuclide = query.nuclide.flatMap { answer($0, nil, in: data) }.map { [$0] }
    let ofStates = clauses.map { ofState($0, in: data) }
    let understood = gather(nuclide == nil ? ofStates : [], of: query, in: data, isCancelled)
    guard var (found, unknown) = understood else { return nil }
    var answers = nuclide ?? []
    if nuclide == nil, unknown.isEmpty, query.problems.isEmpty, unknownUnits.isEmpty {
      answers = self.answers(to: query, ofStates.map(\.clause), Self.sorted(found), in: data)
    }
    let stated = answers.filter(\.isWhole).compactMap(candidate)
    if !stated.isEmpty { found = [:] }
    for candidate in stated { found.add(candidate) }
    let isNuclide = answers.first?.isWhole == true && query.nuclide?.isFormula == false
    let formulas = isNuclide ? [] : results(of: query.formulas, in: data)
    let ofFormulas = (formulas + substances(of: query, in: data)).flatMap(candidates)
    for candidate in ofFormulas { found.add(candidate) }
    let hits = Self.sorted(found).map(hit)
    let remarks = unknown.isEmpty ? remarks(on: hits, of: clauses, in: data) : []
    let isNothing = hits.isEmpty && formulas.isEmpty && answers.isEmpty && !query.isEmpty
    if isCancelled() { return nil }
    if isNothing, unknown.isEmpty, query.problems.isEmpty, unknownUnits.isEmpty {
      unknown = clauses.flatMap { onlyInTexts($0, isCancelled) }
    }
    return SearchResults(
      query, hits: hits,
      answers: answers + (query.remarks(in: temperatures) + remarks).map { .calculation($0) },
      formulas: formulas,
      suggestions: isNothing && suggests ? suggestions(for: query, unknown, in: data) : [],
      problems: query.problems + unknownUnits + unknown.compactMap(\.message))
  }

  /// Returns what clauses find, and what of them is unknown; nil if cancelled.
  private func gather(
    _ clauses: [(clause: SearchClause, unknown: [Unknown])], of query: SearchQuery,
    in data: SearchData, _ isCancelled: () -> Bool
  ) -> (found: [Int: Candidate], unknown: [Unknown])? {
    var (found, unknown) = ([Int: Candidate](), clauses.flatMap(\.unknown))
    for (clause, lacking) in clauses where lacking.isEmpty {
      let known = understood(clause, !query.problems.isEmpty, in: data, isCancelled)
      guard let (candidates, missing) = known else { return nil }
      unknown += missing
      for candidate in candidates { found.add(candidate) }
    }
    // How many protons and electrons in Fe3+: not those of all elements.
    if !unknown.isEmpty, clauses.contains(where: \.clause.isMention) { found = [:] }
    return (found, unknown)
  }

  /// What is said beside rows: their number, and the elements of which the data do not know what was asked.
  private func remarks(
    on hits: [SearchHit], of clauses: [SearchClause], in data: SearchData
  ) -> [Message] {
    // What is not classified may be dangerous nevertheless.
    let isOfHazards = clauses.contains { clause in
      !clause.asksWhether && clause.terms.contains(where: \.isNoHazard)
    }
    return count(hits, clauses) + unknownStates(clauses, in: data)
      + withoutValue(clauses, in: data)
      + (isOfHazards && !hits.isEmpty ? [.text(translatable("not classified as such"))] : [])
  }

  /// The number of elements for which a condition holds, or of a class, in a question that begins with “how many”; nothing
  /// for those found in another way.
  private func count(_ hits: [SearchHit], _ clauses: [SearchClause]) -> [Message] {
    guard clauses.contains(where: \.asksHowMany), !hits.isEmpty,
      hits.allSatisfy({ $0.kind == "row" })
    else { return [] }
    return [.counted(hits.count, translatable(singular: "{1} element", plural: "{1} elements"))]
  }

  /// The candidates, the best first.
  private static func sorted(_ found: [Int: Candidate]) -> [Candidate] {
    found.values.sorted {
      ($0.rank.rawValue, $0.order, $0.position) < ($1.rank.rawValue, $1.order, $1.position)
    }
  }

  /// The substances of a balanced reaction.
  private func substances(of query: SearchQuery, in data: SearchData) -> [FormulaResult] {
    guard case .balanced(let reaction)? = query.reaction else { return [] }
    return results(of: reaction.formulas, in: data)
  }

  private func results(of formulas: [Formula], in data: SearchData) -> [FormulaResult] {
    formulas.compactMap { FormulaResult($0, table: table, nuclides: data.nuclides) }
  }

  func candidate(of answer: SearchAnswer) -> Candidate? {
    table.elements.firstIndex { $0.number == answer.number }.map {
      Candidate(position: $0, rank: .symbol, parts: [.answer(answer.line)])
    }
  }
}

extension [Int: SearchIndex.Candidate] {
  /// Adds a candidate by its position, unless there is one of a better rank.
  fileprivate mutating func add(_ candidate: SearchIndex.Candidate) {
    let known = self[candidate.position]
    if known.map({ $0.rank > candidate.rank }) ?? true { self[candidate.position] = candidate }
  }
}
