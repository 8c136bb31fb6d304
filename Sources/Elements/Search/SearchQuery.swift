/// A text typed into the search, parsed: words, phrases, conditions and formulas. Any text can be parsed.
///
/// Parts joined by spaces must all hold, parts joined by commas one of them.
public struct SearchQuery: Sendable {
  /// The text as typed.
  public let text: String
  /// Conditions that cannot be read, with the reason. They do not filter.
  public let problems: [Message]
  /// The property whose name is being typed at the end of the text; nil if there is none.
  public let completion: SearchCompletion?
  /// The chemical formulas that the text can mean; empty for an element's symbol or an ordinary word.
  public let formulas: [Formula]
  /// The nuclide that the text can mean; nil for another text.
  let nuclide: SearchNuclide?
  /// The reaction that the text means; nil for another text.
  let reaction: ReactionReading?
  /// The amount of a substance that the text means; nil for another text.
  let amount: Amount?
  /// The share of an element in a formula that the text asks for; nil for another text.
  let share: MassShare?
  /// The value of an ion that the text asks for; nil for another text.
  let ion: IonQuestion?
  /// The name in another language that the text asks for; nil for another text.
  let named: NameQuestion?
  /// The numbers with two readings, and the one that was taken.
  let remarks: [Message]
  /// What is open in the formula that the text means; nil for another text.
  let remark: FormulaRemark?
  /// The query with a misspelt property replaced by those with names like it.
  public let corrections: [String]
  /// The parts between the commas.
  let clauses: [SearchClause]

  /// Parses a text in English.
  /// - Parameter vocabulary: the properties that it can name.
  public init(
    _ text: String, fold: @escaping TextFold, vocabulary: SearchVocabulary = .catalog
  ) {
    self.init(text, fold: fold, vocabulary: vocabulary, wording: .english)
  }

  /// Parses a text in English or the user's language.
  /// - Parameters:
  ///   - wording: the words of the user's language.
  ///   - symbol: returns the symbol of the element with a name.
  ///   - substance: returns the formula of the substance with a name.
  ///   - languages: returns the tags of the languages with a name.
  ///   - inEnglish: returns a question of the user's language in English; nil for one in English.
  init(
    _ typedText: String, fold: @escaping TextFold, vocabulary: SearchVocabulary,
    wording: SearchWording, symbol: @escaping (String) -> String? = { _ in nil },
    substance: (String) -> Formula? = { _ in nil }, languages: (String) -> [String] = { _ in [] },
    inEnglish: (String) -> String? = { _ in nil }
  ) {
    self.text = typedText
    let text = wording.spaced(typedText.withPlainDigits, names: vocabulary.unspaced)
    let mark = wording.decimalMark
    nuclide = SearchNuclide(text)
    let typed = SearchLexer.tokens(of: text, mark: mark)
    let hasCode = typed.contains(where: \.isFact)
    let isText = hasCode || wording.isWord(text)
    let inside = vocabulary.propertyTitled(in: text, isFiller: wording.isSkipped, symbol: symbol)
    reaction = ReactionReading(text)
    let all = hasCode ? [] : [text, inEnglish(text)].compactMap { $0 }
    amount = all.compactMap { Amount($0, mark: mark, symbol: symbol, substance: substance) }.first
    share = all.compactMap { MassShare($0, symbol: symbol, substance: substance) }.first
    ion = (hasCode ? [text] : all).compactMap { IonQuestion($0, symbol: symbol) }.first
    named = NameQuestion(text, symbol: symbol, languages: languages)
    remark = isText ? nil : FormulaRemark(text)
    let reading = isText || reaction != nil ? FormulaReading(words: text) : FormulaReading(text)
    let ofIon = NamedIon.formula(text.lowercased(), symbol).flatMap { Formula($0) }
    let amounts = amount?.readings.map(\.formula)
    let found = remark.map(\.formula) ?? amounts?.last ?? share?.formula ?? ofIon
    let isWhole = ion != nil || named != nil || (remark != nil && found == nil)
    formulas = isWhole || inside != nil ? [] : amounts ?? found.map { [$0] } ?? reading.formulas
    let titled = vocabulary.property(titled: typedText)
    let isOnlyFormula = inside == nil && reading.isOnlyFormula || found != nil
    let words = isWhole || isOnlyFormula || reaction != nil ? "" : inside?.rest ?? reading.words
    let tokens = SearchLexer.tokens(of: words, units: vocabulary.units, mark: mark)
    remarks = (tokens.compactMap(\.remark) + [amount?.remark]).compactMap { $0 }
    let joined = titled != nil ? [] : wording.english(vocabulary.joiningTitles(tokens), vocabulary)
    let parsed = ParsedParts(joined, vocabulary, wording, fold, symbol)
    problems = parsed.problems
    clauses = parsed.clauses(titled: titled, asking: inside?.property)
    corrections = vocabulary.corrections(of: typedText, parsed.misspelt.first)
    completion = SearchCompletion(
      typedText, typed, vocabulary, endsWithState: joined.last?.isState == true)
  }

