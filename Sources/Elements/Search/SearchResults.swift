/// The answer to a query.
public struct SearchResults: Sendable {
  /// The query answered.
  public let query: SearchQuery
  /// The elements found, best first; without meaning for an empty query.
  public let hits: [SearchHit]
  /// The value or nuclide asked for; none for most queries.
  public let answers: [SearchAnswer]
  /// The molar masses of the formulas.
  public let formulas: [FormulaResult]
  /// Corrected queries, best first; empty if anything was found.
  public let suggestions: [String]
  /// Conditions that cannot be read, with the reason.
  public let problems: [Message]
  /// False for the first part of an answer: the query may name properties that are not read yet.
  public internal(set) var isComplete = true
  private let positions: [Int: Int]

  init(
    _ query: SearchQuery, hits: [SearchHit], answers: [SearchAnswer] = [],
    formulas: [FormulaResult] = [], suggestions: [String] = [], problems: [Message] = []
  ) {
    self.answers = answers
    self.query = query
    self.hits = Self.shortened(hits)
    self.formulas = formulas
    self.suggestions = suggestions
    self.problems = problems
    positions = Dictionary(
      hits.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the hits with their short values.
  private static func shortened(_ hits: [SearchHit]) -> [SearchHit] {
    let values = hits.map { $0.value.map(numberAndUnit) }
    let units = values.compactMap { $0?.unit }
    let counts = Dictionary(units.map { ($0, 1) }, uniquingKeysWith: +)
    // The first one of the most frequent.
    guard let most = counts.values.max(), let usual = units.first(where: { counts[$0] == most })
    else { return hits }
    return zip(hits, values).map { hit, value in
      var hit = hit
      hit.shortValue = value.map { $0.unit == usual ? $0.number : "\($0.number) \($0.unit)" }
      return hit
    }
  }

  /// Splits a value, in which there are spaces between groups of digits, too.
  private static func numberAndUnit(_ value: String) -> (number: String, unit: String) {
    guard let space = value.lastIndex(where: \.isWhitespace) else { return (value, "") }
    let last = value[value.index(after: space)...]
    return last.contains { $0.isASCII && $0.isNumber }
      ? (value, "") : (String(value[..<space]), String(last))
  }

  /// False for a query without anything to search for: then all elements are shown.
  public var isFiltering: Bool { !query.isEmpty }
  /// The property whose name is being typed.
  public var completion: SearchCompletion? { query.completion }

  /// The hit of an element; nil if it was not found.
  public subscript(number: Int) -> SearchHit? { positions[number].map { hits[$0] } }
}
