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
  /// The temperature in kelvin at which a value is asked for, as typed: density of copper at 20 °C.
  var temperature: Quantified?

  struct Quantified: Sendable, Hashable {
    let kelvin: Double
    let text: String
  }

  /// True if one word is all that was typed.
  var isAlone = false
  /// True if an everyday name stands for a property that is not read yet.
  var needsProperties = false
  /// True for a question that is answered by yes or no: “is lead toxic”.
  var asksWhether = false
  /// True for a question that begins with “how many”.
  var asksHowMany = false
  /// True for a question for the difference of two values.
  var asksDifference = false
  /// Whether the greatest of the values is asked for, or the least: “which is denser, iron or lead”. Nil for another question.
  var choosesGreatest: Bool?

  var isEmpty: Bool { terms.isEmpty && extreme == nil && unread.isEmpty }

  /// True for words without a meaning for the search: “please”.
  var saysNothing: Bool {
    extreme == nil && unread.isEmpty && terms.allSatisfy(\.saysNothing)
  }

  /// True if it has nothing but words and values asked for.
  var hasNamesAndValuesOnly: Bool {
    extreme == nil && unread.isEmpty && reading == nil && !asksWhether && !asksDifference
      && terms.allSatisfy { $0.mention != nil || $0.typedWord != nil }
  }

  /// True if it has nothing but values asked for.
  var isMention: Bool {
    extreme == nil && terms.allSatisfy { $0.mention != nil }
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
  /// The beginning or the end of the name or the symbol, if one of them is named; else the beginning of either, or the end of the
  /// name.
  case spelling(String, isEnd: Bool, of: SearchField?)
  /// A note of the user.
  case noted
  /// Terms that do not all hold.
  indirect case not([SearchTerm])
  /// The elements from one to another, called by symbol or name, without these if they are between them; of other words, the
  /// terms hold instead.
  indirect case span(String, String, isBetween: Bool, or: [SearchTerm])
}

extension SearchTerm {
  /// True for a word without a meaning for the search.
  var saysNothing: Bool {
    typedWord.map { SearchClauseParser.fillers.contains($0.lowercased()) } ?? false
  }

  /// The word as typed; nil for another term.
  var typedWord: String? {
    switch self {
    case .word(_, let text), .found(_, let text, _), .unit(_, let text, _): text
    default: nil
    }
  }

  /// What is asked for; nil for another term.
  var mention: SearchMention? { if case .mention(let mention) = self { mention } else { nil } }

  /// The property asked for; nil for another term.
  var property: SearchProperty? {
    if case .property(let property, _)? = mention { property } else { nil }
  }

  /// True if the term depends on more data than the catalog.
  var needsData: Bool {
    switch self {
    case .fact, .nuclide, .mention(.isotope), .mention(.neutrons), .mention(.section),
      .mention(.card):
      true
    case .not(let terms): terms.contains(where: \.needsData)
    default: false
    }
  }
}