  /// True if the text has nothing to search for: then all elements are shown.
  public var isEmpty: Bool {
    clauses.isEmpty && formulas.isEmpty && reaction == nil && remark == nil && ion == nil
      && named == nil
  }

  /// True if a term depends on more data than the catalog.
  var needsData: Bool {
    clauses.contains { $0.needsProperties || $0.terms.contains(where: \.needsData) }
      || formulas.contains(where: \.hasIsotopes) || reaction?.hasIsotopes == true || ion != nil
  }
}

/// The parts between the commas of a query, parsed.
private struct ParsedParts {
  var problems: [Message] = []
  var clauses: [SearchClause] = []
  /// Words before comparisons that name no property.
  var misspelt: [String] = []

  /// Those that say something; of a title alone, one that asks for its property.
  /// - Parameter property: asked for beside them.
  func clauses(titled: SearchProperty?, asking property: SearchProperty?) -> [SearchClause] {
    if let titled { return [SearchClause(terms: [.mention(.property(titled, nil))])] }
    return clauses.saying.joiningValues.asking(property)
  }

  init(
    _ tokens: [SearchToken], _ vocabulary: SearchVocabulary, _ wording: SearchWording,
    _ fold: @escaping TextFold, _ symbol: @escaping (String) -> String?
  ) {
    let named: (String) -> String? = {
      symbol($0) ?? wording.name(inflected: $0).flatMap(symbol)
    }
    for part in tokens.split(whereSeparator: { $0.kind == .or }) {
      var parser = SearchClauseParser(
        Array(part), vocabulary, isWhole: tokens.count == 1,
        hasMainGroupsA: wording.hasMainGroupsA, fold: fold, symbol: named)
      parser.parse()
      problems += parser.problems
      misspelt += parser.misspelt
      for clause in parser.clauses where !clause.isEmpty && !clauses.contains(clause) {
        clauses.append(clause)
      }
    }
  }
}

extension [SearchClause] {
  /// Those that say something, if there are any.
  fileprivate var saying: [SearchClause] {
    let saying = filter { !$0.saysNothing }
    return saying.isEmpty ? self : saying
  }

  /// The clauses with a property asked for.
  fileprivate func asking(_ property: SearchProperty?) -> [SearchClause] {
    guard let property else { return self }
    return map { clause in
      var clause = clause
      clause.terms.insert(.mention(.property(property, nil)), at: 0)
      clause.isDiscovery = clause.isDiscovery || property.quantity == .year
      return clause
    }
  }

  /// One clause of values and names that commas separate: `melting point of gold, silver`, `density, melting point of lead`.
  fileprivate var joiningValues: [SearchClause] {
    guard count > 1, allSatisfy(\.hasNamesAndValuesOnly),
      count(where: { $0.asksValue && !$0.isMention }) <= 1,
      contains(where: \.asksValue), contains(where: { !$0.isMention })
    else { return self }
    var joined = self[0]
    for clause in dropFirst() {
      joined.terms += clause.terms.filter { !joined.terms.contains($0) }
      joined.typed.merge(clause.typed) { first, _ in first }
      joined.isDiscovery = joined.isDiscovery || clause.isDiscovery
      joined.needsProperties = joined.needsProperties || clause.needsProperties
    }
    return [joined]
  }
}

