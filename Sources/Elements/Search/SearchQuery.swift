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
  /// The text with the formulas that were likely meant in place of those with typing errors; nil without any.
  let meant: String?
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
  /// Temperatures in kelvin that were typed without a unit.
  private let bareTemperatures: [Double]
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
    let text = wording.spaced(FormulaSpelling.unwrapped(typedText), names: vocabulary.unspaced)
    let (mark, titled) = (wording.decimalMark, vocabulary.property(titled: typedText))
    (nuclide, meant) = (SearchNuclide(text), FormulaSpelling.corrected(text))
    let typed = SearchLexer.tokens(of: text, mark: mark, atMost: InputLimits.queryTokens + 1)
    let isRead = meant == nil && !typed.contains(where: \.isFact)
    let isText = !isRead || wording.isWord(text)
    let inside = vocabulary.propertyTitled([typedText, text], wording.isSkipped, symbol)
    reaction = meant == nil ? ReactionReading(text, symbol, substance) : nil
    let all = isRead ? [text, inEnglish(text)].compactMap { $0 } : []
    let ofIons = isRead || meant != nil ? all : [text]
    amount = all.compactMap { Amount($0, mark: mark, symbol: symbol, substance: substance) }.first
    share = all.compactMap { MassShare($0, symbol: symbol, substance: substance) }.first
    ion = ofIons.compactMap { IonQuestion($0, symbol: symbol) }.first
    named = NameQuestion(text, symbol: symbol, languages: languages)
    remark = isText ? nil : FormulaRemark(text)
    let reading = isText || reaction != nil ? FormulaReading(words: text) : FormulaReading(text)
    let ofIon = ofIons.lazy.compactMap { NamedIon.formula($0, symbol) }.first
    let found = Self.formulas(remark, amount, share, ofIon)
    let isWhole = ion != nil || named != nil || found?.isEmpty == true
    formulas = isWhole || inside != nil ? [] : found ?? reading.formulas
    let isOnlyFormula = inside == nil && reading.isOnlyFormula || found != nil
    let words = isWhole || isOnlyFormula || reaction != nil ? "" : inside?.rest ?? reading.words
    let tokens = SearchLexer.tokens(of: words, units: vocabulary.units, mark: mark)
    remarks = tokens.compactMap(\.remark) + [amount?.remark].compactMap { $0 }
    let joined = titled != nil ? [] : wording.english(tokens, vocabulary, symbol)
    let parsed = ParsedParts(joined, vocabulary, wording, fold, symbol)
    problems = parsed.problems + (reaction == nil ? Self.problems(of: typedText, typed) : [])
    bareTemperatures = parsed.bareTemperatures
    clauses = parsed.clauses(titled: titled, asking: inside?.property, of: typedText, symbol)
    corrections = vocabulary.corrections(of: typedText, parsed.misspelt.first)
    completion = SearchCompletion(
      typedText, typed, vocabulary, endsWithState: joined.last?.isState == true)
  }

  /// The formulas of what was read, the likelier first: none of a remark without one; nil if nothing was read.
  private static func formulas(
    _ remark: FormulaRemark?, _ amount: Amount?, _ share: MassShare?, _ ion: Formula?
  ) -> [Formula]? {
    remark.map { [$0.formula].compactMap { $0 } } ?? amount?.readings.map(\.formula)
      ?? share?.formulas ?? ion.map { [$0] }
  }

  /// Says that temperatures without a unit were read in kelvin, where another unit is shown.
  func remarks(in temperatures: TemperatureDisplay) -> [Message] {
    if temperatures.first == .kelvin { return remarks }
    return remarks
      + bareTemperatures.map { kelvin in
        let number = NumberFormat.text(Int(exactly: kelvin).map { String($0) } ?? String(kelvin))
        return .format(
          translatable("“{1}” was read as {2}"), .number(number),
          .number(NumberFormat.quantity(number, "K")))
      }
  }

  /// What is wrong with a query that is too long.
  private static func problems(of text: String, _ tokens: [SearchToken]) -> [Message] {
    let isTooLong =
      tokens.count > InputLimits.queryTokens
      || text.unicodeScalars.count > InputLimits.queryLength
    return isTooLong ? [.text(translatable("The question is too long."))] : []
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
  var bareTemperatures: [Double] = []
  var clauses: [SearchClause] = []
  /// Words before comparisons that name no property.
  var misspelt: [String] = []

  /// Those that say something; of a title alone, one that asks for its property.
  /// - Parameters:
  ///   - property: asked for beside them.
  ///   - text: the query as typed.
  ///   - symbol: returns the symbol of the element with a name.
  func clauses(
    titled: SearchProperty?, asking property: SearchProperty?, of text: String,
    _ symbol: (String) -> String?
  ) -> [SearchClause] {
    if let titled { return [SearchClause(terms: [.mention(.property(titled, nil))])] }
    let all = clauses.saying.joiningElements(symbol).joiningStates.joiningValues.asking(property)
    let asksWhich = text.isQuestion || text.lowercased().hasPrefix("which ")
    let chosen = asksWhich ? all.joiningChoice(symbol) : all
    return text.isQuestion ? chosen.askingWhether(symbol) : chosen
  }

  init(
    _ typed: [SearchToken], _ vocabulary: SearchVocabulary, _ wording: SearchWording,
    _ fold: @escaping TextFold, _ symbol: @escaping (String) -> String?
  ) {
    let tokens = wording.separating(typed, symbol).joiningBounds.droppingCommas
      .joiningExceptions(symbol).droppingDash(symbol).withoutHyphens
    let named: (String) -> String? = {
      // The noble of noble gas is no form of Polish Nobel.
      symbol($0)
        ?? (SearchWords.isEnglish($0) ? nil : wording.name(inflected: $0).flatMap(symbol))
    }
    func parser(_ part: some Collection<SearchToken>) -> SearchClauseParser {
      SearchClauseParser(
        Array(part), vocabulary, isWhole: tokens.count == 1,
        hasMainGroupsA: wording.hasMainGroupsA, fold: fold, symbol: named)
    }
    let whole = parser(tokens)
    if let one = whole.comparedDifference ?? whole.choice ?? whole.alternatives {
      clauses = [one]
      return
    }
    for part in tokens.split(whereSeparator: { $0.kind == .or }) {
      var parser = parser(part)
      parser.parse()
      problems += parser.problems
      bareTemperatures += parser.bareTemperatures
      misspelt += parser.misspelt
      for clause in parser.clauses where !clause.isEmpty && !clauses.contains(clause) {
        clauses.append(clause)
      }
    }
  }
}

extension String {
  /// True if a question mark is at the end.
  fileprivate var isQuestion: Bool {
    last { $0 != " " }.map { QuestionWords.marks.subtracting("!¡ ").contains($0) || $0 == "？" }
      ?? false
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
    lowercasedWord.flatMap { ElementClass.named([$0]) }?.isState == true
  }
}