/// Parts of a query that must all hold.
struct SearchClause: Sendable, Hashable {
  var terms: [SearchTerm] = []
  /// The order and number of the elements; nil for all of them, by rank.
  var extreme: SearchExtreme?
  /// Pieces of the text that nothing was made of: a number that belongs to nothing.
  var unread: [String] = []
  /// Those of them that the data have nothing of: magnetic.
  var absent: Set<String> = []
  /// What was typed for a word that was translated.
  var typed: [String: String] = [:]
  /// True if it speaks of a discovery, so that its words may be discoverers and places.
  var isDiscovery = false
  /// What the clause is one of two readings of; nil for the only reading.
  var reading: Message?
  /// True if one word is all that was typed.
  var isAlone = false
  /// True if an everyday name stands for a property that is not read yet.
  var needsProperties = false
  /// True for a question that is answered by yes or no: “is lead toxic”.
  var asksWhether = false
  /// True for a question for the difference of two values.
  var asksDifference = false

  var isEmpty: Bool { terms.isEmpty && extreme == nil && unread.isEmpty }

  /// True for words without a meaning for the search: “please”.
  var saysNothing: Bool {
    extreme == nil && unread.isEmpty
      && terms.allSatisfy { term in
        term.typedWord.map { SearchClauseParser.fillers.contains($0.lowercased()) } ?? false
      }
  }

  /// True if it has nothing but words and values asked for.
  fileprivate var hasNamesAndValuesOnly: Bool {
    extreme == nil && unread.isEmpty && reading == nil && !asksWhether && !asksDifference
      && terms.allSatisfy { term in
        if case .mention = term { true } else { term.typedWord != nil }
      }
  }

  /// True if it has nothing but values asked for.
  var isMention: Bool {
    extreme == nil
      && terms.allSatisfy { if case .mention = $0 { true } else { false } }
  }
}

/// A part of a query.
enum SearchTerm: Sendable, Hashable {
  case word(TextWord, text: String)
  /// A word with its occurrences that count.
  case found(TextWord, text: String, [TextIndex.Found])
  /// A word after the number of a condition on a property: a unit, unless an element has it in a text.
  case unit([TextWord], text: String, SearchProperty)
  /// Words that follow each other.
  case phrase([TextWord], text: String)
  /// Words in one of these fields.
  case field([SearchField], [TextWord])
  case group(ElementClass)
  case condition(SearchCondition)
  /// A value beside that of the element with this symbol, or of what is no element.
  case compared(SearchProperty, SearchCondition.Comparison, to: String)
  /// A value that is asked for; it does not filter beside other terms.
  case mention(SearchMention)
  /// A nuclide beside other words: `half-life of C-14`.
  case nuclide(SearchNuclide, text: String)
  case fact(SearchFact)
  /// A state at a temperature in kelvin.
  case state(PhysicalState, Double)
  /// Words of what the name comes from.
  case origin([TextWord])
  /// The beginning of the symbol or the name, or the end of the name.
  case spelling(String, isEnd: Bool)
  /// A note of the user.
  case noted
  /// Terms that do not all hold.
  indirect case not([SearchTerm])
  /// The elements from one to another, called by symbol or name; of other words, the terms hold instead.
  indirect case span(String, String, or: [SearchTerm])
}

extension SearchTerm {
  /// The word as typed; nil for another term.
  var typedWord: String? {
    switch self {
    case .word(_, let text), .found(_, let text, _), .unit(_, let text, _): text
    default: nil
    }
  }

  /// True if the term depends on more data than the catalog.
  var needsData: Bool {
    switch self {
    case .fact, .nuclide, .mention(.isotope): true
    case .not(let terms): terms.contains(where: \.needsData)
    default: false
    }
  }
}

extension SearchToken {
  /// What a number was read as that has two readings; nil for another token.
  fileprivate var remark: Message? {
    guard case .number(let value, _, _) = kind else { return nil }
    return SearchNumber.remark(on: text, readAs: value, isAmbiguous: isAmbiguous)
  }

  /// True for the English name of a state of matter.
  fileprivate var isState: Bool {
    if case .state? = lowercasedWord.flatMap({ ElementClass.named([$0]) })?.rule {
      true
    } else {
      false
    }
  }
}
